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
var module2 = require("./start.js").modules["src/graph/order.ts"]();
var byAddress = module2.byAddress;
var byText = module2.byText;
var largest = module2.largest;
var smallest = module2.smallest;

// elsewhere:src/layout/layout.ts
var module3 = require("./picture.js").modules["src/layout/layout.ts"]();
var runRect = module3.runRect;

// elsewhere:src/layout/pinned/model.ts
var module4 = require("./common.js").modules["src/layout/pinned/model.ts"]();
var TOLERANCE = module4.TOLERANCE;
var itemsOf = module4.itemsOf;
var labelOn = module4.labelOn;
var lineName = module4.lineName;

// src/layout/pinned/lines.ts
function solidsOf({ id, icon, title }, rect) {
  const text = title === null ? [] : [{ id: null, rect: { ...title, x: rect.x + title.x, y: rect.y + title.y } }];
  return icon === null ? text : [{ id, rect }, ...text];
}
var isNear = (a, b) => Math.abs(a.x - b.x) < TOLERANCE && Math.abs(a.y - b.y) < TOLERANCE;
var shiftBetween = (a, b) => ({ x: b.x - a.x, y: b.y - a.y });
var translated = (point, { x, y }) => ({ ...point, x: point.x + x, y: point.y + y });
var isAsLarge = (a, b) => Math.abs(a.width - b.width) < TOLERANCE && Math.abs(a.height - b.height) < TOLERANCE;
function routeEdges(edges, placement) {
  const solids = [...placement.items.values()].flatMap((item) => solidsOf(item, placement.rectOf(item.id)));
  return edges.map((placed) => {
    const pinned = pinnedRoute(placed, placement);
    if (pinned !== null && !isInTheWay(pinned, placement, solids)) return pinned;
    return (pinned === null ? freshRoute(placed, placement) : null) ?? newRoute(placed, placement, solids);
  });
}
function isInTheWay({ edge, points }, placement, solids) {
  const shifts = [edge.from, edge.to].map((id) => shiftBetween(placement.items.get(id).fresh, placement.rectOf(id)));
  if (isNear(shifts[0], shifts[1])) return false;
  const others = solids.filter(({ id }) => id !== edge.from && id !== edge.to);
  return points.slice(1).some((b, index) => others.some(({ rect }) => crosses(points[index], b, rect)));
}
function commonShift({ edge }, { items, rectOf }, positionBefore) {
  const shifts = [edge.from, edge.to].map((id) => {
    const [item, now] = [items.get(id), rectOf(id)];
    const before = positionBefore(item);
    return before === null || item.icon === null && !isAsLarge(before, now) ? null : shiftBetween(before, now);
  });
  const [first, second] = shifts;
  return first && second && isNear(first, second) ? first : null;
}
var isOrthogonal = (points) => points.slice(1).every((b, i) => {
  const a = points[i];
  return Math.abs(a.x - b.x) < TOLERANCE || Math.abs(a.y - b.y) < TOLERANCE;
});
var withoutMiddlePoints = (points) => points.filter((point, i) => {
  const [a, b] = [points[i - 1], points[i + 1]];
  if (a === void 0 || b === void 0) return true;
  const isLevel = Math.abs(a.x - point.x) < TOLERANCE && Math.abs(b.x - point.x) < TOLERANCE;
  return !isLevel && !(Math.abs(a.y - point.y) < TOLERANCE && Math.abs(b.y - point.y) < TOLERANCE);
});
function pinnedRoute(placed, placement) {
  const line = placement.pinned.lines.get(lineName(placed.edge.from, placed.edge.to));
  if (line === void 0 || !isOrthogonal(line.points)) return null;
  const shift = commonShift(placed, placement, ({ before }) => before);
  if (shift === null) return null;
  const { curve: _, ...rest } = placed;
  const points = withEndsAtIcons(line.points, placed.edge, placement);
  if (entersIcon(points[0], points[1], placed.edge.from, placement)) return null;
  if (entersIcon(points.at(-1), points.at(-2), placed.edge.to, placement)) return null;
  return {
    ...rest,
    points: withoutMiddlePoints(points).map((point) => translated(point, shift)),
    label: placed.label && centred(placed.label, translated(labelOn({ ...line, points }), shift))
  };
}
function withEndsAtIcons(points, { from, to }, placement) {
  const [first, second, beforeLast, last] = [points[0], points[1], points.at(-2), points.at(-1)];
  const inner = points.slice(1, -1);
  return [endAtIcon(first, second, from, placement), ...inner, endAtIcon(last, beforeLast, to, placement)];
}
function entersIcon(end, next, id, { items, pinned }) {
  if (items.get(id).icon === null) return false;
  const { x, width, y, height } = pinned.elements.get(id);
  const towards = (at, to, middle) => Math.abs(to - at) > TOLERANCE && to > at === middle > at;
  return Math.abs(end.y - next.y) < TOLERANCE ? (end.x <= x || end.x >= x + width) && towards(end.x, next.x, x + width / 2) : (end.y <= y || end.y >= y + height) && towards(end.y, next.y, y + height / 2);
}
function endAtIcon(end, next, id, { items, pinned }) {
  const [icon, element] = [items.get(id).icon, pinned.elements.get(id)];
  if (icon === null || isAsLarge({ ...element }, icon) || element.width === 0 || element.height === 0) return end;
  const middle = { x: element.x + element.width / 2, y: element.y + element.height / 2 };
  return Math.abs(end.y - next.y) < TOLERANCE ? { x: middle.x + (end.x - middle.x) * icon.width / element.width, y: end.y } : { x: end.x, y: middle.y + (end.y - middle.y) * icon.height / element.height };
}
function freshRoute(placed, placement) {
  const ends = [placed.edge.from, placed.edge.to].map((id) => placement.items.get(id));
  if (placed.edge.from !== placed.edge.to && ends.every(({ before }) => before !== null)) return null;
  const shift = commonShift(placed, placement, ({ fresh }) => fresh);
  if (shift === null) return null;
  const { curve } = placed;
  return {
    ...placed,
    points: placed.points.map((point) => translated(point, shift)),
    ...curve && { curve: curve.map((point) => translated(point, shift)) },
    label: placed.label && translated(placed.label, shift)
  };
}
function newRoute(placed, { items, rectOf }, solids) {
  const { curve: _, label, edge, ...rest } = placed;
  const squareOf = (id) => {
    const [{ icon }, rect] = [items.get(id), rectOf(id)];
    return icon === null ? rect : { ...icon, x: rect.x + icon.x, y: rect.y + icon.y };
  };
  const isIcon = (id) => items.get(id).icon !== null;
  const ends = {
    from: { square: squareOf(edge.from), withCaptions: rectOf(edge.from), isIcon: isIcon(edge.from) },
    to: { square: squareOf(edge.to), withCaptions: rectOf(edge.to), isIcon: isIcon(edge.to) }
  };
  const others = solids.flatMap(({ id, rect }) => id === edge.from || id === edge.to ? [] : rect);
  const points = routeBetween(ends, others);
  return { ...rest, edge, points, label: label && centred(label, middleOf(points)) };
}
var centred = (plate, { x, y }) => ({ ...plate, x: x - plate.width / 2, y: y - plate.height / 2 });
function middleOf(points) {
  let [best, length] = [points[0], -1];
  points.slice(1).forEach((b, i) => {
    const a = points[i];
    const runLength = Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
    if (runLength > length) [best, length] = [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, runLength];
  });
  return best;
}
var ICON_GAP = 5;
var STUB = 16;
var DETOUR_DISTANCE = 24;
var CROSSING_COST = 1e3;
var CORNER_COST = 40;
var OBSTACLE_DISTANCE = 8;
var ROUNDS = 4;
function endAt({ square: { x, y, width, height }, isIcon }, side) {
  const clear = isIcon ? ICON_GAP : 0;
  return { x: side === 1 ? x + width + clear : x - clear, y: y + height / 2 };
}
var contains = (a, b) => a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;
function channelsFor({ from: { withCaptions: a }, to: { withCaptions: b } }, start, end) {
  const [top, bottom] = [
    Math.min(a.y, b.y) - DETOUR_DISTANCE,
    Math.max(a.y + a.height, b.y + b.height) + DETOUR_DISTANCE
  ];
  const [left, right] = [
    Math.min(a.x, b.x) - DETOUR_DISTANCE,
    Math.max(a.x + a.width, b.x + b.width) + DETOUR_DISTANCE
  ];
  const forward = end.x - start.x;
  const between = forward >= 2 * STUB ? [0.5, 0.25, 0.75].map((part) => start.x + forward * part) : [];
  const startXs = /* @__PURE__ */ new Set([...between, start.x + STUB, right]);
  return {
    startXs,
    endXs: /* @__PURE__ */ new Set([...between, end.x - STUB, left]),
    ys: /* @__PURE__ */ new Set([(start.y + end.y) / 2, top, bottom])
  };
}
function withChannelsBeside({ startXs, endXs, ys }, obstacles, start, end) {
  const xs = obstacles.flatMap(({ x, width }) => [x - OBSTACLE_DISTANCE, x + width + OBSTACLE_DISTANCE]);
  return {
    startXs: /* @__PURE__ */ new Set([...startXs, ...xs.filter((x) => x >= start.x + OBSTACLE_DISTANCE)]),
    endXs: /* @__PURE__ */ new Set([...endXs, ...xs.filter((x) => x <= end.x - OBSTACLE_DISTANCE)]),
    ys: /* @__PURE__ */ new Set([
      ...ys,
      ...obstacles.flatMap(({ y, height }) => [y - OBSTACLE_DISTANCE, y + height + OBSTACLE_DISTANCE])
    ])
  };
}
function candidatesIn({ startXs, endXs, ys }, start, end) {
  const isLevel = Math.abs(start.y - end.y) < 0.01;
  const direct = end.x - start.x < 2 * STUB ? [] : [...startXs].filter((x) => endXs.has(x));
  const turned = direct.map((x) => [start, { x, y: start.y }, { x, y: end.y }, end]);
  const detours = [...startXs].flatMap(
    (startX) => [...endXs].flatMap(
      (endX) => [...ys].map((y) => [
        start,
        { x: startX, y: start.y },
        { x: startX, y },
        { x: endX, y },
        { x: endX, y: end.y },
        end
      ])
    )
  );
  return [...direct.length === 0 ? [] : isLevel ? [[start, end]] : turned, ...detours];
}
var crosses = (a, b, { x, y, width, height }) => Math.min(a.x, b.x) < x + width && Math.max(a.x, b.x) > x && Math.min(a.y, b.y) < y + height && Math.max(a.y, b.y) > y;
function costOf(route, solids, limit) {
  let cost = route.length * CORNER_COST;
  for (let i = 1; i < route.length; i++) {
    const [a, b] = [route[i - 1], route[i]];
    cost += Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
  }
  for (let i = 1; i < route.length; i++) {
    const [a, b] = [route[i - 1], route[i]];
    for (const solid of solids) {
      if (cost >= limit) return cost;
      if (crosses(a, b, solid)) cost += CROSSING_COST;
    }
  }
  return cost;
}
function routeBetween(ends, solids) {
  const { from, to } = ends;
  if (contains(to.square, from.square)) return horizontalTo(endAt(from, 1), endAt(to, 1));
  if (contains(from.square, to.square)) return [...horizontalTo(endAt(to, -1), endAt(from, -1))].reverse();
  const [start, end] = [endAt(from, 1), endAt(to, -1)];
  const obstacles = [...solids, ...[from, to].filter(({ isIcon }) => isIcon).map(({ square }) => square)];
  let channels = channelsFor(ends, start, end);
  let best = [start, end];
  for (let round = 0; round < ROUNDS; round += 1) {
    let leastCost = Number.POSITIVE_INFINITY;
    for (const route of candidatesIn(channels, start, end)) {
      const cost = costOf(route, obstacles, leastCost);
      if (cost < leastCost) [best, leastCost] = [route, cost];
    }
    const hit = obstacles.filter((solid) => best.slice(1).some((b, index) => crosses(best[index], b, solid)));
    if (hit.length === 0) break;
    channels = withChannelsBeside(channels, hit, start, end);
  }
  return withoutMiddlePoints(best);
}
var horizontalTo = (start, border) => [start, { x: border.x, y: start.y }];

