"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// parts/kept.js
var kept_exports = {};
__export(kept_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(kept_exports);

// elsewhere:src/graph/order.ts
var module2 = require("./picture.js").modules["src/graph/order.ts"]();
var byAddress = module2.byAddress;
var byText = module2.byText;
var largest = module2.largest;
var smallest = module2.smallest;

// src/layout/pinned/model.ts
var TOLERANCE = 0.02;
var lineName = (from, to) => `${from}
${to}`;

// src/layout/pinned/lines.ts
var isNear = (a, b) => Math.abs(a.x - b.x) < TOLERANCE && Math.abs(a.y - b.y) < TOLERANCE;
var between = (a, b) => ({ x: b.x - a.x, y: b.y - a.y });
var translated = (point, { x, y }) => ({ ...point, x: point.x + x, y: point.y + y });
var isAsLarge = (a, b) => Math.abs(a.width - b.width) < TOLERANCE && Math.abs(a.height - b.height) < TOLERANCE;
function routed(edges, around) {
  const icons = [...around.items.values()].filter(({ icon }) => icon !== null);
  const solids = icons.map(({ id }) => ({ id, rect: around.at(id) }));
  return edges.map((placed) => asKept(placed, around) ?? asFresh(placed, around) ?? anew(placed, around, solids));
}
function commonShift({ edge }, { items, at }, before) {
  const shifts = [edge.from, edge.to].map((id) => {
    const [item, now] = [items.get(id), at(id)];
    const was = before(item);
    return was === null || item.icon === null && !isAsLarge(was, now) ? null : between(was, now);
  });
  const [first, second] = shifts;
  return first && second && isNear(first, second) ? first : null;
}
var isStraight = (points) => points.slice(1).every((b, i) => {
  const a = points[i];
  return Math.abs(a.x - b.x) < TOLERANCE || Math.abs(a.y - b.y) < TOLERANCE;
});
var withoutStraight = (points) => points.filter((point, i) => {
  const [a, b] = [points[i - 1], points[i + 1]];
  if (a === void 0 || b === void 0) return true;
  const isLevel = Math.abs(a.x - point.x) < TOLERANCE && Math.abs(b.x - point.x) < TOLERANCE;
  return !isLevel && !(Math.abs(a.y - point.y) < TOLERANCE && Math.abs(b.y - point.y) < TOLERANCE);
});
function asKept(placed, around) {
  const line = around.kept.lines.get(lineName(placed.edge.from, placed.edge.to));
  if (line === void 0 || !isStraight(line.points)) return null;
  const shift = commonShift(placed, around, ({ was }) => was);
  if (shift === null) return null;
  const { curve: _, ...rest } = placed;
  return {
    ...rest,
    points: withoutStraight(line.points).map((point) => translated(point, shift)),
    label: placed.label && centred(placed.label, translated(line.label, shift))
  };
}
function asFresh(placed, around) {
  const ends = [placed.edge.from, placed.edge.to].map((id) => around.items.get(id));
  if (placed.edge.from !== placed.edge.to && ends.every(({ was }) => was !== null)) return null;
  const shift = commonShift(placed, around, ({ fresh }) => fresh);
  if (shift === null) return null;
  const { curve } = placed;
  return {
    ...placed,
    points: placed.points.map((point) => translated(point, shift)),
    ...curve && { curve: curve.map((point) => translated(point, shift)) },
    label: placed.label && translated(placed.label, shift)
  };
}
function anew(placed, { items, at }, solids) {
  const { curve: _, label, edge, ...rest } = placed;
  const squareOf = (id) => {
    const [{ icon }, rect] = [items.get(id), at(id)];
    return icon === null ? rect : { ...icon, x: rect.x + icon.x, y: rect.y + icon.y };
  };
  const isIcon = (id) => items.get(id).icon !== null;
  const ends = {
    from: { square: squareOf(edge.from), isIcon: isIcon(edge.from) },
    to: { square: squareOf(edge.to), isIcon: isIcon(edge.to) }
  };
  const others = solids.flatMap(({ id, rect }) => id === edge.from || id === edge.to ? [] : rect);
  const points = wayBetween(ends, others);
  return { ...rest, edge, points, label: label && centred(label, middleOf(points)) };
}
var centred = (plate, { x, y }) => ({ ...plate, x: x - plate.width / 2, y: y - plate.height / 2 });
function middleOf(points) {
  let [best, length] = [points[0], -1];
  points.slice(1).forEach((b, i) => {
    const a = points[i];
    const own = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
    if (own > length) [best, length] = [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, own];
  });
  return best;
}
var CLEAR = 5;
var STUB = 16;
var AROUND = 24;
var HIT = 1e3;
var BEND = 40;
var SIDES = [1, -1];
function endAt({ square: { x, y, width, height }, isIcon }, side) {
  const clear = isIcon ? CLEAR : 0;
  return { x: side === 1 ? x + width + clear : x - clear, y: y + height / 2 };
}
var holds = (a, b) => a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;
var over = (xs, s, t) => xs.map((x) => [s, { x, y: s.y }, { x, y: t.y }, t]);
function waysFrom({ from, to }, out, into) {
  const [s, t] = [endAt(from, out), endAt(to, into)];
  if (out === into) {
    const far = out === 1 ? Math.max(s.x, t.x) : Math.min(s.x, t.x);
    return over([far + out * STUB, far + out * 2 * STUB], s, t);
  }
  const forward = (t.x - s.x) * out;
  if (forward >= 2 * STUB) {
    if (Math.abs(s.y - t.y) < 0.01) return [[s, t]];
    const shares = [0.5, 0.25, 0.75].map((part) => s.x + (t.x - s.x) * part);
    return over([...shares, s.x + out * STUB, t.x - out * STUB], s, t);
  }
  const [a, b] = [from.square, to.square];
  const [top, bottom] = [Math.min(a.y, b.y) - AROUND, Math.max(a.y + a.height, b.y + b.height) + AROUND];
  return [(s.y + t.y) / 2, top, bottom].map((y) => [
    s,
    ...[s.x + out * STUB].flatMap((x) => [
      { x, y: s.y },
      { x, y }
    ]),
    ...[t.x - out * STUB].flatMap((x) => [
      { x, y },
      { x, y: t.y }
    ]),
    t
  ]);
}
var crosses = (a, b, { x, y, width, height }) => Math.min(a.x, b.x) < x + width && Math.max(a.x, b.x) > x && Math.min(a.y, b.y) < y + height && Math.max(a.y, b.y) > y;
function costOf(way, solids, most) {
  let cost = way.length * BEND;
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1], way[i]];
    cost += Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  }
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1], way[i]];
    for (const solid of solids) {
      if (cost >= most) return cost;
      if (crosses(a, b, solid)) cost += HIT;
    }
  }
  return cost;
}
function wayBetween(ends, solids) {
  const { from, to } = ends;
  if (holds(to.square, from.square)) return within(endAt(from, 1), endAt(to, 1));
  if (holds(from.square, to.square)) return [...within(endAt(to, -1), endAt(from, -1))].reverse();
  const ways = SIDES.flatMap((out) => SIDES.flatMap((into) => waysFrom(ends, out, into)));
  let [best, least] = [ways[0], Number.POSITIVE_INFINITY];
  for (const way of ways) {
    const cost = costOf(way, solids, least);
    if (cost < least) [best, least] = [way, cost];
  }
  return best;
}
var within = (start, border) => [start, { x: border.x, y: start.y }];

