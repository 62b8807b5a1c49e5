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
var BOXES_WITHOUT_TITLE = module2.BOXES_WITHOUT_TITLE;
var BOX_DETAILS = module2.BOX_DETAILS;
var BOX_ICONS = module2.BOX_ICONS;
var BOX_VARIANTS = module2.BOX_VARIANTS;
var CATEGORY_TITLES = module2.CATEGORY_TITLES;
var OWNER_TYPES = module2.OWNER_TYPES;
var REGION_STYLES = module2.REGION_STYLES;
var REMOVABLE_NOUN = module2.REMOVABLE_NOUN;
var SUBNET_TYPES = module2.SUBNET_TYPES;
var TIERS = module2.TIERS;
var boxFactsOf = module2.boxFactsOf;
var groupBoxColour = module2.groupBoxColour;
var groupBoxStyle = module2.groupBoxStyle;
var groupColours = module2.groupColours;
var isFlushIcon = module2.isFlushIcon;
var isHostType = module2.isHostType;
var isLocationOnly = module2.isLocationOnly;
var isSubdivided = module2.isSubdivided;

// elsewhere:src/catalog/index.ts
var module3 = require("./picture.js").modules["src/catalog/index.ts"]();
var boxFactsOf2 = module3.boxFactsOf;
var cloudOf = module3.cloudOf;
var factsOf = module3.factsOf;
var hasTitle = module3.hasTitle;
var hasUnknownProvider = module3.hasUnknownProvider;
var isGlobal = module3.isGlobal;
var isHandedOver = module3.isHandedOver;
var rankOf = module3.rankOf;
var resolvedTypeOf = module3.resolvedTypeOf;
var stripOf = module3.stripOf;
var stripOfPart = module3.stripOfPart;
var stripWithoutRequests = module3.stripWithoutRequests;

// elsewhere:src/layout/scene/measures.ts
var module4 = require("./picture.js").modules["src/layout/scene/measures.ts"]();
var CAPTION_SIZE = module4.CAPTION_SIZE;
var CAPTION_TOP = module4.CAPTION_TOP;
var CAPTION_WIDTH = module4.CAPTION_WIDTH;
var DETAIL_WIDTH = module4.DETAIL_WIDTH;
var DISC = module4.DISC;
var DISC_GAP = module4.DISC_GAP;
var DISC_OVERHANG = module4.DISC_OVERHANG;
var FALLBACK_WIDENING = module4.FALLBACK_WIDENING;
var HEADER_EXTRA = module4.HEADER_EXTRA;
var HEADER_HEIGHT = module4.HEADER_HEIGHT;
var HEADING_SIZE = module4.HEADING_SIZE;
var ICON_SIZE = module4.ICON_SIZE;
var ICON_TOP = module4.ICON_TOP;
var LINE_HEIGHT = module4.LINE_HEIGHT;
var MAX_BOX_SUBTITLE = module4.MAX_BOX_SUBTITLE;
var MAX_EDGE_LABEL = module4.MAX_EDGE_LABEL;
var MAX_FOLDED = module4.MAX_FOLDED;
var MAX_HEADING = module4.MAX_HEADING;
var MIN_TEXT_WIDTH = module4.MIN_TEXT_WIDTH;
var ONE_LINE_MAX = module4.ONE_LINE_MAX;
var RING_ROOM = module4.RING_ROOM;
var SAMPLE_WIDTH = module4.SAMPLE_WIDTH;
var SCREEN = module4.SCREEN;
var SELF_LOOP_SPACE = module4.SELF_LOOP_SPACE;
var SENTENCE_PITCH = module4.SENTENCE_PITCH;
var SENTENCE_SIZE = module4.SENTENCE_SIZE;
var SMALL_CAPTION_WIDTH = module4.SMALL_CAPTION_WIDTH;
var SMALL_ICON_SIZE = module4.SMALL_ICON_SIZE;
var SMALL_RING_ROOM = module4.SMALL_RING_ROOM;
var STRIP_HEADER_EXTRA = module4.STRIP_HEADER_EXTRA;
var STRIP_HEADER_HEIGHT = module4.STRIP_HEADER_HEIGHT;
var SUBTITLE_GAP = module4.SUBTITLE_GAP;
var SUBTITLE_HEIGHT = module4.SUBTITLE_HEIGHT;
var TEXT_SLACK = module4.TEXT_SLACK;
var TITLE_HEIGHT = module4.TITLE_HEIGHT;
var TITLE_PITCH = module4.TITLE_PITCH;
var TITLE_SIZE = module4.TITLE_SIZE;
var TITLE_WIDTH = module4.TITLE_WIDTH;
var captionOnScreen = module4.captionOnScreen;
var discWidth = module4.discWidth;
var discsOf = module4.discsOf;
var discsWidth = module4.discsWidth;
var hasOutline = module4.hasOutline;
var nodeDiscHeight = module4.nodeDiscHeight;
var signOf = module4.signOf;

