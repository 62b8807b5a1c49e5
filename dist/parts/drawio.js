"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
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

// elsewhere:src/render/drawio/native.ts
var native_exports = {};
__export(native_exports, {
  nativeIcons: () => nativeIcons
});
var module18, nativeIcons;
var init_native = __esm({
  "elsewhere:src/render/drawio/native.ts"() {
    module18 = require("./stencils.js").modules["src/render/drawio/native.ts"]();
    nativeIcons = module18.nativeIcons;
  }
});

// parts/drawio.js
var drawio_exports = {};
__export(drawio_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(drawio_exports);

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

// elsewhere:src/render/svg/notation.ts
var module9 = require("./picture.js").modules["src/render/svg/notation.ts"]();
var darkStyle = module9.darkStyle;
var escapeXml = module9.escapeXml;
var formatNumber = module9.formatNumber;
var formatPoint = module9.formatPoint;
var paintAttributes = module9.paintAttributes;
var unescapeXml = module9.unescapeXml;

// elsewhere:src/render/svg/text.ts
var module10 = require("./picture.js").modules["src/render/svg/text.ts"]();
var WIDER = module10.WIDER;
var baselineBelow = module10.baselineBelow;
var drawText = module10.drawText;
var drawTitleLine = module10.drawTitleLine;
var middleAbove = module10.middleAbove;

// elsewhere:src/render/theme.ts
var module11 = require("./picture.js").modules["src/render/theme.ts"]();
var AUTO = module11.AUTO;
var BACKGROUND = module11.BACKGROUND;
var DARK = module11.DARK;
var LIGHT = module11.LIGHT;
var paintsOf = module11.paintsOf;
var themeByName = module11.themeByName;

// elsewhere:src/render/unique-ids.ts
var module12 = require("./common.js").modules["src/render/unique-ids.ts"]();
var uniqueIds = module12.uniqueIds;

// elsewhere:src/errors.ts
var module13 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module13.Bug;
var External = module13.External;
var GroundplanError = module13.GroundplanError;
var InvalidInput = module13.InvalidInput;
var Missing = module13.Missing;
var Misuse = module13.Misuse;
var NoResources = module13.NoResources;

// src/render/drawio/cells.ts
var styleText = (style) => Object.entries(style).map(([key, value]) => `${key}=${value};`).join("");
var fontFamily = ({ family }) => family === null ? {} : { fontFamily: family };
function cell({ id, parent, style, label, data }, kind, geometry) {
  const common = { style: styleText(style), ...kind, parent };
  if (data === void 0) return element("mxCell", { id, value: label ?? "", ...common }, geometry);
  return element("object", { label: label ?? "", ...data, id }, element("mxCell", common, geometry));
}
var vertex = (properties, rect) => cell(properties, { vertex: "1" }, element("mxGeometry", { ...rectAttributes(rect), as: "geometry" }));
var rectAttributes = ({ x, y, width, height }) => ({
  x: roundCoordinate(x),
  y: roundCoordinate(y),
  width: roundCoordinate(width),
  height: roundCoordinate(height)
});
var point = ({ x, y }, as) => element("mxPoint", { x: roundCoordinate(x), y: roundCoordinate(y), as });
var FRACTION_SCALE = 1e6;
var roundFraction = (value) => Math.round(value * FRACTION_SCALE) / FRACTION_SCALE + 0;
var part = (properties, { at, by, width, height }) => cell(
  { ...properties, style: { ...properties.style, part: 1, connectable: 0, html: 1 } },
  { vertex: "1" },
  element(
    "mxGeometry",
    {
      x: roundFraction(at.x),
      y: roundFraction(at.y),
      width: roundCoordinate(width),
      height: roundCoordinate(height),
      relative: "1",
      as: "geometry"
    },
    point(by, "offset")
  )
);
function connection(properties, { ends, corners, label }) {
  const loose = "source" in ends ? [] : [point(ends[0], "sourcePoint"), point(ends[1], "targetPoint")];
  const inside2 = [
    ...loose,
    ...corners.length === 0 ? [] : [element("Array", { as: "points" }, corners.map((corner) => point(corner)).join(""))],
    ...label === null ? [] : [point(label.by, "offset")]
  ];
  const at = label === null ? {} : { x: roundFraction(label.at), y: 0 };
  const geometry = element("mxGeometry", { ...at, relative: "1", as: "geometry" }, inside2.join(""));
  return cell(properties, { edge: "1", ..."source" in ends ? ends : {} }, geometry);
}
var layer = (id, name) => element("mxCell", { id, value: name, parent: ROOT });
var rootCell = () => element("mxCell", { id: ROOT });
var ROOT = "0";
var DRAWING = "1";
var NOTES = "notes";
var LINE_ENDS = /[\t\n\r\u2028\u2029]/g;
var quoted = (text) => escapeXml(text).replace(LINE_ENDS, (character) => `&#${character.charCodeAt(0)};`);
var COORDINATE_SCALE = 1e3;
function roundCoordinate(value) {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  return Math.round(value * COORDINATE_SCALE) / COORDINATE_SCALE + 0;
}
function element(name, attributes, inside2 = "") {
  const written = Object.entries(attributes).flatMap(
    ([key, value]) => value === void 0 ? [] : [` ${key}="${typeof value === "number" ? value : quoted(value)}"`]
  );
  const start = `<${name}${written.join("")}`;
  return inside2 === "" ? `${start}/>` : `${start}>${inside2}</${name}>`;
}
var ROLE_STYLES = {
  title: "",
  name: "font-weight:400;font-size:10.5px",
  detail: "font-weight:400;font-size:10.5px",
  alert: "font-size:10.5px",
  change: "font-size:10.5px"
};
var styledHtml = (style, html) => style === "" ? html : `<span style="${style}">${html}</span>`;
var captions = (lines, theme) => lines.map(({ text, role }) => {
  const style = role === "alert" ? `${ROLE_STYLES.alert};color:${theme.caption.alert.fill.value}` : ROLE_STYLES[role];
  return styledHtml(style, escapeXml(text));
}).join("<br>");
function boxTitle({ title: title2, subtitle, subtitleBelow }) {
  const first = escapeXml(title2.text);
  return subtitle === null || subtitle.text === "" ? first : `${first}${subtitleBelow ? "<br>" : "&nbsp; "}${styledHtml("font-weight:400", escapeXml(subtitle.text))}`;
}
var IMAGE = { shape: "image", html: 1, imageAspect: 0, aspect: "fixed" };
var ADDRESS = "data:image/svg+xml,";
function embeddedIcons(icons, theme) {
  const styles = /* @__PURE__ */ new Map();
  const icon = (slug) => {
    const known = styles.get(slug);
    if (known !== void 0) return known;
    const image = ADDRESS + Buffer.from(iconDocument(slug, icons, theme)).toString("base64");
    const style = { ...IMAGE, image };
    styles.set(slug, style);
    return style;
  };
  return { icon, frame: () => null };
}

// elsewhere:src/render/svg/strokes.ts
var module14 = require("./picture.js").modules["src/render/svg/strokes.ts"]();
var MAIN_WIDTH = module14.MAIN_WIDTH;
var STROKES = module14.STROKES;
var dashedPath = module14.dashedPath;
var isUnbroken = module14.isUnbroken;
var pointTowards = module14.pointTowards;
var roundedPath = module14.roundedPath;
var simplify = module14.simplify;
var strokeOf = module14.strokeOf;

// elsewhere:src/layout/scene/steps.ts
var module15 = require("./picture.js").modules["src/layout/scene/steps.ts"]();
var STEP_GAP = module15.STEP_GAP;
var STEP_HEIGHT = module15.STEP_HEIGHT;
var STEP_SIZE = module15.STEP_SIZE;
var STEP_WEIGHT = module15.STEP_WEIGHT;
var stepWidth = module15.stepWidth;
var stepsText = module15.stepsText;
var withSteps = module15.withSteps;

// elsewhere:src/platform/text/metrics.ts
var module16 = require("./picture.js").modules["src/platform/text/metrics.ts"]();
var isInFont = module16.isInFont;
var isZeroWidth = module16.isZeroWidth;
var widthOf = module16.widthOf;

// src/render/drawio/marks.ts
var dashes = (pattern) => ({ dashed: 1, fixDash: 1, dashPattern: pattern });
var RINGS = {
  create: { strokeWidth: 2.5 },
  update: { strokeWidth: 1.25 },
  delete: { strokeWidth: 2, ...dashes("5 4") },
  replace: { strokeWidth: 2.5, ...dashes("15 5") },
  move: { strokeWidth: 2.5, ...dashes("1 5") },
  import: { strokeWidth: 2, ...dashes("20 3") },
  forget: { strokeWidth: 2, ...dashes("1 4") },
  deferred: { strokeWidth: 1.25, ...dashes("10 4 2 4") }
};
var OPENED = { strokeWidth: 4 };
var ringStyle = (mark, theme) => ({
  strokeColor: paintsOf(mark, theme).mark.value,
  ...mark.opens === true ? OPENED : RINGS[mark.change]
});
var pillStyle = (fill, border, ink, size) => ({
  rounded: 1,
  arcSize: 50,
  fillColor: fill,
  strokeColor: border,
  fontColor: ink,
  fontSize: size,
  fontStyle: 1,
  align: "center",
  verticalAlign: "middle",
  spacing: 0,
  overflow: "visible"
});
var SIGN_SIZE = 12;
var WIDER_SIGNS = [
  ["-", "\u2212"],
  [".", "\u2022"]
];
function discBadge(mark, height, theme) {
  const { mark: paint, sign } = paintsOf(mark, theme);
  const written = signOf(mark);
  const glyph = WIDER_SIGNS.reduce((text, [narrow, wide]) => text.replaceAll(narrow, wide), written);
  const isHollow = mark.change === "forget";
  const style = isHollow ? pillStyle(theme.background.value, paint.value, sign.value, SIGN_SIZE) : pillStyle(paint.value, theme.background.value, sign.value, SIGN_SIZE);
  return { label: escapeXml(glyph), style, width: discWidth(mark, height), height };
}
var PILL_HEIGHT = 18;
var PILL_PADDING = 6;
function countBadge(text, theme) {
  const { size, weight, fill } = theme.badge;
  return {
    label: escapeXml(text),
    style: pillStyle(theme.badgeFill.value, theme.badgeBorder.value, fill.value, size),
    width: Math.max(PILL_HEIGHT, widthOf(text, size, weight) + 2 * PILL_PADDING),
    height: PILL_HEIGHT
  };
}
var stepsBadge = (text, theme) => ({
  label: escapeXml(text),
  style: pillStyle(theme.stepFill.value, theme.badgeBorder.value, theme.step.fill.value, theme.step.size),
  width: stepWidth(text),
  height: STEP_HEIGHT
});
var paddedRect = ({ x, y, width, height }, margin) => ({
  x: x - margin,
  y: y - margin,
  width: width + 2 * margin,
  height: height + 2 * margin
});

// elsewhere:src/graph/address.ts
var module17 = require("./picture.js").modules["src/graph/address.ts"]();
var escapeKey = module17.escapeKey;
var escapeName = module17.escapeName;
var formatAddress = module17.formatAddress;
var holdsEscapedBracket = module17.holdsEscapedBracket;
var isAddress = module17.isAddress;
var isDigit = module17.isDigit;
var isNameCode = module17.isNameCode;
var isShort = module17.isShort;
var modulesOf = module17.modulesOf;
var originalOf = module17.originalOf;
var parseAddress = module17.parseAddress;
var runEnd = module17.runEnd;
var typeOf = module17.typeOf;
var unescapeKey = module17.unescapeKey;
var unescapeName = module17.unescapeName;
var withCopy = module17.withCopy;
var withoutIndexes = module17.withoutIndexes;

// src/render/drawio/sheet.ts
var squareOf = ({ x, y, node }) => ({
  x: x + node.iconX,
  y: y + node.iconY,
  width: node.iconSize,
  height: node.iconSize
});
var asWritten = ({ x, y, width, height }) => ({
  x: roundCoordinate(x),
  y: roundCoordinate(y),
  width: roundCoordinate(width),
  height: roundCoordinate(height)
});
function cellsIn(layout, unique) {
  const elements = [
    ...layout.boxes.map((placed) => ({ ...placed.box, rect: placed })),
    ...layout.nodes.map((placed) => ({ ...placed.node, rect: squareOf(placed) }))
  ];
  const boxes = new Set(layout.boxes.map(({ box }) => box.id));
  return new Map(
    elements.map(({ id, parent, rect }) => [
      id,
      { cell: unique(id), parent: parent !== null && boxes.has(parent) ? parent : null, rect: asWritten(rect) }
    ])
  );
}
function parentCellOf({ cells }, parent) {
  const box = parent === null ? void 0 : cells.get(parent);
  return box === void 0 ? { cell: DRAWING, origin: { x: 0, y: 0 } } : { cell: box.cell, origin: box.rect };
}
var relativeTo = (origin, place) => ({
  ...place,
  x: place.x - origin.x,
  y: place.y - origin.y
});
function attachmentTo(cellRect, place) {
  const { width, height } = place;
  const at = {
    x: place.x + width / 2 > cellRect.x + cellRect.width / 2 ? 1 : 0,
    y: place.y + height / 2 > cellRect.y + cellRect.height / 2 ? 1 : 0
  };
  const by = { x: place.x - cellRect.x - at.x * cellRect.width, y: place.y - cellRect.y - at.y * cellRect.height };
  return { at, by, width, height };
}
function commonBox({ cells }, from, to) {
  if (from === to) return cells.get(from)?.parent ?? null;
  const above = /* @__PURE__ */ new Set();
  for (let at2 = from; at2 !== null; at2 = cells.get(at2)?.parent ?? null) above.add(at2);
  let at = to;
  while (at !== null && !above.has(at)) at = cells.get(at)?.parent ?? null;
  return at;
}
var SEPARATOR = "; ";
var withoutEmpty = (data) => Object.fromEntries(Object.entries(data).filter((entry) => !!entry[1]));
function textData(item) {
  if (item === void 0) return {};
  const { title: title2, details, alert, change, changeLines = [] } = item;
  const ofNode = item.kind === "node" ? { name: item.name, instances: item.instances } : {};
  return withoutEmpty({
    type: item.type,
    title: title2,
    ...ofNode,
    details: details.join(SEPARATOR),
    change: change === "none" ? "" : change,
    changes: changeLines.join(SEPARATOR),
    alert,
    relations: item.kind === "node" ? item.relations.join(SEPARATOR) : ""
  });
}
var ADDRESS2 = "address";
var BOX = "box";
var CHANGES_TAG = "changes";
var dataOf = ({ items, leadsTo: leadsTo2 }, id) => ({
  [isAddress(id) ? ADDRESS2 : BOX]: id,
  ...textData(items.get(id)),
  ...withoutEmpty({ link: leadsTo2(id) })
});

// src/render/drawio/edges.ts
var LINE_WIDTH = 1.5;
var CHANGED_WIDTH = 2;
var LINES = {
  main: { strokeWidth: MAIN_WIDTH },
  solid: {},
  thin: { strokeWidth: 0.75 },
  dashed: dashes("4 4"),
  dotted: dashes("1 4"),
  deleted: dashes("8 4"),
  moved: { ...dashes("1 6"), strokeWidth: 2.5 }
};
var HEAD_SIZE = { usual: 6, small: 3 };
var LABEL_SIZE = 11;
var RIGHT_ANGLES = { edgeStyle: "orthogonalEdgeStyle", rounded: 1, arcSize: 16, orthogonalLoop: 1 };
var CURVED = { edgeStyle: "none", curved: 1 };
function lineStyle(edge, theme) {
  const head = edge.thin === true ? HEAD_SIZE.small : HEAD_SIZE.usual;
  const heads = { endArrow: "block", endFill: 1, endSize: head };
  const back = edge.twoWay ? { startArrow: "block", startFill: 1, startSize: head } : { startArrow: "none" };
  const colour = edge.mark === void 0 ? theme.line : paintsOf(edge.mark, theme).mark;
  return {
    html: 1,
    strokeColor: colour.value,
    strokeWidth: edge.mark === void 0 ? LINE_WIDTH : CHANGED_WIDTH,
    ...heads,
    ...back,
    ...LINES[strokeOf(edge)],
    ...edge.faded && { opacity: SHADOW * 100 }
  };
}
function endStyle(end, { x, y }, rect) {
  return {
    [`${end}X`]: roundFraction((x - rect.x) / rect.width),
    [`${end}Y`]: roundFraction((y - rect.y) / rect.height),
    [`${end}Dx`]: 0,
    [`${end}Dy`]: 0,
    [`${end}Perimeter`]: 0
  };
}
function innerPoints(points) {
  if (points.length > 2) return points.slice(1, -1);
  const [first, last] = [points[0], points.at(-1)];
  return [{ x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 }];
}
function edgeCells(placed, sheet) {
  const { edge: item, curve, label: plate } = placed;
  const points = simplify(placed.points);
  if (points.length < 2) return [];
  const { cells, theme, unique } = sheet;
  const [source, target] = [cells.get(item.from), cells.get(item.to)];
  const { cell: parent, origin } = parentCellOf(sheet, commonBox(sheet, item.from, item.to));
  const id = unique(`${source.cell} > ${target.cell}`);
  const [start, end] = [points[0], points.at(-1)];
  const style = {
    ...curve === void 0 ? RIGHT_ANGLES : CURVED,
    ...lineStyle(item, theme),
    ...endStyle("exit", start, source.rect),
    ...endStyle("entry", end, target.rect),
    ...labelStyle(theme)
  };
  const position = nearestOn(points, middleOf(plate));
  const line = {
    ends: { source: source.cell, target: target.cell },
    corners: innerPoints(points).map((corner) => relativeTo(origin, corner)),
    label: item.label === null || position === null ? null : { at: 2 * position.share - 1, by: position.by }
  };
  const label = item.label === null ? "" : arrowLabel(item.label.text, item.steps, theme);
  return [connection({ id, parent, style, label }, line), ...edgeMarkCell(placed, points, id, sheet)];
}
var labelStyle = (theme) => ({
  ...fontFamily(theme),
  fontSize: LABEL_SIZE,
  fontColor: theme.edgeLabel.fill.value,
  labelBackgroundColor: theme.background.value
});
var middleOf = (plate) => plate === null ? null : { x: plate.x + plate.width / 2, y: plate.y + plate.height / 2 };
function edgeMarkCell({ edge: item, mark }, points, id, { theme, unique }) {
  const position = nearestOn(points, mark ?? null);
  if (item.mark === void 0 || position === null || lengthOf(points) === 0) return [];
  const { label, style, width, height } = discBadge(item.mark, DISC.edge, theme);
  const by = { x: position.by.x - width / 2, y: position.by.y - height / 2 };
  const properties = { id: unique(`${id} change`), parent: id, label, style, data: { tags: CHANGES_TAG } };
  return [part(properties, { at: { x: 2 * position.share - 1, y: 0 }, by, width, height })];
}
var distance = (a, b) => Math.hypot(b.x - a.x, b.y - a.y);
var lengthOf = (points) => points.slice(1).reduce((sum, point2, i) => sum + distance(points[i], point2), 0);
function nearestOn(points, position) {
  if (position === null) return null;
  const totalLength = lengthOf(points);
  let [best, before] = [{ away: Number.POSITIVE_INFINITY, share: 0.5, by: { x: 0, y: 0 } }, 0];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    const length = distance(a, b);
    const along = ((position.x - a.x) * (b.x - a.x) + (position.y - a.y) * (b.y - a.y)) / (length * length || 1);
    const fraction = Math.min(1, Math.max(0, along));
    const by = { x: position.x - a.x - fraction * (b.x - a.x), y: position.y - a.y - fraction * (b.y - a.y) };
    const away = Math.hypot(by.x, by.y);
    if (away < best.away)
      best = { away, share: totalLength === 0 ? 0.5 : (before + fraction * length) / totalLength, by };
    before += length;
  }
  return best;
}
function arrowLabel(text, steps, theme) {
  if (steps === void 0) return escapeXml(text);
  const style = `background-color:${theme.stepFill.value};color:${theme.step.fill.value};border-radius:8px;padding:1px 5px;font-weight:600`;
  return `${styledHtml(style, escapeXml(steps))} ${escapeXml(text)}`.trimEnd();
}