// src/layout/pinned/tree.ts
function itemsOf(layout, { things }) {
  const items = /* @__PURE__ */ new Map();
  const known = /* @__PURE__ */ new Set([...layout.boxes.map(({ box }) => box.id), ...layout.nodes.map(({ node }) => node.id)]);
  const add = (item, thing) => {
    const parent = item.parent !== null && known.has(item.parent) ? item.parent : null;
    items.set(item.id, { ...item, parent, children: [], stays: thing !== void 0 && thing.parent === parent });
  };
  for (const { box, x, y, width, height } of layout.boxes) {
    const { id, parent, headerHeight: header } = box;
    const thing = things.get(id);
    add({ id, parent, fresh: { x, y, width, height }, was: thing ?? null, header, icon: null, isGate: false }, thing);
  }
  for (const { node, x, y } of layout.nodes) {
    const { id, parent, width, height, iconX, iconY, iconSize, onBorder: isGate = false } = node;
    const thing = things.get(id);
    const was = thing && {
      x: thing.x + (thing.width - iconSize) / 2 - iconX,
      y: thing.y + (thing.height - iconSize) / 2 - iconY,
      ...{ width, height }
    };
    const icon = { x: iconX, y: iconY, width: iconSize, height: iconSize };
    add({ id, parent, fresh: { x, y, width, height }, was: was ?? null, header: 0, icon, isGate }, thing);
  }
  for (const { id, parent } of items.values()) if (parent !== null) items.get(parent).children.push(id);
  return items;
}

