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

// parts/shapes.js
var shapes_exports = {};
__export(shapes_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(shapes_exports);

// elsewhere:node_modules/fflate/esm/browser.js
var module2 = require("./deflate.js").modules["node_modules/fflate/esm/browser.js"]();
var AsyncCompress = module2.AsyncCompress;
var AsyncDecompress = module2.AsyncDecompress;
var AsyncDeflate = module2.AsyncDeflate;
var AsyncGunzip = module2.AsyncGunzip;
var AsyncGzip = module2.AsyncGzip;
var AsyncInflate = module2.AsyncInflate;
var AsyncUnzipInflate = module2.AsyncUnzipInflate;
var AsyncUnzlib = module2.AsyncUnzlib;
var AsyncZipDeflate = module2.AsyncZipDeflate;
var AsyncZlib = module2.AsyncZlib;
var Compress = module2.Compress;
var DecodeUTF8 = module2.DecodeUTF8;
var Decompress = module2.Decompress;
var Deflate = module2.Deflate;
var EncodeUTF8 = module2.EncodeUTF8;
var FlateErrorCode = module2.FlateErrorCode;
var Gunzip = module2.Gunzip;
var Gzip = module2.Gzip;
var Inflate = module2.Inflate;
var Unzip = module2.Unzip;
var UnzipInflate = module2.UnzipInflate;
var UnzipPassThrough = module2.UnzipPassThrough;
var Unzlib = module2.Unzlib;
var Zip = module2.Zip;
var ZipDeflate = module2.ZipDeflate;
var ZipPassThrough = module2.ZipPassThrough;
var Zlib = module2.Zlib;
var compress = module2.compress;
var compressSync = module2.compressSync;
var decompress = module2.decompress;
var decompressSync = module2.decompressSync;
var deflate = module2.deflate;
var deflateSync = module2.deflateSync;
var gunzip = module2.gunzip;
var gunzipSync = module2.gunzipSync;
var gzip = module2.gzip;
var gzipSync = module2.gzipSync;
var inflate = module2.inflate;
var inflateSync = module2.inflateSync;
var strFromU8 = module2.strFromU8;
var strToU8 = module2.strToU8;
var unzip = module2.unzip;
var unzipSync = module2.unzipSync;
var unzlib = module2.unzlib;
var unzlibSync = module2.unzlibSync;
var zip = module2.zip;
var zipSync = module2.zipSync;
var zlib = module2.zlib;
var zlibSync = module2.zlibSync;

// elsewhere:src/errors.ts
var module3 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module3.Bug;
var External = module3.External;
var GroundplanError = module3.GroundplanError;
var InvalidInput = module3.InvalidInput;
var Missing = module3.Missing;
var Misuse = module3.Misuse;
var NoResources = module3.NoResources;

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

// src/render/pdf/file.ts
function decimal(value, digits) {
  if (!Number.isFinite(value)) throw new Bug(notANumber(value));
  const text = value.toFixed(digits).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
}
var formatLength = (value) => decimal(value, 3);
var formatFactor = (value) => decimal(value, 7);
var lengthArray = (values) => `[${values.map(formatLength).join(" ")}]`;
var ref = (id) => `${id} 0 R`;
function textString(text) {
  const digits = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i).toString(16).padStart(4, "0"));
  return `<feff${digits.join("")}>`;
}
var byteString = (text) => `<${Buffer.from(text, "latin1").toString("hex")}>`;
var HEADER = Buffer.from("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n", "latin1");
function newFile() {
  const objects = /* @__PURE__ */ new Map();
  let last = 0;
  const reserve = () => ++last;
  const put = (id, dictionary) => {
    objects.set(id, Buffer.from(`${id} 0 obj
${dictionary}
endobj
`, "latin1"));
  };
  const putStream = (id, dictionary, content) => {
    const compressed = zlibSync(typeof content === "string" ? Buffer.from(content, "latin1") : content, { level: 6 });
    const start = `${id} 0 obj
<< ${dictionary} /Filter /FlateDecode /Length ${compressed.length} >>
stream
`;
    objects.set(id, Buffer.concat([Buffer.from(start, "latin1"), compressed, Buffer.from("\nendstream\nendobj\n")]));
  };
  const add = (dictionary, content) => {
    const id = reserve();
    if (content === void 0) put(id, dictionary);
    else putStream(id, dictionary, content);
    return id;
  };
  return { reserve, put, add, bytes: (catalog, info) => fileBytes(objects, catalog, info) };
}
function fileBytes(objects, catalog, info) {
  const parts = [HEADER];
  const tableRows = [];
  let offset = HEADER.length;
  for (let id = 1; id <= objects.size; id++) {
    const object = objects.get(id);
    tableRows.push(`${String(offset).padStart(10, "0")} 00000 n 
`);
    parts.push(object);
    offset += object.length;
  }
  const table = `xref
0 ${objects.size + 1}
0000000000 65535 f 
${tableRows.join("")}`;
  const trailer = `<< /Size ${objects.size + 1} /Root ${ref(catalog)} /Info ${ref(info)} >>`;
  parts.push(Buffer.from(`${table}trailer
${trailer}
startxref
${offset}
%%EOF
`, "latin1"));
  return new Uint8Array(Buffer.concat(parts));
}

