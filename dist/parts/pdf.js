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

// parts/pdf.js
var pdf_exports = {};
__export(pdf_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(pdf_exports);

// elsewhere:src/errors.ts
var module2 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module2.Bug;
var External = module2.External;
var GroundplanError = module2.GroundplanError;
var InvalidInput = module2.InvalidInput;
var Missing = module2.Missing;
var Misuse = module2.Misuse;
var NoResources = module2.NoResources;

// elsewhere:src/platform/text/metrics.ts
var module3 = require("./picture.js").modules["src/platform/text/metrics.ts"]();
var isInFont = module3.isInFont;
var isZeroWidth = module3.isZeroWidth;
var widthOf = module3.widthOf;

// elsewhere:src/render/messages.ts
var module4 = require("./picture.js").modules["src/render/messages.ts"]();
var DIAGRAM = module4.DIAGRAM;
var FONT_PACKED_REMEDY = module4.FONT_PACKED_REMEDY;
var FONT_REMEDY = module4.FONT_REMEDY;
var FONT_WITHOUT_OUTLINES_REMEDY = module4.FONT_WITHOUT_OUTLINES_REMEDY;
var ICON_DOCTYPE = module4.ICON_DOCTYPE;
var ICON_EMPTY = module4.ICON_EMPTY;
var ICON_IDS = module4.ICON_IDS;
var ICON_NOT_SVG = module4.ICON_NOT_SVG;
var ICON_PNG_DAMAGED = module4.ICON_PNG_DAMAGED;
var ICON_PNG_KIND = module4.ICON_PNG_KIND;
var ICON_STYLESHEET = module4.ICON_STYLESHEET;
var ICON_WITHOUT_SIZE = module4.ICON_WITHOUT_SIZE;
var LEGEND_COUNT_SAMPLE = module4.LEGEND_COUNT_SAMPLE;
var NOTES_LAYER = module4.NOTES_LAYER;
var NOT_AN_SVG = module4.NOT_AN_SVG;
var NOT_A_FONT = module4.NOT_A_FONT;
var NOT_READABLE_SVG = module4.NOT_READABLE_SVG;
var OUTSIDE = module4.OUTSIDE;
var PAGE_COLLAPSE = module4.PAGE_COLLAPSE;
var PAGE_COPY_PNG = module4.PAGE_COPY_PNG;
var PAGE_COPY_SVG = module4.PAGE_COPY_SVG;
var PAGE_DETAILS = module4.PAGE_DETAILS;
var PAGE_DRIFT = module4.PAGE_DRIFT;
var PAGE_EXPAND = module4.PAGE_EXPAND;
var PAGE_FIT = module4.PAGE_FIT;
var PAGE_FLOW = module4.PAGE_FLOW;
var PAGE_IS_INSIDE = module4.PAGE_IS_INSIDE;
var PAGE_KEYS = module4.PAGE_KEYS;
var PAGE_KEYS_OF_CHANGE = module4.PAGE_KEYS_OF_CHANGE;
var PAGE_KEYS_OF_LEVELS = module4.PAGE_KEYS_OF_LEVELS;
var PAGE_LAYERS = module4.PAGE_LAYERS;
var PAGE_LEVELS = module4.PAGE_LEVELS;
var PAGE_LIST = module4.PAGE_LIST;
var PAGE_MORE = module4.PAGE_MORE;
var PAGE_OVERVIEW = module4.PAGE_OVERVIEW;
var PAGE_PRINT = module4.PAGE_PRINT;
var PAGE_SEARCH = module4.PAGE_SEARCH;
var PAGE_SIDES = module4.PAGE_SIDES;
var PAGE_THEME = module4.PAGE_THEME;
var PAGE_ZOOM = module4.PAGE_ZOOM;
var PAGE_ZOOM_IN = module4.PAGE_ZOOM_IN;
var PAGE_ZOOM_OUT = module4.PAGE_ZOOM_OUT;
var RASTERISER_FAILED = module4.RASTERISER_FAILED;
var RASTERISER_FAILED_REMEDY = module4.RASTERISER_FAILED_REMEDY;
var TITLE_WITHOUT_WORDS = module4.TITLE_WITHOUT_WORDS;
var WAS_HERE = module4.WAS_HERE;
var andMore = module4.andMore;
var edgeTooltip = module4.edgeTooltip;
var fontDamaged = module4.fontDamaged;
var fontPacked = module4.fontPacked;
var fontUndrawable = module4.fontUndrawable;
var fontUnknown = module4.fontUnknown;
var fontWithoutOutlines = module4.fontWithoutOutlines;
var iconElementUnknown = module4.iconElementUnknown;
var iconPixels = module4.iconPixels;
var iconTooDeep = module4.iconTooDeep;
var iconTooLarge = module4.iconTooLarge;
var iconTooManyElements = module4.iconTooManyElements;
var iconValueUnknown = module4.iconValueUnknown;
var inside = module4.inside;
var mermaidFolded = module4.mermaidFolded;
var mermaidOfBoxes = module4.mermaidOfBoxes;
var mermaidOfChanges = module4.mermaidOfChanges;
var mermaidOfKinds = module4.mermaidOfKinds;
var mermaidOfOuterBoxes = module4.mermaidOfOuterBoxes;
var mermaidOfPart = module4.mermaidOfPart;
var moreInside = module4.moreInside;
var notANumber = module4.notANumber;
var notDrawable = module4.notDrawable;
var pictureDescription = module4.pictureDescription;
var pngScaledDown = module4.pngScaledDown;
var textsUndrawn = module4.textsUndrawn;
var times = module4.times;
var titleOfChange = module4.titleOfChange;

// elsewhere:src/render/png/pixels.ts
var module5 = require("./deflate.js").modules["src/render/png/pixels.ts"]();
var IconFault = module5.IconFault;
var decodePng = module5.decodePng;
var encodePng = module5.encodePng;
var isPng = module5.isPng;

// elsewhere:src/render/side.ts
var module6 = require("./picture.js").modules["src/render/side.ts"]();
var layoutOf = module6.layoutOf;
var presentationOf = module6.presentationOf;
var withoutBareBoxes = module6.withoutBareBoxes;

// elsewhere:src/render/svg/index.ts
var module7 = require("./picture.js").modules["src/render/svg/index.ts"]();
var drawSvg = module7.drawSvg;
var svgDocument = module7.svgDocument;
var write = module7.write;

// elsewhere:src/render/undrawn.ts
var module8 = require("./typeface.js").modules["src/render/undrawn.ts"]();
var undrawnTexts = module8.undrawnTexts;
var withUndrawn = module8.withUndrawn;

// elsewhere:src/render/with-fonts.ts
var module9 = require("./typeface.js").modules["src/render/with-fonts.ts"]();
var withFallbackFonts = module9.withFallbackFonts;

// elsewhere:src/render/pdf/file.ts
var module10 = require("./shapes.js").modules["src/render/pdf/file.ts"]();
var byteString = module10.byteString;
var formatFactor = module10.formatFactor;
var formatLength = module10.formatLength;
var lengthArray = module10.lengthArray;
var newFile = module10.newFile;
var ref = module10.ref;
var textString = module10.textString;

// elsewhere:src/render/png/native.ts
var module11 = require("./typeface.js").modules["src/render/png/native.ts"]();
var FONTS = module11.FONTS;
var FONT_FAMILY = module11.FONT_FAMILY;
var RASTERISER_VERSION = module11.RASTERISER_VERSION;
var rasteriseNatively = module11.rasteriseNatively;

// src/render/pdf/fonts.ts
var WEIGHTS = [400, 600];
var NAMES = { 400: "Regular", 600: "SemiBold" };
var EM = 1e3;
var CAP_HEIGHT = 727;
var STEM_OF_WEIGHT = 5;
var CODE_MAX = 65534;
function newFonts() {
  const codesByWeight = { 400: /* @__PURE__ */ new Map(), 600: /* @__PURE__ */ new Map() };
  const encode = (text, weight) => {
    const codes = codesByWeight[weight];
    const encoded = [...text].map((character) => {
      const codePoint = character.codePointAt(0);
      if (!codes.has(codePoint) && codes.size < CODE_MAX) codes.set(codePoint, codes.size + 1);
      return hex(codes.get(codePoint) ?? 0);
    });
    return encoded.join("");
  };
  const write3 = (file) => WEIGHTS.flatMap((weight, i) => {
    const codes = codesByWeight[weight];
    if (codes.size === 0) return [];
    return `/F${weight} ${ref(writeFont(file, weight, trueType(FONTS[i]), codes))}`;
  }).join(" ");
  return { encode, write: write3 };
}
var hex = (value) => value.toString(16).padStart(4, "0");
function subsetTag(codes) {
  let hash = 5381;
  for (const codePoint of codes.keys()) hash = (Math.imul(hash, 33) ^ codePoint) >>> 0;
  const letter = (index) => String.fromCharCode(65 + Math.floor(hash / 26 ** index) % 26);
  return Array.from({ length: 6 }, (_, index) => letter(index)).join("");
}
function writeFont(file, weight, font, codes) {
  const scale = EM / font.unitsPerEm;
  const name = `/${subsetTag(codes)}+${FONT_FAMILY}-${NAMES[weight]}`;
  const glyphs = [0, ...[...codes.keys()].map(font.glyphOf)];
  const program = font.subset(glyphs);
  const programId = file.add(`/Length1 ${program.length}`, program);
  const descriptor = file.add(
    [
      `<< /Type /FontDescriptor /FontName ${name} /Flags 4 /ItalicAngle 0 /FontBBox ${lengthArray(font.box.map((side) => side * scale))}`,
      `/Ascent ${formatLength(font.ascent * scale)} /Descent ${formatLength(font.descent * scale)} /CapHeight ${CAP_HEIGHT} /StemV ${weight / STEM_OF_WEIGHT}`,
      `/FontFile2 ${ref(programId)} >>`
    ].join(" ")
  );
  const widths = [...codes.keys()].map(
    (codePoint) => formatLength(widthOf(String.fromCodePoint(codePoint), EM, weight))
  );
  const toGlyphs = file.add("", Buffer.from(glyphs.map(hex).join(""), "hex"));
  const descendant = file.add(
    [
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /FontDescriptor ${ref(descriptor)} /DW ${EM}`,
      "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>",
      `/W [1 [${widths.join(" ")}]] /CIDToGIDMap ${ref(toGlyphs)} >>`
    ].join(" ")
  );
  const unicode = file.add("", unicodeMap(codes));
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${ref(descendant)}] /ToUnicode ${ref(unicode)} >>`
  );
}
var LIST_MAX = 100;
function unicodeMap(codes) {
  const lines = [...codes].map(([codePoint, code]) => {
    const utf16 = Buffer.from(String.fromCodePoint(codePoint), "utf16le").swap16();
    return `<${hex(code)}> <${utf16.toString("hex")}>`;
  });
  const lists = Array.from({ length: Math.ceil(lines.length / LIST_MAX) }, (_, i) => {
    const entries = lines.slice(i * LIST_MAX, (i + 1) * LIST_MAX);
    return `${entries.length} beginbfchar
${entries.join("\n")}
endbfchar`;
  });
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
    "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
    "1 begincodespacerange <0000> <ffff> endcodespacerange",
    ...lists,
    "endcmap CMapName currentdict /CMap defineresource pop end end"
  ].join("\n");
}
var [HEADER_BYTES, ENTRY_BYTES] = [12, 16];
function tablesOf(font) {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, i) => {
      const entry = HEADER_BYTES + ENTRY_BYTES * i;
      const start = font.readUInt32BE(entry + 8);
      const end = start + font.readUInt32BE(entry + 12);
      return [font.toString("latin1", entry, entry + 4), font.subarray(start, end)];
    })
  );
}
function requiredTable(tables, name) {
  const table = tables.get(name);
  if (table === void 0) throw new Bug(NOT_A_FONT);
  return table;
}
function glyphLookup(cmap) {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(4 + 8 * i + 4));
  const subtable = subtables.find((offset) => cmap.readUInt16BE(offset) === 12);
  if (subtable === void 0) throw new Bug(NOT_A_FONT);
  const ranges = Array.from({ length: cmap.readUInt32BE(subtable + 12) }, (_, i) => {
    const at = subtable + 16 + 12 * i;
    return { first: cmap.readUInt32BE(at), last: cmap.readUInt32BE(at + 4), glyph: cmap.readUInt32BE(at + 8) };
  });
  return (codePoint) => {
    const range = ranges.find(({ first, last }) => codePoint >= first && codePoint <= last);
    return range === void 0 ? 0 : range.glyph + codePoint - range.first;
  };
}
var ARGUMENTS_ARE_WORDS = 1;
var HAS_SCALE = 8;
var MORE_COMPONENTS = 32;
var HAS_TWO_SCALES = 64;
var HAS_MATRIX = 128;
function componentGlyphs(outline) {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return [];
  const components = [];
  for (let at = 10, flags = MORE_COMPONENTS; flags & MORE_COMPONENTS; ) {
    flags = outline.readUInt16BE(at);
    components.push(outline.readUInt16BE(at + 2));
    at += 4 + (flags & ARGUMENTS_ARE_WORDS ? 4 : 2) + transformationBytes(flags);
  }
  return components;
}
function transformationBytes(flags) {
  if (flags & HAS_SCALE) return 2;
  if (flags & HAS_TWO_SCALES) return 4;
  return flags & HAS_MATRIX ? 8 : 0;
}
function trueType(bytes) {
  const tables = tablesOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const [head, hhea] = [requiredTable(tables, "head"), requiredTable(tables, "hhea")];
  return {
    unitsPerEm: head.readUInt16BE(18),
    box: [36, 38, 40, 42].map((at) => head.readInt16BE(at)),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    glyphOf: glyphLookup(requiredTable(tables, "cmap")),
    subset: (glyphs) => subsetFont(tables, glyphs)
  };
}
var LOCA_FORMAT = 50;
function subsetFont(tables, glyphs) {
  const [loca, glyf] = [requiredTable(tables, "loca"), requiredTable(tables, "glyf")];
  const isLong = requiredTable(tables, "head").readInt16BE(LOCA_FORMAT) === 1;
  const start = (glyph) => isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph);
  const outlineOf2 = (glyph) => glyf.subarray(start(glyph), start(glyph + 1));
  const included = withComponents(glyphs, outlineOf2);
  const count = requiredTable(tables, "maxp").readUInt16BE(4);
  const offsets = Buffer.alloc(4 * (count + 1));
  const outlines = [];
  let offset = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    offsets.writeUInt32BE(offset, 4 * glyph);
    if (!included.has(glyph)) continue;
    const outline = padded(outlineOf2(glyph));
    outlines.push(outline);
    offset += outline.length;
  }
  offsets.writeUInt32BE(offset, 4 * count);
  const head = Buffer.from(requiredTable(tables, "head"));
  head.writeInt16BE(1, LOCA_FORMAT);
  return fontFile(new Map([...tables, ["head", head], ["loca", offsets], ["glyf", Buffer.concat(outlines)]]));
}
function withComponents(glyphs, outlineOf2) {
  const included = /* @__PURE__ */ new Set();
  const queue = [0, ...glyphs];
  for (let glyph = queue.pop(); glyph !== void 0; glyph = queue.pop()) {
    if (included.has(glyph)) continue;
    included.add(glyph);
    queue.push(...componentGlyphs(outlineOf2(glyph)));
  }
  return included;
}
var SUBSET_TABLES = ["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"];
function fontFile(tables) {
  const names = SUBSET_TABLES.filter((name) => tables.has(name));
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * names.length);
  const power = Math.floor(Math.log2(names.length));
  const searchRange = ENTRY_BYTES * 2 ** power;
  header.writeUInt32BE(65536, 0);
  header.writeUInt16BE(names.length, 4);
  header.writeUInt16BE(searchRange, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(ENTRY_BYTES * names.length - searchRange, 10);
  let offset = header.length;
  const bodies = names.map((name, i) => {
    const table = tables.get(name);
    const body = padded(table);
    const entry = HEADER_BYTES + ENTRY_BYTES * i;
    header.write(name, entry, "latin1");
    header.writeUInt32BE(checksum(body), entry + 4);
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    offset += body.length;
    return body;
  });
  return Buffer.concat([header, ...bodies]);
}
var padded = (bytes) => Buffer.concat([bytes, Buffer.alloc((4 - bytes.length % 4) % 4)]);
function checksum(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = sum + bytes.readUInt32BE(at) >>> 0;
  return sum;
}