// elsewhere:src/render/messages.ts
var module5 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module5.DIAGRAM;
var FONT_PACKED_REMEDY = module5.FONT_PACKED_REMEDY;
var FONT_REMEDY = module5.FONT_REMEDY;
var FONT_WITHOUT_OUTLINES_REMEDY = module5.FONT_WITHOUT_OUTLINES_REMEDY;
var ICON_DOCTYPE = module5.ICON_DOCTYPE;
var ICON_EMPTY = module5.ICON_EMPTY;
var ICON_IDS = module5.ICON_IDS;
var ICON_NOT_SVG = module5.ICON_NOT_SVG;
var ICON_PNG_DAMAGED = module5.ICON_PNG_DAMAGED;
var ICON_PNG_KIND = module5.ICON_PNG_KIND;
var ICON_STYLESHEET = module5.ICON_STYLESHEET;
var ICON_WITHOUT_SIZE = module5.ICON_WITHOUT_SIZE;
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
var PAGE_IS_INSIDE = module5.PAGE_IS_INSIDE;
var PAGE_KEYS = module5.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module5.PAGE_KEYS_OF_CHANGE;
var PAGE_KEYS_OF_LEVELS = module5.PAGE_KEYS_OF_LEVELS;
var PAGE_LAYERS = module5.PAGE_LAYERS;
var PAGE_LEVELS = module5.PAGE_LEVELS;
var PAGE_LIST = module5.PAGE_LIST;
var PAGE_MORE = module5.PAGE_MORE;
var PAGE_OVERVIEW = module5.PAGE_OVERVIEW;
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
var iconElementUnknown = module5.iconElementUnknown;
var iconPixels = module5.iconPixels;
var iconTooDeep = module5.iconTooDeep;
var iconTooLarge = module5.iconTooLarge;
var iconTooManyElements = module5.iconTooManyElements;
var iconValueUnknown = module5.iconValueUnknown;
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
var withoutBareBoxes = module6.withoutBareBoxes;

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
var drawPlate = module8.drawPlate;
var iconDocument = module8.iconDocument;
var iconsFor = module8.iconsFor;
var slugsOf = module8.slugsOf;
var symbols = module8.symbols;
var useIcon = module8.useIcon;

// elsewhere:src/render/svg/text.ts
var module9 = require("./picture.js").modules["src/render/svg/text.ts"]();
var WIDER = module9.WIDER;
var baselineBelow = module9.baselineBelow;
var drawText = module9.drawText;
var drawTitleLine = module9.drawTitleLine;
var middleAbove = module9.middleAbove;

// elsewhere:src/render/theme.ts
var module10 = require("./picture.js").modules["src/render/theme.ts"]();
var AUTO = module10.AUTO;
var BACKGROUND = module10.BACKGROUND;
var DARK = module10.DARK;
var LIGHT = module10.LIGHT;
var paintsOf = module10.paintsOf;
var themeByName = module10.themeByName;

// elsewhere:src/render/unique-ids.ts
var module11 = require("./common.js").modules["src/render/unique-ids.ts"]();
var uniqueIds = module11.uniqueIds;

