"""The tables of the database, as they are after the last migration.

A change here needs a new file in `migrations/versions/`; a test holds the two together. Text that
is looked up is compared byte by byte: what PostgreSQL makes of a language can change under an
index when the system is renewed.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Identity,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    text,
)
from sqlalchemy.dialects import postgresql

HEAD = "0008"  # the last revision in `migrations/versions/`
VERSION_TABLE = "longshore_schema"
NOBODY = -1  # the seat of a line that is no seat's
DELETED = "deleted"  # what stands as the status of a table that is no more
PEOPLE = "people"  # what processes hear when an account, or a session of one, is another or gone
RESULTS = "results"  # what they hear when games were written down
MATCHES = "matches"  # what they hear when somebody waits for a seat, or has one

Word = Text().with_variant(postgresql.TEXT(collation="C"), "postgresql")
Number = BigInteger().with_variant(Integer(), "sqlite")  # SQLite numbers rows by INTEGER alone

metadata = MetaData()

# What is known of a table without its log, and the lease of who runs its bots, orders and clocks.
tables = Table(
    "tables",
    metadata,
    Column("id", Word, primary_key=True),
    Column("status", Word, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seq", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("edition", Word, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("creator", Word, nullable=False),
    Column("card", Text, nullable=False),
    Column("due_at", BigInteger),
    Column("keeper", Word),
    Column("kept_until", BigInteger, nullable=False),
)
# A question says it in these words, or SQLite does not see that the index serves it.
GOING = text("status IN ('open', 'running')")
_due, _kept = text("due_at IS NOT NULL"), text("keeper IS NOT NULL")
Index("tables_listed", tables.c.public, tables.c.status, tables.c.changed_at, tables.c.id)
Index("tables_due", tables.c.due_at, sqlite_where=_due, postgresql_where=_due)
Index("tables_creator", tables.c.creator, sqlite_where=GOING, postgresql_where=GOING)
Index("tables_keeper", tables.c.keeper, sqlite_where=_kept, postgresql_where=_kept)

# The log, which is the truth: lines are added and never changed.
log = Table(
    "log",
    metadata,
    Column("table_id", Word, ForeignKey("tables.id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Word, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("key", Word),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,  # the lines of a table lie together
)
_keyed = text("key IS NOT NULL")
Index(
    "log_key",
    log.c.table_id,
    log.c.seat,
    log.c.key,
    unique=True,
    sqlite_where=_keyed,
    postgresql_where=_keyed,
)

# What is a seat's own and must not show, not even as a gap in the numbers: orders, notes, webhook,
# push (the browsers to be told).
# Of no seat: the review of a finished game, which is no part of its log.
private = Table(
    "private",
    metadata,
    Column("table_id", Word, ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", Word, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)

# Webhook calls still to be made. A number is never used twice: who comes late must not end another.
outbox = Table(
    "outbox",
    metadata,
    Column("id", Number, Identity(always=True), primary_key=True),
    Column("table_id", Word, ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("next_at", BigInteger, nullable=False),
    Column("keeper", Word),
    Column("kept_until", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)
Index("outbox_next", outbox.c.next_at)
Index("outbox_keeper", outbox.c.keeper, sqlite_where=_kept, postgresql_where=_kept)

# What a database knows of itself.
facts = Table(
    "facts",
    metadata,
    Column("name", Word, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# People, where the host lets them have accounts (`longshore.server.people`); else these stay empty.
# Of what opens an account only hashes and public keys are kept. `compared` is the name as names are
# compared, which one account has.
accounts = Table(
    "accounts",
    metadata,
    Column("id", Word, primary_key=True),
    Column("name", Text, nullable=False),
    Column("compared", Word, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("blocked_at", BigInteger),  # since when its name is one that the host gave it
    Column("barred_at", BigInteger),  # since when the host lets nobody sign in by it
)
Index("accounts_compared", accounts.c.compared, unique=True)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Word, primary_key=True),
    Column("account_id", Word, ForeignKey("accounts.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)
Index("passkeys_account", passkeys.c.account_id)

# Whom a provider of OpenID Connect knows an account by.
identities = Table(
    "identities",
    metadata,
    Column("issuer", Word, primary_key=True),
    Column("subject", Word, primary_key=True),
    Column("account_id", Word, ForeignKey("accounts.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
Index("identities_account", identities.c.account_id)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", Word, primary_key=True),
    Column("account_id", Word, ForeignKey("accounts.id"), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
Index("recovery_codes_account", recovery_codes.c.account_id)

# Browsers that are signed in. The hash is that of the cookie, the id what it is called in lists.
sessions = Table(
    "sessions",
    metadata,
    Column("hash", Word, primary_key=True),
    Column("id", Word, nullable=False),
    Column("account_id", Word, ForeignKey("accounts.id"), nullable=False),
    Column("label", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)
Index("sessions_account", sessions.c.account_id)

# What was begun at a browser and is to be ended there, once: a passkey made or asked for, a way to
# a provider and back.
ceremonies = Table(
    "ceremonies",
    metadata,
    Column("hash", Word, primary_key=True),
    Column("body", Text, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
)
Index("ceremonies_ends", ceremonies.c.ends_at)

# The tables of an account, written before it sits down there: of a new one there is no row yet.
# Which seats it holds the log says; they are written here once the game is over.
account_tables = Table(
    "account_tables",
    metadata,
    Column("account_id", Word, ForeignKey("accounts.id"), primary_key=True),
    Column("table_id", Word, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("seats", Text),
)
Index("account_tables_table", account_tables.c.table_id)
_unsettled = text("seats IS NULL")
Index(
    "account_tables_unsettled",
    account_tables.c.table_id,
    sqlite_where=_unsettled,
    postgresql_where=_unsettled,
)

# Names that somebody has taken offence at, once each.
name_reports = Table(
    "name_reports",
    metadata,
    Column("compared", Word, primary_key=True),
    Column("reporter", Word, primary_key=True),
    Column("name", Text, nullable=False),
    Column("table_id", Word, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# What finished games came to, for each seat that an account or a bot held
# (`longshore.server.results`). `player` is who that is: an account, a bot, or somebody whose
# account was deleted. `mu` and `sigma` are the rating after a rated game, each one made of those
# before it.
results = Table(
    "results",
    metadata,
    Column("table_id", Word, ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("player", Word, nullable=False),
    Column("edition", Word, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("score", Integer, nullable=False),
    Column("share", Double, nullable=False),
    Column("lost", Word),  # how somebody left a rated game, which counts as the last place
    Column("mu", Double),
    Column("sigma", Double),
    Column("body", Text, nullable=False),
)
Index("results_player", results.c.player, results.c.at, results.c.table_id)
_rated = text("rated")
Index(
    "results_rated",
    results.c.edition,
    results.c.seats,
    results.c.at,
    results.c.table_id,
    sqlite_where=_rated,
    postgresql_where=_rated,
)

# Accounts whose ratings and rated games everybody may see.
public_pages = Table(
    "public_pages",
    metadata,
    Column("account_id", Word, ForeignKey("accounts.id"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

# Who waits for a seat at a rated table (`longshore.server.matches`): a wish for each kind of table.
seekers = Table(
    "seekers",
    metadata,
    Column("account_id", Word, ForeignKey("accounts.id"), primary_key=True),
    Column("edition", Word, primary_key=True),
    Column("seats", SmallInteger, primary_key=True, autoincrement=False),
    Column("pace", Word, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("bots", Boolean, nullable=False),  # whether bots may take the seats that are empty
)

# Tables that are to be opened for people who did not open them: of most there is no row yet.
promised = Table(
    "promised",
    metadata,
    Column("table_id", Word, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("contest_id", Word),
    Column("body", Text, nullable=False),
    Column("opened_at", BigInteger),
)
_unopened = text("opened_at IS NULL")
Index(
    "promised_unopened",
    promised.c.at,
    sqlite_where=_unopened,
    postgresql_where=_unopened,
)

promised_seats = Table(
    "promised_seats",
    metadata,
    Column("table_id", Word, ForeignKey("promised.table_id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("account_id", Word, ForeignKey("accounts.id")),
    Column("bot", Word),
)
Index("promised_seats_account", promised_seats.c.account_id)

# Tournaments and leagues (`longshore.server.matches`). `next_at` is when the next round begins, if
# that is known.
contests = Table(
    "contests",
    metadata,
    Column("id", Word, primary_key=True),
    Column("organiser", Word, ForeignKey("accounts.id")),
    Column("status", Word, nullable=False),
    Column("round", SmallInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("next_at", BigInteger),
    Column("body", Text, nullable=False),
    Column("ended_at", BigInteger),
)
Index("contests_status", contests.c.status, contests.c.created_at)

# Who plays, by numbers that stay when an account is deleted. Whoever is away is not seated;
# `here_at` is when somebody has said last that they are there.
contest_players = Table(
    "contest_players",
    metadata,
    Column("contest_id", Word, ForeignKey("contests.id"), primary_key=True),
    Column("number", SmallInteger, primary_key=True, autoincrement=False),
    Column("account_id", Word, ForeignKey("accounts.id")),
    Column("joined_at", BigInteger, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("here_at", BigInteger),
)
Index(
    "contest_players_account",
    contest_players.c.account_id,
    contest_players.c.contest_id,
    unique=True,
)

# Who was seated where, by the number of the player; a bot has none.
contest_seats = Table(
    "contest_seats",
    metadata,
    Column("table_id", Word, primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("contest_id", Word, ForeignKey("contests.id"), nullable=False),
    Column("round", SmallInteger, nullable=False),
    Column("player", SmallInteger),
)
Index(
    "contest_seats_contest",
    contest_seats.c.contest_id,
    contest_seats.c.round,
    contest_seats.c.table_id,
)

# Mail that is to be sent (`longshore.server.mail`); whoever sends it moves `next_at` on first.
mails = Table(
    "mails",
    metadata,
    Column("id", Word, primary_key=True),
    Column("account_id", Word, ForeignKey("accounts.id"), nullable=False),
    Column("next_at", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
Index("mails_next", mails.c.next_at)
Index("mails_account", mails.c.account_id)

# Letters with codes of the last day: `whom` is a keyed hash of an account, or of an address.
code_mails = Table(
    "code_mails",
    metadata,
    Column("id", Number, Identity(always=True), primary_key=True),
    Column("whom", Word, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("code_mails_whom", code_mails.c.whom, code_mails.c.at)
Index("code_mails_at", code_mails.c.at)

# Since when a table had waited for somebody, or was open, when they were told of it last, by each
# way.
reminded = Table(
    "reminded",
    metadata,
    Column("account_id", Word, ForeignKey("accounts.id"), primary_key=True),
    Column("table_id", Word, primary_key=True),
    Column("way", Word, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# How people are told of their games, where they want to be. `mail` and `push` are what of, as JSON;
# nothing is sent to an address before `confirmed_at`. `stop` is what a mail's link brings that ends
# all mail; `digest_at` is when the next letter of the day is due, `digest_minute` of the day (UTC).
contacts = Table(
    "contacts",
    metadata,
    Column("account_id", Word, ForeignKey("accounts.id"), primary_key=True),
    Column("language", Word, nullable=False),
    Column("mail", Text, nullable=False),
    Column("push", Text, nullable=False),
    Column("address", Text),
    Column("confirmed_at", BigInteger),
    Column("code", Word),  # the hash of what confirms the address
    Column("code_ends_at", BigInteger),
    Column("stop", Word, nullable=False),
    Column("digest_minute", SmallInteger),
    Column("digest_at", BigInteger),
)
Index("contacts_stop", contacts.c.stop, unique=True)
_digest = text("digest_at IS NOT NULL")
Index("contacts_digest", contacts.c.digest_at, sqlite_where=_digest, postgresql_where=_digest)

# Browsers that are told of all tables of an account.
devices = Table(
    "devices",
    metadata,
    Column("account_id", Word, ForeignKey("accounts.id"), primary_key=True),
    Column("id", Word, primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("since", BigInteger, nullable=False),
)