// elsewhere:src/render/pdf/markup.ts
var module12 = require("./shapes.js").modules["src/render/pdf/markup.ts"]();
var byId = module12.byId;
var elementsIn = module12.elementsIn;
var idIn = module12.idIn;
var lengthAttribute = module12.lengthAttribute;
var readMarkup = module12.readMarkup;

// elsewhere:src/render/pdf/matrix.ts
var module13 = require("./shapes.js").modules["src/render/pdf/matrix.ts"]();
var IDENTITY = module13.IDENTITY;
var applyMatrix = module13.applyMatrix;
var compose = module13.compose;
var parseTransform = module13.parseTransform;

// elsewhere:src/render/pdf/shapes.ts
var module14 = require("./shapes.js").modules["src/render/pdf/shapes.ts"]();
var edgesOf = module14.edgesOf;
var extendBounds = module14.extendBounds;
var noBounds = module14.noBounds;
var outlineOf = module14.outlineOf;
var outlinePoints = module14.outlinePoints;
var outlineText = module14.outlineText;

// src/render/pdf/pen.ts
var INHERITED = [
  ...["fill", "fill-opacity", "fill-rule", "clip-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap"],
  ...["stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset"],
  ...["font-size", "font-weight", "text-anchor", "text-decoration"]
];
function withStyle(pen, { attributes }) {
  const names = INHERITED.filter((name) => attributes.has(name));
  if (names.length === 0) return pen;
  return {
    ...pen,
    style: new Map([...pen.style, ...names.map((name) => [name, attributes.get(name)])])
  };
}
var styleOf = ({ style }, name, fallback) => style.get(name) ?? fallback;
var referencedElement = ({ ids }, reference) => {
  const element = ids.get(idIn(reference));
  if (element === void 0) throw new Bug(notDrawable(reference));
  return element;
};
function resourceName({ resources }, kind, value) {
  const names = resources.get(kind) ?? /* @__PURE__ */ new Map();
  resources.set(kind, names);
  const name = names.get(value) ?? `/${kind[0]}${names.size + 1}`;
  names.set(value, name);
  return name;
}
var resourcesText = ({ resources }) => [...resources].map(([kind, names]) => `/${kind} << ${[...names].map(([value, name]) => `${name} ${value}`).join(" ")} >>`).join("\n");
var RESOURCES = 1;
var matrixText = (matrix) => matrix.map(formatFactor).join(" ");
var MARGIN = 4;
function writeForm(pen, { box, groupColours }, draw) {
  const bounds = noBounds();
  const operators = [];
  draw({ ...pen, operators, bounds, matrix: IDENTITY, opacity: 1 });
  const [left, bottom, right, top] = edgesOf(bounds) ?? [0, 0, 0, 0];
  const edges = box ?? [left - MARGIN, bottom - MARGIN, right + MARGIN, top + MARGIN];
  const group = groupColours === void 0 ? "" : ` /Group << /S /Transparency /CS /${groupColours} >>`;
  const dictionary = `/Type /XObject /Subtype /Form /BBox [${edges.map(formatFactor).join(" ")}] /Resources ${ref(RESOURCES)}${group}`;
  return pen.page.file.add(dictionary, operators.join("\n"));
}
function opacityOperators(pen, fill, stroke) {
  if (fill === 1 && stroke === 1) return [];
  return [`${resourceName(pen.page, "ExtGState", `<< /ca ${formatFactor(fill)} /CA ${formatFactor(stroke)} >>`)} gs`];
}
var maskOperator = (pen, mask) => `${resourceName(pen.page, "ExtGState", `<< /SMask << /S /Luminosity /G ${ref(mask)} >> >>`)} gs`;