// elsewhere:src/render/svg/strokes.ts
var module12 = require("./picture.js").modules["src/render/svg/strokes.ts"]();
var MAIN_WIDTH = module12.MAIN_WIDTH;
var STROKES = module12.STROKES;
var dashedPath = module12.dashedPath;
var isUnbroken = module12.isUnbroken;
var pointTowards = module12.pointTowards;
var roundedPath = module12.roundedPath;
var simplify = module12.simplify;
var strokeOf = module12.strokeOf;

// elsewhere:src/errors.ts
var module13 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module13.Bug;
var External = module13.External;
var GroundplanError = module13.GroundplanError;
var InvalidInput = module13.InvalidInput;
var Missing = module13.Missing;
var Misuse = module13.Misuse;
var NoResources = module13.NoResources;

// elsewhere:src/platform/text/metrics.ts
var module14 = require("./picture.js").modules["src/platform/text/metrics.ts"]();
var isInFont = module14.isInFont;
var isZeroWidth = module14.isZeroWidth;
var widthOf = module14.widthOf;

// elsewhere:src/platform/text/printable.ts
var module15 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module15.harmless;
var hasUnseen = module15.hasUnseen;
var oneLine = module15.oneLine;
var printable = module15.printable;
var quote = module15.quote;
var short = module15.short;
var visible = module15.visible;