// src/layout/pinned/index.ts
var MARGIN = 24;
function withPinned(layout, kept) {
  const items = itemsOf(layout, kept);
  const placed = placeAll(items, kept);
  const shift = intoPage([...items.values()], placed);
  const at = (id) => {
    const rect = placed.get(id);
    return { ...rect, x: rect.x + shift.x, y: rect.y + shift.y };
  };
  const edges = routed(layout.edges, { items, at, kept, shift });
  const boxes = layout.boxes.map(({ box }) => ({ ...at(box.id), box }));
  const nodes = layout.nodes.map(({ node }) => ({ x: at(node.id).x, y: at(node.id).y, node }));
  return { ...layout, ...sizeOf(layout, [...items.keys()].map(at), edges), boxes, nodes, edges };
}
function intoPage(items, placed) {
  const least = (axis, of) => -largest(items.map((item) => -of(item)[axis]));
  if (items.length === 0) return { x: 0, y: 0 };
  const by = (axis) => Math.max(0, least(axis, ({ fresh }) => fresh) - least(axis, ({ id }) => placed.get(id)));
  return { x: by("x"), y: by("y") };
}
function sizeOf(layout, rects, edges) {
  const end = (boxes, lines) => {
    const points = lines.flatMap(({ points: way, label }) => [...way, ...label ? [corner(label)] : []]);
    const corners = [...boxes.map(corner), ...points];
    return { x: largest(corners.map(({ x }) => x)), y: largest(corners.map(({ y }) => y)) };
  };
  const fresh = [
    ...layout.boxes,
    ...layout.nodes.map(({ x, y, node: { width, height } }) => ({ x, y, width, height }))
  ];
  const [before, after2] = [end(fresh, layout.edges), end(rects, edges)];
  const { title, heading } = layout;
  const words = [...heading?.broken ?? [heading?.title], heading?.subtitle].reduce(
    (sum, line) => sum + (line ? line.width + MARGIN : 0),
    2 * MARGIN
  );
  const isSame = (a, b) => Math.abs(a - b) < 0.01;
  return {
    width: isSame(before.x, after2.x) ? layout.width : Math.max(after2.x + MARGIN, title === null ? 0 : words),
    height: isSame(before.y, after2.y) ? layout.height : after2.y + MARGIN
  };
}
var corner = ({ x, y, width, height }) => ({ x: x + width, y: y + height });
var PADDING = 16;
var GAP = 24;
function placeAll(items, kept) {
  const wires = [...kept.lines.values()].flatMap(
    ({ points }) => points.slice(1).map((point, i) => run(points[i], point))
  );
  const blocks = /* @__PURE__ */ new Map();
  for (const item of [...items.values()].reverse()) {
    if (item.icon === null) blocks.set(item.id, blockOf(item, items, blocks, wires));
  }
  const top = [...items.values()].filter(({ parent }) => parent === null).map(({ id }) => id);
  const page = blockOf({ ...PAGE, children: top }, items, blocks, wires);
  const placed = /* @__PURE__ */ new Map();
  const put = (id, at) => {
    const { fresh, icon } = items.get(id);
    if (icon !== null) {
      placed.set(id, { ...fresh, x: at.x, y: at.y });
      return;
    }
    const { extent, places } = blocks.get(id);
    placed.set(id, { ...extent, x: at.x + extent.x, y: at.y + extent.y });
    for (const [child, { x, y }] of places) put(child, { x: at.x + x, y: at.y + y });
  };
  for (const [id, at] of page.places) put(id, at);
  return placed;
}
var NONE = { x: 0, y: 0, width: 0, height: 0 };
var PAGE = {
  id: "",
  parent: null,
  children: [],
  fresh: NONE,
  was: NONE,
  stays: true,
  header: 0,
  icon: null,
  isGate: false
};
var run = (a, b) => ({
  ...{ x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) },
  ...{ width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) }
});
var union = (a, b) => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  return { x, y, width, height: Math.max(a.y + a.height, b.y + b.height) - y };
};
function grown(box, filled) {
  const [x, y] = [filled.x < box.x - TOLERANCE ? PADDING : 0, filled.y < box.y - TOLERANCE ? PADDING : 0];
  const right = filled.x + filled.width > box.x + box.width + TOLERANCE ? PADDING : 0;
  const bottom = filled.y + filled.height > box.y + box.height + TOLERANCE ? PADDING : 0;
  const roomy = {
    x: filled.x - x,
    y: filled.y - y,
    width: filled.width + x + right,
    height: filled.height + y + bottom
  };
  return union(box, roomy);
}
function blockOf(box, items, blocks, wires) {
  const children = box.children.map((id) => items.get(id));
  const old = children.filter(({ stays }) => stays && box.was !== null);
  const sizeOf2 = ({ id, fresh }) => blocks.get(id)?.extent ?? { ...fresh, x: 0, y: 0 };
  if (old.length === 0) return freshBlock(box, children, sizeOf2);
  const origin = box.was;
  const places = new Map(old.map(({ id, was }) => [id, { x: was.x - origin.x, y: was.y - origin.y }]));
  makeRoom(old, places, blocks);
  const rectOf = (item) => moved(sizeOf2(item), places.get(item.id));
  const isPage = box.id === "";
  const inBox = old.filter(({ isGate }) => !isGate).map(rectOf);
  const filled = isPage ? inBox.reduce(union) : inBox.reduce(union, inBox[0] ?? { ...origin, x: 0, y: 0 });
  const base = isPage ? filled : grown({ ...origin, x: 0, y: 0 }, filled);
  let extent = base;
  const taken = [...old.map(rectOf), ...wires.map((wire) => moved(wire, { x: -origin.x, y: -origin.y }))];
  for (const item of children) {
    if (places.has(item.id)) continue;
    const size = sizeOf2(item);
    const inner = isPage ? base : inside(base, box.header);
    const at = freePlace(size, inner, taken, GAP) ?? below(size, taken.slice(0, old.length), taken.slice(old.length + wires.length), inner);
    const rect = { ...size, ...at };
    taken.push(rect);
    places.set(item.id, { x: at.x - size.x, y: at.y - size.y });
    extent = union(extent, isPage ? rect : { ...rect, width: rect.width + PADDING, height: rect.height + PADDING });
  }
  const more = { x: extent.x + extent.width - base.x - base.width, y: extent.y + extent.height - base.y - base.height };
  return { extent, more, places };
}
var moved = (rect, { x, y }) => ({ ...rect, x: rect.x + x, y: rect.y + y });
var inside = ({ x, y, width, height }, header) => ({
  x: x + PADDING,
  y: y + header + PADDING / 2,
  width: width - 2 * PADDING,
  height: height - header - 1.5 * PADDING
});
function freshBlock(box, children, sizeOf2) {
  const places = new Map(children.map(({ id, fresh }) => [id, { x: fresh.x - box.fresh.x, y: fresh.y - box.fresh.y }]));
  const own = { ...box.fresh, x: 0, y: 0 };
  const inBox = children.filter(({ isGate }) => !isGate);
  const filled = inBox.map((item) => moved(sizeOf2(item), places.get(item.id))).reduce(union, own);
  const before = box.was === null ? filled : { ...box.was, x: 0, y: 0 };
  const extent = box.was === null ? filled : union(before, filled);
  return { extent, more: { x: extent.width - before.width, y: extent.height - before.height }, places };
}
function makeRoom(old, places, blocks) {
  const before = new Map(places);
  for (const { id, was } of old) {
    const more = blocks.get(id)?.more ?? { x: 0, y: 0 };
    const start = before.get(id);
    for (const axis of ["x", "y"]) {
      if (more[axis] <= 0) continue;
      const end = start[axis] + (axis === "x" ? was.width : was.height);
      for (const [other, at] of places)
        if (other !== id && before.get(other)[axis] >= end - 1)
          places.set(other, { ...at, [axis]: at[axis] + more[axis] });
    }
  }
}
function below(size, old, added, { x, width }) {
  const floor = Math.max(...old.map((rect) => rect.y + rect.height)) + GAP;
  const row = added.filter((rect) => rect.y >= floor - 1);
  const last = row.at(-1);
  if (last === void 0) return { x, y: floor };
  const next = last.x + last.width + GAP;
  if (next + size.width <= x + Math.max(width, size.width)) return { x: next, y: last.y };
  return { x, y: Math.max(...row.map((rect) => rect.y + rect.height)) + GAP };
}
var MOST_LOOKED_AT = 400;
var overlaps = (a, b, gap) => a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap;
function freePlace(size, room, taken, gap) {
  if (size.width > room.width || size.height > room.height) return null;
  const near = taken.filter((rect) => overlaps(rect, room, gap));
  if (near.length > MOST_LOOKED_AT) return null;
  const starts = (from, ends) => [.../* @__PURE__ */ new Set([from, ...ends])].sort((a, b) => a - b);
  const rows = starts(
    room.y,
    near.map(({ y, height }) => y + height + gap)
  );
  const columns = starts(
    room.x,
    near.map(({ x, width }) => x + width + gap)
  );
  for (const y of rows) {
    if (y < room.y || y + size.height > room.y + room.height) continue;
    for (const x of columns) {
      if (x < room.x || x + size.width > room.x + room.width) continue;
      const place = { ...size, x, y };
      if (!near.some((rect) => overlaps(place, rect, gap))) return { x, y };
    }
  }
  return null;
}

