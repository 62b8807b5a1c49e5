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

// parts/levels.js
var levels_exports = {};
__export(levels_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(levels_exports);

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

// elsewhere:src/platform/text/printable.ts
var module3 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module3.harmless;
var hasUnseen = module3.hasUnseen;
var oneLine = module3.oneLine;
var printable = module3.printable;
var quote = module3.quote;
var short = module3.short;
var visible = module3.visible;

// elsewhere:src/render/limits.ts
var module4 = require("./picture.js").modules["src/render/limits.ts"]();
var EVIDENCE_ADDRESS_MAX = module4.EVIDENCE_ADDRESS_MAX;
var EVIDENCE_BYTES = module4.EVIDENCE_BYTES;
var EVIDENCE_SHARE_OF_DRAWING = module4.EVIDENCE_SHARE_OF_DRAWING;
var EVIDENCE_TEXT_MAX = module4.EVIDENCE_TEXT_MAX;
var FONTS_MAX = module4.FONTS_MAX;
var FONT_BYTES_MAX = module4.FONT_BYTES_MAX;
var FONT_MEMORY_MAX = module4.FONT_MEMORY_MAX;
var FONT_SECONDS = module4.FONT_SECONDS;
var FOREIGN_TEXT_MAX = module4.FOREIGN_TEXT_MAX;
var ICONS_MAX = module4.ICONS_MAX;
var ICON_ATTRIBUTES_MAX = module4.ICON_ATTRIBUTES_MAX;
var ICON_BYTES_MAX = module4.ICON_BYTES_MAX;
var ICON_COORDINATE_MAX = module4.ICON_COORDINATE_MAX;
var ICON_DEPTH_MAX = module4.ICON_DEPTH_MAX;
var ICON_ELEMENTS_MAX = module4.ICON_ELEMENTS_MAX;
var ICON_PIXELS_MAX = module4.ICON_PIXELS_MAX;
var ICON_SCALE_MAX = module4.ICON_SCALE_MAX;
var MERMAID_CHARACTERS_MAX = module4.MERMAID_CHARACTERS_MAX;
var MERMAID_EDGES_MAX = module4.MERMAID_EDGES_MAX;
var MERMAID_LABEL_LENGTH_MAX = module4.MERMAID_LABEL_LENGTH_MAX;
var MERMAID_NODES_MAX = module4.MERMAID_NODES_MAX;
var OUTLINE_CHARACTERS_MAX = module4.OUTLINE_CHARACTERS_MAX;
var PNG_MAX_PIXELS = module4.PNG_MAX_PIXELS;
var PNG_USUAL_PIXELS = module4.PNG_USUAL_PIXELS;

// elsewhere:src/render/svg/notation.ts
var module5 = require("./picture.js").modules["src/render/svg/notation.ts"]();
var darkStyle = module5.darkStyle;
var escapeXml = module5.escapeXml;
var formatNumber = module5.formatNumber;
var formatPoint = module5.formatPoint;
var paintAttributes = module5.paintAttributes;
var unescapeXml = module5.unescapeXml;

// elsewhere:src/render/html/data.ts
var module6 = require("./page.js").modules["src/render/html/data.ts"]();
var LIMIT_STEPS = module6.LIMIT_STEPS;
var changeWordCounts = module6.changeWordCounts;
var detailsWithin = module6.detailsWithin;
var embeddable = module6.embeddable;
var evidenceBytes = module6.evidenceBytes;
var hostLookup = module6.hostLookup;
var idsOf = module6.idsOf;
var linesIn = module6.linesIn;
var linesOf = module6.linesOf;
var locationIn = module6.locationIn;
var pageData = module6.pageData;
var revisionTexts = module6.revisionTexts;
var risksOf = module6.risksOf;

// src/render/html/levels.ts
var IN_OVERVIEW = -1;
var SYMBOL = /(<symbol id="([^"]*)")[^>]*>[\s\S]*?<\/symbol>/g;
function withoutIcons(svgs) {
  const icons = /* @__PURE__ */ new Map();
  const bare = svgs.map(
    (svg) => svg.replace(SYMBOL, (symbol, start, id) => {
      icons.set(id, symbol);
      return `${start}/>`;
    })
  );
  return { bare, icons: [...icons] };
}
var compressJson = (data) => Buffer.from(deflateSync(new TextEncoder().encode(JSON.stringify(data)), { level: 9 })).toString("base64");
var levelOf = ({ hosts }, { homes }) => homes.get(hosts.at(-1) ?? "");
var isInOverview = (resource, levels) => (levelOf(resource, levels) ?? IN_OVERVIEW) === IN_OVERVIEW;
function indexOf(overview, drawings, levels, undrawn) {
  const hostOf = hostLookup(overview.labeled.layout, overview.drawn);
  const details = drawings.map(detailsOf);
  const groups = /* @__PURE__ */ new Map();
  for (const resource of [...firstMembers(undrawn, levels), ...undrawn]) {
    const level = levelOf(resource, levels);
    if (level === void 0 || level === IN_OVERVIEW) continue;
    const { address, name = "" } = resource;
    const [host, relation] = hostOf(resource) ?? [-1, ""];
    const { words = ["", name], risk = 0, told = 0 } = details[level]?.elements.get(address) ?? {};
    const key = `${level} ${host} ${risk} ${told} ${relation}`;
    const group = groups.get(key) ?? [level, host, relation, risk, told];
    groups.set(key, group);
    group.push(linesOf([short(address, EVIDENCE_ADDRESS_MAX), ...words.map((text) => short(text, EVIDENCE_TEXT_MAX))]));
  }
  return [[...groups.values()], linesOfLevels(details, levels)];
}
function firstMembers(undrawn, { homes }) {
  const undrawnAddresses = new Set(undrawn.map(({ address }) => address));
  return [...homes].flatMap(
    ([address, level]) => level === IN_OVERVIEW || undrawnAddresses.has(address) ? [] : [{ address, hosts: [address], around: [], relation: "" }]
  );
}
var ELEMENT = /<g data-address="([^"]*)"[^>]*><title>([^<]*)<\/title>/g;
var LINE = /<g data-from="([^"]*)" data-to="([^"]*)"([^>]*)><title>([^<]*)<\/title>/g;
function detailsOf({ labeled, svg, drawn }) {
  const hasChanges = labeled.layout.changes !== void 0;
  const [elementRisks, lineRisks] = hasChanges ? risksOf(labeled, drawn) : ["", ""];
  const wordCounts = hasChanges ? changeWordCounts(labeled.layout) : [];
  const numbers = new Map(idsOf(labeled.layout).map((id, at) => [id, at]));
  const elements = [...svg.matchAll(ELEMENT)].map(([, address = "", title = ""]) => {
    const id = unescapeXml(address);
    const words = unescapeXml(title).split("\n");
    if (words.at(-1) === id) words.pop();
    const at = numbers.get(id) ?? -1;
    return [id, { words, risk: Number(elementRisks[at] ?? 0), told: wordCounts[at] ?? 0 }];
  });
  const lines = [...svg.matchAll(LINE)].map(([, from = "", to = "", attributes = "", title = ""], at) => {
    const [start, end, words] = [from, to, title].map(unescapeXml);
    const text = words.slice(words.indexOf(end, start.length) + end.length);
    const cut = attributes.includes(" data-change=") ? text.lastIndexOf(", ") : text.length;
    return [start, end, text.slice(2, cut), text.slice(cut + 2), Number(lineRisks[at] ?? 0)];
  });
  return { elements: new Map(elements), lines };
}
function linesOfLevels(details, { homes }) {
  const linesByEnds = /* @__PURE__ */ new Map();
  for (const [level, { lines }] of details.entries())
    for (const [from, to, label, change, risk] of lines) {
      const key = `${from}
${to}`;
      const isAtHome = homes.get(from) === level && homes.get(to) === level;
      const isTold = (label !== "" || risk > 0) && (isAtHome || level === details.length - 1);
      if (isTold && !linesByEnds.has(key)) linesByEnds.set(key, [level, from, to, label, change, risk]);
    }
  return [...linesByEnds.values()];
}

// parts/levels.js
var modules = {
  "src/render/html/levels.ts": () => ({ compressJson, indexOf, isInOverview, levelOf, withoutIcons })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