// src/layout/pinned/index.ts
var MARGIN = 24;
function withPinned(layout, pinned) {
  const items = itemsOf(layout, pinned);
  const placed = placeAll(items, pinned);
  const shift = shiftIntoPage([...items.values()], placed);
  const rectOf = (id) => {
    const rect = placed.get(id);
    return { ...rect, x: rect.x + shift.x, y: rect.y + shift.y };
  };
  const edges = routeEdges(layout.edges, { items, rectOf, pinned, shift });
  const boxes = layout.boxes.map(({ box }) => ({ ...rectOf(box.id), box }));
  const nodes = layout.nodes.map(({ node }) => ({ x: rectOf(node.id).x, y: rectOf(node.id).y, node }));
  return { ...layout, ...sizeOf(layout, [...items.keys()].map(rectOf), edges), boxes, nodes, edges };
}
function shiftIntoPage(items, placed) {
  if (items.length === 0) return { x: 0, y: 0 };
  const along = (axis) => {
    const freshStart = smallest(items.map(({ fresh }) => fresh[axis]));
    const placedStart = smallest(items.map(({ id }) => placed.get(id)[axis]));
    return Math.max(0, freshStart - placedStart);
  };
  return { x: along("x"), y: along("y") };
}
var SAME_END = 0.01;
function sizeOf(layout, rects, edges) {
  const freshNodes = layout.nodes.map(({ x, y, node: { width, height } }) => ({ x, y, width, height }));
  const [before, after] = [endOf([...layout.boxes, ...freshNodes], layout.edges), endOf(rects, edges)];
  const isSame = (a, b) => Math.abs(a - b) < SAME_END;
  return {
    width: isSame(before.x, after.x) ? layout.width : Math.max(after.x + MARGIN, headingWidth(layout)),
    height: isSame(before.y, after.y) ? layout.height : after.y + MARGIN
  };
}
function endOf(rects, edges) {
  const points = edges.flatMap((edge) => edge.points);
  const labels = edges.flatMap(({ label }) => label ?? []);
  const ends = [...[...rects, ...labels].map(bottomRight), ...points];
  return { x: largest(ends.map(({ x }) => x)), y: largest(ends.map(({ y }) => y)) };
}
var bottomRight = ({ x, y, width, height }) => ({ x: x + width, y: y + height });
function headingWidth({ title, heading }) {
  if (title === null) return 0;
  const lines = [...heading?.broken ?? [heading?.title], heading?.subtitle];
  return lines.reduce((sum, line) => sum + (line ? line.width + MARGIN : 0), 2 * MARGIN);
}
var PADDING = 16;
function placeAll(items, pinned) {
  const lineRects = [...pinned.lines.values()].flatMap(
    ({ points }) => points.slice(1).map((point, i) => runRect(points[i], point))
  );
  const contentByBox = /* @__PURE__ */ new Map();
  for (const item of [...items.values()].reverse()) {
    if (item.icon === null) contentByBox.set(item.id, arrangeContent(item, items, contentByBox, lineRects));
  }
  const topItems = [...items.values()].filter(({ parent }) => parent === null).map(({ id }) => id);
  const page = arrangeContent({ ...PAGE, children: topItems }, items, contentByBox, lineRects);
  const placed = /* @__PURE__ */ new Map();
  const placeWithContent = (id, corner) => {
    const { fresh, icon } = items.get(id);
    if (icon !== null) {
      placed.set(id, { ...fresh, x: corner.x, y: corner.y });
      return;
    }
    const { extent, positions } = contentByBox.get(id);
    placed.set(id, translated2(extent, corner));
    for (const [child, { x, y }] of positions) placeWithContent(child, { x: corner.x + x, y: corner.y + y });
  };
  for (const [id, corner] of page.positions) placeWithContent(id, corner);
  return placed;
}
var EMPTY = { x: 0, y: 0, width: 0, height: 0 };
var PAGE = {
  id: "",
  parent: null,
  children: [],
  fresh: EMPTY,
  before: EMPTY,
  isPinned: true,
  header: 0,
  icon: null,
  title: null,
  isGate: false
};
function arrangeContent(box, items, contentByBox, lineRects) {
  const children = box.children.map((id) => items.get(id));
  const origin = box.before;
  const pinned = children.filter(({ isPinned }) => isPinned);
  const sizeOf2 = ({ id, fresh }) => contentByBox.get(id)?.extent ?? { ...fresh, x: 0, y: 0 };
  if (origin === null || pinned.length === 0) return arrangeFreshContent(box, children, sizeOf2);
  const positions = new Map(pinned.map(({ id, before }) => [id, { x: before.x - origin.x, y: before.y - origin.y }]));
  makeRoom(pinned, positions, contentByBox);
  const pinnedRects = pinned.map((item) => translated2(sizeOf2(item), positions.get(item.id)));
  const inBox = pinnedRects.filter((_, i) => !pinned[i].isGate);
  const isPage = box.id === PAGE.id;
  const pinnedArea = isPage ? inBox.reduce(union) : enlargedFor({ ...origin, x: 0, y: 0 }, inBox);
  const area = isPage ? pinnedArea : insideOf(pinnedArea, box.header);
  const lines = lineRects.map((rect) => translated2(rect, { x: -origin.x, y: -origin.y }));
  const added = [];
  let extent = pinnedArea;
  for (const item of children) {
    if (positions.has(item.id)) continue;
    const size = sizeOf2(item);
    const corner = findFreePosition(size, area, [...pinnedRects, ...lines, ...added]) ?? positionBelow(size, area, pinnedRects, added);
    const rect = { ...size, ...corner };
    added.push(rect);
    positions.set(item.id, { x: corner.x - size.x, y: corner.y - size.y });
    extent = union(extent, isPage ? rect : { ...rect, width: rect.width + PADDING, height: rect.height + PADDING });
  }
  const growth = { x: rightOf(extent) - rightOf(pinnedArea), y: bottomOf(extent) - bottomOf(pinnedArea) };
  return { extent, growth, positions };
}
function arrangeFreshContent(box, children, sizeOf2) {
  const positions = new Map(
    children.map(({ id, fresh }) => [id, { x: fresh.x - box.fresh.x, y: fresh.y - box.fresh.y }])
  );
  const freshExtent = children.filter(({ isGate }) => !isGate).map((item) => translated2(sizeOf2(item), positions.get(item.id))).reduce(union, { ...box.fresh, x: 0, y: 0 });
  if (box.before === null) return { extent: freshExtent, growth: { x: 0, y: 0 }, positions };
  const before = { ...box.before, x: 0, y: 0 };
  const extent = union(before, freshExtent);
  return { extent, growth: { x: extent.width - before.width, y: extent.height - before.height }, positions };
}
var OVERLAP = 1;
function makeRoom(pinned, positions, contentByBox) {
  const positionsBefore = new Map(positions);
  for (const { id, before } of pinned) {
    const growth = contentByBox.get(id)?.growth ?? { x: 0, y: 0 };
    const start = positionsBefore.get(id);
    const end = { x: start.x + before.width, y: start.y + before.height };
    for (const axis of ["x", "y"]) {
      if (growth[axis] <= 0) continue;
      for (const [otherId, position] of positions)
        if (otherId !== id && positionsBefore.get(otherId)[axis] >= end[axis] - OVERLAP)
          positions.set(otherId, { ...position, [axis]: position[axis] + growth[axis] });
    }
  }
}
var rightOf = ({ x, width }) => x + width;
var bottomOf = ({ y, height }) => y + height;
var translated2 = (rect, shift) => ({ ...rect, x: rect.x + shift.x, y: rect.y + shift.y });
var union = (a, b) => {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const width = Math.max(rightOf(a), rightOf(b)) - x;
  return { x, y, width, height: Math.max(bottomOf(a), bottomOf(b)) - y };
};
function enlargedFor(box, content) {
  if (content.length === 0) return box;
  const area = content.reduce(union);
  const paddingIf = (isBeyond) => isBeyond ? PADDING : 0;
  const left = paddingIf(area.x < box.x - TOLERANCE);
  const top = paddingIf(area.y < box.y - TOLERANCE);
  const right = paddingIf(rightOf(area) > rightOf(box) + TOLERANCE);
  const bottom = paddingIf(bottomOf(area) > bottomOf(box) + TOLERANCE);
  return union(box, {
    x: area.x - left,
    y: area.y - top,
    width: area.width + left + right,
    height: area.height + top + bottom
  });
}
var insideOf = ({ x, y, width, height }, header) => ({
  x: x + PADDING,
  y: y + header + PADDING / 2,
  width: width - 2 * PADDING,
  height: height - header - 1.5 * PADDING
});
var GAP = 24;
var MAX_OBSTACLES = 400;
var areTooClose = (a, b) => a.x < b.x + b.width + GAP && b.x < a.x + a.width + GAP && a.y < b.y + b.height + GAP && b.y < a.y + a.height + GAP;
function findFreePosition(size, area, obstacles) {
  if (size.width > area.width || size.height > area.height) return null;
  const nearby = obstacles.filter((rect) => areTooClose(rect, area));
  if (nearby.length > MAX_OBSTACLES) return null;
  const startsAt = (areaStart, ends) => [.../* @__PURE__ */ new Set([areaStart, ...ends])].sort((a, b) => a - b);
  const rows = startsAt(
    area.y,
    nearby.map(({ y, height }) => y + height + GAP)
  );
  const columns = startsAt(
    area.x,
    nearby.map(({ x, width }) => x + width + GAP)
  );
  for (const y of rows) {
    if (y < area.y || y + size.height > area.y + area.height) continue;
    for (const x of columns) {
      if (x < area.x || x + size.width > area.x + area.width) continue;
      const candidate = { ...size, x, y };
      if (!nearby.some((rect) => areTooClose(candidate, rect))) return { x, y };
    }
  }
  return null;
}
var ROW_TOLERANCE = 1;
function positionBelow(size, area, pinned, added) {
  const firstRow = largest(pinned.map((rect) => rect.y + rect.height)) + GAP;
  const addedBelow = added.filter((rect) => rect.y >= firstRow - ROW_TOLERANCE);
  const last = addedBelow.at(-1);
  if (last === void 0) return { x: area.x, y: firstRow };
  const x = last.x + last.width + GAP;
  if (x + size.width <= area.x + Math.max(area.width, size.width)) return { x, y: last.y };
  return { x: area.x, y: largest(addedBelow.map((rect) => rect.y + rect.height)) + GAP };
}

// parts/kept.js
var modules = {
  "src/layout/pinned/index.ts": () => ({ withPinned })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