// src/layout/pinned/read.ts
var import_node_zlib = require("node:zlib");

// elsewhere:src/errors.ts
var module3 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module3.Bug;
var External = module3.External;
var GroundplanError = module3.GroundplanError;
var InvalidInput = module3.InvalidInput;
var Missing = module3.Missing;
var Misuse = module3.Misuse;
var NoResources = module3.NoResources;

// elsewhere:src/layout/limits.ts
var module4 = require("./picture.js").modules["src/layout/limits.ts"]();
var DOT_CAREFUL_NODES = module4.DOT_CAREFUL_NODES;
var DOT_EFFORT = module4.DOT_EFFORT;
var ELEMENTS_MAX = module4.ELEMENTS_MAX;
var FAR = module4.FAR;
var GATES_MAX = module4.GATES_MAX;
var LANES_MAX = module4.LANES_MAX;
var NESTED_MAX = module4.NESTED_MAX;
var UNPACKED_MAX = module4.UNPACKED_MAX;

// elsewhere:src/layout/messages.ts
var module5 = require("./picture.js").modules["src/layout/messages.ts"]();
var BROKEN_TAG = module5.BROKEN_TAG;
var DOT_ANSWER_REMEDY = module5.DOT_ANSWER_REMEDY;
var DOT_ANSWER_UNREADABLE = module5.DOT_ANSWER_UNREADABLE;
var HAS_DECLARATIONS = module5.HAS_DECLARATIONS;
var LEGEND_BIDIRECTIONAL = module5.LEGEND_BIDIRECTIONAL;
var LEGEND_COUNT = module5.LEGEND_COUNT;
var LEGEND_DASHED = module5.LEGEND_DASHED;
var LEGEND_LOOKED_UP = module5.LEGEND_LOOKED_UP;
var LEGEND_OPENED = module5.LEGEND_OPENED;
var LEGEND_SUGGESTED = module5.LEGEND_SUGGESTED;
var LEGEND_THIN = module5.LEGEND_THIN;
var NOT_OF_EDITOR_REMEDY = module5.NOT_OF_EDITOR_REMEDY;
var NOT_UNPACKED = module5.NOT_UNPACKED;
var NO_PAGE = module5.NO_PAGE;
var TOO_MANY_ELEMENTS = module5.TOO_MANY_ELEMENTS;
var legendOfChange = module5.legendOfChange;
var notOfEditor = module5.notOfEditor;