// src/render/pdf/paint.ts
function paintOutline(pen, outline) {
  if (outline.length === 0) return;
  const [fill, stroke] = [paintOf(pen, "fill", outline), paintOf(pen, "stroke", outline)];
  if (fill === null && stroke === null) return;
  extendBounds(pen.bounds, outlinePoints(outline), pen.matrix);
  const isEvenOdd = styleOf(pen, "fill-rule", "nonzero") === "evenodd";
  if (fill !== null) drawLayer(pen, outline, fill, [], isEvenOdd ? "f*" : "f");
  if (stroke !== null) drawLayer(pen, outline, stroke, lineStyleOperators(pen), "S");
}
function drawLayer(pen, outline, { setColour, opacity, gradient }, lineStyle, operator) {
  const mask = gradient === null ? [] : gradientMask(pen, outline, gradient);
  const path = outlineText(outline);
  pen.operators.push(
    ...["q", ...opacityOperators(pen, opacity, opacity), ...mask],
    ...[setColour, ...lineStyle, path, operator, "Q"]
  );
}
var OPERATORS = {
  fill: { colour: "rg", space: "cs", pattern: "scn" },
  stroke: { colour: "RG", space: "CS", pattern: "SCN" }
};
function paintOf(pen, part, outline) {
  const value = styleOf(pen, part, part === "fill" ? "#000" : "none");
  if (value === "none") return null;
  const opacity = pen.opacity * Number(styleOf(pen, `${part}-opacity`, "1"));
  const operators = OPERATORS[part];
  if (!value.startsWith("url(")) {
    const components = colour(value).map(formatLength).join(" ");
    return { setColour: `${components} ${operators.colour}`, opacity, gradient: null };
  }
  const { page, matrix } = pen;
  const gradient = writeGradient(referencedElement(page, value), outlinePoints(outline), page.ids, page.file);
  if (gradient === null) return null;
  const id = writePattern(page.file, gradient.shading, matrixText(compose(matrix, gradient.matrix)));
  return {
    setColour: `/Pattern ${operators.space} ${resourceName(page, "Pattern", ref(id))} ${operators.pattern}`,
    opacity: opacity * gradient.opacity,
    gradient
  };
}
function gradientMask(pen, outline, { alpha, matrix }) {
  if (alpha === null) return [];
  const mask = writeForm(pen, { groupColours: "DeviceGray" }, (inside2) => {
    extendBounds(inside2.bounds, outlinePoints(outline), inside2.matrix);
    const name = resourceName(pen.page, "Shading", ref(alpha));
    inside2.operators.push(`${matrixText(matrix)} cm ${name} sh`);
  });
  return [maskOperator(pen, mask)];
}
var CAPS = { butt: 0, round: 1, square: 2 };
var JOINS = { miter: 0, round: 1, bevel: 2 };
function lineStyleOperators(pen) {
  const attributeOf = (name, fallback) => styleOf(pen, name, fallback);
  return [
    `${formatFactor(Number(attributeOf("stroke-width", "1")))} w`,
    `${CAPS[attributeOf("stroke-linecap", "butt")] ?? 0} J`,
    `${JOINS[attributeOf("stroke-linejoin", "miter")] ?? 0} j`,
    `${formatFactor(Number(attributeOf("stroke-miterlimit", "4")))} M`,
    ...dashOperators(attributeOf("stroke-dasharray", "none"), attributeOf("stroke-dashoffset", "0"))
  ];
}
function dashOperators(dashes, offset) {
  if (dashes === "none") return [];
  const lengths = dashes.trim().split(/[\s,]+/);
  return [`[${lengths.map(Number).map(formatFactor).join(" ")}] ${formatFactor(Number(offset))} d`];
}
var clipOperators = (outlines, isEvenOdd) => `${outlines.map(outlineText).join("\n")}
${isEvenOdd ? "W*" : "W"} n`;
var transformOperator = (matrix) => `${matrixText(matrix)} cm`;
function withReferences(element, ids) {
  const elements = [];
  for (let next = element; next !== void 0 && !elements.includes(next); ) {
    elements.push(next);
    next = ids.get(idIn(next.attributes.get("href") ?? ""));
  }
  return elements;
}
var clampToUnit = (value) => Math.min(1, Math.max(0, value));
function stopsOf(element) {
  let offset = 0;
  return elementsIn(element).map((stop) => {
    offset = Math.max(offset, clampToUnit(lengthAttribute(stop, "offset")));
    return {
      offset,
      colour: colour(stop.attributes.get("stop-color") ?? "#000"),
      opacity: clampToUnit(lengthAttribute(stop, "stop-opacity", 1))
    };
  });
}
function withEndStops(stops) {
  const [first, last] = [stops[0], stops.at(-1)];
  return [
    ...first.offset > 0 ? [{ ...first, offset: 0 }] : [],
    ...stops,
    ...last.offset < 1 ? [{ ...last, offset: 1 }] : []
  ];
}
function functionOf(stops, valuesOf) {
  const intervals = stops.flatMap((stop, i) => {
    const next = stops[i + 1];
    return next === void 0 || next.offset === stop.offset ? [] : [{ from: stop, to: next }];
  });
  const functions = intervals.map(
    ({ from, to }) => `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 ${lengthArray(valuesOf(from))} /C1 ${lengthArray(valuesOf(to))} >>`
  );
  if (functions.length === 1) return functions[0];
  const bounds = intervals.slice(1).map(({ from }) => from.offset);
  const encode = intervals.map(() => "0 1").join(" ");
  return `<< /FunctionType 3 /Domain [0 1] /Bounds [${bounds.map((offset) => offset.toFixed(5)).join(" ")}] /Encode [${encode}] /Functions [${functions.join(" ")}] >>`;
}
function geometryOf(elements) {
  const attributeOf = (name, fallback) => {
    const owner = elements.find(({ attributes }) => attributes.has(name));
    return owner === void 0 ? fallback : lengthAttribute(owner, name);
  };
  if (elements[0]?.name === "linearGradient") {
    const line = [attributeOf("x1", 0), attributeOf("y1", 0), attributeOf("x2", 1), attributeOf("y2", 0)];
    return { type: 2, coords: line.map(formatLength).join(" ") };
  }
  const [x, y] = [attributeOf("cx", 0.5), attributeOf("cy", 0.5)];
  const circles = [attributeOf("fx", x), attributeOf("fy", y), 0, x, y, attributeOf("r", 0.5)];
  return { type: 3, coords: circles.map(formatLength).join(" ") };
}
function unitSquareTo(points) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [Math.max(...xs) - left, 0, 0, Math.max(...ys) - top, left, top];
}
function writeGradient(element, points, ids, file) {
  const elements = withReferences(element, ids);
  const attributeOf = (name) => elements.find(({ attributes }) => attributes.has(name))?.attributes.get(name);
  const owner = elements.find((candidate) => elementsIn(candidate).length > 0);
  if (owner === void 0) return null;
  const stops = withEndStops(stopsOf(owner));
  const { type, coords } = geometryOf(elements);
  const writeShading = (space, valuesOf) => file.add(
    `<< /ShadingType ${type} /ColorSpace /${space} /Coords [${coords}] /Extend [true true] /Function ${functionOf(stops, valuesOf)} >>`
  );
  const opacities = new Set(stops.map(({ opacity }) => opacity));
  const matrix = parseTransform(attributeOf("gradientTransform"));
  return {
    shading: writeShading("DeviceRGB", (stop) => stop.colour),
    alpha: opacities.size === 1 ? null : writeShading("DeviceGray", ({ opacity }) => [opacity]),
    opacity: opacities.size === 1 ? stops[0].opacity : 1,
    matrix: attributeOf("gradientUnits") === "userSpaceOnUse" ? matrix : compose(unitSquareTo(points), matrix)
  };
}
var writePattern = (file, shading, matrixText2) => file.add(`<< /PatternType 2 /Shading ${ref(shading)} /Matrix [${matrixText2}] >>`);
var COLOUR_NAMES = {
  black: "#000",
  white: "#fff",
  gray: "#808080",
  silver: "#c0c0c0"
};
function colour(text) {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(COLOUR_NAMES[text] ?? text)?.[1];
  if (digits === void 0) throw new Bug(notDrawable(text));
  const length = digits.length / 3;
  const component = (index) => {
    const hex2 = digits.slice(index * length, (index + 1) * length);
    return Number.parseInt(length === 1 ? hex2 + hex2 : hex2, 16) / 255;
  };
  return [component(0), component(1), component(2)];
}

