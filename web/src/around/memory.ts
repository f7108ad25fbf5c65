// What this browser remembers around the tables. Some browsers forbid even that: then it is asked again.

export function recall<T>(name: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(`longshore-${name}`);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise; // no storage, or not ours
  }
}

/** Keep something; null forgets it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(`longshore-${name}`);
    else localStorage.setItem(`longshore-${name}`, JSON.stringify(value));
  } catch {
    // then it lasts as long as the page
  }
}