// src/render/excalidraw/elements.ts
function rounded(value) {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  return Math.round(value * 10) / 10 + 0;
}
function seedOf(id) {
  let hash = 2166136261;
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 16777619) >>> 0;
  return hash % 2147483646 + 1;
}
var TRANSPARENT = "transparent";
var NONE = "none";
var ROUND_CORNERS = { type: 3, value: 8 };
function element(type, id, rect, style, groups) {
  const { stroke = TRANSPARENT, fill = TRANSPARENT, width = 1, line = "solid", opacity = 100, isRound = false } = style;
  return {
    id,
    type,
    x: rounded(rect.x),
    y: rounded(rect.y),
    width: rounded(rect.width),
    height: rounded(rect.height),
    angle: 0,
    strokeColor: stroke,
    backgroundColor: fill === NONE ? TRANSPARENT : fill,
    fillStyle: "solid",
    strokeWidth: width,
    strokeStyle: line,
    roughness: 0,
    opacity,
    groupIds: groups,
    frameId: null,
    index: null,
    roundness: isRound ? ROUND_CORNERS : null,
    seed: seedOf(id),
    version: 1,
    versionNonce: seedOf(`${id} 1`),
    isDeleted: false,
    boundElements: [],
    updated: 1,
    link: null,
    locked: false
  };
}
var rectangle = (id, rect, style, groups) => element("rectangle", id, rect, style, groups);
var image = (id, rect, file, style, groups) => ({
  ...element("image", id, rect, style, groups),
  fileId: file,
  status: "saved",
  scale: [1, 1],
  crop: null
});
var FONT = 6;
var LINE_HEIGHT2 = 1.25;
function textLine(id, at, { text, width, ink, align = "left", container }, groups) {
  const height = ink.size * LINE_HEIGHT2;
  const rect = { x: align === "left" ? at.x : at.x - width / 2, y: at.y - height / 2, width, height };
  const content = oneLine(text);
  return {
    ...element("text", id, rect, { stroke: ink.fill.value }, groups),
    text: content,
    originalText: content,
    fontSize: ink.size,
    fontFamily: FONT,
    lineHeight: LINE_HEIGHT2,
    textAlign: align,
    verticalAlign: "middle",
    containerId: container ?? null,
    autoResize: true
  };
}
function arrow(id, { points, twoWay, ends }, style, groups) {
  const first = points[0];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const size = { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
  const binding = (end) => end ? { elementId: end.id, focus: 0, gap: rounded(end.gap) } : null;
  return {
    ...element("arrow", id, { ...first, ...size }, style, groups),
    points: points.map(({ x, y }) => [rounded(x - first.x), rounded(y - first.y)]),
    lastCommittedPoint: null,
    startBinding: binding(ends?.[0]),
    endBinding: binding(ends?.[1]),
    elbowed: false,
    startArrowhead: twoWay ? "triangle" : null,
    endArrowhead: "triangle"
  };
}
var FADED_OPACITY = SHADOW * 100;
var HEIGHT = 18;
var PADDING = 6;
var badgeWidth = ({ text, ink: { size, weight } }) => Math.max(HEIGHT, widthOf(text, size, weight) + 2 * PADDING);
function badge(id, center, style, groups, { unique }) {
  const width = badgeWidth(style);
  const rect = { x: center.x - width / 2, y: center.y - HEIGHT / 2, width, height: HEIGHT };
  const shape = { fill: style.fill, stroke: style.border, width: 1, isRound: true };
  const { text, ink } = style;
  const label = { text, width: widthOf(text, ink.size, ink.weight), ink, align: "center" };
  return [rectangle(unique(id), rect, shape, groups), textLine(unique(`${id} words`), center, label, groups)];
}
var countBadge = (text, { badge: ink, badgeFill, badgeBorder }) => ({
  text,
  ink,
  fill: badgeFill.value,
  border: badgeBorder.value
});
var stepsBadge = (text, { step, badge: ink, stepFill, badgeBorder }) => ({
  text,
  ink: { ...ink, fill: step.fill },
  fill: stepFill.value,
  border: badgeBorder.value
});
function changeBadge(changeMark, theme) {
  const { badge: ink, badgeBorder } = theme;
  const { mark, sign } = paintsOf(changeMark, theme);
  const text = signOf(changeMark);
  const isHollow = changeMark.change === "forget";
  return isHollow ? { text, ink: { ...ink, fill: mark }, fill: badgeBorder.value, border: mark.value } : { text, ink: { ...ink, fill: sign }, fill: mark.value, border: badgeBorder.value };
}
var RING_WIDTH = 2;
var OPENED_RING_WIDTH = 4;
var RING_LINES = {
  delete: "dashed",
  replace: "dashed",
  forget: "dotted",
  move: "dotted"
};
var ringStyle = ({ change, opens }, theme) => ({
  stroke: paintsOf({ change, ...opens && { opens } }, theme).mark.value,
  width: opens === true ? OPENED_RING_WIDTH : RING_WIDTH,
  line: RING_LINES[change] ?? "solid"
});

// src/render/excalidraw/edges.ts
function edgeElements(placed, drawing) {
  const { edge: item, points: route, label: plate, mark: markCenter } = placed;
  const { theme, unique, bindable } = drawing;
  const corners = simplify(route);
  if (corners.length < 2) return [];
  const [source, target] = [bindable.get(item.from), bindable.get(item.to)];
  const text = [item.steps ?? "", item.label?.text ?? ""].filter((part) => part !== "").join(" \xB7 ");
  const label = item.label === null || plate === null || text === "" ? null : { text, width: item.label.width, center: centerOf(plate) };
  const points = label === null ? corners : withMiddle(corners, label.center);
  const id = unique(`${source?.id ?? item.from} > ${target?.id ?? item.to}`);
  const ends = [
    source === void 0 ? null : { id: source.id, gap: distance(points[0], source.rect) },
    target === void 0 ? null : { id: target.id, gap: distance(points.at(-1), target.rect) }
  ];
  const elements = [arrow(id, { points, twoWay: item.twoWay, ends }, edgeStyle(item, theme), [])];
  if (label !== null) {
    const options = { text, width: label.width, ink: theme.edgeLabel, align: "center", container: id };
    elements.push(textLine(unique(`${id} label`), label.center, options, []));
  }
  if (item.mark !== void 0 && markCenter !== void 0)
    elements.push(...badge(`${id} change`, markCenter, changeBadge(item.mark, theme), [], drawing));
  return elements;
}
var WIDTH = 1.5;
var CHANGED_WIDTH = 2;
var THIN_WIDTH = 0.75;
var LINES = {
  main: "solid",
  solid: "solid",
  thin: "solid",
  dashed: "dashed",
  dotted: "dotted",
  deleted: "dashed",
  moved: "dotted"
};
function edgeStyle(edge, theme) {
  const stroke = strokeOf(edge);
  const plainWidth = stroke === "thin" ? THIN_WIDTH : stroke === "main" ? MAIN_WIDTH : WIDTH;
  return {
    stroke: (edge.mark === void 0 ? theme.line : paintsOf(edge.mark, theme).mark).value,
    width: edge.mark === void 0 || stroke === "thin" ? plainWidth : CHANGED_WIDTH,
    line: LINES[stroke],
    ...edge.faded && { opacity: FADED_OPACITY }
  };
}
function withMiddle(points, labelCenter) {
  const nearestBySegment = points.slice(1).map((end, i) => nearestPoint(labelCenter, points[i], end));
  const distances = nearestBySegment.map(({ x, y }) => Math.hypot(x - labelCenter.x, y - labelCenter.y));
  const segment = distances.indexOf(Math.min(...distances));
  const middle = nearestBySegment[segment];
  const [before, after] = [points.slice(0, segment + 1), points.slice(segment + 1)];
  const [previous, next] = [before.at(-1), after[0]];
  const missingBefore = after.length - before.length;
  return [
    ...before,
    ...pointsBeside(middle, previous, missingBefore).reverse(),
    middle,
    ...pointsBeside(middle, next, -missingBefore),
    ...after
  ];
}
var STEP = 1;
function pointsBeside(middle, end, count) {
  const length = Math.hypot(end.x - middle.x, end.y - middle.y);
  const share = length === 0 ? 0 : Math.min(STEP / length, 1 / (count + 1));
  return Array.from({ length: Math.max(0, count) }, (_, i) => pointBetween(middle, end, (i + 1) * share));
}
function distance({ x, y }, { x: left, y: top, width, height }) {
  const horizontal = Math.max(left - x, 0, x - left - width);
  const vertical = Math.max(top - y, 0, y - top - height);
  return Math.hypot(horizontal, vertical);
}
var centerOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
var pointBetween = (a, b, share) => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share
});
function nearestPoint({ x, y }, a, b) {
  const squaredLength = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
  const share = squaredLength === 0 ? 0 : ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / squaredLength;
  return pointBetween(a, b, Math.min(1, Math.max(0, share)));
}