// elsewhere:src/render/svg/notation.ts
var module5 = require("./picture.js").modules["src/render/svg/notation.ts"]();
var darkStyle = module5.darkStyle;
var escapeXml = module5.escapeXml;
var formatNumber = module5.formatNumber;
var formatPoint = module5.formatPoint;
var paintAttributes = module5.paintAttributes;
var unescapeXml = module5.unescapeXml;

// src/render/pdf/markup.ts
var TOKEN = /<(\/?)([\w:]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/y;
var ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
var attributesOf = (text) => new Map([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, unescapeXml(value)]));
function readMarkup(text) {
  const document = { name: "", attributes: /* @__PURE__ */ new Map(), children: [] };
  const open = [document];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const token = TOKEN.exec(text);
    const parent = open.at(-1);
    if (token === null || parent === void 0) throw new Bug(NOT_READABLE_SVG);
    const [, closingSlash, name = "", attributes = "", emptySlash, content] = token;
    if (content !== void 0) parent.children.push(unescapeXml(content));
    else if (closingSlash === "/") open.pop();
    else {
      const element = { name, attributes: attributesOf(attributes), children: [] };
      parent.children.push(element);
      if (emptySlash !== "/") open.push(element);
    }
  }
  const [root] = elementsIn(document);
  if (root === void 0 || open.length !== 1) throw new Bug(NOT_READABLE_SVG);
  return root;
}
var elementsIn = ({ children }) => children.filter((child) => typeof child !== "string");
function byId(root) {
  const elements = /* @__PURE__ */ new Map();
  const stack = [root];
  for (let element = stack.pop(); element !== void 0; element = stack.pop()) {
    const id = element.attributes.get("id");
    if (id !== void 0) elements.set(id, element);
    stack.push(...elementsIn(element));
  }
  return elements;
}
function lengthAttribute({ attributes }, name, fallback = 0, full = 1) {
  const text = attributes.get(name);
  if (text === void 0) return fallback;
  return text.endsWith("%") ? Number(text.slice(0, -1)) / 100 * full : Number(text);
}
var idIn = (reference) => /#([^)]+)/.exec(reference)?.[1] ?? "";