// src/layout/pinned/read.ts
function readPlaces(name, bytes) {
  try {
    return placesOf(cellsIn(pageIn(elementsOf(Buffer.from(bytes).toString("utf8")))));
  } catch (error) {
    if (!(error instanceof NotRead)) throw error;
    throw new InvalidInput(notOfEditor(name, error.message), { remedy: NOT_OF_EDITOR_REMEDY });
  }
}
function pageIn(elements) {
  if (elements.some(({ name }) => name === "mxGraphModel")) {
    const first = elements.findIndex(({ name }) => name === "mxGraphModel");
    const next = elements.findIndex(({ name }, at) => at > first && name === "mxGraphModel");
    return next < 0 ? elements : elements.slice(0, next);
  }
  const packed = elements.find(({ name, text }) => name === "diagram" && text.trim() !== "");
  if (packed === void 0) throw new NotRead(NO_PAGE);
  return elementsOf(unpacked(packed.text));
}
function unpacked(text) {
  try {
    const bytes = (0, import_node_zlib.inflateRawSync)(Buffer.from(text.trim(), "base64"), { maxOutputLength: UNPACKED_MAX });
    return decodeURIComponent(bytes.toString("utf8"));
  } catch (cause) {
    throw new NotRead(NOT_UNPACKED, { cause });
  }
}
var START = { x: 0, y: 0 };
var isNear2 = ({ x, y }) => Math.abs(x) <= FAR && Math.abs(y) <= FAR;
var isSize = (side) => side >= 0 && side <= FAR;
function placesOf(cells) {
  const reach = (id, depth = 0) => {
    const cell = id === null ? void 0 : cells.get(id);
    if (cell === void 0) return { at: START, named: null };
    if (depth > NESTED_MAX) return null;
    const around = reach(cell.parent, depth + 1);
    if (around === null) return null;
    const at = cell.rect === null ? START : cell.rect;
    return { at: { x: around.at.x + at.x, y: around.at.y + at.y }, named: cell.name ?? around.named };
  };
  const things = /* @__PURE__ */ new Map();
  const ids = /* @__PURE__ */ new Map();
  for (const [id, { name, rect, parent }] of cells) {
    const around = name === null || rect === null || things.has(name) ? null : reach(parent);
    if (around === null || rect === null || name === null) continue;
    const thing = { ...rect, x: around.at.x + rect.x, y: around.at.y + rect.y, parent: around.named };
    if (!isNear2(thing) || !isSize(rect.width) || !isSize(rect.height)) continue;
    things.set(name, thing);
    ids.set(id, thing);
  }
  const lines = /* @__PURE__ */ new Map();
  for (const cell of cells.values()) {
    const [source, target] = [cell.source ?? "", cell.target ?? ""].map((id) => ids.get(id));
    const around = reach(cell.parent);
    const ends = cell.ends;
    if (!source || !target || !ends || around === null) continue;
    const points = [
      endAt2(source, ends[0]),
      ...cell.points.map(({ x, y }) => ({ x: x + around.at.x, y: y + around.at.y })),
      endAt2(target, ends[1])
    ];
    const key = lineName(cells.get(cell.source).name, cells.get(cell.target).name);
    const label = labelOn(points, cell);
    if (!lines.has(key) && [...points, label].every(isNear2)) lines.set(key, { points, label });
  }
  return { things, lines };
}
var endAt2 = ({ x, y, width, height }, share) => ({
  x: x + share.x * width,
  y: y + share.y * height
});
var distance = (a, b) => Math.hypot(b.x - a.x, b.y - a.y);
function labelOn(points, { along, offset }) {
  const lengths = points.slice(1).map((point, i) => distance(points[i], point));
  let left = lengths.reduce((sum, length) => sum + length, 0) * along;
  for (const [i, length] of lengths.entries()) {
    if (left <= length || i === lengths.length - 1) {
      const [a, b] = [points[i], points[i + 1]];
      const part = length === 0 ? 0 : left / length;
      return { x: a.x + (b.x - a.x) * part + offset.x, y: a.y + (b.y - a.y) * part + offset.y };
    }
    left -= length;
  }
  return { x: points[0].x + offset.x, y: points[0].y + offset.y };
}
var NOWHERE = { x: 0, y: 0 };
var number = (text) => {
  const value = text === void 0 || text === "" ? 0 : Number(text);
  return Number.isFinite(value) ? value : 0;
};
var placeIn = ({ attributes }) => ({
  x: number(attributes.get("x")),
  y: number(attributes.get("y"))
});
function endsIn(style) {
  const values = new Map(style.split(";").map((entry) => [entry.split("=", 1)[0], entry.split("=")[1]]));
  const share = (which) => {
    const [x, y] = [values.get(`${which}X`), values.get(`${which}Y`)];
    return x === void 0 || y === void 0 ? null : { x: number(x), y: number(y) };
  };
  const [start, end] = [share("exit"), share("entry")];
  return start === null || end === null ? null : [start, end];
}
var HOLDERS = /* @__PURE__ */ new Set(["object", "UserObject"]);
function cellsIn(elements) {
  const cells = /* @__PURE__ */ new Map();
  const ids = /* @__PURE__ */ new Map();
  for (const [at, element] of elements.entries()) {
    if (element.name === "mxCell") {
      const holder = elements[element.parent];
      const own = holder !== void 0 && HOLDERS.has(holder.name) ? holder.attributes : element.attributes;
      const id2 = own.get("id") ?? "";
      if (id2 === "" || cells.has(id2)) continue;
      ids.set(at, id2);
      cells.set(id2, cellOf(element, own));
      continue;
    }
    const id = ids.get(element.name === "mxGeometry" ? element.parent : -1);
    if (id !== void 0) {
      ids.set(at, id);
      cells.set(id, { ...cells.get(id), ...geometryOf(element) });
    }
    if (element.name === "Array" && ids.has(element.parent)) ids.set(at, ids.get(element.parent));
    if (element.name === "mxPoint" && ids.has(element.parent)) addPoint(cells, ids.get(element.parent), element);
  }
  return cells;
}
function cellOf({ attributes }, own) {
  return {
    parent: attributes.get("parent") ?? null,
    name: own.get("address") ?? own.get("box") ?? null,
    rect: null,
    source: attributes.get("source") ?? null,
    target: attributes.get("target") ?? null,
    ends: attributes.get("edge") === "1" ? endsIn(attributes.get("style") ?? "") : null,
    ...{ points: [], along: 0.5, offset: NOWHERE }
  };
}
function geometryOf(element) {
  const { attributes } = element;
  const { x } = placeIn(element);
  if (attributes.get("relative") === "1") return { along: Math.min(1, Math.max(0, (x + 1) / 2)) };
  const [width, height] = [number(attributes.get("width")), number(attributes.get("height"))];
  return { rect: { ...placeIn(element), width, height } };
}
function addPoint(cells, id, element) {
  const cell = cells.get(id);
  const as = element.attributes.get("as");
  if (as === "offset") cells.set(id, { ...cell, offset: placeIn(element) });
  if (as === void 0) cell.points.push(placeIn(element));
}
var NotRead = class extends Error {
};
var NAMED = /* @__PURE__ */ new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"]
]);
var REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/gi;
var HIGHEST = 1114111;
var decoded = (text) => text.replace(REFERENCE, (whole, decimal, hex, name) => {
  if (name !== void 0) return NAMED.get(name.toLowerCase());
  const code = decimal === void 0 ? Number.parseInt(hex, 16) : Number(decimal);
  return code <= HIGHEST ? String.fromCodePoint(code) : whole;
});
function endOfTag(text, start) {
  let quote = "";
  for (let at = start; at < text.length; at++) {
    const character = text[at];
    if (quote !== "") quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === ">") return at;
    else if (character === "<" && at > start) break;
  }
  throw new NotRead(BROKEN_TAG);
}
var ATTRIBUTE = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
var NAME = /[A-Za-z_][\w:.-]*/y;
function attributesIn(tag, start) {
  const attributes = /* @__PURE__ */ new Map();
  ATTRIBUTE.lastIndex = start;
  for (let match = ATTRIBUTE.exec(tag); match !== null; match = ATTRIBUTE.exec(tag)) {
    const [, name, double, single] = match;
    attributes.set(name, decoded(double ?? single ?? ""));
  }
  return attributes;
}
var after = (text, end, from) => {
  const at = text.indexOf(end, from);
  if (at < 0) throw new NotRead(BROKEN_TAG);
  return at + end.length;
};
function skipped(text, at) {
  if (text.startsWith("<!--", at)) return after(text, "-->", at + 4);
  if (text.startsWith("<?", at)) return after(text, "?>", at + 2);
  if (text.startsWith("<!", at)) throw new NotRead(HAS_DECLARATIONS);
  return at;
}
function elementsOf(text) {
  const elements = [];
  const open = [];
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at)) {
    const next = skipped(text, at);
    if (next > at) {
      at = next;
      continue;
    }
    const end = endOfTag(text, at);
    const isEnd = text[at + 1] === "/";
    NAME.lastIndex = at + (isEnd ? 2 : 1);
    const name = NAME.exec(text)?.[0];
    if (name === void 0) throw new NotRead(BROKEN_TAG);
    if (isEnd) {
      if (elements[open.pop() ?? -1]?.name !== name) throw new NotRead(BROKEN_TAG);
    } else {
      const tag = text.slice(at, end);
      const isEmpty = tag.endsWith("/");
      const content = isEmpty ? "" : text.slice(end + 1, Math.max(end + 1, text.indexOf("<", end)));
      const attributes = attributesIn(tag, 1 + name.length);
      elements.push({ name, attributes, parent: open.at(-1) ?? -1, text: decoded(content) });
      if (elements.length > ELEMENTS_MAX) throw new NotRead(TOO_MANY_ELEMENTS);
      if (!isEmpty) open.push(elements.length - 1);
    }
    at = end + 1;
  }
  if (open.length > 0) throw new NotRead(BROKEN_TAG);
  return elements;
}

// parts/kept.js
var modules = {
  "src/layout/pinned/index.ts": () => ({ withPinned }),
  "src/layout/pinned/read.ts": () => ({ readPlaces })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
