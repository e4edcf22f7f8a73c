"""What an operator wants to know, in the format that Prometheus reads."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("milkomeda_tables", "Tables in memory", registry=self.registry)
        self.listeners = Gauge("milkomeda_listeners", "Open connections", registry=self.registry)
        self.answers = Counter("milkomeda_answers", "Answers accepted", registry=self.registry)
        self.refused = Counter("milkomeda_refused", "Answers and requests refused", registry=self.registry)
        self.slowed = Counter("milkomeda_slowed", "Connections slowed down", registry=self.registry)
        self.acknowledged = Histogram(
            "milkomeda_answer_seconds",
            "From an answer's arrival until it is kept",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.thought = Histogram(
            "milkomeda_bot_seconds", "What a bot took to answer", buckets=SECONDS, registry=self.registry
        )

        self.kept = Histogram(
            "milkomeda_write_seconds",
            "What the database took to keep something",
            buckets=SECONDS,
            registry=self.registry,
        )
        self.letters = Counter(
            "milkomeda_told",
            "Messages that told people of their turn",
            ["kind"],
            registry=self.registry,
        )
        self.thinking = Gauge("milkomeda_bots_thinking", "Bots that think", registry=self.registry)
        self.thoughts = Gauge(
            "milkomeda_bots_waiting", "Bots that wait for their turn to think", registry=self.registry
        )
        self.silent = Gauge(
            "milkomeda_silent", "Connections that have sent no whole request", registry=self.registry
        )
        self.writing = Gauge("milkomeda_writes_waiting", "What waits to be kept", registry=self.registry)
        self.keeps = Gauge("milkomeda_database_writable", "1 if it can be written", registry=self.registry)
        self.stored = Gauge("milkomeda_database_bytes", "The size of the database", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)