// src/render/pdf/matrix.ts
var IDENTITY = [1, 0, 0, 1, 0, 0];
function compose([a, b, c, d, e, f], inner) {
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}
var applyMatrix = ([a, b, c, d, e, f], { x, y }) => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f
});
var rotation = (degrees = 0, x = 0, y = 0) => {
  const [cos, sin] = [Math.cos(degrees * Math.PI / 180), Math.sin(degrees * Math.PI / 180)];
  return compose([cos, sin, -sin, cos, x, y], [1, 0, 0, 1, -x, -y]);
};
var FUNCTIONS = {
  matrix: ([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]) => [a, b, c, d, e, f],
  translate: ([x = 0, y = 0]) => [1, 0, 0, 1, x, y],
  scale: ([x = 1, y = x]) => [x, 0, 0, y, 0, 0],
  rotate: ([degrees, x, y]) => rotation(degrees, x, y)
};
function parseTransform(text) {
  let matrix = IDENTITY;
  for (const [, name = "", list = ""] of (text ?? "").matchAll(/(\w+)\(([^)]*)\)/g)) {
    const matrixOf = FUNCTIONS[name];
    if (matrixOf === void 0) throw new Bug(notDrawable(name));
    const values = list.trim().split(/[\s,]+/);
    matrix = compose(matrix, matrixOf(values.map(Number)));
  }
  return matrix;
}

