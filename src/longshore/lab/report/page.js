"use strict";
(() => {
  const figures = JSON.parse(document.getElementById("figures").textContent);
  const graphs = [...document.querySelectorAll(".graph")];
  const drawn = new Set();
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const narrow = window.matchMedia("(max-width: 560px)");
  const touch = window.matchMedia("(pointer: coarse)");

  // A colour is written by its name, as in paint:ink or paint:ink/0.2; the style sheet knows it.
  const written = /^paint:([a-z0-9-]+)(?:\/([0-9.]+))?$/;
  function look(name, alpha) {
    const hex = getComputedStyle(document.documentElement).getPropertyValue("--" + name).trim();
    if (alpha === undefined) return hex;
    const part = (at) => parseInt(hex.slice(at, at + 2), 16);
    return `rgba(${part(1)},${part(3)},${part(5)},${alpha})`;
  }
  function resolve(value) {
    if (typeof value === "string") {
      const found = written.exec(value);
      return found ? look(found[1], found[2]) : value;
    }
    if (Array.isArray(value)) return value.map(resolve);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part)]));
  }

  function axis(own) {
    const title = Object.assign({ standoff: 8, font: { size: 13, color: look("faint") } }, own.title);
    return Object.assign(
      {
        gridcolor: look("line"), linecolor: look("line"), zerolinecolor: look("faint"),
        tickfont: { size: 12, color: look("ink") }, automargin: true, zeroline: false, fixedrange: touch.matches,
      },
      own, { title });
  }
  function layout(own, height) {
    return Object.assign({}, own, {
      height, autosize: true, showlegend: false,
      font: { family: getComputedStyle(document.body).fontFamily, size: 13, color: look("ink") },
      paper_bgcolor: "rgba(0,0,0,0)", plot_bgcolor: "rgba(0,0,0,0)",
      margin: narrow.matches ? { l: 44, r: 10, t: 14, b: 40 } : { l: 56, r: 18, t: 16, b: 44 },
      hoverlabel: { bgcolor: look("panel"), bordercolor: look("edge"), font: { color: look("ink"), size: 13 } },
      dragmode: touch.matches ? false : own.dragmode || "zoom",
      xaxis: axis(own.xaxis), yaxis: axis(own.yaxis),
    });
  }
  const config = { displayModeBar: false, responsive: true };

  function hidden(graph) {
    const off = graph.closest("figure").querySelectorAll(".keys button[aria-pressed=false]");
    return new Set([...off].map((button) => button.dataset.name));
  }
  function draw(graph) {
    const own = figures[Number(graph.dataset.panel)];
    const off = hidden(graph);
    const traces = resolve(own.traces);
    for (const trace of traces) trace.visible = !off.has(trace.name);
    Plotly.react(graph, traces, layout(resolve(own.layout), own.height), config);
    drawn.add(graph);
  }
  const again = () => drawn.forEach(draw);
  const all = () => graphs.forEach((graph) => drawn.has(graph) || draw(graph));

  const watcher = new IntersectionObserver(
    (seen) => seen.forEach((entry) => {
      if (!entry.isIntersecting) return;
      watcher.unobserve(entry.target);
      draw(entry.target);
    }),
    { rootMargin: "600px" });
  graphs.forEach((graph) => watcher.observe(graph));

  for (const button of document.querySelectorAll(".keys button")) {
    button.addEventListener("click", () => {
      button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") === "false" ? "true" : "false");
      button.closest("figure").querySelectorAll(".graph").forEach((graph) => drawn.has(graph) && draw(graph));
    });
  }

  const theme = document.querySelector(".theme");
  const isDark = () => (document.documentElement.dataset.theme || (dark.matches ? "dark" : "light")) === "dark";
  const name = () => { theme.textContent = isDark() ? "Light" : "Dark"; };
  theme.addEventListener("click", () => {
    document.documentElement.dataset.theme = isDark() ? "light" : "dark";
    name();
    again();
  });
  const changed = () => { name(); again(); };
  dark.addEventListener("change", changed);
  narrow.addEventListener("change", again);
  window.addEventListener("beforeprint", all);
  name();
})();