// src/render/excalidraw/index.ts
var write = async (labeled, { side, stamp, appearance = null }) => {
  const layout = layoutOf(labeled.layout, side);
  const theme = themeByName("light", appearance?.brand);
  const drawing = { theme, unique: uniqueIds(), bindable: /* @__PURE__ */ new Map() };
  const boxes = layout.boxes.flatMap((placed) => boxElements(placed, drawing));
  const nodes = layout.nodes.flatMap((placed) => nodeElements(placed, drawing));
  const edges = layout.edges.flatMap((placed) => edgeElements(placed, drawing));
  const elements = withReverseReferences([...boxes, ...edges, ...nodes, ...noteElements(layout, drawing)]);
  const file = {
    type: "excalidraw",
    version: 2,
    source: "groundplan",
    ...stamp !== void 0 && { groundplan: stamp },
    elements,
    appState: { viewBackgroundColor: theme.background.value, gridSize: null },
    files: await iconFiles(layout, theme, appearance?.icons)
  };
  return { content: `${JSON.stringify(file, null, 1)}
`, note: null };
};
function withReverseReferences(elements) {
  const referencesById = /* @__PURE__ */ new Map();
  const addReference = (id, reference) => {
    if (typeof id === "string") referencesById.set(id, [...referencesById.get(id) ?? [], reference]);
  };
  for (const element2 of elements) {
    const { type, containerId, startBinding, endBinding } = element2;
    if (type === "text") addReference(containerId, { id: element2.id, type: "text" });
    for (const id of /* @__PURE__ */ new Set([startBinding?.elementId, endBinding?.elementId]))
      addReference(id, { id: element2.id, type: "arrow" });
  }
  return elements.map((element2) => {
    const references = referencesById.get(element2.id);
    return references === void 0 ? element2 : { ...element2, boundElements: references };
  });
}
var ICON_SIZE2 = 64;
async function iconFiles(layout, theme, ownIcons) {
  const slugs = slugsOf(layout);
  const icons = await iconsFor(slugs, ownIcons);
  const files = [...slugs].map((slug) => {
    const svg = iconDocument(slug, icons, theme).replace("<svg ", `<svg width="${ICON_SIZE2}" height="${ICON_SIZE2}" `);
    const dataURL = `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
    return [slug, { mimeType: "image/svg+xml", id: slug, dataURL, created: 0 }];
  });
  return Object.fromEntries(files);
}
var CORNER = 24;
var FLUSH_ICON = { size: CORNER, x: 0, y: 0 };
var LOOSE_ICON = { size: 17, x: 8, y: 3.5 };
var TITLE_AFTER_ICON = 31;
var TITLE_WITHOUT_ICON = 10;
function boxElements({ box: item, ...rect }, drawing) {
  const { theme, unique, bindable } = drawing;
  const id = unique(item.id);
  if (item.bare) return [];
  bindable.set(item.id, { id, rect });
  const groups = [groupOf(id)];
  const { ink, fill } = theme.box(boxFactsOf2(item.style));
  const elements = [rectangle(id, rect, { ...borderStyle(item, drawing), fill: fill.value }, groups)];
  if (item.icon !== null) {
    const { x, y, size } = isFlushIcon(item.icon) ? FLUSH_ICON : LOOSE_ICON;
    const square = { x: rect.x + x, y: rect.y + y, width: size, height: size };
    elements.push(image(unique(`${id} icon`), square, item.icon, iconStyle(isGone(item.mark)), groups));
  }
  let titleX = rect.x + (item.icon === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON);
  const middle = rect.y + CORNER / 2;
  if (item.mark !== void 0 && item.mark.ghostOf === void 0) {
    for (const { mark } of discsOf(item.mark, DISC.box)) {
      const sign = changeBadge(mark, theme);
      const center = { x: titleX + badgeWidth(sign) / 2, y: middle };
      elements.push(...badge(`${id} change`, center, sign, groups, drawing));
      titleX += badgeWidth(sign) + DISC_GAP;
    }
  }
  return [...elements, ...header(item, id, { x: titleX, y: middle }, { ...theme.boxTitle, fill: ink }, drawing)];
}
var groupOf = (id) => `${id} group`;
function borderStyle(item, { theme }) {
  if (hasOutline(item.mark)) return ringStyle(item.mark, theme);
  const facts = boxFactsOf2(item.style);
  const containerLine = facts.dash === "dashed" ? "dashed" : "solid";
  return {
    stroke: theme.box(facts).border.value,
    width: facts.width,
    // An existing container (data source) has a dotted line.
    line: item.dashed ? "dotted" : containerLine
  };
}
function header({ title: title2, subtitle, subtitleBelow }, id, start, ink, { unique }) {
  const lines = [title2, ...subtitle === null ? [] : [subtitle]];
  const rows = subtitleBelow ? lines.map((line) => [line]) : [lines];
  return rows.map((row, i) => {
    const width = row.reduce((sum, line) => sum + line.width, (row.length - 1) * SUBTITLE_GAP);
    const text = row.map((line) => line.text).join(" \xB7 ");
    const at = { x: start.x, y: start.y + i * SUBTITLE_HEIGHT };
    return textLine(unique(`${id} ${i === 0 ? "title" : "subtitle"}`), at, { text, width, ink }, [groupOf(id)]);
  });
}
var iconStyle = (isFaded) => isFaded ? { opacity: FADED_OPACITY } : {};
var OVERHANG = 8;
var FRAME_GAP = 2;
var GROUP_GAP = 3;
function groupStyle(colour, theme) {
  const { border, fill } = theme.group(colour);
  return { stroke: border.value, fill: fill.value, isRound: true };
}
var enlarged = ({ x, y, width, height }, margin) => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin
});
function nodeElements(placed, drawing) {
  const { node: item, x, y } = placed;
  const { theme, unique, bindable } = drawing;
  const id = unique(item.id);
  const groups = [groupOf(id)];
  const square = { x: x + item.iconX, y: y + item.iconY, width: item.iconSize, height: item.iconSize };
  const icon = enlarged(square, -(item.ring ?? 0));
  bindable.set(item.id, { id, rect: icon });
  const isFaded = item.faded === true || isGone(item.mark);
  const elements = [
    ...item.highlight === void 0 ? [] : [
      rectangle(unique(`${id} group`), enlarged(icon, GROUP_GAP), groupStyle(item.highlight.colour, theme), groups)
    ],
    image(id, icon, item.icon, iconStyle(isFaded), groups)
  ];
  if (item.dashed || item.suggested) {
    const frame = { stroke: theme.lookedUp.value, line: item.suggested ? "dotted" : "dashed", isRound: true };
    elements.push(rectangle(unique(`${id} frame`), enlarged(icon, FRAME_GAP), frame, groups));
  }
  if (hasOutline(item.mark))
    elements.push(rectangle(unique(`${id} ring`), square, { ...ringStyle(item.mark, theme), isRound: true }, groups));
  return [...elements, ...badges(placed, id, square, drawing), ...captions(placed, id, square, drawing)];
}
function badges({ node: item }, id, square, drawing) {
  const { theme } = drawing;
  const groups = [groupOf(id)];
  const [right, bottom] = [square.x + square.width, square.y + square.height];
  const elements = [];
  if (item.mark !== void 0 && item.mark.ghostOf === void 0) {
    let end = right + DISC_OVERHANG;
    for (const { mark } of discsOf(item.mark, DISC.node)) {
      const sign = changeBadge(mark, theme);
      const center = { x: end - badgeWidth(sign) / 2, y: bottom + DISC_OVERHANG - DISC.node / 2 };
      elements.push(...badge(`${id} change`, center, sign, groups, drawing));
      end -= badgeWidth(sign);
    }
  }
  const topCorner = (isLeft, width) => ({
    x: isLeft ? square.x - OVERHANG + width / 2 : right + OVERHANG - width / 2,
    y: square.y + OVERHANG - 1
  });
  if (item.badge !== "") {
    const count = countBadge(item.badge, theme);
    elements.push(...badge(`${id} count`, topCorner(item.selfLoop, badgeWidth(count)), count, groups, drawing));
  }
  if (item.steps !== void 0) {
    const steps = stepsBadge(item.steps, theme);
    elements.push(...badge(`${id} steps`, topCorner(!item.selfLoop, badgeWidth(steps)), steps, groups, drawing));
  }
  return elements;
}
function captions({ node: item }, id, square, { theme, unique }) {
  let top = square.y + square.height + CAPTION_TOP;
  return item.lines.map((line) => {
    const height = LINE_HEIGHT[line.role];
    const at = { x: square.x + square.width / 2, y: top + height / 2 };
    const plainInk = theme.caption[line.role];
    const isFaded = item.faded === true || item.mark?.ghostOf !== void 0;
    const ink = isFaded ? { ...plainInk, fill: theme.faded } : plainInk;
    top += height;
    return textLine(unique(`${id} ${line.role}`), at, { ...line, ink, align: "center" }, [groupOf(id)]);
  });
}
var noteElements = (layout, drawing) => [
  ...title(layout, drawing),
  ...(layout.legend ?? []).flatMap((entry) => legendEntry(entry, drawing)),
  ...(layout.flows ?? []).flatMap((table) => flowTable(table, drawing))
];
var TITLE_NOTE_GAP = 14;
function title({ title: start, subtitle: subtitleStart, heading }, { theme, unique }) {
  if (start === null || !heading?.title) return [];
  const { heading: titleInk, subheading: subtitleInk, sentence: sentenceInk } = theme;
  const lines = heading.broken ?? [heading.title];
  const titleLines = lines.map((line, i) => {
    const at2 = { x: start.x, y: middleAbove(start.y + i * TITLE_PITCH, titleInk.size) };
    return textLine(unique("title"), at2, { ...line, ink: titleInk }, []);
  });
  const sentenceLines = (heading.sentence?.lines ?? []).map((line, i) => {
    const at2 = { x: start.x, y: middleAbove(heading.sentence.y + i * SENTENCE_PITCH, sentenceInk.size) };
    return textLine(unique("sentence"), at2, { ...line, ink: sentenceInk }, []);
  });
  if (heading.subtitle === null) return [...titleLines, ...sentenceLines];
  const { x, y } = subtitleStart ?? {
    x: start.x + (lines.at(-1)?.width ?? 0) + TITLE_NOTE_GAP,
    y: start.y + (lines.length - 1) * TITLE_PITCH
  };
  const at = { x, y: middleAbove(y, subtitleInk.size) };
  const subtitle = textLine(unique("subtitle"), at, { ...heading.subtitle, ink: subtitleInk }, []);
  return [...titleLines, subtitle, ...sentenceLines];
}
var GAP = 9;
var FRAME = { width: 22, height: 14 };
var COUNT_INSET = 12;
var CHANGE_INSET = 10;
function legendEntry(entry, drawing) {
  const middle = entry.y + entry.height / 2;
  const x = entry.x + (entry.sample === "sum" ? 0 : SAMPLE_WIDTH);
  const explanation = { ...entry.words, ink: drawing.theme.legend };
  return [
    ...SAMPLES[entry.sample](entry, middle, drawing),
    textLine(drawing.unique("legend"), { x, y: middle }, explanation, [])
  ];
}
var sampleEnd = ({ x }) => x + SAMPLE_WIDTH - GAP;
var arrowSample = (entry, middle, { theme, unique }) => {
  const kind = entry.sample;
  const edge = {
    twoWay: kind === "two-way",
    dashed: kind === "dashed",
    ...kind === "suggested" && { suggested: true },
    ...kind === "thin" && { thin: true }
  };
  const points = [entry.x, sampleEnd(entry)].map((x) => ({ x, y: middle }));
  return [arrow(unique("legend"), { points, twoWay: edge.twoWay }, edgeStyle(edge, theme), [])];
};
var borderSample = (entry, middle, { theme, unique }) => {
  const rect = { x: sampleEnd(entry) - FRAME.width, y: middle - FRAME.height / 2, ...FRAME };
  return [rectangle(unique("legend"), rect, { stroke: theme.lookedUp.value, line: "dashed", isRound: true }, [])];
};
var countSample = (entry, middle, drawing) => {
  const center = { x: sampleEnd(entry) - COUNT_INSET, y: middle };
  return badge("legend", center, countBadge(LEGEND_COUNT_SAMPLE, drawing.theme), [], drawing);
};
var changeSample = (entry, middle, drawing) => {
  if (entry.mark === void 0) return [];
  const center = { x: sampleEnd(entry) - CHANGE_INSET, y: middle };
  return badge("legend", center, changeBadge(entry.mark, drawing.theme), [], drawing);
};
var GROUP_SAMPLE = 12;
var groupSample = (entry, middle, { theme, unique }) => {
  if (entry.colour === void 0) return [];
  const rect = { x: sampleEnd(entry) - GROUP_SAMPLE, y: middle - GROUP_SAMPLE / 2 };
  const size = { width: GROUP_SAMPLE, height: GROUP_SAMPLE };
  return [rectangle(unique("legend"), { ...rect, ...size }, groupStyle(entry.colour, theme), [])];
};
var SAMPLES = {
  dashed: arrowSample,
  "two-way": arrowSample,
  thin: arrowSample,
  suggested: arrowSample,
  "looked-up": borderSample,
  count: countSample,
  change: changeSample,
  group: groupSample,
  sum: () => []
};
var HALF_STEP_BADGE = 9;
var flowTable = ({ badges: badges2, lines }, drawing) => [
  ...badges2.flatMap(
    ({ steps, x, middle }) => badge("flow", { x: x + HALF_STEP_BADGE, y: middle }, stepsBadge(steps, drawing.theme), [], drawing)
  ),
  ...lines.map(
    ({ line, x, middle }) => textLine(drawing.unique("flow"), { x, y: middle }, { ...line, ink: drawing.theme.caption[line.role] }, [])
  )
];

// parts/excalidraw.js
var modules = {
  "src/render/excalidraw/index.ts": () => ({ write })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