// src/render/pdf/shapes.ts
var KAPPA = 0.5522847498;
function rectangle({ x, y }, width, height, rx, ry) {
  const [right, bottom] = [x + width, y + height];
  if (rx === 0 || ry === 0) {
    const corners = [
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom }
    ];
    return [...corners.map((corner, i) => ({ op: i === 0 ? "m" : "l", points: [corner] })), CLOSED];
  }
  const [kx, ky] = [rx * (1 - KAPPA), ry * (1 - KAPPA)];
  const lineTo = (toX, toY) => ({ op: "l", points: [{ x: toX, y: toY }] });
  const curve = (a, b, c) => ({ op: "c", points: [a, b, c] });
  return [
    { op: "m", points: [{ x: x + rx, y }] },
    lineTo(right - rx, y),
    curve({ x: right - kx, y }, { x: right, y: y + ky }, { x: right, y: y + ry }),
    lineTo(right, bottom - ry),
    curve({ x: right, y: bottom - ky }, { x: right - kx, y: bottom }, { x: right - rx, y: bottom }),
    lineTo(x + rx, bottom),
    curve({ x: x + kx, y: bottom }, { x, y: bottom - ky }, { x, y: bottom - ry }),
    lineTo(x, y + ry),
    curve({ x, y: y + ky }, { x: x + kx, y }, { x: x + rx, y }),
    CLOSED
  ];
}
var CLOSED = { op: "h", points: [] };
function outlineOf(element, diagram) {
  const { name, attributes } = element;
  const length = (attribute, fallback = 0, full = 1) => lengthAttribute(element, attribute, fallback, full);
  if (name === "path") return pathOf(attributes.get("d") ?? "");
  if (name === "circle") return ellipse({ x: length("cx"), y: length("cy") }, length("r"), length("r"));
  if (name === "ellipse") return ellipse({ x: length("cx"), y: length("cy") }, length("rx"), length("ry"));
  if (name !== "rect") return null;
  const [width, height] = [length("width", 0, diagram.width), length("height", 0, diagram.height)];
  const [rx, ry] = [length("rx", length("ry")), length("ry", length("rx"))];
  const at = { x: length("x"), y: length("y") };
  return rectangle(at, width, height, Math.min(rx, width / 2), Math.min(ry, height / 2));
}
var outlineText = (outline) => outline.map(({ op, points }) => [...points.flatMap(({ x, y }) => [formatLength(x), formatLength(y)]), op].join(" ")).join("\n");
var noBounds = () => ({ points: [] });
function edgesOf({ points }) {
  if (points.length === 0) return null;
  let [minX, minY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [maxX, maxY] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of points) {
    [minX, maxX] = [Math.min(minX, x), Math.max(maxX, x)];
    [minY, maxY] = [Math.min(minY, y), Math.max(maxY, y)];
  }
  return [minX, minY, maxX, maxY];
}
var CURVE_SAMPLES = 16;
function pointsOnCurve(from, [a, b, to]) {
  return Array.from({ length: CURVE_SAMPLES }, (_, i) => {
    const t = (i + 1) / CURVE_SAMPLES;
    const u = 1 - t;
    const coordinate = (axis) => u ** 3 * from[axis] + 3 * u * u * t * a[axis] + 3 * u * t * t * b[axis] + t ** 3 * to[axis];
    return { x: coordinate("x"), y: coordinate("y") };
  });
}
function outlinePoints(outline) {
  let at = { x: 0, y: 0 };
  return outline.flatMap((segment) => {
    const points = segment.op === "c" ? pointsOnCurve(at, segment.points) : segment.points;
    at = segment.points.at(-1) ?? at;
    return points;
  });
}
var extendBounds = (bounds, points, matrix) => {
  for (const point of points) bounds.points.push(applyMatrix(matrix, point));
};
var VALUE_COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
var COMMAND = /[\s,]*([a-zA-Z])/y;
var NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
var FLAG = /[\s,]*([01])/y;
var isFlag = (command, index) => command === "a" && (index === 3 || index === 4);
function* parseCommands(data) {
  let position = 0;
  const take = (pattern) => {
    pattern.lastIndex = position;
    const token = pattern.exec(data)?.[1];
    if (token !== void 0) position = pattern.lastIndex;
    return token;
  };
  for (let letter = take(COMMAND); letter !== void 0; letter = take(COMMAND)) {
    let name = letter.toLowerCase();
    const isRelative = letter === name;
    const count = VALUE_COUNTS[name];
    if (count === void 0) throw new Bug(NOT_READABLE_SVG);
    for (let isFirst = true; ; isFirst = false) {
      const values = [];
      while (values.length < count) {
        const value = take(isFlag(name, values.length) ? FLAG : NUMBER);
        if (value === void 0) break;
        values.push(Number(value));
      }
      if (values.length < count && (values.length > 0 || isFirst)) throw new Bug(NOT_READABLE_SVG);
      if (values.length < count) break;
      yield { name, isRelative, values };
      if (count === 0) break;
      if (name === "m") name = "l";
    }
  }
  if (data.slice(position).trim() !== "") throw new Bug(NOT_READABLE_SVG);
}
var mirroredControl = (control, at) => control === null ? at : { x: 2 * at.x - control.x, y: 2 * at.y - control.y };
var pointBetween = (a, b, share) => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share
});
var quadratic = (from, control, to) => ({
  op: "c",
  points: [pointBetween(from, control, 2 / 3), pointBetween(to, control, 2 / 3), to]
});
function pointsOf({ name, isRelative, values }, { at }) {
  const origin = isRelative ? at : { x: 0, y: 0 };
  if (name === "h") return [{ x: origin.x + values[0], y: at.y }];
  if (name === "v") return [{ x: at.x, y: origin.y + values[0] }];
  const pairs = name === "a" ? values.slice(5) : values;
  return Array.from({ length: pairs.length / 2 }, (_, i) => ({
    x: origin.x + pairs[2 * i],
    y: origin.y + pairs[2 * i + 1]
  }));
}
var moveTo = (at, { start }, controls = {}) => ({
  at,
  start,
  cubic: null,
  quadratic: null,
  ...controls
});
var drawLine = ([end], cursor) => [[{ op: "l", points: [end] }], moveTo(end, cursor)];
var DRAW = {
  m: ([start]) => [[{ op: "m", points: [start] }], { at: start, start, cubic: null, quadratic: null }],
  z: (_, cursor) => [[CLOSED], moveTo(cursor.start, cursor)],
  l: drawLine,
  h: drawLine,
  v: drawLine,
  c: ([first, second, end], cursor) => [
    [{ op: "c", points: [first, second, end] }],
    moveTo(end, cursor, { cubic: second })
  ],
  s: ([second, end], cursor) => {
    const first = mirroredControl(cursor.cubic, cursor.at);
    return [[{ op: "c", points: [first, second, end] }], moveTo(end, cursor, { cubic: second })];
  },
  q: ([control, end], cursor) => [
    [quadratic(cursor.at, control, end)],
    moveTo(end, cursor, { quadratic: control })
  ],
  t: ([end], cursor) => {
    const control = mirroredControl(cursor.quadratic, cursor.at);
    return [[quadratic(cursor.at, control, end)], moveTo(end, cursor, { quadratic: control })];
  },
  a: ([end], cursor, values) => [arc(cursor.at, end, values), moveTo(end, cursor)]
};
function pathOf(data) {
  const origin = { x: 0, y: 0 };
  let cursor = { at: origin, start: origin, cubic: null, quadratic: null };
  const segments = [];
  for (const command of parseCommands(data)) {
    if (segments.at(-1)?.op === "h" && command.name !== "m") segments.push({ op: "m", points: [cursor.at] });
    const [added, next] = DRAW[command.name](pointsOf(command, cursor), cursor, command.values);
    segments.push(...added);
    cursor = next;
  }
  return segments;
}
var MAX_CURVE_ANGLE = Math.PI / 2;
var angle = ({ x, y }) => Math.atan2(y, x);
var ANGLE_TOLERANCE = 1e-9;
function unitArc(start, sweep, matrix) {
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / MAX_CURVE_ANGLE - ANGLE_TOLERANCE));
  const step = sweep / count;
  const reach = 4 / 3 * Math.tan(step / 4);
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [start + i * step, start + (i + 1) * step];
    const points = [
      { x: Math.cos(a) - reach * Math.sin(a), y: Math.sin(a) + reach * Math.cos(a) },
      { x: Math.cos(b) + reach * Math.sin(b), y: Math.sin(b) - reach * Math.cos(b) },
      { x: Math.cos(b), y: Math.sin(b) }
    ];
    return { op: "c", points: points.map((point) => applyMatrix(matrix, point)) };
  });
}
function ellipse({ x, y }, radiusX, radiusY) {
  const start = { x: x + radiusX, y };
  return [{ op: "m", points: [start] }, ...unitArc(0, 2 * Math.PI, [radiusX, 0, 0, radiusY, x, y]), CLOSED];
}
function arc(from, to, values) {
  const [radiusX = 0, radiusY = 0, degrees = 0, largeArc = 0, clockwise = 0] = values;
  if (from.x === to.x && from.y === to.y) return [];
  if (radiusX === 0 || radiusY === 0) return [{ op: "l", points: [to] }];
  const [cos, sin] = [Math.cos(degrees * Math.PI / 180), Math.sin(degrees * Math.PI / 180)];
  const half = applyMatrix([cos, -sin, sin, cos, 0, 0], { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 });
  const scale = Math.max(1, Math.sqrt((half.x / radiusX) ** 2 + (half.y / radiusY) ** 2));
  const [rx, ry] = [Math.abs(radiusX) * scale, Math.abs(radiusY) * scale];
  const distance = Math.sqrt(Math.max(0, 1 / ((half.x / rx) ** 2 + (half.y / ry) ** 2) - 1));
  const offset = largeArc === clockwise ? -distance : distance;
  const middle = { x: offset * rx * half.y / ry, y: -offset * ry * half.x / rx };
  const start = angle({ x: (half.x - middle.x) / rx, y: (half.y - middle.y) / ry });
  const end = angle({ x: (-half.x - middle.x) / rx, y: (-half.y - middle.y) / ry });
  const rotation2 = [cos, sin, -sin, cos, (from.x + to.x) / 2, (from.y + to.y) / 2];
  return unitArc(start, sweepOf(end - start, clockwise === 1), compose(rotation2, [rx, 0, 0, ry, middle.x, middle.y]));
}
function sweepOf(turn, isClockwise) {
  if (isClockwise) return turn < 0 ? turn + 2 * Math.PI : turn;
  return turn > 0 ? turn - 2 * Math.PI : turn;
}

// parts/shapes.js
var modules = {
  "src/render/pdf/file.ts": () => ({ byteString, formatFactor, formatLength, lengthArray, newFile, ref, textString }),
  "src/render/pdf/markup.ts": () => ({ byId, elementsIn, idIn, lengthAttribute, readMarkup }),
  "src/render/pdf/matrix.ts": () => ({ IDENTITY, applyMatrix, compose, parseTransform }),
  "src/render/pdf/shapes.ts": () => ({ edgesOf, extendBounds, noBounds, outlineOf, outlinePoints, outlineText })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