// src/render/pdf/index.ts
var write2 = async (layout, { theme, side, links = null, stamp = null, ...options }) => {
  const diagram = await drawSvg(
    layoutOf(layout, side),
    theme === "auto" ? "light" : theme,
    links,
    null,
    options.appearance
  );
  const { svg, undrawn } = await withFallbackFonts(diagram, options, true);
  return { content: pdfDocument(svg, stamp), note: withUndrawn(null, undrawn) };
};
var POINTS = 0.75;
var SIDE_MAX = 14400;
var PROGRAM = "groundplan";
function pdfDocument(svg, stamp) {
  const root = readMarkup(svg);
  const [width, height] = [lengthAttribute(root, "width"), lengthAttribute(root, "height")];
  const unit = Math.max(1, Math.ceil(Math.max(width, height) * POINTS / SIDE_MAX));
  const scale = POINTS / unit;
  const file = newFile();
  const resourcesId = file.reserve();
  const page = {
    file,
    fonts: newFonts(),
    size: { width, height },
    ids: byId(root),
    links: [],
    resources: /* @__PURE__ */ new Map(),
    icons: /* @__PURE__ */ new Map()
  };
  const matrix = [scale, 0, 0, -scale, 0, height * scale];
  const operators = [transformOperator(matrix)];
  drawElement(root, { page, operators, bounds: noBounds(), matrix, style: /* @__PURE__ */ new Map(), opacity: 1 });
  const contentId = file.add("", operators.join("\n"));
  file.put(resourcesId, `<< /Font << ${page.fonts.write(file)} >>
${resourcesText(page)} >>`);
  const [pagesId, pageId] = [file.reserve(), file.reserve()];
  const mediaBox = lengthArray([0, 0, width * scale, height * scale]);
  const size = `/MediaBox ${mediaBox}${unit === 1 ? "" : ` /UserUnit ${unit}`}`;
  const group = "/Group << /S /Transparency /CS /DeviceRGB >>";
  const annotations = page.links.filter(({ rect }) => rect.length > 0).map((link) => ref(addLink(file, link)));
  file.put(
    pageId,
    `<< /Type /Page /Parent ${ref(pagesId)} ${size} ${group} /Resources ${ref(RESOURCES)} /Contents ${ref(contentId)}${annotations.length === 0 ? "" : ` /Annots [${annotations.join(" ")}]`} >>`
  );
  file.put(pagesId, `<< /Type /Pages /Kids [${ref(pageId)}] /Count 1 >>`);
  const catalog = file.add(
    `<< /Type /Catalog /Pages ${ref(pagesId)} /ViewerPreferences << /DisplayDocTitle true >> >>`
  );
  return file.bytes(catalog, file.add(metadata(root, stamp)));
}
function metadata(root, stamp) {
  const textOf = (name) => elementsIn(root).find((element) => element.name === name)?.children.join("") ?? "";
  return [
    `<< /Title ${textString(textOf("title") || DIAGRAM)} /Subject ${textString(textOf("desc"))}`,
    `/Author ${textString(PROGRAM)} /Creator ${textString(PROGRAM)} /Producer ${textString(PROGRAM)}`,
    `${stamp === null ? "" : `/Keywords ${textString(stamp)} `}>>`
  ].join(" ");
}
function addLink(file, { href, rect }) {
  const name = withPdfExtension(decodeURIComponent(href));
  const target = `<< /S /GoToR /F << /Type /Filespec /F ${byteString(name)} /UF ${textString(name)} >> /D [0 /Fit] >>`;
  return file.add(
    `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${rect.map(formatLength).join(" ")}] /A ${target} >>`
  );
}
var withPdfExtension = (name) => name.replace(/\.[a-z]+$/i, ".pdf");
var NOT_DRAWN = /* @__PURE__ */ new Set(["title", "desc", "defs", "symbol"]);
function drawElement(element, outer) {
  if (NOT_DRAWN.has(element.name)) return;
  const styled = withStyle(outer, element);
  const matrix = parseTransform(element.attributes.get("transform"));
  const pen = { ...styled, matrix: compose(styled.matrix, matrix) };
  const effects = clipAndMask(element, pen);
  const isPlain = effects.length === 0 && matrix === IDENTITY;
  if (!isPlain) pen.operators.push("q", ...matrix === IDENTITY ? [] : [transformOperator(matrix)], ...effects);
  drawWithOpacity(element, pen);
  if (!isPlain) pen.operators.push("Q");
}
function clipAndMask({ attributes }, pen) {
  const [clipPath, mask] = [attributes.get("clip-path"), attributes.get("mask")];
  return [
    ...clipPath === void 0 ? [] : [clipTo(referencedElement(pen.page, clipPath), pen)],
    ...mask === void 0 ? [] : [maskOperator(pen, writeMask(referencedElement(pen.page, mask), pen))]
  ];
}
function clipTo(clipPath, pen) {
  const shapes = elementsIn(clipPath);
  const outlines = shapes.map((shape) => {
    const outline = outlineOf(shape, pen.page.size);
    if (outline === null || shape.attributes.has("transform")) throw new Bug(notDrawable(clipPath.name));
    return outline;
  });
  const rule = shapes[0]?.attributes.get("clip-rule") ?? styleOf(pen, "clip-rule", "nonzero");
  return clipOperators(outlines, rule === "evenodd");
}
var withoutStyle = (pen) => ({ ...pen, style: /* @__PURE__ */ new Map() });
function writeMask(mask, pen) {
  const [x, y] = [lengthAttribute(mask, "x"), lengthAttribute(mask, "y")];
  const box = [x, y, x + lengthAttribute(mask, "width"), y + lengthAttribute(mask, "height")];
  return writeForm(withoutStyle(pen), { box, groupColours: "DeviceRGB" }, (inside2) => {
    for (const child of elementsIn(mask)) drawElement(child, inside2);
  });
}
function drawWithOpacity(element, pen) {
  const opacity = Number(element.attributes.get("opacity") ?? 1);
  if (opacity === 1) {
    drawContent(element, pen);
    return;
  }
  const isOneLayer = styleOf(pen, "fill", "#000") === "none" || styleOf(pen, "stroke", "none") === "none";
  if (isOneLayer && outlineOf(element, pen.page.size) !== null)
    drawContent(element, { ...pen, opacity: pen.opacity * opacity });
  else drawGroup(element, pen, opacity);
}
function drawGroup(element, pen, opacity) {
  const bounds = noBounds();
  const id = writeForm(pen, { groupColours: "DeviceRGB" }, (inside2) => {
    drawContent(element, inside2);
    extendBounds(bounds, inside2.bounds.points, IDENTITY);
  });
  extendBounds(pen.bounds, bounds.points, pen.matrix);
  const name = resourceName(pen.page, "XObject", ref(id));
  pen.operators.push("q", ...opacityOperators(pen, opacity, opacity), `${name} Do`, "Q");
}
function drawContent(element, pen) {
  const { name, attributes } = element;
  const outline = outlineOf(element, pen.page.size);
  const filter = attributes.get("filter");
  if (filter !== void 0) drawBackground(referencedElement(pen.page, filter), pen);
  if (outline !== null) paintOutline(pen, outline);
  else if (name === "text") drawText(element, pen);
  else if (name === "use") drawIcon(element, pen);
  else if (name === "image") drawImage(element, pen);
  else if (name === "a") drawLink(element, pen);
  else if (name === "g" || name === "svg") for (const child of elementsIn(element)) drawElement(child, pen);
  else throw new Bug(notDrawable(name));
}
function drawBackground(filter, pen) {
  const flood = elementsIn(filter).find(({ name }) => name === "feFlood");
  if (flood === void 0) throw new Bug(notDrawable(filter.name));
  const rect = ["x", "y", "width", "height"].map((name) => formatLength(lengthAttribute(filter, name))).join(" ");
  const fill = colour(flood.attributes.get("flood-color") ?? "#000").map(formatLength).join(" ");
  pen.operators.push(`q ${fill} rg ${rect} re f Q`);
}
function drawIcon(use, pen) {
  const id = idIn(use.attributes.get("href") ?? "");
  const symbol = referencedElement(pen.page, `#${id}`);
  const viewBox = (symbol.attributes.get("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const [left = 0, top = 0, symbolWidth = 1, symbolHeight = 1] = viewBox;
  const [width, height] = [lengthAttribute(use, "width"), lengthAttribute(use, "height")];
  const scale = Math.min(width / symbolWidth, height / symbolHeight);
  const x = lengthAttribute(use, "x") + (width - symbolWidth * scale) / 2 - left * scale;
  const y = lengthAttribute(use, "y") + (height - symbolHeight * scale) / 2 - top * scale;
  const matrix = [scale, 0, 0, scale, x, y];
  const [right, bottom] = [left + symbolWidth, top + symbolHeight];
  const name = pen.page.icons.get(id) ?? writeIcon(symbol, [left, top, right, bottom], pen);
  pen.page.icons.set(id, name);
  const corners = [
    { x: left, y: top },
    { x: right, y: bottom }
  ];
  extendBounds(pen.bounds, corners, compose(pen.matrix, matrix));
  pen.operators.push("q", transformOperator(matrix), `${name} Do`, "Q");
}
function writeIcon(symbol, box, pen) {
  const id = writeForm(withoutStyle(pen), { box }, (inside2) => {
    const styled = withStyle(inside2, symbol);
    for (const child of elementsIn(symbol)) drawElement(child, styled);
  });
  return resourceName(pen.page, "XObject", ref(id));
}
function drawImage(element, pen) {
  const data = /^data:image\/png;base64,(.*)$/.exec(element.attributes.get("href") ?? "")?.[1];
  if (data === void 0) throw new Bug(notDrawable(element.name));
  const { width, height, rgb, alpha } = decodePng(Buffer.from(data, "base64"));
  const dictionary = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`;
  const mask = pen.page.file.add(`${dictionary} /ColorSpace /DeviceGray`, alpha);
  const image = pen.page.file.add(`${dictionary} /ColorSpace /DeviceRGB /SMask ${ref(mask)}`, rgb);
  const [right, bottom] = [lengthAttribute(element, "width"), lengthAttribute(element, "height")];
  extendBounds(
    pen.bounds,
    [
      { x: 0, y: 0 },
      { x: right, y: bottom }
    ],
    pen.matrix
  );
  const matrix = [right, 0, 0, -bottom, 0, bottom];
  pen.operators.push("q", transformOperator(matrix), `${resourceName(pen.page, "XObject", ref(image))} Do`, "Q");
}
function drawLink(element, pen) {
  const bounds = noBounds();
  const href = element.attributes.get("href") ?? "";
  const index = pen.page.links.push({ href, rect: [] }) - 1;
  for (const child of elementsIn(element)) drawElement(child, { ...pen, bounds });
  extendBounds(pen.bounds, bounds.points, IDENTITY);
  pen.page.links[index] = { href, rect: edgesOf(bounds) ?? [] };
}
function drawText(element, outer) {
  const pen = withStyle(outer, element);
  const spans = spansOf(element, pen);
  const naturalWidth = spans.reduce((sum, { gap, width }) => sum + gap + width, 0);
  if (naturalWidth === 0) return;
  const stretch = lengthAttribute(element, "textLength", naturalWidth) / naturalWidth;
  const isCentred = styleOf(pen, "text-anchor", "start") === "middle";
  let x = lengthAttribute(element, "x") - (isCentred ? naturalWidth * stretch / 2 : 0);
  for (const span of spans) {
    x += span.gap * stretch;
    if (span.text !== "") drawSpan(span, { x, y: lengthAttribute(element, "y") }, stretch);
    x += span.width * stretch;
  }
}
function spansOf(element, pen) {
  const parts = element.children.map((child) => {
    if (typeof child === "string") return { text: withCollapsedSpace(child), pen, gap: 0 };
    const content = child.children.filter((part) => typeof part === "string").join("");
    return { text: withCollapsedSpace(content), pen: withStyle(pen, child), gap: lengthAttribute(child, "dx") };
  });
  return parts.map(({ text: untrimmed, pen: spanPen, gap }, i) => {
    const started = i === 0 ? untrimmed.trimStart() : untrimmed;
    const text = i === parts.length - 1 ? started.trimEnd() : started;
    const size = Number(styleOf(spanPen, "font-size", "16"));
    const weight = styleOf(spanPen, "font-weight", "400") === "600" ? 600 : 400;
    return { pen: spanPen, text, size, weight, gap, width: widthOf(text, size, weight) };
  });
}
var withCollapsedSpace = (text) => text.replace(/[\n\r]/g, "").replace(/[\t ]+/g, " ");
var UNDERLINE = { below: 0.12, thickness: 0.07 };
var EXTENT = { above: 1, below: 0.3 };
var INVISIBLE_MODE = 3;
function drawSpan({ pen, text, size, weight, width }, { x, y }, stretch) {
  const opacity = pen.opacity * Number(styleOf(pen, "fill-opacity", "1"));
  const fill = styleOf(pen, "fill", "#000");
  const isVisible = fill !== "none";
  const ink = isVisible ? `${colour(fill).map(formatLength).join(" ")} rg` : `${INVISIBLE_MODE} Tr`;
  const end = x + width * stretch;
  const isUnderlined = isVisible && styleOf(pen, "text-decoration", "none") === "underline";
  const underline = [x, y + size * UNDERLINE.below, end - x, size * UNDERLINE.thickness].map(formatLength).join(" ");
  pen.operators.push(
    ...["q", ...opacityOperators(pen, opacity, opacity), ink],
    `BT /F${weight} ${formatFactor(size)} Tf ${formatFactor(stretch * 100)} Tz 1 0 0 -1 ${formatLength(x)} ${formatLength(y)} Tm <${pen.page.fonts.encode(text, weight)}> Tj ET`,
    ...isUnderlined ? [underline, "re f"] : [],
    "Q"
  );
  const corners = [
    { x, y: y - size * EXTENT.above },
    { x: end, y: y + size * EXTENT.below }
  ];
  extendBounds(pen.bounds, corners, pen.matrix);
}

// parts/pdf.js
var modules = {
  "src/render/pdf/index.ts": () => ({ pdfDocument, write: write2 })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
