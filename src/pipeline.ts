/**
 * The whole program:
 *
 *   --source ──> read ──> Inventory ──> understand ──┐
 *   graph.json ──> read ─────────────────────────────┴─> Graph ──> arrange ──> Layout ──> draw ──> SVG, PNG
 *
 * Data flows one way. Each stage is a pure function; files, processes and the terminal are behind `io/`.
 */
