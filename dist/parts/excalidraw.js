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

// parts/excalidraw.js
var excalidraw_exports = {};
__export(excalidraw_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(excalidraw_exports);

// elsewhere:src/catalog/boxes.ts
var module2 = require("./picture.js").modules["src/catalog/boxes.ts"]();
var BOXES = module2.BOXES;
var BOX_DETAILS = module2.BOX_DETAILS;
var BOX_ICONS = module2.BOX_ICONS;
var BOX_VARIANTS = module2.BOX_VARIANTS;
var CATEGORY_TITLES = module2.CATEGORY_TITLES;
var LOOSE_NOUN = module2.LOOSE_NOUN;
var NAME_SAYS_ALL = module2.NAME_SAYS_ALL;
var OWNER_TYPES = module2.OWNER_TYPES;
var REGION_STYLES = module2.REGION_STYLES;
var SUBNET_TYPES = module2.SUBNET_TYPES;
var TIERS = module2.TIERS;
var boxFactsOf = module2.boxFactsOf;
var isFlushIcon = module2.isFlushIcon;
var isHostType = module2.isHostType;
var isMerePlace = module2.isMerePlace;
var isWide = module2.isWide;

// elsewhere:src/catalog/index.ts
var module3 = require("./picture.js").modules["src/catalog/index.ts"]();
var boxFactsOf2 = module3.boxFactsOf;
var cloudOf = module3.cloudOf;
var factsOf = module3.factsOf;
var isGlobal = module3.isGlobal;
var isHandedOver = module3.isHandedOver;
var isKnown = module3.isKnown;
var rankOf = module3.rankOf;
var resolvedTypeOf = module3.resolvedTypeOf;
var stripOf = module3.stripOf;

// elsewhere:src/layout/scene/measures.ts
var module4 = require("./picture.js").modules["src/layout/scene/measures.ts"]();
var CAPTION_SIZE = module4.CAPTION_SIZE;
var CAPTION_TOP = module4.CAPTION_TOP;
var CAPTION_WIDTH = module4.CAPTION_WIDTH;
var DETAIL_WIDTH = module4.DETAIL_WIDTH;
var DISC = module4.DISC;
var DISC_GAP = module4.DISC_GAP;
var DISC_OVERHANG = module4.DISC_OVERHANG;
var HEADER_EXTRA = module4.HEADER_EXTRA;
var HEADER_HEIGHT = module4.HEADER_HEIGHT;
var HEADING_SIZE = module4.HEADING_SIZE;
var ICON_SIZE = module4.ICON_SIZE;
var ICON_TOP = module4.ICON_TOP;
var LINE_HEIGHT = module4.LINE_HEIGHT;
var LOOP_ROOM = module4.LOOP_ROOM;
var MAX_BOX_SUBTITLE = module4.MAX_BOX_SUBTITLE;
var MAX_EDGE_LABEL = module4.MAX_EDGE_LABEL;
var MAX_FOLDED = module4.MAX_FOLDED;
var MAX_HEADING = module4.MAX_HEADING;
var MIN_TEXT_WIDTH = module4.MIN_TEXT_WIDTH;
var ONE_LINE_MAX = module4.ONE_LINE_MAX;
var RING = module4.RING;
var SAMPLE_WIDTH = module4.SAMPLE_WIDTH;
var SECOND_LINE = module4.SECOND_LINE;
var SENTENCE_PITCH = module4.SENTENCE_PITCH;
var SENTENCE_SIZE = module4.SENTENCE_SIZE;
var SMALL_CAPTION_WIDTH = module4.SMALL_CAPTION_WIDTH;
var SMALL_ICON_SIZE = module4.SMALL_ICON_SIZE;
var SMALL_RING = module4.SMALL_RING;
var STRIP_HEADER_EXTRA = module4.STRIP_HEADER_EXTRA;
var STRIP_HEADER_HEIGHT = module4.STRIP_HEADER_HEIGHT;
var SUBTITLE_GAP = module4.SUBTITLE_GAP;
var TEXT_SLACK = module4.TEXT_SLACK;
var TITLE_HEIGHT = module4.TITLE_HEIGHT;
var TITLE_PITCH = module4.TITLE_PITCH;
var TITLE_SIZE = module4.TITLE_SIZE;
var TITLE_WIDTH = module4.TITLE_WIDTH;
var discWidth = module4.discWidth;
var signOf = module4.signOf;

// elsewhere:src/render/messages.ts
var module5 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module5.DIAGRAM;
var FONT_PACKED_REMEDY = module5.FONT_PACKED_REMEDY;
var FONT_REMEDY = module5.FONT_REMEDY;
var FONT_WITHOUT_OUTLINES_REMEDY = module5.FONT_WITHOUT_OUTLINES_REMEDY;
var LEGEND_COUNT_SAMPLE = module5.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module5.NOTES_LAYER;
var NOT_AN_SVG = module5.NOT_AN_SVG;
var NOT_A_FONT = module5.NOT_A_FONT;
var NOT_READABLE_SVG = module5.NOT_READABLE_SVG;
var OUTSIDE = module5.OUTSIDE;
var PAGE_COLLAPSE = module5.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module5.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module5.PAGE_COPY_SVG;
var PAGE_DETAILS = module5.PAGE_DETAILS;
var PAGE_DRIFT = module5.PAGE_DRIFT;
var PAGE_EXPAND = module5.PAGE_EXPAND;
var PAGE_FIT = module5.PAGE_FIT;
var PAGE_FLOW = module5.PAGE_FLOW;
var PAGE_KEYS = module5.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module5.PAGE_KEYS_OF_CHANGE;
var PAGE_LAYERS = module5.PAGE_LAYERS;
var PAGE_LIST = module5.PAGE_LIST;
var PAGE_MORE = module5.PAGE_MORE;
var PAGE_PRINT = module5.PAGE_PRINT;
var PAGE_SEARCH = module5.PAGE_SEARCH;
var PAGE_SIDES = module5.PAGE_SIDES;
var PAGE_THEME = module5.PAGE_THEME;
var PAGE_ZOOM = module5.PAGE_ZOOM;
var PAGE_ZOOM_IN = module5.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module5.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module5.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module5.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module5.TITLE_WITHOUT_WORDS;
var WAS_HERE = module5.WAS_HERE;
var andMore = module5.andMore;
var edgeTooltip = module5.edgeTooltip;
var fontDamaged = module5.fontDamaged;
var fontPacked = module5.fontPacked;
var fontUndrawable = module5.fontUndrawable;
var fontUnknown = module5.fontUnknown;
var fontWithoutOutlines = module5.fontWithoutOutlines;
var inside = module5.inside;
var mermaidFolded = module5.mermaidFolded;
var mermaidOfBoxes = module5.mermaidOfBoxes;
var mermaidOfChanges = module5.mermaidOfChanges;
var mermaidOfKinds = module5.mermaidOfKinds;
var mermaidOfOuterBoxes = module5.mermaidOfOuterBoxes;
var mermaidOfPart = module5.mermaidOfPart;
var moreInside = module5.moreInside;
var notANumber = module5.notANumber;
var notDrawable = module5.notDrawable;
var pictureDescription = module5.pictureDescription;
var pngScaledDown = module5.pngScaledDown;
var textsUndrawn = module5.textsUndrawn;
var times = module5.times;
var titleOfChange = module5.titleOfChange;

// elsewhere:src/render/side.ts
var module6 = require("./picture.js").modules["src/render/side.ts"]();
var layoutOf = module6.layoutOf;
var presentationOf = module6.presentationOf;

// elsewhere:src/render/svg/changes.ts
var module7 = require("./picture.js").modules["src/render/svg/changes.ts"]();
var SHADOW = module7.SHADOW;
var asMark = module7.asMark;
var changeData = module7.changeData;
var changeText = module7.changeText;
var changeTextFrom = module7.changeTextFrom;
var changeWidth = module7.changeWidth;
var hasArrow = module7.hasArrow;
var isGone = module7.isGone;
var isOfChange = module7.isOfChange;

// elsewhere:src/render/svg/icons.ts
var module8 = require("./picture.js").modules["src/render/svg/icons.ts"]();
var DARK_MARKS = module8.DARK_MARKS;
var bundledIcons = module8.bundledIcons;
var iconDocument = module8.iconDocument;
var plate = module8.plate;
var slugsOf = module8.slugsOf;
var symbols = module8.symbols;
var useIcon = module8.useIcon;

// elsewhere:src/render/svg/strokes.ts
var module9 = require("./picture.js").modules["src/render/svg/strokes.ts"]();
var STROKES = module9.STROKES;
var dashedPath = module9.dashedPath;
var isUnbroken = module9.isUnbroken;
var roundedPath = module9.roundedPath;
var simplify = module9.simplify;
var strokeOf = module9.strokeOf;
var towards = module9.towards;

// elsewhere:src/render/svg/text.ts
var module10 = require("./picture.js").modules["src/render/svg/text.ts"]();
var WIDER = module10.WIDER;
var baselineBelow = module10.baselineBelow;
var middleAbove = module10.middleAbove;
var text = module10.text;
var titleLine = module10.titleLine;

// elsewhere:src/render/theme.ts
var module11 = require("./picture.js").modules["src/render/theme.ts"]();
var AUTO = module11.AUTO;
var DARK = module11.DARK;
var LIGHT = module11.LIGHT;
var paintsOf = module11.paintsOf;
var themeByName = module11.themeByName;

// elsewhere:src/errors.ts
var module12 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module12.Bug;
var External = module12.External;
var GroundplanError = module12.GroundplanError;
var InvalidInput = module12.InvalidInput;
var Missing = module12.Missing;
var Misuse = module12.Misuse;
var NoResources = module12.NoResources;

// elsewhere:src/platform/text/printable.ts
var module13 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module13.harmless;
var hasUnseen = module13.hasUnseen;
var oneLine = module13.oneLine;
var printable = module13.printable;
var quote = module13.quote;
var short = module13.short;
var visible = module13.visible;

// src/render/excalidraw/elements.ts
function rounded(value) {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  return Math.round(value * 10) / 10 + 0;
}
function seedOf(id) {
  let sum = 2166136261;
  for (let at = 0; at < id.length; at++) sum = Math.imul(sum ^ id.charCodeAt(at), 16777619) >>> 0;
  return sum % 2147483646 + 1;
}
var TRANSPARENT = "transparent";
var NONE = "none";
var ROUNDED = { type: 3, value: 8 };
function element(type, id, place, look, groups) {
  const { stroke = TRANSPARENT, fill = TRANSPARENT, width = 1, line: line2 = "solid", opacity = 100, isRound = false } = look;
  return {
    ...{
      id,
      type,
      x: rounded(place.x),
      y: rounded(place.y),
      width: rounded(place.width),
      height: rounded(place.height)
    },
    ...{
      angle: 0,
      strokeColor: stroke,
      backgroundColor: fill === NONE ? TRANSPARENT : fill,
      fillStyle: "solid",
      strokeWidth: width
    },
    ...{ strokeStyle: line2, roughness: 0, opacity, groupIds: groups, frameId: null, index: null },
    ...{ roundness: isRound ? ROUNDED : null, seed: seedOf(id), version: 1, versionNonce: seedOf(`${id} 1`) },
    ...{ isDeleted: false, boundElements: [], updated: 1, link: null, locked: false }
  };
}
var rectangle = (id, place, look, groups) => element("rectangle", id, place, look, groups);
var image = (id, place, file, look, groups) => ({
  ...element("image", id, place, look, groups),
  ...{ fileId: file, status: "saved", scale: [1, 1], crop: null }
});
var FONT = 6;
var LINE_HEIGHT2 = 1.25;
function words(id, at, { text: text2, width, ink, align = "left", of }, groups) {
  const height = ink.size * LINE_HEIGHT2;
  const place = { x: align === "left" ? at.x : at.x - width / 2, y: at.y - height / 2, width, height };
  const shown = oneLine(text2);
  return {
    ...element("text", id, place, { stroke: ink.fill.value }, groups),
    ...{ text: shown, originalText: shown, fontSize: ink.size, fontFamily: FONT, lineHeight: LINE_HEIGHT2 },
    ...{ textAlign: align, verticalAlign: "middle", containerId: of ?? null, autoResize: true }
  };
}
function arrow(id, { points, twoWay, ends }, look, groups) {
  const first = points[0];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const size = { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
  const bound = (end) => end ? { elementId: end.id, focus: 0, gap: rounded(end.gap) } : null;
  return {
    ...element("arrow", id, { ...first, ...size }, look, groups),
    ...{ points: points.map(({ x, y }) => [rounded(x - first.x), rounded(y - first.y)]), lastCommittedPoint: null },
    ...{ startBinding: bound(ends?.[0]), endBinding: bound(ends?.[1]), elbowed: false },
    ...{ startArrowhead: twoWay ? "triangle" : null, endArrowhead: "triangle" }
  };
}

// elsewhere:src/platform/text/metrics.ts
var module14 = require("./picture.js").modules["src/platform/text/metrics.ts"]();
var isInFont = module14.isInFont;
var isZeroWidth = module14.isZeroWidth;
var widthOf = module14.widthOf;

// src/render/excalidraw/sheet.ts
var SHADE = SHADOW * 100;
function uniqueIds() {
  const taken = /* @__PURE__ */ new Set();
  return (wanted) => {
    let id = wanted;
    for (let count = 2; taken.has(id); count++) id = `${wanted}~${count}`;
    taken.add(id);
    return id;
  };
}
var HEIGHT = 18;
var PADDING = 6;
var badgeWidth = ({ text: text2, ink: { size, weight } }) => Math.max(HEIGHT, widthOf(text2, size, weight) + 2 * PADDING);
function badge(id, { x, y }, look, groups, { unique }) {
  const width = badgeWidth(look);
  const place = { x: x - width / 2, y: y - HEIGHT / 2, width, height: HEIGHT };
  const shape = { fill: look.fill, stroke: look.border, width: 1, isRound: true };
  const text2 = {
    text: look.text,
    width: widthOf(look.text, look.ink.size, look.ink.weight),
    ink: look.ink,
    align: "center"
  };
  return [
    rectangle(unique(id), place, shape, groups),
    words(unique(`${id} words`), { x, y }, text2, groups)
  ];
}
var countBadge = (text2, { badge: ink, badgeFill, badgeBorder }) => ({
  ...{ text: text2, ink, fill: badgeFill.value, border: badgeBorder.value }
});
var stepsBadge = (text2, { step, badge: ink, stepFill, badgeBorder }) => ({
  ...{ text: text2, ink: { ...ink, fill: step.fill }, fill: stepFill.value, border: badgeBorder.value }
});
function changeBadge(of, theme) {
  const { badge: ink, badgeBorder } = theme;
  const { mark, sign } = paintsOf(of, theme);
  const text2 = signOf(of);
  const isHollow = of.change === "forget";
  return isHollow ? { text: text2, ink: { ...ink, fill: mark }, fill: badgeBorder.value, border: mark.value } : { text: text2, ink: { ...ink, fill: sign }, fill: mark.value, border: badgeBorder.value };
}
var ringStyle = ({ change, opens }, theme) => ({
  stroke: paintsOf({ change, ...opens && { opens } }, theme).mark.value,
  width: opens === true ? 4 : 2,
  line: change === "delete" || change === "replace" ? "dashed" : change === "forget" || change === "move" ? "dotted" : "solid"
});

// src/render/excalidraw/index.ts
var write = async ({ layout: whole }, { side, stamp }) => {
  const layout = layoutOf(whole, side);
  const sheet = { theme: LIGHT, unique: uniqueIds(), ends: /* @__PURE__ */ new Map() };
  const [boxes, nodes] = [
    layout.boxes.flatMap((placed) => box(placed, sheet)),
    layout.nodes.flatMap((placed) => node(placed, sheet))
  ];
  const lines = layout.edges.flatMap((placed) => edge(placed, sheet));
  const elements = withReverseReferences([...boxes, ...lines, ...nodes, ...notes(layout, sheet)]);
  const file = {
    ...{ type: "excalidraw", version: 2, source: "groundplan", ...stamp !== void 0 && { groundplan: stamp } },
    ...{ elements, appState: { viewBackgroundColor: LIGHT.background.value, gridSize: null } },
    files: await pictures(layout)
  };
  return { content: `${JSON.stringify(file, null, 1)}
`, note: null };
};
function withReverseReferences(elements) {
  const known = /* @__PURE__ */ new Map();
  const addReference = (id, by) => {
    if (typeof id === "string") known.set(id, [...known.get(id) ?? [], by]);
  };
  for (const element2 of elements) {
    const { type, containerId, startBinding, endBinding } = element2;
    if (type === "text") addReference(containerId, { id: element2.id, type: "text" });
    for (const id of /* @__PURE__ */ new Set([startBinding?.elementId, endBinding?.elementId]))
      addReference(id, { id: element2.id, type: "arrow" });
  }
  return elements.map((element2) => {
    const references = known.get(element2.id);
    return references === void 0 ? element2 : { ...element2, boundElements: references };
  });
}
var SIZE = 64;
async function pictures(layout) {
  const slugs = [...slugsOf(layout)];
  const icons = await bundledIcons(slugs);
  const files = slugs.map((slug) => {
    const svg = iconDocument(slug, icons, LIGHT).replace("<svg ", `<svg width="${SIZE}" height="${SIZE}" `);
    const dataURL = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
    return [slug, { mimeType: "image/svg+xml", id: slug, dataURL, created: 0 }];
  });
  return Object.fromEntries(files);
}
var SUBTITLE_GAP_OF_HEADING = 14;
var GAP = 9;
var FRAME = { width: 22, height: 14 };
function title({ title: place, subtitle: below, heading }, { theme, unique }) {
  if (place === null || !heading?.title) return [];
  const { heading: ink, subheading: small, sentence: spoken } = theme;
  const lines = heading.broken ?? [heading.title];
  const drawn = lines.map(
    (line2, i) => words(unique("title"), { x: place.x, y: middleAbove(place.y + i * TITLE_PITCH, ink.size) }, { ...line2, ink }, [])
  );
  const sentence = (heading.sentence?.lines ?? []).map((line2, i) => {
    const at2 = { x: place.x, y: middleAbove(heading.sentence.y + i * SENTENCE_PITCH, spoken.size) };
    return words(unique("sentence"), at2, { ...line2, ink: spoken }, []);
  });
  if (heading.subtitle === null) return [...drawn, ...sentence];
  const after = {
    x: place.x + (lines.at(-1)?.width ?? 0) + SUBTITLE_GAP_OF_HEADING,
    y: place.y + (lines.length - 1) * TITLE_PITCH
  };
  const at = below ?? after;
  const subtitle = words(
    unique("subtitle"),
    { ...at, y: middleAbove(at.y, small.size) },
    { ...heading.subtitle, ink: small },
    []
  );
  return [...drawn, subtitle, ...sentence];
}
function sample({ x, sample: kind, mark }, middle, sheet) {
  const { theme, unique } = sheet;
  const end = x + SAMPLE_WIDTH - GAP;
  if (kind === "sum") return [];
  if (kind === "looked-up") {
    const place = { x: end - FRAME.width, y: middle - FRAME.height / 2, ...FRAME };
    return [rectangle(unique("legend"), place, { stroke: theme.lookedUp.value, line: "dashed", isRound: true }, [])];
  }
  if (kind === "count")
    return badge("legend", { x: end - 12, y: middle }, countBadge(LEGEND_COUNT_SAMPLE, theme), [], sheet);
  if (kind === "change")
    return mark === void 0 ? [] : badge("legend", { x: end - 10, y: middle }, changeBadge(mark, theme), [], sheet);
  const look = {
    ...{ twoWay: kind === "two-way", dashed: kind === "dashed" },
    ...kind === "suggested" && { suggested: true },
    ...kind === "thin" && { thin: true }
  };
  const points = [x, end].map((at) => ({ x: at, y: middle }));
  return [arrow(unique("legend"), { points, twoWay: look.twoWay }, lineLook(look, theme), [])];
}
var legend = ({ legend: entries = [] }, sheet) => entries.flatMap((entry) => {
  const middle = entry.y + entry.height / 2;
  const text2 = { ...entry.words, ink: sheet.theme.legend };
  return [
    ...sample(entry, middle, sheet),
    words(sheet.unique("legend"), { x: entry.x + (entry.sample === "sum" ? 0 : SAMPLE_WIDTH), y: middle }, text2, [])
  ];
});
var flows = ({ flows: tables = [] }, sheet) => tables.flatMap(({ badges, lines }) => [
  ...badges.flatMap(
    ({ steps, x, middle }) => badge("flow", { x: x + 9, y: middle }, stepsBadge(steps, sheet.theme), [], sheet)
  ),
  ...lines.map(
    ({ line: line2, x, middle }) => words(sheet.unique("flow"), { x, y: middle }, { ...line2, ink: sheet.theme.caption[line2.role] }, [])
  )
]);
var notes = (layout, sheet) => [
  ...title(layout, sheet),
  ...legend(layout, sheet),
  ...flows(layout, sheet)
];
var WIDTH = 1.5;
var CHANGED_WIDTH = 2;
var THIN_WIDTH = 0.75;
var LINES = {
  ...{ solid: "solid", thin: "solid", dashed: "dashed", dotted: "dotted", deleted: "dashed", moved: "dotted" }
};
function lineLook(edge2, theme) {
  const stroke = strokeOf(edge2);
  return {
    stroke: (edge2.mark === void 0 ? theme.line : paintsOf(edge2.mark, theme).mark).value,
    width: stroke === "thin" ? THIN_WIDTH : edge2.mark === void 0 ? WIDTH : CHANGED_WIDTH,
    line: LINES[stroke],
    ...edge2.faded && { opacity: SHADE }
  };
}
function distance({ x, y }, { x: left, y: top, width, height }) {
  const across = Math.max(left - x, 0, x - left - width);
  const down = Math.max(top - y, 0, y - top - height);
  return Math.hypot(across, down);
}
var middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
var part = (a, b, share) => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share
});
function nearest({ x, y }, a, b) {
  const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const share = length === 0 ? 0 : ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length;
  return part(a, b, Math.min(1, Math.max(0, share)));
}
var STEP = 1;
function beside(middle, next, count) {
  const length = Math.hypot(next.x - middle.x, next.y - middle.y);
  const share = length === 0 ? 0 : Math.min(STEP / length, 1 / (count + 1));
  return Array.from({ length: Math.max(0, count) }, (_, i) => part(middle, next, (i + 1) * share));
}
function withMiddle(points, at) {
  const places = points.slice(1).map((b, i) => nearest(at, points[i], b));
  const far = places.map(({ x, y }) => Math.hypot(x - at.x, y - at.y));
  const on = far.indexOf(Math.min(...far));
  const [before, middle, after] = [points.slice(0, on + 1), places[on], points.slice(on + 1)];
  const [last, next] = [before.at(-1), after[0]];
  const more = after.length - before.length;
  return [...before, ...beside(middle, last, more).reverse(), middle, ...beside(middle, next, -more), ...after];
}
function edge({ edge: item, points: route, label: plate2, mark }, sheet) {
  const simplified = simplify(route);
  const [source, target] = [sheet.ends.get(item.from), sheet.ends.get(item.to)];
  if (simplified.length < 2) return [];
  const labelText = [item.steps ?? "", item.label?.text ?? ""].filter((text2) => text2 !== "").join(" \xB7 ");
  const label = item.label === null || plate2 === null || labelText === "" ? null : { ...item.label, at: middleOf(plate2) };
  const points = label === null ? simplified : withMiddle(simplified, label.at);
  const id = sheet.unique(`${source?.id ?? item.from} > ${target?.id ?? item.to}`);
  const ends = [
    source === void 0 ? null : { id: source.id, gap: distance(points[0], source.rect) },
    target === void 0 ? null : { id: target.id, gap: distance(points.at(-1), target.rect) }
  ];
  const parts = [arrow(id, { points, twoWay: item.twoWay, ends }, lineLook(item, sheet.theme), [])];
  if (label !== null) {
    const text2 = { text: labelText, width: label.width, ink: sheet.theme.edgeLabel, align: "center", of: id };
    parts.push(words(sheet.unique(`${id} label`), label.at, text2, []));
  }
  const { mark: change } = item;
  if (change !== void 0 && mark !== void 0)
    parts.push(...badge(`${id} change`, mark, changeBadge(change, sheet.theme), [], sheet));
  return parts;
}
var CORNER = 24;
var LOOSE_ICON = { size: 17, x: 8, y: 3.5 };
var TITLE_AFTER_ICON = 31;
var TITLE_WITHOUT_ICON = 10;
function box({ box: item, ...rect }, sheet) {
  const { theme, unique, ends } = sheet;
  const facts = boxFactsOf2(item.style);
  const { fill, border, ink } = theme.box(facts);
  const id = unique(item.id);
  const groups = [`${id} group`];
  if (item.bare) return [];
  ends.set(item.id, { id, rect });
  const plain = { stroke: border.value, width: facts.width, line: line(item.dashed, facts.dash === "dashed") };
  const look = item.mark === void 0 ? plain : ringStyle(item.mark, theme);
  const parts = [rectangle(id, rect, { ...look, fill: fill.value }, groups)];
  if (item.icon !== null) {
    const { x, y, size } = isFlushIcon(item.icon) ? { x: 0, y: 0, size: CORNER } : LOOSE_ICON;
    const place = { x: rect.x + x, y: rect.y + y, width: size, height: size };
    parts.push(image(unique(`${id} icon`), place, item.icon, shade(isGone(item.mark)), groups));
  }
  let at = { x: rect.x + (item.icon === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON), y: rect.y + CORNER / 2 };
  if (item.mark !== void 0 && item.mark.ghostOf === void 0) {
    const sign = changeBadge(item.mark, theme);
    parts.push(...badge(`${id} change`, { ...at, x: at.x + badgeWidth(sign) / 2 }, sign, groups, sheet));
    at = { ...at, x: at.x + badgeWidth(sign) + DISC_GAP };
  }
  return [...parts, ...header(item, id, at, { ...theme.boxTitle, fill: ink }, { groups, unique })];
}
function header({ title: title2, subtitle, subtitleBelow }, id, at, ink, { groups, unique }) {
  const texts = [title2, ...subtitle === null ? [] : [subtitle]];
  const rows = subtitleBelow ? texts.map((part2) => [part2]) : [texts];
  return rows.map((row, i) => {
    const width = row.reduce((sum, part2) => sum + part2.width, (row.length - 1) * SUBTITLE_GAP);
    const text2 = row.map((part2) => part2.text).join(" \xB7 ");
    const place = { x: at.x, y: at.y + i * SECOND_LINE };
    return words(unique(`${id} ${i === 0 ? "title" : "subtitle"}`), place, { text: text2, width, ink }, groups);
  });
}
var line = (isDotted, isDashed) => isDotted ? "dotted" : isDashed ? "dashed" : "solid";
var shade = (isShadow) => isShadow ? { opacity: SHADE } : {};
var OVERHANG = 8;
var FRAME_GAP = 2;
var around = ({ x, y, width, height }, by) => ({
  ...{ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
});
function node(placed, sheet) {
  const { node: item, x, y } = placed;
  const { theme, unique, ends } = sheet;
  const id = unique(item.id);
  const groups = [`${id} group`];
  const rect = { x: x + item.iconX, y: y + item.iconY, width: item.iconSize, height: item.iconSize };
  const icon = around(rect, -(item.ring ?? 0));
  ends.set(item.id, { id, rect: icon });
  const parts = [image(id, icon, item.icon, shade(item.faded === true || isGone(item.mark)), groups)];
  if (item.dashed || item.suggested) {
    const frame = { stroke: theme.lookedUp.value, line: item.suggested ? "dotted" : "dashed", isRound: true };
    parts.push(rectangle(unique(`${id} frame`), around(icon, FRAME_GAP), frame, groups));
  }
  if (item.mark !== void 0)
    parts.push(rectangle(unique(`${id} ring`), rect, { ...ringStyle(item.mark, theme), isRound: true }, groups));
  return [...parts, ...signs(placed, id, rect, sheet), ...captions(placed, id, rect, sheet)];
}
function signs({ node: item }, id, rect, sheet) {
  const { theme } = sheet;
  const groups = [`${id} group`];
  const [right, bottom] = [rect.x + rect.width, rect.y + rect.height];
  const parts = [];
  if (item.mark !== void 0 && item.mark.ghostOf === void 0) {
    const sign = changeBadge(item.mark, theme);
    const at = { x: right + DISC_OVERHANG - badgeWidth(sign) / 2, y: bottom + DISC_OVERHANG - DISC.node / 2 };
    parts.push(...badge(`${id} change`, at, sign, groups, sheet));
  }
  const corner = (isLeft, width) => ({
    x: isLeft ? rect.x - OVERHANG + width / 2 : right + OVERHANG - width / 2,
    y: rect.y + OVERHANG - 1
  });
  if (item.badge !== "") {
    const count = countBadge(item.badge, theme);
    parts.push(...badge(`${id} count`, corner(item.selfLoop, badgeWidth(count)), count, groups, sheet));
  }
  if (item.steps !== void 0) {
    const steps = stepsBadge(item.steps, theme);
    parts.push(...badge(`${id} steps`, corner(!item.selfLoop, badgeWidth(steps)), steps, groups, sheet));
  }
  return parts;
}
function captions({ node: item }, id, rect, { theme, unique }) {
  let top = rect.y + rect.height + CAPTION_TOP;
  return item.lines.map((each) => {
    const height = LINE_HEIGHT[each.role];
    const at = { x: rect.x + rect.width / 2, y: top + height / 2 };
    const role = theme.caption[each.role];
    const ink = item.faded === true || item.mark?.ghostOf !== void 0 ? { ...role, fill: theme.faded } : role;
    top += height;
    return words(unique(`${id} ${each.role}`), at, { ...each, ink, align: "center" }, [`${id} group`]);
  });
}

// parts/excalidraw.js
var modules = {
  "src/render/excalidraw/index.ts": () => ({ box, node, write })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