// src/render/drawio/index.ts
var FIRST = "architecture";
var PAGE_LINK = "data:page/id,";
var leadsTo = (links) => (id) => {
  const page2 = links.hrefs.get(id);
  return page2 === void 0 ? void 0 : PAGE_LINK + page2;
};
var write = async (labeled, options) => {
  const { side, stamp, pages, appearance } = options;
  const theme = themeByName("light", appearance?.brand);
  const first = { layout: layoutOf(labeled.layout, side), presentation: presentationOf(labeled.presentation, side) };
  const pagesOfFile = [
    { id: FIRST, labeled: first, links: pages?.links ?? NO_LINKS },
    ...pages?.sheets ?? []
  ];
  const slugs = new Set(pagesOfFile.flatMap((sheet) => [...slugsOf(sheet.labeled.layout)]));
  const pictures = await iconStylesFor(slugs, theme, options);
  const diagrams = pagesOfFile.map(
    (sheet) => page(sheet.labeled, { id: sheet.id, leadsTo: leadsTo(sheet.links), theme }, pictures)
  );
  const file = { host: "groundplan", compressed: "false", "data-groundplan": stamp };
  return { content: `${element("mxfile", file, diagrams.join("\n"))}
`, note: null };
};
var NO_LINKS = { hrefs: /* @__PURE__ */ new Map(), heading: null };
async function iconStylesFor(slugs, theme, { icons, appearance }) {
  const embedded = embeddedIcons(await iconsFor(slugs, appearance?.icons), theme);
  if (icons !== "native") return embedded;
  const { nativeIcons: nativeIcons2 } = await Promise.resolve().then(() => (init_native(), native_exports));
  return nativeIcons2(embedded);
}
function page({ layout, presentation }, { id, leadsTo: leadsTo2, theme }, iconStyles) {
  const unique = uniqueIds([ROOT, DRAWING, NOTES]);
  const sheet = {
    layout,
    leadsTo: leadsTo2,
    unique,
    iconStyles,
    theme,
    items: new Map(presentation.items.map((item) => [item.id, item])),
    cells: cellsIn(layout, unique)
  };
  const cells = [
    ...[rootCell(), layer(DRAWING), layer(NOTES, NOTES_LAYER)],
    ...layout.boxes.flatMap((placed) => boxCells(placed, sheet)),
    ...layout.nodes.flatMap((placed) => nodeCells(placed, sheet)),
    ...layout.edges.flatMap((placed) => edgeCells(placed, sheet)),
    ...noteCells(sheet)
  ];
  const root = element("root", {}, `
${cells.join("\n")}
`);
  const size = { pageWidth: Math.ceil(layout.width), pageHeight: Math.ceil(layout.height) };
  const model = element("mxGraphModel", { ...PAGE_SETTINGS, ...size, math: 0, shadow: 0 }, root);
  return element("diagram", { id, name: presentation.title || DIAGRAM }, model);
}
var PAGE_SETTINGS = {
  adaptiveColors: "auto",
  grid: 1,
  gridSize: 10,
  guides: 1,
  tooltips: 1,
  connect: 1,
  arrows: 1,
  fold: 1,
  page: 0,
  pageScale: 1
};
var OVERHANG = { x: 8, y: 2 };
var FRAME_GAP = 2;
var GROUP_GAP = 3;
var SHADOW_PERCENT = SHADOW * 100;
var captionStyle = (theme) => ({
  verticalLabelPosition: "bottom",
  verticalAlign: "top",
  spacingTop: CAPTION_TOP - 2,
  ...fontFamily(theme),
  fontSize: theme.caption.title.size,
  fontStyle: 1,
  fontColor: theme.caption.title.fill.value
});
var ROUNDED = { html: 1, rounded: 1, absoluteArcSize: 1, fillColor: "none" };
function nodeCells(placed, sheet) {
  const { node: item } = placed;
  const { theme, iconStyles, cells } = sheet;
  const { cell: cell2, parent, rect } = cells.get(item.id);
  const { cell: box, origin } = parentCellOf(sheet, parent);
  const shade = isShadow(item) ? { opacity: SHADOW_PERCENT } : {};
  const iconStyle = { ...iconStyles.icon(item.icon), ...backgroundOf(item, theme), ...shade };
  const ring = item.ring ?? 0;
  const style = ring === 0 ? iconStyle : { ...ROUNDED, arcSize: 16, ...ringOf(item, theme), aspect: "fixed" };
  const properties = { id: cell2, parent: box, label: captions(item.lines, theme), data: dataOf(sheet, item.id) };
  return [
    vertex({ ...properties, style: { ...style, ...captionStyle(theme) } }, relativeTo(origin, rect)),
    ...ring === 0 ? [] : [attached("icon", { label: "", style: iconStyle, ...paddedRect(rect, -ring) }, item, sheet)],
    ...markCells(item, rect, sheet)
  ];
}
var isShadow = ({ faded, mark }) => faded === true || isGone(mark);
var ringOf = ({ mark }, theme) => hasOutline(mark) ? ringStyle(mark, theme) : { strokeColor: "none" };
var backgroundOf = ({ highlight }, theme) => highlight === void 0 ? {} : { imageBackground: theme.group(highlight.colour).fill.value };
function attached(name, { label, style, ...rect }, item, sheet) {
  const { cell: cell2, rect: cellRect } = sheet.cells.get(item.id);
  const tags = name === "change" ? { data: { tags: CHANGES_TAG } } : {};
  return part(
    { id: sheet.unique(`${cell2} ${name}`), parent: cell2, label, style, ...tags },
    attachmentTo(cellRect, rect)
  );
}
function markCells(item, rect, sheet) {
  const { theme } = sheet;
  const [left, right] = [rect.x - OVERHANG.x, rect.x + rect.width + OVERHANG.x];
  const y = rect.y - OVERHANG.y;
  const parts = [];
  const addBadge = (name, badge2, place) => parts.push(attached(name, { ...badge2, ...place }, item, sheet));
  if (item.dashed || item.suggested) {
    const style = {
      ...ROUNDED,
      arcSize: 8,
      strokeColor: theme.lookedUp.value,
      ...dashes(item.suggested ? "1 4" : "3 3")
    };
    const frame = paddedRect(paddedRect(rect, -(item.ring ?? 0)), FRAME_GAP);
    parts.push(attached("frame", { label: "", style: { ...style, pointerEvents: 0 }, ...frame }, item, sheet));
  }
  if (item.highlight !== void 0) {
    const style = { ...ROUNDED, arcSize: 8, strokeColor: theme.group(item.highlight.colour).border.value };
    const frame = paddedRect(paddedRect(rect, -(item.ring ?? 0)), GROUP_GAP);
    const cell2 = { label: "", style: { ...style, strokeWidth: 1.5, pointerEvents: 0 }, ...frame };
    parts.push(attached("group", cell2, item, sheet));
  }
  if (item.mark !== void 0 && item.mark.ghostOf === void 0) {
    const [endX, endY] = [rect.x + rect.width + DISC_OVERHANG, rect.y + rect.height + DISC_OVERHANG];
    for (const { mark, height, offset, width } of discsOf(item.mark, nodeDiscHeight(item.mark, item.ring ?? 0)))
      addBadge("change", discBadge(mark, height, theme), { x: endX - offset - width, y: endY - height });
  }
  if (item.badge !== "") {
    const count = countBadge(item.badge, theme);
    addBadge("count", count, { x: item.selfLoop ? left : right - count.width, y });
  }
  if (item.steps !== void 0) {
    const numbers = stepsBadge(item.steps, theme);
    addBadge("steps", numbers, { x: item.selfLoop ? right - numbers.width : left, y });
  }
  return parts;
}
var CORNER = 24;
var LOOSE_ICON = { size: 17, x: 8, y: 3.5 };
var TITLE_AFTER_ICON = 31;
var TITLE_WITHOUT_ICON = 10;
var LABEL_SPACING = 2;
var CONTAINER = { container: 1, collapsible: 0, recursiveResize: 0, dropTarget: 1, pointerEvents: 0 };
var INVISIBLE = { fillColor: "none", strokeColor: "none" };
function outline({ box }, facts, theme) {
  const { fill, border } = theme.box(facts);
  const shape = { rounded: 1, absoluteArcSize: 1, arcSize: 4, html: 1, fillColor: fill.value };
  if (hasOutline(box.mark)) return { ...shape, ...ringStyle(box.mark, theme) };
  const dash = box.dashed ? dashes("2 3") : facts.dash === "dashed" ? dashes("6 4") : {};
  return { ...shape, strokeColor: border.value, strokeWidth: facts.width, ...dash };
}
var titleStart = ({ icon, mark }) => {
  const start = icon === null ? TITLE_WITHOUT_ICON : TITLE_AFTER_ICON;
  return mark === void 0 ? start : start + discsWidth(mark, DISC.box) + DISC_GAP;
};
var header = ({ box }, facts, theme) => ({
  align: "left",
  verticalAlign: "top",
  spacingLeft: titleStart(box) - LABEL_SPACING,
  spacingTop: -2,
  ...fontFamily(theme),
  fontSize: theme.boxTitle.size,
  fontStyle: 1,
  fontColor: theme.box(facts).ink.value
});
function boxCells(placed, sheet) {
  const { box: item } = placed;
  const { theme, cells, iconStyles } = sheet;
  const facts = boxFactsOf2(item.style);
  const { cell: cell2, parent, rect } = cells.get(item.id);
  const { cell: parentCell, origin } = parentCellOf(sheet, parent);
  const framed = item.icon === null ? null : iconStyles.frame(item.icon);
  const appearance = item.bare ? INVISIBLE : { ...outline(placed, facts, theme), ...framed, ...header(placed, facts, theme) };
  const style = { ...appearance, ...CONTAINER };
  const label = item.bare ? "" : boxTitle(item);
  const frame = vertex(
    { id: cell2, parent: parentCell, style, label, data: dataOf(sheet, item.id) },
    relativeTo(origin, rect)
  );
  return [frame, ...framed === null ? cornerIcon(item, rect, sheet) : [], ...changeDiscs(item, rect, sheet)];
}
function cornerIcon(item, rect, { cells, iconStyles, unique }) {
  if (item.icon === null) return [];
  const { cell: cell2 } = cells.get(item.id);
  const { x, y, size } = isFlushIcon(item.icon) ? { x: 0, y: 0, size: CORNER } : LOOSE_ICON;
  const style = { ...iconStyles.icon(item.icon), ...isGone(item.mark) && { opacity: SHADOW_PERCENT } };
  const place = { x: rect.x + x, y: rect.y + y, width: size, height: size };
  return [part({ id: unique(`${cell2} icon`), parent: cell2, style }, atTopLeft(rect, place))];
}
var atTopLeft = (cellRect, place) => ({
  ...attachmentTo(cellRect, place),
  at: { x: 0, y: 0 },
  by: { x: place.x - cellRect.x, y: place.y - cellRect.y }
});
function changeDiscs(item, rect, { cells, theme, unique }) {
  if (item.mark === void 0 || item.mark.ghostOf !== void 0) return [];
  const { cell: cell2 } = cells.get(item.id);
  const start = rect.x + titleStart(item) - DISC_GAP - discsWidth(item.mark, DISC.box);
  return discsOf(item.mark, DISC.box).map(({ mark, height, offset, width }) => {
    const { label, style } = discBadge(mark, height, theme);
    const properties = { id: unique(`${cell2} change`), parent: cell2, label, style, data: { tags: CHANGES_TAG } };
    return part(properties, atTopLeft(rect, { x: start + offset, y: rect.y + (CORNER - height) / 2, width, height }));
  });
}
var TEXT_STYLE = {
  html: 1,
  align: "left",
  verticalAlign: "middle",
  spacing: 0,
  fillColor: "none",
  strokeColor: "none"
};
var LINE_HEIGHT2 = 1.4;
var TITLE_NOTE_GAP = 14;
var GAP = 9;
var FRAME = { width: 22, height: 14 };
function textCell(line, at, ink, { theme, unique }, after = null) {
  const height = Math.ceil(ink.size * LINE_HEIGHT2);
  const bold = ink.weight === 600 ? { fontStyle: 1 } : {};
  const style = { ...TEXT_STYLE, ...fontFamily(theme), fontSize: ink.size, fontColor: ink.fill.value, ...bold };
  const small = after === null ? "" : `&nbsp; ${lighter(after.text, theme)}`;
  const label = escapeXml(line.text) + small;
  const width = line.width + (after === null ? 0 : TITLE_NOTE_GAP + after.width);
  return vertex({ id: unique("note"), parent: NOTES, label, style }, { x: at.x, y: at.y - height / 2, width, height });
}
var lighter = (text, { subheading }) => `<span style="font-weight:400;font-size:${subheading.size}px">${escapeXml(text)}</span>`;
var badge = ({ label, style, width, height }, x, middle, { unique }) => vertex(
  { id: unique("note"), parent: NOTES, label, style: { ...style, html: 1 } },
  { x, y: middle - height / 2, width, height }
);
function title(layout, sheet) {
  const { title: start, subtitle: below, heading } = layout;
  if (start === null || !heading?.title) return [];
  const { heading: ink, subheading, sentence: sentenceInk } = sheet.theme;
  const lines = heading.broken ?? [heading.title];
  const titleCells = lines.map((line, i) => {
    const after = below === void 0 && i === lines.length - 1 ? heading.subtitle ?? null : null;
    return textCell(line, { ...start, y: middleAbove(start.y + i * TITLE_PITCH, ink.size) }, ink, sheet, after);
  });
  const summary = (heading.sentence?.lines ?? []).map((line, i) => {
    const baseline = heading.sentence.y + i * SENTENCE_PITCH;
    return textCell(line, { x: start.x, y: middleAbove(baseline, sentenceInk.size) }, sentenceInk, sheet);
  });
  if (below === void 0 || !heading.subtitle) return [...titleCells, ...summary];
  const at = { ...below, y: middleAbove(below.y, subheading.size) };
  return [...titleCells, textCell(heading.subtitle, at, subheading, sheet), ...summary];
}
function lineSample({ x, sample }, middle, { theme, unique }) {
  const edgeProperties = {
    twoWay: sample === "two-way",
    dashed: sample === "dashed",
    ...sample === "suggested" && { suggested: true },
    ...sample === "thin" && { thin: true }
  };
  const ends = [x, x + SAMPLE_WIDTH - GAP].map((end) => ({ x: end, y: middle }));
  const style = { edgeStyle: "none", ...lineStyle(edgeProperties, theme) };
  return connection({ id: unique("note"), parent: NOTES, style }, { ends, corners: [], label: null });
}
var borderSample = (rect, { theme, unique }) => {
  const style = { html: 1, rounded: 1, absoluteArcSize: 1, arcSize: 4, fillColor: "none" };
  const line = { strokeColor: theme.lookedUp.value, ...dashes("2 3") };
  return vertex({ id: unique("note"), parent: NOTES, label: "", style: { ...style, ...line } }, rect);
};
var GROUP_SAMPLE = 12;
function groupSample(colour, end, middle, { theme, unique }) {
  const { border, fill } = theme.group(colour);
  const style = { ...ROUNDED, arcSize: 8, fillColor: fill.value, strokeColor: border.value, strokeWidth: 1.5 };
  const rect = { x: end - GROUP_SAMPLE, y: middle - GROUP_SAMPLE / 2, width: GROUP_SAMPLE, height: GROUP_SAMPLE };
  return vertex({ id: unique("note"), parent: NOTES, label: "", style }, rect);
}
function sampleOf(entry, middle, sheet) {
  const end = entry.x + SAMPLE_WIDTH - GAP;
  if (entry.colour !== void 0) return groupSample(entry.colour, end, middle, sheet);
  if (entry.sample === "looked-up")
    return borderSample({ x: end - FRAME.width, y: middle - FRAME.height / 2, ...FRAME }, sheet);
  const sign = entry.sample === "count" ? countBadge(LEGEND_COUNT_SAMPLE, sheet.theme) : entry.mark && discBadge(entry.mark, DISC.edge, sheet.theme);
  return sign === void 0 ? lineSample(entry, middle, sheet) : badge(sign, end - sign.width, middle, sheet);
}
var legend = ({ legend: entries = [] }, sheet) => entries.flatMap((entry) => {
  const middle = entry.y + entry.height / 2;
  const isSum = entry.sample === "sum";
  return [
    ...isSum ? [] : [sampleOf(entry, middle, sheet)],
    textCell(entry.words, { x: entry.x + (isSum ? 0 : SAMPLE_WIDTH), y: middle }, sheet.theme.legend, sheet)
  ];
});
var flow = ({ badges, lines }, sheet) => [
  ...badges.map((placed) => badge(stepsBadge(placed.steps, sheet.theme), placed.x, placed.middle, sheet)),
  ...lines.map(({ line, x, middle }) => textCell(line, { x, y: middle }, sheet.theme.caption[line.role], sheet))
];
var noteCells = (sheet) => [
  ...title(sheet.layout, sheet),
  ...legend(sheet.layout, sheet),
  ...(sheet.layout.flows ?? []).flatMap((table) => flow(table, sheet))
];

// parts/drawio.js
var modules = {
  "src/render/drawio/index.ts": () => ({ write })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
