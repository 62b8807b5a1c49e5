"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// never-called:./ajvProvider-DyjnscPj
var require_ajvProvider_DyjnscPj = __commonJS({
  "never-called:./ajvProvider-DyjnscPj"(exports2, module30) {
    var never2 = () => {
      throw new Error("./ajvProvider-DyjnscPj is not in this program: no client is asked to fill in a form");
    };
    module30.exports = { Extract: never2, Parse: never2, spawn: never2, extractBody: never2, n: never2 };
  }
});

// parts/mcp.js
var mcp_exports = {};
__export(mcp_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(mcp_exports);

// src/cli/mcp/index.ts
var import_node_path3 = require("node:path");
var import_node_stream = require("node:stream");

// node_modules/@modelcontextprotocol/server/dist/chunk-vYduTEsO.mjs
var __create2 = Object.create;
var __defProp2 = Object.defineProperty;
var __getOwnPropDesc2 = Object.getOwnPropertyDescriptor;
var __getOwnPropNames2 = Object.getOwnPropertyNames;
var __getProtoOf2 = Object.getPrototypeOf;
var __hasOwnProp2 = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || cb((mod = { exports: {} }).exports, mod), mod.exports);
var __exportAll = (all, symbols) => {
  let target = {};
  for (var name in all) __defProp2(target, name, {
    get: all[name],
    enumerable: true
  });
  return symbols && __defProp2(target, Symbol.toStringTag, { value: "Module" }), target;
};
var __copyProps2 = (to, from, except, desc) => {
  if (from && typeof from == "object" || typeof from == "function") for (var keys = __getOwnPropNames2(
    from
  ), i = 0, n = keys.length, key; i < n; i++) key = keys[i], !__hasOwnProp2.call(to, key) && key !== except && __defProp2(to, key, { get: ((k) => from[k]).bind(null, key), enumerable: !(desc = __getOwnPropDesc2(from, key)) || desc.enumerable });
  return to;
};
var __toESM2 = (mod, isNodeMode, target) => (target = mod != null ? __create2(__getProtoOf2(mod)) : {}, __copyProps2(
  isNodeMode || !mod || !mod.__esModule ? __defProp2(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// node_modules/@modelcontextprotocol/server/dist/dialects-CDpMbily.mjs
var DRAFT_2019_09_URIS = /* @__PURE__ */ new Set(["https://json-schema.org/draft/2019-09/schema", "http://json-schema.org/draft/2019-09/schema"]);
function declares2019Dialect($schema) {
  return typeof $schema == "string" && DRAFT_2019_09_URIS.has($schema.replace(/#$/, ""));
}

// node_modules/zod/v4/core/util.js
var util_exports = {};
__export(util_exports, {
  BIGINT_FORMAT_RANGES: () => BIGINT_FORMAT_RANGES,
  CONSTANT_CATCH: () => CONSTANT_CATCH,
  Class: () => Class,
  NUMBER_FORMAT_RANGES: () => NUMBER_FORMAT_RANGES,
  aborted: () => aborted,
  allowsEval: () => allowsEval,
  assert: () => assert,
  assertEqual: () => assertEqual,
  assertIs: () => assertIs,
  assertNever: () => assertNever,
  assertNotEqual: () => assertNotEqual,
  assignProp: () => assignProp,
  attachSchema: () => attachSchema,
  base64ToUint8Array: () => base64ToUint8Array,
  base64urlToUint8Array: () => base64urlToUint8Array,
  cached: () => cached,
  captureStackTrace: () => captureStackTrace,
  cleanEnum: () => cleanEnum,
  cleanRegex: () => cleanRegex,
  clone: () => clone,
  cloneDef: () => cloneDef,
  codePointLength: () => codePointLength,
  constantCatch: () => constantCatch,
  createTransparentProxy: () => createTransparentProxy,
  defineLazy: () => defineLazy,
  defineLazyInternal: () => defineLazyInternal,
  derived: () => derived,
  esc: () => esc,
  escapeRegex: () => escapeRegex,
  explicitlyAborted: () => explicitlyAborted,
  extend: () => extend,
  finalizeIssue: () => finalizeIssue,
  floatSafeRemainder: () => floatSafeRemainder,
  getElementAtPath: () => getElementAtPath,
  getEnumValues: () => getEnumValues,
  getLengthableOrigin: () => getLengthableOrigin,
  getParsedType: () => getParsedType,
  getSizableOrigin: () => getSizableOrigin,
  hexToUint8Array: () => hexToUint8Array,
  hide: () => hide,
  installLazyProp: () => installLazyProp,
  isObject: () => isObject,
  isPlainObject: () => isPlainObject,
  issue: () => issue,
  joinValues: () => joinValues,
  jsonStringifyReplacer: () => jsonStringifyReplacer,
  members: () => members,
  merge: () => merge,
  mergeDefs: () => mergeDefs,
  normalizeParams: () => normalizeParams,
  nullish: () => nullish,
  numKeys: () => numKeys,
  objectClone: () => objectClone,
  omit: () => omit,
  optionalKeys: () => optionalKeys,
  own: () => own,
  parsedType: () => parsedType,
  partial: () => partial,
  pick: () => pick,
  prefixIssues: () => prefixIssues,
  primitiveTypes: () => primitiveTypes,
  promiseAllObject: () => promiseAllObject,
  propertyKeyTypes: () => propertyKeyTypes,
  randomString: () => randomString,
  rawShape: () => rawShape,
  required: () => required,
  safeExtend: () => safeExtend,
  shallowClone: () => shallowClone,
  sizeCaps: () => sizeCaps,
  slugify: () => slugify,
  stringifyPrimitive: () => stringifyPrimitive,
  toZod: () => toZod,
  uint8ArrayToBase64: () => uint8ArrayToBase64,
  uint8ArrayToBase64url: () => uint8ArrayToBase64url,
  uint8ArrayToHex: () => uint8ArrayToHex,
  unwrapMessage: () => unwrapMessage
});
function assertEqual(val) {
  return val;
}
function assertNotEqual(val) {
  return val;
}
function toZod() {
  return (schema) => schema;
}
function assertIs(_arg) {
}
function assertNever(_x) {
  throw new Error("Unexpected value in exhaustive check");
}
function assert(_) {
}
function getEnumValues(entries) {
  const numericValues = Object.values(entries).filter(
    (v) => typeof v == "number"
  );
  return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array2, separator = "|") {
  return array2.map((val) => stringifyPrimitive(
    val
  )).join(separator);
}
function jsonStringifyReplacer(_, value) {
  return typeof value == "bigint" ? value.toString() : value;
}
var Cached = class {
  constructor(getter) {
    this._getter = getter, this._value = void 0;
  }
  get value() {
    const getter = this._getter;
    return getter !== void 0 && (this._value = getter(), this._getter = void 0), this._value;
  }
};
function cached(getter) {
  return new Cached(getter);
}
function nullish(input) {
  return input == null;
}
function cleanRegex(source) {
  const start = source.startsWith("^") ? 1 : 0, end = source.endsWith("$") ? source.length - 1 : source.length;
  return source.slice(start, end);
}
function floatSafeRemainder(val, step2) {
  const ratio = val / step2, roundedRatio = Math.round(ratio), tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
  return Math.abs(ratio - roundedRatio) < tolerance ? 0 : ratio - roundedRatio;
}
var EVALUATING = /* @__PURE__ */ Symbol("evaluating");
function defineLazy(object2, key, getter) {
  let value;
  Object.defineProperty(object2, key, { get() {
    if (value !== EVALUATING) return value === void 0 && (value = EVALUATING, value = getter()), value;
  }, set(v) {
    Object.defineProperty(object2, key, { value: v });
  }, configurable: true });
}
function objectClone(obj) {
  return Object.create(Object.getPrototypeOf(obj), Object.getOwnPropertyDescriptors(obj));
}
function assignProp(target, prop, value) {
  Object.defineProperty(target, prop, { value, writable: true, enumerable: true, configurable: true });
}
function rawShape(def) {
  const desc = Object.getOwnPropertyDescriptor(def, "shape");
  return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
  return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
  Object.defineProperty(target, key, { get() {
    const value = getter();
    return assignProp(
      this,
      key,
      value
    ), value;
  }, enumerable: true, configurable: true });
}
function putProp(target, key, value) {
  key in target ? assignProp(target, key, value) : target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
  const raw = sourceShape(
    source
  );
  for (const key of keys) {
    const desc = Object.getOwnPropertyDescriptor(raw, key);
    desc.enumerable && (desc.get ? deferProp(target, key, () => {
      const value = source._zod.def.shape[key];
      return wrap ? wrap(value, key) : value;
    }) : putProp(target, key, wrap ? wrap(desc.value, key) : desc.value));
  }
}
function mirrorProps(target, source) {
  for (const key of Reflect.ownKeys(source)) {
    const desc = Object.getOwnPropertyDescriptor(source, key);
    desc.enumerable && (desc.get ? deferProp(target, key, () => source[key]) : putProp(target, key, desc.value));
  }
}
function mergeDefs(...defs) {
  const mergedDescriptors = {};
  for (const def of defs) {
    const descriptors = Object.getOwnPropertyDescriptors(def);
    Object.assign(mergedDescriptors, descriptors);
  }
  return Object.defineProperties({}, mergedDescriptors);
}
function cloneDef(schema) {
  return mergeDefs(schema._zod.def);
}
function getElementAtPath(obj, path) {
  return path ? path.reduce((acc, key) => acc?.[key], obj) : obj;
}
function promiseAllObject(promisesObj) {
  const keys = Object.keys(promisesObj), promises = keys.map((key) => promisesObj[key]);
  return Promise.all(promises).then((results) => {
    const resolvedObj = {};
    for (let i = 0; i < keys.length; i++) resolvedObj[keys[i]] = results[i];
    return resolvedObj;
  });
}
function randomString(length = 10) {
  const chars = "abcdefghijklmnopqrstuvwxyz";
  let str = "";
  for (let i = 0; i < length; i++) str += chars[Math.floor(Math.random() * chars.length)];
  return str;
}
function esc(str) {
  return JSON.stringify(str);
}
function slugify(input) {
  return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {
};
function isObject(data) {
  return typeof data == "object" && data !== null && !Array.isArray(data);
}
var allowsEval = cached(() => {
  if (globalConfig.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return false;
  try {
    const F = Function;
    return new F(""), true;
  } catch {
    return false;
  }
});
function isPlainObject(o) {
  if (isObject(o) === false) return false;
  const ctor = o.constructor;
  if (ctor === void 0 || typeof ctor != "function") return true;
  const prot = ctor.prototype;
  return !(isObject(prot) === false || Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false);
}
function shallowClone(o) {
  return isPlainObject(o) ? { ...o } : Array.isArray(o) ? [...o] : o instanceof Map ? new Map(o) : o instanceof Set ? new Set(o) : o;
}
function numKeys(data) {
  let keyCount = 0;
  for (const key in data) Object.prototype.hasOwnProperty.call(data, key) && keyCount++;
  return keyCount;
}
var getParsedType = (data) => {
  const t = typeof data;
  switch (t) {
    case "undefined":
      return "undefined";
    case "string":
      return "string";
    case "number":
      return Number.isNaN(data) ? "nan" : "number";
    case "boolean":
      return "boolean";
    case "function":
      return "function";
    case "bigint":
      return "bigint";
    case "symbol":
      return "symbol";
    case "object":
      return Array.isArray(data) ? "array" : data === null ? "null" : data.then && typeof data.then == "function" && data.catch && typeof data.catch == "function" ? "promise" : typeof Map < "u" && data instanceof Map ? "map" : typeof Set < "u" && data instanceof Set ? "set" : typeof Date < "u" && data instanceof Date ? "date" : typeof File < "u" && data instanceof File ? "file" : "object";
    default:
      throw new Error(`Unknown data type: ${t}`);
  }
};
var propertyKeyTypes = /* @__PURE__ */ new Set(["string", "number", "symbol"]);
var primitiveTypes = /* @__PURE__ */ new Set(["string", "number", "bigint", "boolean", "symbol", "undefined"]);
function escapeRegex(str) {
  return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
  const cl = new inst._zod.constr(def ?? inst._zod.def);
  return (!def || params?.parent) && (cl._zod.parent = inst), cl;
}
function normalizeParams(_params) {
  const params = _params;
  if (!params) return {};
  if (typeof params == "string") return { error: () => params };
  if (params?.message !== void 0) {
    if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
    params.error = params.message;
  }
  return delete params.message, typeof params.error == "string" ? { ...params, error: () => params.error } : params;
}
function createTransparentProxy(getter) {
  let target;
  return new Proxy({}, { get(_, prop, receiver) {
    return target ?? (target = getter()), Reflect.get(target, prop, receiver);
  }, set(_, prop, value, receiver) {
    return target ?? (target = getter()), Reflect.set(
      target,
      prop,
      value,
      receiver
    );
  }, has(_, prop) {
    return target ?? (target = getter()), Reflect.has(target, prop);
  }, deleteProperty(_, prop) {
    return target ?? (target = getter()), Reflect.deleteProperty(target, prop);
  }, ownKeys(_) {
    return target ?? (target = getter()), Reflect.ownKeys(target);
  }, getOwnPropertyDescriptor(_, prop) {
    return target ?? (target = getter()), Reflect.getOwnPropertyDescriptor(target, prop);
  }, defineProperty(_, prop, descriptor) {
    return target ?? (target = getter()), Reflect.defineProperty(target, prop, descriptor);
  } });
}
function stringifyPrimitive(value) {
  return typeof value == "bigint" ? value.toString() + "n" : typeof value == "string" ? `"${value}"` : `${value}`;
}
function optionalKeys(shape) {
  return Object.keys(shape).filter((k) => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
}
var NUMBER_FORMAT_RANGES = { safeint: [
  Number.MIN_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER
], int32: [-2147483648, 2147483647], uint32: [0, 4294967295], float32: [-34028234663852886e22, 34028234663852886e22], float64: [-Number.MAX_VALUE, Number.MAX_VALUE] };
var BIGINT_FORMAT_RANGES = { int64: [
  BigInt("-9223372036854775808"),
  BigInt("9223372036854775807")
], uint64: [BigInt(0), BigInt("18446744073709551615")] };
function pick(schema, mask) {
  const currDef = schema._zod.def, checks = currDef.checks;
  if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
  const newShape = {};
  return mirrorShape(newShape, schema, maskedKeys(schema, mask)), clone(schema, mergeDefs(
    currDef,
    { shape: newShape, checks: [] }
  ));
}
function maskedKeys(schema, mask) {
  const raw = sourceShape(schema), keys = [];
  for (const key of Reflect.ownKeys(mask)) {
    if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable)
      throw new Error(`Unrecognized key: "${String(key)}"`);
    mask[key] && keys.push(key);
  }
  return keys;
}
function omit(schema, mask) {
  const currDef = schema._zod.def, checks = currDef.checks;
  if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
  const omitted = new Set(maskedKeys(schema, mask)), newShape = {};
  return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(
    schema
  )).filter((key) => !omitted.has(key))), clone(schema, mergeDefs(currDef, { shape: newShape, checks: [] }));
}
function extend(schema, shape) {
  if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
  const checks = schema._zod.def.checks;
  if (checks && checks.length > 0) {
    const existingShape = sourceShape(schema);
    for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(
      existingShape,
      key
    ) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
  }
  return clone(schema, mergeDefs(schema._zod.def, { shape: extended(
    schema,
    shape
  ) }));
}
function extended(schema, shape) {
  const newShape = {};
  return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema))), mirrorProps(newShape, shape), newShape;
}
function safeExtend(schema, shape) {
  if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
  return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
  if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
  if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
  const newShape = {};
  mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a))), mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
  const def = mergeDefs(
    a._zod.def,
    { shape: newShape, get catchall() {
      return b._zod.def.catchall;
    }, checks: b._zod.def.checks ?? [] }
  );
  return clone(a, def);
}
function partial(Class2, schema, mask, name = "partial") {
  const checks = schema._zod.def.checks;
  if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
  const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0, newShape = {};
  return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class2 && ((value, key) => selected && !selected.has(key) ? value : new Class2({ type: "optional", innerType: value }))), clone(schema, mergeDefs(
    schema._zod.def,
    { shape: newShape, checks: [] }
  ));
}
function required(Class2, schema, mask) {
  const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0, newShape = {};
  return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class2({ type: "nonoptional", innerType: value })), clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
  if (x.aborted === true) return true;
  for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
  return false;
}
function explicitlyAborted(x, startIndex = 0) {
  if (x.aborted === true) return true;
  for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
  return false;
}
function prefixIssues(path, issues) {
  return issues.map((iss) => {
    var _a3;
    return (_a3 = iss).path ?? (_a3.path = []), iss.path.unshift(path), iss;
  });
}
function unwrapMessage(message) {
  return typeof message == "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
  const caps = [];
  for (const ch of defChecks ?? []) {
    const d = ch._zod.def;
    if (!/_(length|size)$|_equals$/.test(d.check)) break;
    const max = d.maximum ?? d.length ?? d.size;
    max >= 0 && caps.push([max, ch]);
  }
  return caps;
}
function attachSchema(issues, start, inst) {
  var _a3;
  for (let i = start; i < issues.length; i++) (_a3 = issues[i]).schema ?? (_a3.schema = inst);
}
function finalizeIssue(iss, ctx, config2) {
  var _a3;
  const traits = iss.inst?._zod?.traits;
  traits?.has("$ZodType") && (traits.has("$ZodCheck") ? (_a3 = iss).schema ?? (_a3.schema = iss.inst) : iss.schema = iss.inst);
  const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0, message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(
    iss
  )) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config2.customError?.(iss)) ?? unwrapMessage(config2.localeError?.(iss)) ?? "Invalid input", full = {};
  for (const k of Object.keys(iss)) k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__" || (full[k] = iss[k]);
  return full.path ?? (full.path = []), full.message = message, ctx?.reportInput && (full.input = iss.input), full;
}
function getSizableOrigin(input) {
  return input instanceof Set ? "set" : input instanceof Map ? "map" : input instanceof File ? "file" : "unknown";
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
  const units = str.length;
  if (!highSurrogate.test(str)) return units;
  let count = units;
  for (let i = 0; i < units - 1; i++) (str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320 && (count--, i++);
  return count;
}
function getLengthableOrigin(input) {
  return Array.isArray(input) ? "array" : typeof input == "string" ? "string" : "unknown";
}
function parsedType(data) {
  const t = typeof data;
  switch (t) {
    case "number":
      return Number.isNaN(data) ? "nan" : "number";
    case "object": {
      if (data === null) return "null";
      if (Array.isArray(data)) return "array";
      const obj = data;
      if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
    }
  }
  return t;
}
function issue(...args) {
  const [iss, input, inst] = args;
  return typeof iss == "string" ? { message: iss, code: "custom", input, inst } : { ...iss };
}
function cleanEnum(obj) {
  return Object.entries(
    obj
  ).filter(([k, _]) => Number.isNaN(Number.parseInt(k, 10))).map((el) => el[1]);
}
function base64ToUint8Array(base642) {
  const binaryString = atob(base642), bytes = new Uint8Array(binaryString.length);
  for (let i = 0; i < binaryString.length; i++) bytes[i] = binaryString.charCodeAt(i);
  return bytes;
}
function uint8ArrayToBase64(bytes) {
  let binaryString = "";
  for (let i = 0; i < bytes.length; i++) binaryString += String.fromCharCode(
    bytes[i]
  );
  return btoa(binaryString);
}
function base64urlToUint8Array(base64url2) {
  const base642 = base64url2.replace(/-/g, "+").replace(/_/g, "/"), padding = "=".repeat((4 - base642.length % 4) % 4);
  return base64ToUint8Array(
    base642 + padding
  );
}
function uint8ArrayToBase64url(bytes) {
  return uint8ArrayToBase64(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}
function hexToUint8Array(hex) {
  const cleanHex = hex.replace(/^0x/, "");
  if (cleanHex.length % 2 !== 0) throw new Error("Invalid hex string length");
  const bytes = new Uint8Array(cleanHex.length / 2);
  for (let i = 0; i < cleanHex.length; i += 2) bytes[i / 2] = Number.parseInt(cleanHex.slice(i, i + 2), 16);
  return bytes;
}
function uint8ArrayToHex(bytes) {
  return Array.from(bytes).map((b) => b.toString(16).padStart(2, "0")).join("");
}
var Class = class {
  constructor(..._args) {
  }
};
function members(proto, table) {
  for (const key in table) {
    const desc = Object.getOwnPropertyDescriptor(table, key);
    desc.get ? Object.defineProperty(proto, key, { ...desc, enumerable: false }) : defineBound(proto, key, desc.value);
  }
}
function own(inst, key, value, enumerable = true) {
  return Object.defineProperty(inst, key, { configurable: true, writable: true, enumerable, value }), value;
}
function hide(inst, key, value) {
  return own(inst, key, value, false);
}
function derived(computes, table) {
  for (const key in computes) {
    const compute = computes[key];
    Object.defineProperty(table, key, { configurable: true, enumerable: true, get() {
      return own(this, key, compute(this));
    }, set(value) {
      own(this, key, value);
    } });
  }
  return table;
}
function defineBound(proto, key, fn) {
  Object.defineProperty(proto, key, { configurable: true, get() {
    return this == null ? fn : own(this, key, fn.bind(this));
  }, set(value) {
    own(this, key, value);
  } });
}
function claim(inst, sentinel) {
  const proto = Object.getPrototypeOf(
    inst
  );
  return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = { configurable: true, get() {
  broke = true;
} };
function defineLazyInternal(inst, key, compute) {
  const proto = Object.getPrototypeOf(
    inst._zod
  );
  if (key in proto && installing !== inst._zod) {
    installing = void 0;
    return;
  }
  installing = inst._zod, Object.defineProperty(proto, key, { configurable: true, get() {
    Object.defineProperty(this, key, breaker);
    const outer = broke;
    broke = false;
    try {
      const value = compute(this);
      return broke ? delete this[key] : Object.defineProperty(this, key, { configurable: true, writable: true, value }), broke = broke || outer, value;
    } catch (err) {
      throw delete this[key], broke = broke || outer, err;
    }
  }, set(value) {
    Object.defineProperty(this, key, { configurable: true, writable: true, value });
  } });
}
function installLazyProp(inst, key, make, enumerable) {
  const proto = claim(inst, key);
  proto && Object.defineProperty(proto, key, { configurable: true, get() {
    const desc = { configurable: true, writable: true, enumerable, value: void 0 };
    return Object.defineProperty(this, key, desc), desc.value = make(this), Object.defineProperty(
      this,
      key,
      desc
    ), desc.value;
  }, set(value) {
    Object.defineProperty(this, key, { configurable: true, writable: true, enumerable, value });
  } });
}
var CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
  const fn = () => value;
  return fn[CONSTANT_CATCH] = true, fn;
}

// node_modules/zod/v4/core/core.js
var _a;
var NEVER = Object.freeze({ status: "aborted" });
var _zodDesc = { value: void 0, enumerable: false };
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
  const E = _E;
  if (E) {
    const saved = E.stackTraceLimit;
    if (typeof saved == "number") {
      try {
        E.stackTraceLimit = 0;
      } catch {
        return _E = null, new Definition();
      }
      try {
        return new Definition();
      } finally {
        E.stackTraceLimit = saved;
      }
    }
  }
  return new Definition();
}
function $constructor(name, initializer3, proto, params) {
  const zodProto = {};
  function Internals(def) {
    this.def = def, this.constr = _, this.traits = /* @__PURE__ */ new Set();
  }
  Internals.prototype = zodProto;
  const protoMembers = proto, initialized = protoMembers && /* @__PURE__ */ new WeakSet();
  function init(inst, def) {
    if (inst._zod) {
      if (inst._zod.traits.has(name)) return;
    } else {
      _zodDesc.value = new Internals(def);
      try {
        Object.defineProperty(inst, "_zod", _zodDesc);
      } finally {
        _zodDesc.value = void 0;
      }
    }
    if (inst._zod.traits.add(name), initializer3(inst, def), initialized) {
      const own2 = Object.getPrototypeOf(inst), ctorProto = inst._zod.constr.prototype;
      let up = own2;
      for (; up && up !== ctorProto; ) up = Object.getPrototypeOf(up);
      const target = up ?? own2;
      initialized.has(target) || (initialized.add(target), members(target, protoMembers));
    }
    const proto2 = _.prototype;
    for (const k in proto2) Object.prototype.hasOwnProperty.call(proto2, k) && (k in inst || (inst[k] = proto2[k].bind(inst)));
  }
  const Parent = params?.Parent ?? Object;
  class Definition extends Parent {
  }
  Object.defineProperty(Definition, "name", { value: name });
  function _(def) {
    const inst = params?.Parent ? newError(Definition) : this;
    init(inst, def);
    const deferred = inst._zod.deferred;
    if (deferred) {
      for (const fn of deferred) fn();
      inst._zod.deferred = void 0;
    }
    const pp = globalThis.__zod_globalConfig?.postProcessor;
    return pp && pp(inst), inst;
  }
  return Object.defineProperty(_, "init", { value: init }), Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => params?.Parent && inst instanceof params.Parent ? true : inst?._zod?.traits?.has(name) }), Object.defineProperty(_, "name", { value: name }), _;
}
var $ZodAsyncError = class extends Error {
  constructor() {
    super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
  }
};
var $ZodEncodeError = class extends Error {
  constructor(name) {
    super(`Encountered unidirectional transform during encode: ${name}`), this.name = "ZodEncodeError";
  }
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
  return newConfig && Object.assign(globalConfig, newConfig), globalConfig;
}

// node_modules/zod/v4/core/errors.js
function _getMessage() {
  const internals = this._zod;
  return internals.message ?? (internals.message = JSON.stringify(
    internals.def,
    jsonStringifyReplacer,
    2
  )), internals.message;
}
function _setMessage(value) {
  this._zod.message = value;
}
var _messageDesc = { get: _getMessage, set: _setMessage, enumerable: true, configurable: true };
var _issuesDesc = { value: void 0, enumerable: false };
var _installedToString = new WeakSet(
  [Object.prototype, Error.prototype]
);
var initializer = (inst, def) => {
  inst.name = "$ZodError", _issuesDesc.value = def, Object.defineProperty(inst, "issues", _issuesDesc), _issuesDesc.value = void 0, Object.defineProperty(
    inst,
    "message",
    _messageDesc
  );
  const proto = Object.getPrototypeOf(inst);
  _installedToString.has(proto) || (_installedToString.add(proto), Object.defineProperty(proto, "toString", {
    configurable: true,
    enumerable: false,
    get() {
      const value = () => this.message;
      return Object.defineProperty(this, "toString", { value, configurable: true, writable: true }), value;
    },
    set(value) {
      Object.defineProperty(this, "toString", { value, configurable: true, writable: true });
    }
  }));
};
var $ZodError = $constructor("$ZodError", initializer);
var $ZodRealError = $constructor("$ZodError", initializer, void 0, { Parent: Error });
function node(obj, key, make) {
  return Object.prototype.hasOwnProperty.call(obj, key) || (key === "__proto__" ? Object.defineProperty(obj, key, { value: make(), writable: true, enumerable: true, configurable: true }) : obj[key] = make()), obj[key];
}
function flattenError(error2, mapper = (issue2) => issue2.message) {
  const fieldErrors = {}, formErrors = [];
  for (const sub of error2.issues) sub.path.length > 0 ? node(fieldErrors, sub.path[0], () => []).push(mapper(sub)) : formErrors.push(mapper(sub));
  return { formErrors, fieldErrors };
}
function formatError(error2, mapper = (issue2) => issue2.message) {
  const fieldErrors = { _errors: [] }, processError = (error22, path = []) => {
    for (const issue2 of error22.issues) if (issue2.code === "invalid_union" && issue2.errors.length) issue2.errors.map((issues) => processError({ issues }, [...path, ...issue2.path]));
    else if (issue2.code === "invalid_key") processError({ issues: issue2.issues }, [...path, ...issue2.path]);
    else if (issue2.code === "invalid_element") processError({ issues: issue2.issues }, [...path, ...issue2.path]);
    else {
      const fullpath = [...path, ...issue2.path];
      if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue2));
      else {
        let curr = fieldErrors, i = 0;
        for (; i < fullpath.length; ) {
          const el = fullpath[i], terminal = i === fullpath.length - 1;
          if (el === "_errors") {
            terminal && curr._errors.push(mapper(issue2)), i++;
            continue;
          }
          Object.prototype.hasOwnProperty.call(curr, el) || Object.defineProperty(curr, el, { value: { _errors: [] }, enumerable: true, writable: true, configurable: true });
          const node2 = curr[el];
          terminal && node2._errors.push(mapper(issue2)), curr = node2, i++;
        }
      }
    }
  };
  return processError(error2), fieldErrors;
}

// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
  return { callee: params?.callee ?? callee, Err: params?.Err };
}
var _parse = (_Err) => {
  const fn = (schema, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, async: false } : { async: false }, result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise) throw new $ZodAsyncError();
    if (result.issues.length) {
      const e = new (_params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      throw captureStackTrace(e, _params?.callee ?? fn), e;
    }
    return result.value;
  };
  return fn;
};
var parse = _parse(
  $ZodRealError
);
var _parseAsync = (_Err) => {
  const fn = async (schema, value, _ctx, params) => {
    const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
    let result = schema._zod.run({ value, issues: [] }, ctx);
    if (result instanceof Promise && (result = await result), result.issues.length) {
      const e = new (params?.Err ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
      throw captureStackTrace(e, params?.callee ?? fn), e;
    }
    return result.value;
  };
  return fn;
};
var parseAsync = _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: false } : { async: false }, result = schema._zod.run({ value, issues: [] }, ctx);
  if (result instanceof Promise) throw new $ZodAsyncError();
  return result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParse = _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
  let error2;
  return { success: false, get error() {
    return error2 || (error2 = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config()))), issues = void 0, ctx = void 0), error2;
  }, set error(e) {
    error2 = e, issues = void 0, ctx = void 0;
  } };
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true } : { async: true };
  let result = schema._zod.run({ value, issues: [] }, ctx);
  return result instanceof Promise && (result = await result), result.issues.length ? failure(_Err, result.issues, ctx) : { success: true, data: result.value };
};
var safeParseAsync = _safeParseAsync($ZodRealError);
var COMPILE_INVALID = /* @__PURE__ */ Symbol.for("zod.compile.invalid");
var COMPILE_FALLBACK = /* @__PURE__ */ Symbol.for("zod.compile.fallback");
var validate = ((schema, value, _ctx) => {
  const validator = schema._zod.bag.validator;
  if (validator !== void 0) {
    if (validator(value) !== COMPILE_INVALID) return true;
    if (validator.definite === true && _ctx === void 0) return false;
  }
  return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
  const ctx = _ctx ? { ..._ctx, async: false, abortEarly: true } : { async: false, abortEarly: true }, fallbackRun = schema._zod.bag.fallbackRun;
  let result;
  if (fallbackRun ? (ctx[COMPILE_FALLBACK] = true, result = fallbackRun({ value, issues: [] }, ctx)) : result = schema._zod.run(
    { value, issues: [] },
    ctx
  ), result instanceof Promise) throw new $ZodAsyncError();
  return result.issues.length === 0;
}
var validateAsync = async (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, async: true, abortEarly: true } : {
    async: true,
    abortEarly: true
  };
  let result = schema._zod.run({ value, issues: [] }, ctx);
  return result instanceof Promise && (result = await result), result.issues.length === 0;
};
var _encode = (_Err) => {
  const parse22 = _parse(_Err), fn = (schema, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return parse22(schema, value, ctx, finalizeParams(fn, _params));
  };
  return fn;
};
var encode = _encode($ZodRealError);
var _decode = (_Err) => {
  const parse22 = _parse(
    _Err
  ), fn = (schema, value, _ctx, _params) => parse22(schema, value, _ctx, finalizeParams(fn, _params));
  return fn;
};
var decode = _decode($ZodRealError);
var _encodeAsync = (_Err) => {
  const parseAsync22 = _parseAsync(_Err), fn = async (schema, value, _ctx, _params) => {
    const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
    return await parseAsync22(schema, value, ctx, finalizeParams(fn, _params));
  };
  return fn;
};
var encodeAsync = _encodeAsync($ZodRealError);
var _decodeAsync = (_Err) => {
  const parseAsync22 = _parseAsync(_Err), fn = async (schema, value, _ctx, _params) => await parseAsync22(schema, value, _ctx, finalizeParams(fn, _params));
  return fn;
};
var decodeAsync = _decodeAsync($ZodRealError);
var _safeEncode = (_Err) => (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
  return _safeParse(_Err)(schema, value, ctx);
};
var safeEncode = _safeEncode($ZodRealError);
var _safeDecode = (_Err) => (schema, value, _ctx) => _safeParse(
  _Err
)(schema, value, _ctx);
var safeDecode = _safeDecode($ZodRealError);
var _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
  const ctx = _ctx ? { ..._ctx, direction: "backward" } : { direction: "backward" };
  return _safeParseAsync(
    _Err
  )(schema, value, ctx);
};
var safeEncodeAsync = _safeEncodeAsync($ZodRealError);
var _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => _safeParseAsync(_Err)(schema, value, _ctx);
var safeDecodeAsync = _safeDecodeAsync(
  $ZodRealError
);

// node_modules/zod/v4/core/regexes.js
var cuid = /^[cC][0-9a-z]{6,}$/;
var cuid2 = /^[0-9a-z]+$/;
var ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
var xid = /^[0-9a-vA-V]{20}$/;
var ksuid = /^[A-Za-z0-9]{27}$/;
var nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
  return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
var duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
var guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
var uuid = (version2) => version2 ? new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version2}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
var uuid4 = uuid(
  4
);
var uuid6 = uuid(6);
var uuid7 = uuid(7);
var email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
var _emoji = "^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";
function emoji() {
  return new RegExp(_emoji, "u");
}
var ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
var ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
var mac = (delimiter2) => {
  const escapedDelim = escapeRegex(delimiter2 ?? ":");
  return new RegExp(`^(?:[0-9A-F]{2}${escapedDelim}){5}[0-9A-F]{2}$|^(?:[0-9a-f]{2}${escapedDelim}){5}[0-9a-f]{2}$`);
};
var cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
var cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
var base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
var base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
var httpProtocol = /^https?$/;
var e164 = /^\+[1-9]\d{6,14}$/;
var creditCard = /^\d(?:[ -]?\d){11,18}$/;
var iban = /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]{11,30}$/;
var dateSource = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
function anchor(source) {
  return new RegExp(`^${source}$`);
}
var date = anchor(dateSource);
function timeSource(args) {
  const hhmm = "(?:[01]\\d|2[0-3]):[0-5]\\d";
  return typeof args.precision == "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(args) {
  return new RegExp(`^${timeSource(args)}$`);
}
function datetime(args) {
  const opts = ["Z"];
  args.offset && opts.push(
    "([+-](?:[01]\\d|2[0-3]):[0-5]\\d)"
  );
  const qualified = `${timeSource({ precision: args.precision, seconds: true })}(?:${opts.join("|")})`, timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
  return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
var anyString = /^[\s\S]{0,}$/;
var string = (params) => {
  const regex = params ? `[\\s\\S]{${params?.minimum ?? 0},${params?.maximum ?? ""}}` : "[\\s\\S]*";
  return new RegExp(`^${regex}$`);
};
var bigint = /^-?\d+n?$/;
var integer = /^-?\d+$/;
var number = /^-?\d+(?:\.\d+)?$/;
var boolean = /^(?:true|false)$/i;
var _null = /^null$/i;
var _undefined = /^undefined$/i;
var lowercase = /^[^A-Z]*$/;
var uppercase = /^[^a-z]*$/;
function fixedBase64(bodyLength, padding) {
  return new RegExp(`^[A-Za-z0-9+/]{${bodyLength}}${padding}$`);
}
function fixedBase64url(length) {
  return new RegExp(`^[A-Za-z0-9_-]{${length}}$`);
}
var md5_base64 = fixedBase64(22, "==");
var md5_base64url = fixedBase64url(22);
var sha1_base64 = fixedBase64(27, "=");
var sha1_base64url = fixedBase64url(27);
var sha256_base64 = fixedBase64(43, "=");
var sha256_base64url = fixedBase64url(43);
var sha384_base64 = fixedBase64(
  64,
  ""
);
var sha384_base64url = fixedBase64url(64);
var sha512_base64 = fixedBase64(86, "==");
var sha512_base64url = fixedBase64url(86);

// node_modules/zod/v4/core/checks.js
var $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
  var _a3;
  inst._zod ?? (inst._zod = {}), inst._zod.def = def, (_a3 = inst._zod).onattach ?? (_a3.onattach = []);
});
var _whenHasSize = (payload) => {
  const val = payload.value;
  return !nullish(val) && val.size !== void 0;
};
var _whenHasLength = (payload) => {
  const val = payload.value;
  return !nullish(val) && val.length !== void 0;
};
var numericOriginMap = { number: "number", bigint: "bigint", object: "date" };
var $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def) => {
  $ZodCheck.init(inst, def);
  const origin = numericOriginMap[typeof def.value];
  inst._zod.check = (payload) => {
    (def.inclusive ? payload.value <= def.value : payload.value < def.value) || payload.issues.push({ origin: numericOriginMap[typeof payload.value] ?? origin, code: "too_big", maximum: typeof def.value == "object" ? def.value.getTime() : def.value, input: payload.value, inclusive: def.inclusive, inst, continue: !def.abort });
  };
});
var $ZodCheckGreaterThan = $constructor(
  "$ZodCheckGreaterThan",
  (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = (payload) => {
      (def.inclusive ? payload.value >= def.value : payload.value > def.value) || payload.issues.push({
        origin: numericOriginMap[typeof payload.value] ?? origin,
        code: "too_small",
        minimum: typeof def.value == "object" ? def.value.getTime() : def.value,
        input: payload.value,
        inclusive: def.inclusive,
        inst,
        continue: !def.abort
      });
    };
  }
);
var $ZodCheckMultipleOf = $constructor("$ZodCheckMultipleOf", (inst, def) => {
  $ZodCheck.init(inst, def), inst._zod.check = (payload) => {
    if (typeof payload.value != typeof def.value) throw new Error(
      "Cannot mix number and bigint in multiple_of check."
    );
    (typeof payload.value == "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) || payload.issues.push({ origin: typeof payload.value, code: "not_multiple_of", divisor: def.value, input: payload.value, inst, continue: !def.abort });
  };
});
var $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
  $ZodCheck.init(inst, def), def.format = def.format || "float64";
  const isInt = def.format?.includes("int"), origin = isInt ? "int" : "number", [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
  inst._zod.check = (payload) => {
    const input = payload.value;
    if (isInt) {
      if (!Number.isInteger(input)) {
        payload.issues.push({ expected: origin, format: def.format, code: "invalid_type", continue: false, input, inst });
        return;
      }
      if (!Number.isSafeInteger(input)) {
        input > 0 ? payload.issues.push({ input, code: "too_big", maximum: Number.MAX_SAFE_INTEGER, note: "Integers must be within the safe integer range.", inst, origin, inclusive: true, continue: !def.abort }) : payload.issues.push({ input, code: "too_small", minimum: Number.MIN_SAFE_INTEGER, note: "Integers must be within the safe integer range.", inst, origin, inclusive: true, continue: !def.abort });
        return;
      }
    }
    input < minimum && payload.issues.push({ origin: "number", input, code: "too_small", minimum, inclusive: true, inst, continue: !def.abort }), input > maximum && payload.issues.push({
      origin: "number",
      input,
      code: "too_big",
      maximum,
      inclusive: true,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckBigIntFormat = $constructor("$ZodCheckBigIntFormat", (inst, def) => {
  $ZodCheck.init(inst, def);
  const [minimum, maximum] = BIGINT_FORMAT_RANGES[def.format];
  inst._zod.check = (payload) => {
    const input = payload.value;
    input < minimum && payload.issues.push({ origin: "bigint", input, code: "too_small", minimum, inclusive: true, inst, continue: !def.abort }), input > maximum && payload.issues.push(
      { origin: "bigint", input, code: "too_big", maximum, inclusive: true, inst, continue: !def.abort }
    );
  };
});
var $ZodCheckMaxSize = $constructor("$ZodCheckMaxSize", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def), (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasSize), inst._zod.check = (payload) => {
    const input = payload.value;
    input.size <= def.maximum || payload.issues.push({
      origin: getSizableOrigin(input),
      code: "too_big",
      maximum: def.maximum,
      inclusive: true,
      input,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckMinSize = $constructor("$ZodCheckMinSize", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def), (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasSize), inst._zod.check = (payload) => {
    const input = payload.value;
    input.size >= def.minimum || payload.issues.push({ origin: getSizableOrigin(input), code: "too_small", minimum: def.minimum, inclusive: true, input, inst, continue: !def.abort });
  };
});
var $ZodCheckSizeEquals = $constructor("$ZodCheckSizeEquals", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def), (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasSize), inst._zod.check = (payload) => {
    const input = payload.value, size = input.size;
    if (size === def.size) return;
    const tooBig = size > def.size;
    payload.issues.push({ origin: getSizableOrigin(input), ...tooBig ? { code: "too_big", maximum: def.size } : { code: "too_small", minimum: def.size }, inclusive: true, exact: true, input: payload.value, inst, continue: !def.abort });
  };
});
var $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def), (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength), inst._zod.check = (payload) => {
    const input = payload.value, units = input.length;
    if ((typeof input == "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({ origin, code: "too_big", maximum: def.maximum, inclusive: true, input, inst, continue: !def.abort });
  };
});
var $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def), (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength), inst._zod.check = (payload) => {
    const input = payload.value, units = input.length;
    if ((typeof input == "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
    const origin = getLengthableOrigin(input);
    payload.issues.push({ origin, code: "too_small", minimum: def.minimum, inclusive: true, input, inst, continue: !def.abort });
  };
});
var $ZodCheckLengthEquals = $constructor("$ZodCheckLengthEquals", (inst, def) => {
  var _a3;
  $ZodCheck.init(inst, def), (_a3 = inst._zod.def).when ?? (_a3.when = _whenHasLength), inst._zod.check = (payload) => {
    const input = payload.value, units = input.length, length = typeof input == "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
    if (length === def.length) return;
    const origin = getLengthableOrigin(input), tooBig = length > def.length;
    payload.issues.push({
      origin,
      ...tooBig ? { code: "too_big", maximum: def.length } : { code: "too_small", minimum: def.length },
      inclusive: true,
      exact: true,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def) => {
  var _a3, _b;
  $ZodCheck.init(inst, def), def.pattern ? (_a3 = inst._zod).check ?? (_a3.check = (payload) => {
    def.pattern.lastIndex = 0, !def.pattern.test(payload.value) && payload.issues.push({ origin: "string", code: "invalid_format", format: def.format, input: payload.value, ...def.pattern ? { pattern: def.pattern.toString() } : {}, inst, continue: !def.abort });
  }) : (_b = inst._zod).check ?? (_b.check = () => {
  });
});
var $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def), inst._zod.check = (payload) => {
    def.pattern.lastIndex = 0, !def.pattern.test(payload.value) && payload.issues.push({ origin: "string", code: "invalid_format", format: "regex", input: payload.value, pattern: def.pattern.toString(), inst, continue: !def.abort });
  };
});
var $ZodCheckLowerCase = $constructor("$ZodCheckLowerCase", (inst, def) => {
  def.pattern ?? (def.pattern = lowercase), $ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckUpperCase = $constructor("$ZodCheckUpperCase", (inst, def) => {
  def.pattern ?? (def.pattern = uppercase), $ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckIncludes = $constructor("$ZodCheckIncludes", (inst, def) => {
  $ZodCheck.init(inst, def);
  const escapedRegex = escapeRegex(def.includes), pattern = new RegExp(typeof def.position == "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
  def.pattern = pattern, inst._zod.check = (payload) => {
    payload.value.includes(def.includes, def.position) || payload.issues.push({ origin: "string", code: "invalid_format", format: "includes", includes: def.includes, input: payload.value, inst, continue: !def.abort });
  };
});
var $ZodCheckStartsWith = $constructor("$ZodCheckStartsWith", (inst, def) => {
  $ZodCheck.init(inst, def);
  const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
  def.pattern ?? (def.pattern = pattern), inst._zod.check = (payload) => {
    payload.value.startsWith(def.prefix) || payload.issues.push({ origin: "string", code: "invalid_format", format: "starts_with", prefix: def.prefix, input: payload.value, inst, continue: !def.abort });
  };
});
var $ZodCheckEndsWith = $constructor("$ZodCheckEndsWith", (inst, def) => {
  $ZodCheck.init(inst, def);
  const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
  def.pattern ?? (def.pattern = pattern), inst._zod.check = (payload) => {
    payload.value.endsWith(def.suffix) || payload.issues.push({
      origin: "string",
      code: "invalid_format",
      format: "ends_with",
      suffix: def.suffix,
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
function handleCheckPropertyResult(result, payload, property) {
  result.issues.length && payload.issues.push(...prefixIssues(property, result.issues));
}
var $ZodCheckProperty = $constructor("$ZodCheckProperty", (inst, def) => {
  $ZodCheck.init(inst, def), inst._zod.check = (payload) => {
    const result = def.schema._zod.run({ value: payload.value[def.property], issues: [] }, {});
    if (result instanceof Promise) return result.then((result2) => handleCheckPropertyResult(result2, payload, def.property));
    handleCheckPropertyResult(result, payload, def.property);
  };
});
var $ZodCheckProperties = $constructor("$ZodCheckProperties", (inst, def) => {
  $ZodCheck.init(inst, def), hide(inst, Symbol.iterator, function* () {
    yield inst;
  });
  let entries;
  inst._zod.check = (payload) => {
    if (payload.value == null) {
      payload.issues.push({ expected: "object", code: "invalid_type", input: payload.value, inst });
      return;
    }
    entries ?? (entries = Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]));
    const input = payload.value;
    let proms;
    for (const [key, schema] of entries) {
      const result = schema._zod.run({ value: input[key], issues: [] }, {});
      result instanceof Promise ? (proms ?? (proms = []), proms.push(result.then((result2) => handleCheckPropertyResult(result2, payload, key)))) : handleCheckPropertyResult(
        result,
        payload,
        key
      );
    }
    if (proms) return Promise.all(proms).then(() => {
    });
  };
});
var $ZodCheckMimeType = $constructor("$ZodCheckMimeType", (inst, def) => {
  $ZodCheck.init(inst, def);
  const mimeSet = new Set(def.mime);
  inst._zod.check = (payload) => {
    mimeSet.has(payload.value.type) || payload.issues.push({ code: "invalid_value", values: def.mime, input: payload.value.type, inst, continue: !def.abort });
  };
});
var $ZodCheckOverwrite = $constructor(
  "$ZodCheckOverwrite",
  (inst, def) => {
    $ZodCheck.init(inst, def), inst._zod.check = (payload) => {
      payload.value = def.tx(payload.value);
    };
  }
);

// node_modules/zod/v4/core/doc.js
var Doc = class {
  constructor(args = [], closed = {}) {
    this.content = [], this.indent = 0, this.args = args, this.closed = closed;
  }
  indented(fn) {
    this.indent += 1;
    try {
      fn(this);
    } finally {
      this.indent -= 1;
    }
  }
  write(arg) {
    if (typeof arg == "function") {
      arg(this, { execution: "sync" }), arg(this, { execution: "async" });
      return;
    }
    const lines = arg.split(`
`).filter((x) => x), minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length)), dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
    for (const line2 of dedented) this.content.push(line2);
  }
  compile() {
    const F = Function, content = this?.content ?? [""];
    return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {
${content.join(`
`)}
};`)(...Object.values(this.closed));
  }
};

// node_modules/zod/v4/core/versions.js
var version = { major: 4, minor: 6, patch: 7 };

// node_modules/zod/v4/core/schemas.js
var $ZodType = $constructor("$ZodType", (inst, def) => {
  var _a3;
  inst ?? (inst = {}), inst._zod.def = def, inst._zod.bag = inst._zod.bag || {}, inst._zod.version = version;
  const defChecks = inst._zod.def.checks, checks2 = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
  for (const ch of checks2) for (const fn of ch._zod.onattach) fn(inst);
  if (checks2.length === 0) (_a3 = inst._zod).deferred ?? (_a3.deferred = []), inst._zod.deferred?.push(() => {
    inst._zod.run = inst._zod.parse;
  });
  else {
    const runChecks = (payload, checks3, ctx) => {
      if (payload.memo) return payload;
      let isAborted = aborted(payload), asyncResult;
      for (const ch of checks3) {
        if (ch._zod.def.when) {
          if (explicitlyAborted(payload) || !ch._zod.def.when(payload)) continue;
        } else if (isAborted) continue;
        const currLen = payload.issues.length, _ = ch._zod.check(payload);
        if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
        if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
          await _, payload.issues.length !== currLen && (attachSchema(payload.issues, currLen, inst), isAborted || (isAborted = aborted(payload, currLen)));
        });
        else {
          if (payload.issues.length === currLen) continue;
          attachSchema(
            payload.issues,
            currLen,
            inst
          ), isAborted || (isAborted = aborted(payload, currLen));
        }
      }
      return asyncResult ? asyncResult.then(() => payload) : payload;
    }, handleCanaryResult = (canary, payload, ctx) => {
      if (aborted(canary))
        return canary.aborted = true, canary;
      const checkResult = runChecks(payload, checks2, ctx);
      if (checkResult instanceof Promise) {
        if (ctx.async === false) throw new $ZodAsyncError();
        return checkResult.then((checkResult2) => inst._zod.parse(checkResult2, ctx));
      }
      return inst._zod.parse(checkResult, ctx);
    };
    inst._zod.run = (payload, ctx) => {
      if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
      if (ctx.direction === "backward") {
        const canary = inst._zod.parse({ value: payload.value, issues: [] }, { ...ctx, skipChecks: true });
        return canary instanceof Promise ? canary.then((canary2) => handleCanaryResult(canary2, payload, ctx)) : handleCanaryResult(canary, payload, ctx);
      }
      const result = inst._zod.parse(payload, ctx);
      if (result instanceof Promise) {
        if (ctx.async === false) throw new $ZodAsyncError();
        return result.then((result2) => runChecks(result2, checks2, ctx));
      }
      return runChecks(
        result,
        checks2,
        ctx
      );
    };
  }
}, { get "~standard"() {
  return hide(this, "~standard", standardProps(this));
}, set "~standard"(value) {
  own(this, "~standard", value);
} });
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync2(inst, value) {
  const ctx = { async: true };
  return toStandardResult(await inst._zod.run(
    { value, issues: [] },
    ctx
  ), ctx);
}
function standardProps(inst) {
  return { validate: (value) => {
    const ctx = { async: false };
    try {
      const r = inst._zod.run({ value, issues: [] }, ctx);
      if (!(r instanceof Promise)) return toStandardResult(r, ctx);
    } catch {
    }
    return validateAsync2(inst, value);
  }, vendor: "zod", version: 1 };
}
var $ZodString = $constructor("$ZodString", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.pattern = def.pattern ?? anyString, inst._zod.parse = (payload, _) => {
    if (def.coerce) try {
      payload.value = String(payload.value);
    } catch {
    }
    return typeof payload.value == "string" || payload.issues.push({ expected: "string", code: "invalid_type", input: payload.value, inst }), payload;
  };
});
var $ZodStringFormat = $constructor("$ZodStringFormat", (inst, def) => {
  $ZodCheckStringFormat.init(inst, def), $ZodString.init(inst, def);
});
var $ZodGUID = $constructor("$ZodGUID", (inst, def) => {
  def.pattern ?? (def.pattern = guid), $ZodStringFormat.init(inst, def);
});
var $ZodUUID = $constructor("$ZodUUID", (inst, def) => {
  if (def.version) {
    const v = {
      v1: 1,
      v2: 2,
      v3: 3,
      v4: 4,
      v5: 5,
      v6: 6,
      v7: 7,
      v8: 8
    }[def.version];
    if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
    def.pattern ?? (def.pattern = uuid(v));
  } else def.pattern ?? (def.pattern = uuid());
  $ZodStringFormat.init(inst, def);
});
var $ZodEmail = $constructor("$ZodEmail", (inst, def) => {
  def.pattern ?? (def.pattern = email), $ZodStringFormat.init(inst, def);
});
var URL_BAD_FORMAT = 1;
var URL_UNPARSEABLE = 2;
function canParseURL(input) {
  try {
    return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(input) : (new URL(input), true);
  } catch {
    return false;
  }
}
function validateURL(trimmed, def) {
  return !("normalize" in def) && !("hostname" in def) && !("protocol" in def) ? canParseURL(trimmed) || URL_UNPARSEABLE : parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
  if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return URL_BAD_FORMAT;
  try {
    if (typeof URL < "u") {
      const URLStatic = URL;
      if (typeof URLStatic.parse == "function") return URLStatic.parse(trimmed) ?? URL_UNPARSEABLE;
    }
    return new URL(trimmed);
  } catch {
    return URL_UNPARSEABLE;
  }
}
var asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
  return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url2, hostname) {
  return hostname.lastIndex = 0, hostname.test(url2.hostname);
}
function urlProtocolOk(url2, protocol) {
  return protocol.lastIndex = 0, protocol.test(url2.protocol.endsWith(":") ? url2.protocol.slice(0, -1) : url2.protocol);
}
var $ZodURL = $constructor("$ZodURL", (inst, def) => {
  $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
    try {
      const trimmed = payload.value.trim(), url2 = validateURL(trimmed, def);
      if (url2 === URL_BAD_FORMAT) {
        payload.issues.push({ code: "invalid_format", format: "url", note: "Invalid URL format", input: payload.value, inst, continue: !def.abort });
        return;
      }
      if (url2 === URL_UNPARSEABLE) {
        payload.issues.push({ code: "invalid_format", format: "url", input: payload.value, inst, continue: !def.abort });
        return;
      }
      if (url2 === true) {
        payload.value = stripTabAndNewline(trimmed);
        return;
      }
      def.hostname && !urlHostnameOk(url2, def.hostname) && payload.issues.push({ code: "invalid_format", format: "url", note: "Invalid hostname", pattern: def.hostname.source, input: payload.value, inst, continue: !def.abort }), def.protocol && !urlProtocolOk(url2, def.protocol) && payload.issues.push({ code: "invalid_format", format: "url", note: "Invalid protocol", pattern: def.protocol.source, input: payload.value, inst, continue: !def.abort }), payload.value = def.normalize ? url2.href : stripTabAndNewline(trimmed);
      return;
    } catch {
      payload.issues.push({ code: "invalid_format", format: "url", input: payload.value, inst, continue: !def.abort });
    }
  };
});
var $ZodEmoji = $constructor("$ZodEmoji", (inst, def) => {
  def.pattern ?? (def.pattern = emoji()), $ZodStringFormat.init(inst, def);
});
var $ZodNanoID = $constructor("$ZodNanoID", (inst, def) => {
  if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
  def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length)), $ZodStringFormat.init(inst, def);
});
var $ZodCUID = $constructor("$ZodCUID", (inst, def) => {
  def.pattern ?? (def.pattern = cuid), $ZodStringFormat.init(inst, def);
});
var $ZodCUID2 = $constructor("$ZodCUID2", (inst, def) => {
  def.pattern ?? (def.pattern = cuid2), $ZodStringFormat.init(inst, def);
});
var $ZodULID = $constructor("$ZodULID", (inst, def) => {
  def.pattern ?? (def.pattern = ulid), $ZodStringFormat.init(inst, def);
});
var $ZodXID = $constructor("$ZodXID", (inst, def) => {
  def.pattern ?? (def.pattern = xid), $ZodStringFormat.init(inst, def);
});
var $ZodKSUID = $constructor("$ZodKSUID", (inst, def) => {
  def.pattern ?? (def.pattern = ksuid), $ZodStringFormat.init(inst, def);
});
var $ZodISODateTime = $constructor("$ZodISODateTime", (inst, def) => {
  def.pattern ?? (def.pattern = datetime(def)), $ZodStringFormat.init(inst, def);
});
var $ZodISODate = $constructor("$ZodISODate", (inst, def) => {
  def.pattern ?? (def.pattern = date), $ZodStringFormat.init(
    inst,
    def
  );
});
var $ZodISOTime = $constructor("$ZodISOTime", (inst, def) => {
  def.pattern ?? (def.pattern = time(def)), $ZodStringFormat.init(inst, def);
});
var $ZodISODuration = $constructor(
  "$ZodISODuration",
  (inst, def) => {
    def.pattern ?? (def.pattern = duration), $ZodStringFormat.init(inst, def);
  }
);
var $ZodIPv4 = $constructor("$ZodIPv4", (inst, def) => {
  def.pattern ?? (def.pattern = ipv4), $ZodStringFormat.init(
    inst,
    def
  );
});
var ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
  return ipv6Alphabet.test(value) ? canParseURL(`http://[${value}]`) : false;
}
var $ZodIPv6 = $constructor("$ZodIPv6", (inst, def) => {
  def.pattern ?? (def.pattern = ipv6), $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
    isValidIPv6(payload.value) || payload.issues.push({
      code: "invalid_format",
      format: "ipv6",
      input: payload.value,
      inst,
      continue: !def.abort
    });
  };
});
var $ZodMAC = $constructor("$ZodMAC", (inst, def) => {
  def.pattern ?? (def.pattern = mac(def.delimiter)), $ZodStringFormat.init(inst, def);
});
var $ZodCIDRv4 = $constructor("$ZodCIDRv4", (inst, def) => {
  def.pattern ?? (def.pattern = cidrv4), $ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
  const parts = value.split("/");
  if (parts.length !== 2)
    return false;
  const [address, prefix] = parts;
  if (!prefix) return false;
  const prefixNum = Number(prefix);
  return `${prefixNum}` !== prefix || prefixNum < 0 || prefixNum > 128 ? false : isValidIPv6(address);
}
var $ZodCIDRv6 = $constructor(
  "$ZodCIDRv6",
  (inst, def) => {
    def.pattern ?? (def.pattern = cidrv6), $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
      isValidCIDRv6(payload.value) || payload.issues.push({ code: "invalid_format", format: "cidrv6", input: payload.value, inst, continue: !def.abort });
    };
  }
);
function isValidBase64(data) {
  if (data === "") return true;
  if (/\s/.test(data) || data.length % 4 !== 0) return false;
  try {
    return atob(data), true;
  } catch {
    return false;
  }
}
var base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
var $ZodBase64 = $constructor("$ZodBase64", (inst, def) => {
  def.pattern ?? (def.pattern = base64Charset), $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
    isValidBase64(payload.value) || payload.issues.push({ code: "invalid_format", format: "base64", input: payload.value, inst, continue: !def.abort });
  };
});
var base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
  if (!base64urlCharset.test(data)) return false;
  const base642 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/"), padded = base642.padEnd(Math.ceil(base642.length / 4) * 4, "=");
  return isValidBase64(padded);
}
var $ZodBase64URL = $constructor("$ZodBase64URL", (inst, def) => {
  def.pattern ?? (def.pattern = base64urlCharset), $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
    isValidBase64URL(payload.value) || payload.issues.push({ code: "invalid_format", format: "base64url", input: payload.value, inst, continue: !def.abort });
  };
});
var $ZodE164 = $constructor("$ZodE164", (inst, def) => {
  def.pattern ?? (def.pattern = e164), $ZodStringFormat.init(
    inst,
    def
  );
});
var CC_SANITIZE = /[- ]/g;
function isLuhnAlgo(digits) {
  let length = digits.length, bit = 1, sum = 0;
  for (; length; ) {
    const value = digits.charCodeAt(--length) - 48;
    bit ^= 1, sum += bit ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][value] : value;
  }
  return sum % 10 === 0;
}
function isValidCreditCard(input) {
  return creditCard.test(input) ? isLuhnAlgo(input.replace(CC_SANITIZE, "")) : false;
}
var $ZodCreditCard = $constructor("$ZodCreditCard", (inst, def) => {
  def.pattern ?? (def.pattern = creditCard), $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
    isValidCreditCard(payload.value) || payload.issues.push({ code: "invalid_format", format: "credit_card", input: payload.value, inst, continue: !def.abort });
  };
});
function isIso7064Mod97(iban2) {
  let remainder = 0;
  const len = iban2.length;
  for (let i = 4; i < len; i++) {
    const code = iban2.charCodeAt(i);
    remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
  }
  for (let i = 0; i < 4; i++) {
    const code = iban2.charCodeAt(i);
    remainder = (code >= 65 ? remainder * 100 + (code - 55) : remainder * 10 + (code - 48)) % 97;
  }
  return remainder === 1;
}
function isValidIBAN(input) {
  return iban.test(input) ? isIso7064Mod97(input) : false;
}
var $ZodIBAN = $constructor("$ZodIBAN", (inst, def) => {
  def.pattern ?? (def.pattern = iban), $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
    isValidIBAN(payload.value) || payload.issues.push({ code: "invalid_format", format: "iban", input: payload.value, inst, continue: !def.abort });
  };
});
function isValidJWT(token, algorithm = null) {
  try {
    const tokensParts = token.split(".");
    if (tokensParts.length !== 3) return false;
    const [header] = tokensParts;
    if (!header) return false;
    const parsedHeader = JSON.parse(atob(header));
    return !("typ" in parsedHeader && parsedHeader?.typ !== "JWT" || !parsedHeader.alg || algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm));
  } catch {
    return false;
  }
}
var $ZodJWT = $constructor("$ZodJWT", (inst, def) => {
  $ZodStringFormat.init(
    inst,
    def
  ), inst._zod.check = (payload) => {
    isValidJWT(payload.value, def.alg) || payload.issues.push({ code: "invalid_format", format: "jwt", input: payload.value, inst, continue: !def.abort });
  };
});
var $ZodCustomStringFormat = $constructor("$ZodCustomStringFormat", (inst, def) => {
  $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
    def.fn(payload.value) || payload.issues.push({ code: "invalid_format", format: def.format, input: payload.value, inst, continue: !def.abort });
  };
});
var $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.pattern = number, inst._zod.parse = (payload, _ctx) => {
    if (def.coerce) try {
      payload.value = Number(payload.value);
    } catch {
    }
    const input = payload.value;
    if (typeof input == "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
    const received = typeof input == "number" ? Number.isNaN(input) ? "NaN" : Number.isFinite(input) ? void 0 : String(input) : void 0;
    return payload.issues.push({ expected: "number", code: "invalid_type", input, inst, ...received ? { received } : {} }), payload;
  };
});
var $ZodNumberFormat = $constructor(
  "$ZodNumberFormat",
  (inst, def) => {
    $ZodCheckNumberFormat.init(inst, def), $ZodNumber.init(inst, def);
  }
);
var $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.pattern = boolean, inst._zod.parse = (payload, _ctx) => {
    if (def.coerce) try {
      payload.value = !!payload.value;
    } catch {
    }
    const input = payload.value;
    return typeof input == "boolean" || payload.issues.push({
      expected: "boolean",
      code: "invalid_type",
      input,
      inst
    }), payload;
  };
});
var $ZodBigInt = $constructor("$ZodBigInt", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.pattern = bigint, inst._zod.parse = (payload, _ctx) => {
    if (def.coerce)
      try {
        payload.value = BigInt(payload.value);
      } catch {
      }
    return typeof payload.value == "bigint" || payload.issues.push({ expected: "bigint", code: "invalid_type", input: payload.value, inst }), payload;
  };
});
var $ZodBigIntFormat = $constructor("$ZodBigIntFormat", (inst, def) => {
  $ZodCheckBigIntFormat.init(inst, def), $ZodBigInt.init(inst, def);
});
var $ZodSymbol = $constructor("$ZodSymbol", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    return typeof input == "symbol" || payload.issues.push({ expected: "symbol", code: "invalid_type", input, inst }), payload;
  };
});
var $ZodUndefined = $constructor(
  "$ZodUndefined",
  (inst, def) => {
    $ZodType.init(inst, def), inst._zod.pattern = _undefined, inst._zod.values = /* @__PURE__ */ new Set([void 0]), inst._zod.parse = (payload, _ctx) => {
      const input = payload.value;
      return typeof input > "u" || payload.issues.push({ expected: "undefined", code: "invalid_type", input, inst }), payload;
    };
  }
);
var $ZodNull = $constructor("$ZodNull", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.pattern = _null, inst._zod.values = /* @__PURE__ */ new Set([null]), inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    return input === null || payload.issues.push({ expected: "null", code: "invalid_type", input, inst }), payload;
  };
});
var $ZodAny = $constructor("$ZodAny", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.parse = (payload) => payload;
});
var $ZodUnknown = $constructor("$ZodUnknown", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.parse = (payload) => payload;
});
var $ZodNever = $constructor("$ZodNever", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.parse = (payload, _ctx) => (payload.issues.push({ expected: "never", code: "invalid_type", input: payload.value, inst }), payload);
});
var $ZodVoid = $constructor("$ZodVoid", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    return typeof input > "u" || payload.issues.push({ expected: "void", code: "invalid_type", input, inst }), payload;
  };
});
var $ZodDate = $constructor("$ZodDate", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.parse = (payload, _ctx) => {
    if (def.coerce) try {
      payload.value = new Date(payload.value);
    } catch {
    }
    const input = payload.value, isDate = input instanceof Date;
    return isDate && !Number.isNaN(input.getTime()) || payload.issues.push({ expected: "date", code: "invalid_type", input, ...isDate ? { received: "Invalid Date" } : {}, inst }), payload;
  };
});
function capSize(inst, size) {
  const caps = sizeCaps(inst._zod.def.checks);
  if (!caps.length) return;
  const cap = Math.min(...caps.map((c) => c[0])), parse22 = inst._zod.parse;
  inst._zod.parse = (payload, ctx) => {
    const n = size(payload.value);
    if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
      for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
        const start = payload.issues.length;
        return ch._zod.check(payload), payload.issues[start].continue = false, attachSchema(payload.issues, start, inst), payload;
      }
    }
    return parse22(payload, ctx);
  };
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
var mapSize = (input) => input instanceof Map ? input.size : -1;
var setSize = (input) => input instanceof Set ? input.size : -1;
function handleArrayResult(result, final, index) {
  result.issues.length && final.issues.push(...prefixIssues(index, result.issues)), final.value[index] = result.value;
}
var $ZodArray = $constructor("$ZodArray", (inst, def) => {
  $ZodType.init(inst, def);
  const memo3 = globalConfig.memoizer;
  memo3?.attach(inst), inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) return payload.issues.push({ expected: "array", code: "invalid_type", input, inst }), payload;
    payload.value = memo3 ? memo3.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
    const proms = [], abortEarly = ctx?.abortEarly;
    for (let i = 0; i < input.length; i++) {
      const item = input[i], result = def.element._zod.run({
        value: item,
        issues: []
      }, ctx);
      if (result instanceof Promise) proms.push(result.then((result2) => handleArrayResult(result2, payload, i)));
      else if (handleArrayResult(result, payload, i), abortEarly && result.issues.length !== 0 && aborted(result)) break;
    }
    return proms.length ? Promise.all(proms).then(() => payload) : payload;
  }, capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
  const isPresent = key in input, isOptionalOut = optout === "optional";
  if (!(!isPresent && isOptionalOut && optin === "optional")) {
    if (result.issues.length) {
      if (optin !== void 0 && isOptionalOut && !isPresent) return;
      final.issues.push(...prefixIssues(
        key,
        result.issues
      ));
    }
    if (!isPresent && optin === void 0) {
      result.issues.length || final.issues.push({ code: "invalid_type", expected: "nonoptional", input: void 0, path: [key] });
      return;
    }
    result.value === void 0 ? (isPresent || optin === "defaulted" && !isOptionalOut) && (final.value[key] = void 0) : final.value[key] = result.value;
  }
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
  const keys = Object.keys(def.shape), ownSymbols = Object.getOwnPropertySymbols(
    def.shape
  ), symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS, allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
  for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(
    `Invalid element at key "${String(k)}": expected a Zod schema`
  );
  const okeys = optionalKeys(def.shape);
  return { ...def, allKeys, symbolKeys, keySet: new Set(keys), numKeys: keys.length, optionalKeys: new Set(
    okeys
  ) };
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
  const unrecognized = [], keySet = def.keySet, _catchall = def.catchall._zod, t = _catchall.def.type, optin = _catchall.optin, optout = _catchall.optout;
  let seen = 0;
  for (const key in input) {
    if (abortEarly && payload.issues.length !== seen) {
      if (aborted(payload, seen)) break;
      seen = payload.issues.length;
    }
    if (keySet.has(key)) continue;
    if (key === "__proto__") {
      t === "never" && unrecognized.push(key);
      continue;
    }
    if (t === "never") {
      unrecognized.push(key);
      continue;
    }
    const r = _catchall.run({ value: input[key], issues: [] }, ctx);
    r instanceof Promise ? proms.push(r.then((r2) => handlePropertyResult(
      r2,
      payload,
      key,
      input,
      optin,
      optout
    ))) : handlePropertyResult(r, payload, key, input, optin, optout);
  }
  return unrecognized.length && payload.issues.push({ code: "unrecognized_keys", keys: unrecognized, input, inst, continue: true }), proms.length ? Promise.all(proms).then(() => payload) : payload;
}
var $ZodObject = $constructor("$ZodObject", (inst, def) => {
  $ZodType.init(inst, def);
  const desc = Object.getOwnPropertyDescriptor(def, "shape"), sh = desc?.get ? desc.get.raw : def.shape ?? {};
  if (sh) {
    const get = () => {
      const newSh = { ...sh };
      return Object.defineProperty(def, "shape", { value: newSh }), get.raw = newSh, newSh;
    };
    get.raw = sh, Object.defineProperty(
      def,
      "shape",
      { get }
    );
  }
  const _normalized = cached(() => normalizeDef(def));
  defineLazyInternal(inst, "propValues", (zod) => {
    const shape = zod.def.shape, propValues = {};
    for (const key in shape) {
      const field = shape[key]._zod;
      if (field.values) {
        Object.prototype.hasOwnProperty.call(propValues, key) || assignProp(propValues, key, /* @__PURE__ */ new Set());
        for (const v of field.values) propValues[key].add(v);
        field.optin !== void 0 && propValues[key].add(void 0);
      }
    }
    return propValues;
  });
  const isObject2 = isObject, catchall = def.catchall;
  let value;
  const memo3 = globalConfig.memoizer;
  memo3?.attach(inst), inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject2(input)) return payload.issues.push({ expected: "object", code: "invalid_type", input, inst }), payload;
    payload.value = memo3 ? memo3.alloc(inst, payload, {}, ctx) : {};
    const proms = [], shape = value.shape, abortEarly = ctx?.abortEarly;
    let seen = payload.issues.length;
    for (const key of value.allKeys) {
      if (abortEarly && payload.issues.length !== seen) {
        if (aborted(payload, seen)) break;
        seen = payload.issues.length;
      }
      if (key === "__proto__") continue;
      const el = shape[key], optin = el._zod.optin, optout = el._zod.optout, r = el._zod.run({ value: input[key], issues: [] }, ctx);
      r instanceof Promise ? proms.push(r.then((r2) => handlePropertyResult(
        r2,
        payload,
        key,
        input,
        optin,
        optout
      ))) : handlePropertyResult(r, payload, key, input, optin, optout);
    }
    return catchall ? handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true) : proms.length ? Promise.all(proms).then(() => payload) : payload;
  };
});
var $ZodObjectJIT = $constructor("$ZodObjectJIT", (inst, def) => {
  $ZodObject.init(inst, def);
  const superParse = inst._zod.parse, _normalized = cached(() => normalizeDef(
    def
  )), memo3 = globalConfig.memoizer, generateFastpass = (shape) => {
    const normalized = _normalized.value, syms = normalized.symbolKeys, doc = new Doc(["payload", "ctx"], { shape, inst, memo: memo3, syms }), parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`, prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
    doc.write("const input = payload.value;");
    const ids = /* @__PURE__ */ Object.create(null);
    let counter = 0;
    for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
    doc.write(memo3 ? "const newResult = memo.alloc(inst, payload, {}, ctx);" : "const newResult = {};");
    for (const key of normalized.allKeys) {
      if (key === "__proto__") continue;
      const id = ids[key], k = typeof key == "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key), isPresent = `${k} in input`, schema = shape[key], optin = schema?._zod?.optin, isOptionalIn = optin !== void 0, isOptionalOut = schema?._zod?.optout === "optional";
      if (doc.write(`const ${id} = ${parseStr(k)};`), isOptionalIn && isOptionalOut) {
        const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
        doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
      } else isOptionalIn ? (doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `), optin === "defaulted" ? doc.write(`newResult[${k}] = ${id}.value;`) : doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `)) : doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
    }
    return doc.write("payload.value = newResult;"), doc.write("return payload;"), doc.compile();
  };
  let fastpass;
  const isObject2 = isObject, jit = !globalConfig.jitless, allowsEval2 = allowsEval, fastEnabled = jit && allowsEval2.value, catchall = def.catchall;
  let value;
  inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    return isObject2(input) ? jit && fastEnabled && ctx?.async === false && ctx.jitless !== true ? (fastpass || (fastpass = generateFastpass(def.shape)), payload = fastpass(payload, ctx), catchall ? handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true) : payload) : superParse(
      payload,
      ctx
    ) : (payload.issues.push({ expected: "object", code: "invalid_type", input, inst }), payload);
  };
});
function handleUnionResults(results, final, inst, ctx) {
  for (const result of results) if (result.issues.length === 0) return final.value = result.value, final;
  const nonaborted = results.filter((r) => !aborted(r));
  return nonaborted.length === 1 ? (final.value = nonaborted[0].value, nonaborted[0]) : (final.issues.push({ code: "invalid_union", input: final.value, inst, errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config()))) }), final);
}
var $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
  $ZodType.init(inst, def), defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0), defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0), defineLazyInternal(inst, "values", (zod) => {
    if (zod.def.options.every((o) => o._zod.values)) return new Set(
      zod.def.options.flatMap((option) => Array.from(option._zod.values))
    );
  }), defineLazyInternal(inst, "pattern", (zod) => {
    if (zod.def.options.every((o) => o._zod.pattern)) {
      const patterns = zod.def.options.map((o) => o._zod.pattern);
      return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
    }
  });
  const first = def.options.length === 1 ? def.options[0]._zod.run : null;
  inst._zod.parse = (payload, ctx) => {
    if (first) return first(
      payload,
      ctx
    );
    let async = false;
    const results = [];
    for (const option of def.options) {
      const result = option._zod.run({ value: payload.value, issues: [] }, ctx);
      if (result instanceof Promise) results.push(result), async = true;
      else {
        if (result.issues.length === 0) return result;
        results.push(result);
      }
    }
    return async ? Promise.all(results).then((results2) => handleUnionResults(results2, payload, inst, ctx)) : handleUnionResults(
      results,
      payload,
      inst,
      ctx
    );
  };
});
function handleExclusiveUnionResults(results, final, inst, ctx) {
  const matches = [];
  for (let i = 0; i < results.length; i++) results[i].issues.length === 0 && matches.push(i);
  return matches.length === 1 ? (final.value = results[matches[0]].value, final) : (matches.length === 0 ? final.issues.push({ code: "invalid_union", input: final.value, inst, errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config()))) }) : final.issues.push({ code: "invalid_union", input: final.value, inst, errors: [], inclusive: false, matches }), final);
}
var $ZodXor = $constructor("$ZodXor", (inst, def) => {
  $ZodUnion.init(inst, def), def.inclusive = false;
  const first = def.options.length === 1 ? def.options[0]._zod.run : null;
  inst._zod.parse = (payload, ctx) => {
    if (first) return first(payload, ctx);
    let async = false;
    const results = [];
    for (const option of def.options) {
      const result = option._zod.run({ value: payload.value, issues: [] }, ctx);
      result instanceof Promise ? (results.push(result), async = true) : results.push(result);
    }
    return async ? Promise.all(results).then((results2) => handleExclusiveUnionResults(
      results2,
      payload,
      inst,
      ctx
    )) : handleExclusiveUnionResults(results, payload, inst, ctx);
  };
});
function discriminatorMap(def) {
  const map = /* @__PURE__ */ new Map();
  for (const option of def.options) {
    const values = option._zod.propValues?.[def.discriminator];
    if (!values || values.size === 0) throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
    for (const value of values) if (map.has(value)) {
      if (value !== void 0) throw new Error(`Duplicate discriminator value "${String(value)}"`);
      map.set(value, null);
    } else map.set(value, option);
  }
  return map;
}
var $ZodDiscriminatedUnion = $constructor("$ZodDiscriminatedUnion", (inst, def) => {
  def.inclusive = false, $ZodUnion.init(inst, def);
  const _super = inst._zod.parse;
  defineLazyInternal(
    inst,
    "propValues",
    (zod) => {
      const propValues = {};
      let undefinedCount = 0;
      for (const option of zod.def.options) {
        const pv = option._zod.propValues;
        if (!pv || Object.keys(pv).length === 0) throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
        pv[zod.def.discriminator]?.has(void 0) && undefinedCount++;
        for (const [k, v] of Object.entries(pv)) {
          Object.prototype.hasOwnProperty.call(
            propValues,
            k
          ) || assignProp(propValues, k, /* @__PURE__ */ new Set());
          for (const val of v) propValues[k].add(val);
        }
      }
      return !zod.def.unionFallback && undefinedCount > 1 && propValues[zod.def.discriminator]?.delete(void 0), propValues;
    }
  ), def.options.forEach((option, i) => {
    const propShape = rawShape(option._zod.def);
    if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw new Error(`Invalid discriminated union option at index "${i}"`);
  });
  const disc = cached(() => discriminatorMap(def));
  inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isObject(input)) return payload.issues.push({ code: "invalid_type", expected: "object", input, inst }), payload;
    const value = input?.[def.discriminator], opt = disc.value.get(value);
    return opt && (value !== void 0 || ctx.direction !== "backward") ? opt._zod.run(payload, ctx) : def.unionFallback || ctx.direction === "backward" ? _super(payload, ctx) : (payload.issues.push({ code: "invalid_union", errors: [], note: "No matching discriminator", discriminator: def.discriminator, options: Array.from(disc.value.keys()).filter((value2) => disc.value.get(value2) !== null), input, path: [def.discriminator], inst }), payload);
  };
});
var $ZodIntersection = $constructor("$ZodIntersection", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.parse = (payload, ctx) => {
    const input = payload.value, left = def.left._zod.run({ value: input, issues: [] }, ctx), right = def.right._zod.run({ value: input, issues: [] }, ctx);
    return left instanceof Promise || right instanceof Promise ? Promise.all([left, right]).then(([left2, right2]) => handleIntersectionResults(payload, left2, right2)) : handleIntersectionResults(payload, left, right);
  };
});
function mergeValues(a, b) {
  if (a === b) return {
    valid: true,
    data: a
  };
  if (a instanceof Date && b instanceof Date && +a == +b) return { valid: true, data: a };
  if (isPlainObject(a) && isPlainObject(b)) {
    const bKeys = Object.keys(b), sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1), newObj = { ...a, ...b };
    Object.prototype.hasOwnProperty.call(newObj, "__proto__") && delete newObj.__proto__;
    for (const key of sharedKeys) {
      if (key === "__proto__") continue;
      const sharedValue = mergeValues(
        a[key],
        b[key]
      );
      if (!sharedValue.valid) return { valid: false, mergeErrorPath: [key, ...sharedValue.mergeErrorPath] };
      newObj[key] = sharedValue.data;
    }
    return { valid: true, data: newObj };
  }
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return { valid: false, mergeErrorPath: [] };
    const newArray = [];
    for (let index = 0; index < a.length; index++) {
      const itemA = a[index], itemB = b[index], sharedValue = mergeValues(itemA, itemB);
      if (!sharedValue.valid) return { valid: false, mergeErrorPath: [index, ...sharedValue.mergeErrorPath] };
      newArray.push(sharedValue.data);
    }
    return { valid: true, data: newArray };
  }
  return { valid: false, mergeErrorPath: [] };
}
function handleIntersectionResults(result, left, right) {
  const unrecKeys = /* @__PURE__ */ new Map();
  let unrecIssue;
  const keyIssues = /* @__PURE__ */ new Map(), collect = (iss, side) => {
    let keys;
    if (iss.code === "unrecognized_keys" && !iss.path?.length) unrecIssue ?? (unrecIssue = iss), keys = iss.keys;
    else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
      const k = String(iss.path[0]);
      keyIssues.has(k) || keyIssues.set(k, iss), keys = [k];
    } else return false;
    for (const k of keys) unrecKeys.has(k) || unrecKeys.set(k, {}), unrecKeys.get(k)[side] = true;
    return true;
  };
  for (const iss of left.issues) collect(iss, "l") || result.issues.push(iss);
  for (const iss of right.issues) collect(iss, "r") || result.issues.push(iss);
  const bothKeys = [
    ...unrecKeys
  ].filter(([, f]) => f.l && f.r).map(([k]) => k);
  if (bothKeys.length) {
    const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
    aggregated.length && result.issues.push({
      ...unrecIssue,
      keys: aggregated
    });
    for (const k of bothKeys) !aggregated.includes(k) && keyIssues.has(k) && result.issues.push(keyIssues.get(k));
  }
  const merged = mergeValues(left.value, right.value);
  if (!merged.valid) {
    if (aborted(
      result
    )) return result;
    throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
  }
  return result.value = merged.data, result;
}
var $ZodTuple = $constructor("$ZodTuple", (inst, def) => {
  $ZodType.init(inst, def);
  const items = def.items, memo3 = globalConfig.memoizer;
  memo3?.attach(inst), inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input))
      return payload.issues.push({ input, inst, expected: "tuple", code: "invalid_type" }), payload;
    payload.value = memo3 ? memo3.alloc(inst, payload, [], ctx) : [];
    const proms = [], optinStart = getTupleOptStart(items, "optin"), optoutStart = getTupleOptStart(
      items,
      "optout"
    );
    if (!def.rest) {
      if (input.length < optinStart) return payload.issues.push({ code: "too_small", minimum: optinStart, inclusive: true, input, inst, origin: "array" }), payload;
      input.length > items.length && payload.issues.push({ code: "too_big", maximum: items.length, inclusive: true, input, inst, origin: "array" });
    }
    const itemResults = new Array(items.length), abortEarly = def.rest ? ctx?.abortEarly : void 0;
    let itemAborted = false;
    for (let i = 0; i < items.length; i++) {
      const r = items[i]._zod.run({ value: input[i], issues: [] }, ctx);
      r instanceof Promise ? proms.push(r.then((rr) => {
        itemResults[i] = rr;
      })) : (itemResults[i] = r, abortEarly && !itemAborted && r.issues.length && (itemAborted = aborted(r)));
    }
    if (def.rest && !itemAborted) {
      let i = items.length - 1;
      const rest = input.slice(items.length);
      let seen = payload.issues.length;
      for (const el of rest) {
        if (abortEarly && payload.issues.length !== seen) {
          if (aborted(payload, seen)) break;
          seen = payload.issues.length;
        }
        i++;
        const result = def.rest._zod.run({ value: el, issues: [] }, ctx);
        result instanceof Promise ? proms.push(result.then((r) => handleTupleResult(
          r,
          payload,
          i
        ))) : handleTupleResult(result, payload, i);
      }
    }
    return proms.length ? Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart)) : handleTupleResults(
      itemResults,
      payload,
      items,
      input,
      optoutStart
    );
  };
});
function getTupleOptStart(items, key) {
  for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
  return 0;
}
function handleTupleResult(result, final, index) {
  result.issues.length && final.issues.push(...prefixIssues(index, result.issues)), final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
  for (let i = 0; i < items.length; i++) {
    const r = itemResults[i], isPresent = i < input.length;
    if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
      final.value.length = i;
      break;
    }
    if (r.issues.length) {
      if (!isPresent && i >= optoutStart) {
        final.value.length = i;
        break;
      }
      final.issues.push(...prefixIssues(i, r.issues));
    }
    final.value[i] = r.value;
  }
  for (let i = final.value.length - 1; i >= input.length && (items[i]._zod.optout === "optional" && final.value[i] === void 0); i--) final.value.length = i;
  return final;
}
var $ZodRecord = $constructor("$ZodRecord", (inst, def) => {
  $ZodType.init(inst, def);
  const memo3 = globalConfig.memoizer;
  memo3?.attach(
    inst
  ), inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isPlainObject(input)) return payload.issues.push({ expected: "record", code: "invalid_type", input, inst }), payload;
    const proms = [], values = def.keyType._zod.values;
    if (values && !def.partial) {
      payload.value = memo3 ? memo3.alloc(inst, payload, {}, ctx) : {};
      const recordKeys = /* @__PURE__ */ new Set();
      for (const key of values) if (typeof key == "string" || typeof key == "number" || typeof key == "symbol") {
        if (recordKeys.add(typeof key == "number" ? key.toString() : key), key === "__proto__") continue;
        const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
        if (keyResult instanceof Promise) throw new Error(
          "Async schemas not supported in object keys currently"
        );
        if (keyResult.issues.length) {
          payload.issues.push({ code: "invalid_key", origin: "record", issues: keyResult.issues.map((iss) => finalizeIssue(
            iss,
            ctx,
            config()
          )), input: key, path: [key], inst });
          continue;
        }
        const outKey = keyResult.value;
        if (outKey === "__proto__") continue;
        const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
        result instanceof Promise ? proms.push(result.then((result2) => {
          result2.issues.length && payload.issues.push(...prefixIssues(key, result2.issues)), payload.value[outKey] = result2.value;
        })) : (result.issues.length && payload.issues.push(...prefixIssues(key, result.issues)), payload.value[outKey] = result.value);
      }
      let unrecognized;
      for (const key in input) if (!recordKeys.has(key)) if (def.mode === "loose") {
        if (key === "__proto__") continue;
        payload.value[key] = input[key];
      } else unrecognized = unrecognized ?? [], unrecognized.push(key);
      unrecognized && unrecognized.length > 0 && payload.issues.push({ code: "unrecognized_keys", input, inst, keys: unrecognized, continue: true });
    } else {
      payload.value = memo3 ? memo3.alloc(inst, payload, {}, ctx) : {};
      let unrecognized;
      for (const key of Reflect.ownKeys(input)) {
        if (key === "__proto__" || !Object.prototype.propertyIsEnumerable.call(input, key)) continue;
        let keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx);
        if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
        if (typeof key == "string" && number.test(key) && keyResult.issues.length) {
          const retryResult = def.keyType._zod.run({ value: Number(key), issues: [] }, ctx);
          if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
          retryResult.issues.length === 0 && (keyResult = retryResult);
        }
        if (keyResult.issues.length) {
          def.mode === "loose" ? payload.value[key] = input[key] : values ? (unrecognized = unrecognized ?? [], unrecognized.push(key)) : payload.issues.push(
            { code: "invalid_key", origin: "record", issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())), input: key, path: [key], inst }
          );
          continue;
        }
        const outKey = keyResult.value;
        if (outKey === "__proto__")
          continue;
        const result = def.valueType._zod.run({ value: input[key], issues: [] }, ctx);
        result instanceof Promise ? proms.push(result.then((result2) => {
          result2.issues.length && payload.issues.push(...prefixIssues(
            key,
            result2.issues
          )), payload.value[outKey] = result2.value;
        })) : (result.issues.length && payload.issues.push(...prefixIssues(key, result.issues)), payload.value[outKey] = result.value);
      }
      unrecognized && unrecognized.length > 0 && payload.issues.push({ code: "unrecognized_keys", input, inst, keys: unrecognized, continue: true });
    }
    return proms.length ? Promise.all(proms).then(() => payload) : payload;
  };
});
var $ZodMap = $constructor("$ZodMap", (inst, def) => {
  $ZodType.init(inst, def);
  const memo3 = globalConfig.memoizer;
  memo3?.attach(inst), inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!(input instanceof Map)) return payload.issues.push({ expected: "map", code: "invalid_type", input, inst }), payload;
    const proms = [];
    payload.value = memo3 ? memo3.alloc(inst, payload, /* @__PURE__ */ new Map(), ctx) : /* @__PURE__ */ new Map();
    const abortEarly = ctx?.abortEarly;
    let seen = payload.issues.length;
    for (const [key, value] of input) {
      if (abortEarly && payload.issues.length !== seen) {
        if (aborted(payload, seen)) break;
        seen = payload.issues.length;
      }
      const keyResult = def.keyType._zod.run({ value: key, issues: [] }, ctx), valueResult = def.valueType._zod.run({ value, issues: [] }, ctx);
      keyResult instanceof Promise || valueResult instanceof Promise ? proms.push(Promise.all([keyResult, valueResult]).then(([keyResult2, valueResult2]) => {
        handleMapResult(keyResult2, valueResult2, payload, key, input, inst, ctx);
      })) : handleMapResult(keyResult, valueResult, payload, key, input, inst, ctx);
    }
    return proms.length ? Promise.all(proms).then(() => payload) : payload;
  }, capSize(inst, mapSize);
});
function handleMapResult(keyResult, valueResult, final, key, input, inst, ctx) {
  keyResult.issues.length && (propertyKeyTypes.has(typeof key) ? final.issues.push(...prefixIssues(
    key,
    keyResult.issues
  )) : final.issues.push({ code: "invalid_key", origin: "map", input, inst, issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())) })), valueResult.issues.length && (propertyKeyTypes.has(typeof key) ? final.issues.push(...prefixIssues(key, valueResult.issues)) : final.issues.push({ origin: "map", code: "invalid_element", input, inst, key, issues: valueResult.issues.map((iss) => finalizeIssue(
    iss,
    ctx,
    config()
  )) })), final.value.set(keyResult.value, valueResult.value);
}
var $ZodSet = $constructor("$ZodSet", (inst, def) => {
  $ZodType.init(inst, def);
  const memo3 = globalConfig.memoizer;
  memo3?.attach(inst), inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!(input instanceof Set)) return payload.issues.push({ input, inst, expected: "set", code: "invalid_type" }), payload;
    const proms = [];
    payload.value = memo3 ? memo3.alloc(inst, payload, /* @__PURE__ */ new Set(), ctx) : /* @__PURE__ */ new Set();
    const abortEarly = ctx?.abortEarly;
    let seen = payload.issues.length;
    for (const item of input) {
      if (abortEarly && payload.issues.length !== seen) {
        if (aborted(payload, seen)) break;
        seen = payload.issues.length;
      }
      const result = def.valueType._zod.run({ value: item, issues: [] }, ctx);
      result instanceof Promise ? proms.push(result.then((result2) => handleSetResult(
        result2,
        payload
      ))) : handleSetResult(result, payload);
    }
    return proms.length ? Promise.all(proms).then(() => payload) : payload;
  }, capSize(inst, setSize);
});
function handleSetResult(result, final) {
  result.issues.length && final.issues.push(...result.issues), final.value.add(result.value);
}
var $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
  $ZodType.init(inst, def);
  const values = getEnumValues(def.entries), valuesSet = new Set(
    values
  );
  inst._zod.values = valuesSet, defineLazyInternal(inst, "pattern", (zod) => {
    const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
    return new RegExp(
      patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$"
    );
  }), inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    return valuesSet.has(input) || payload.issues.push({ code: "invalid_value", values, input, inst }), payload;
  };
});
var $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
  $ZodType.init(inst, def);
  const values = new Set(def.values);
  inst._zod.values = values, defineLazyInternal(inst, "pattern", (zod) => {
    const vals = zod.def.values;
    return new RegExp(vals.length ? `^(${vals.map((o) => typeof o == "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
  }), inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    return values.has(input) || payload.issues.push({ code: "invalid_value", values: def.values, input, inst }), payload;
  };
});
var $ZodFile = $constructor("$ZodFile", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.parse = (payload, _ctx) => {
    const input = payload.value;
    return input instanceof File || payload.issues.push({
      expected: "file",
      code: "invalid_type",
      input,
      inst
    }), payload;
  };
});
var $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.optin = "optional", globalConfig.memoizer?.guard(inst), inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
    const _out = def.transform(payload.value, payload);
    if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output2) => (payload.value = output2, payload));
    if (_out instanceof Promise) throw new $ZodAsyncError();
    return payload.value = _out, payload;
  };
});
function handleOptionalResult(payload, result) {
  return payload.value = result.issues.length ? void 0 : result.value, payload;
}
var $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
  $ZodType.init(inst, def), defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), inst._zod.optout = "optional", defineLazyInternal(inst, "values", (zod) => {
    const values = zod.def.innerType._zod.values;
    return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
  }), defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
  }), inst._zod.parse = (payload, ctx) => {
    if (payload.value === void 0) {
      if (def.innerType._zod.optin !== "defaulted") return payload;
      const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
      return result instanceof Promise ? result.then((result2) => handleOptionalResult(payload, result2)) : handleOptionalResult(payload, result);
    }
    return def.innerType._zod.run(payload, ctx);
  };
});
var $ZodExactOptional = $constructor("$ZodExactOptional", (inst, def) => {
  $ZodOptional.init(inst, def), defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values), defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern), inst._zod.parse = (payload, ctx) => def.innerType._zod.run(payload, ctx);
});
var $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
  $ZodType.init(inst, def), defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin), defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout), defineLazyInternal(inst, "pattern", (zod) => {
    const pattern = zod.def.innerType._zod.pattern;
    return pattern ? new RegExp(
      `^(${cleanRegex(pattern.source)}|null)$`
    ) : void 0;
  }), defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0), inst._zod.parse = (payload, ctx) => payload.value === null ? payload : def.innerType._zod.run(payload, ctx);
});
var $ZodDefault = $constructor("$ZodDefault", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.optin = "defaulted", defineLazyInternal(
    inst,
    "values",
    (zod) => zod.def.innerType._zod.values
  ), inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
    if (payload.value === void 0) return payload.value = def.defaultValue, payload;
    const result = def.innerType._zod.run(payload, ctx);
    return result instanceof Promise ? result.then((result2) => handleDefaultResult(result2, def)) : handleDefaultResult(result, def);
  };
});
function handleDefaultResult(payload, def) {
  return payload.value === void 0 && (payload.value = def.defaultValue), payload;
}
var $ZodPrefault = $constructor("$ZodPrefault", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.optin = "defaulted", defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values), inst._zod.parse = (payload, ctx) => (ctx.direction === "backward" || payload.value === void 0 && (payload.value = def.defaultValue), def.innerType._zod.run(payload, ctx));
});
var $ZodNonOptional = $constructor("$ZodNonOptional", (inst, def) => {
  $ZodType.init(inst, def), defineLazyInternal(inst, "values", (zod) => {
    const v = zod.def.innerType._zod.values;
    return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
  }), inst._zod.parse = (payload, ctx) => {
    const result = def.innerType._zod.run(payload, ctx);
    return result instanceof Promise ? result.then((result2) => handleNonOptionalResult(
      result2,
      inst
    )) : handleNonOptionalResult(result, inst);
  };
});
function handleNonOptionalResult(payload, inst) {
  return !payload.issues.length && payload.value === void 0 && payload.issues.push({ code: "invalid_type", expected: "nonoptional", input: payload.value, inst }), payload;
}
var $ZodSuccess = $constructor("$ZodSuccess", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") throw new $ZodEncodeError("ZodSuccess");
    const result = def.innerType._zod.run(payload, ctx);
    return result instanceof Promise ? result.then((result2) => (payload.value = result2.issues.length === 0, payload)) : (payload.value = result.issues.length === 0, payload);
  };
});
function handleCatchResult(payload, result, def, ctx) {
  return result.issues.length ? (payload.value = def.catchValue({ ...result, value: payload.value, error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) }, input: payload.value }), payload) : (payload.value = result.value, result.memo && (payload.memo = true), payload);
}
var $ZodCatch = $constructor(
  "$ZodCatch",
  (inst, def) => {
    $ZodType.init(inst, def), defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout), defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values), inst._zod.parse = (payload, ctx) => {
      if (ctx.direction === "backward") return def.innerType._zod.run(
        payload,
        ctx
      );
      const result = def.innerType._zod.run({ value: payload.value, issues: [] }, ctx);
      return result instanceof Promise ? result.then((result2) => handleCatchResult(payload, result2, def, ctx)) : handleCatchResult(
        payload,
        result,
        def,
        ctx
      );
    };
  }
);
var $ZodNaN = $constructor("$ZodNaN", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.parse = (payload, _ctx) => ((typeof payload.value != "number" || !Number.isNaN(payload.value)) && payload.issues.push({ input: payload.value, inst, expected: "nan", code: "invalid_type" }), payload);
});
var $ZodPipe = $constructor("$ZodPipe", (inst, def) => {
  $ZodType.init(inst, def), defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values), defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin), defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout), defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues), inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") {
      const right = def.out._zod.run(payload, ctx);
      return right instanceof Promise ? right.then((right2) => handlePipeResult(
        right2,
        def.in,
        ctx
      )) : handlePipeResult(right, def.in, ctx);
    }
    const left = def.in._zod.run(payload, ctx);
    return left instanceof Promise ? left.then((left2) => handlePipeResult(left2, def.out, ctx)) : handlePipeResult(
      left,
      def.out,
      ctx
    );
  };
});
function handlePipeResult(left, next, ctx) {
  return left.issues.some((iss) => iss.code !== "unrecognized_keys") ? (left.aborted = true, left) : next._zod.run({ value: left.value, issues: left.issues }, ctx);
}
var $ZodCodec = $constructor("$ZodCodec", (inst, def) => {
  $ZodType.init(inst, def), defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values), defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin), defineLazyInternal(
    inst,
    "optout",
    (zod) => zod.def.out._zod.optout
  ), defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues), inst._zod.parse = (payload, ctx) => {
    if ((ctx.direction || "forward") === "forward") {
      const left = def.in._zod.run(payload, ctx);
      return left instanceof Promise ? left.then((left2) => handleCodecAResult(left2, def, ctx)) : handleCodecAResult(left, def, ctx);
    } else {
      const right = def.out._zod.run(payload, ctx);
      return right instanceof Promise ? right.then((right2) => handleCodecAResult(right2, def, ctx)) : handleCodecAResult(right, def, ctx);
    }
  };
});
function handleCodecAResult(result, def, ctx) {
  if (result.issues.length) return result.aborted = true, result;
  if ((ctx.direction || "forward") === "forward") {
    const transformed = def.transform(result.value, result);
    return transformed instanceof Promise ? transformed.then((value) => handleCodecTxResult(result, value, def.out, ctx)) : handleCodecTxResult(result, transformed, def.out, ctx);
  } else {
    const transformed = def.reverseTransform(result.value, result);
    return transformed instanceof Promise ? transformed.then((value) => handleCodecTxResult(
      result,
      value,
      def.in,
      ctx
    )) : handleCodecTxResult(result, transformed, def.in, ctx);
  }
}
function handleCodecTxResult(left, value, nextSchema, ctx) {
  return left.issues.length ? (left.aborted = true, left) : nextSchema._zod.run({
    value,
    issues: left.issues
  }, ctx);
}
var $ZodPreprocess = $constructor("$ZodPreprocess", (inst, def) => {
  $ZodPipe.init(inst, def);
});
var $ZodReadonly = $constructor("$ZodReadonly", (inst, def) => {
  $ZodType.init(
    inst,
    def
  ), defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues), defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values), defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin), defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout), inst._zod.parse = (payload, ctx) => {
    if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
    const result = def.innerType._zod.run(payload, ctx);
    return result instanceof Promise ? result.then(handleReadonlyResult) : handleReadonlyResult(result);
  };
});
function handleReadonlyResult(payload) {
  return payload.memo || (payload.value = Object.freeze(payload.value)), payload;
}
function leafPattern(schema) {
  const def = schema._zod.def;
  let pattern = def.pattern, isInt = !!def.format?.includes("int"), minimum, maximum;
  for (const ch of def.checks ?? []) {
    const d = ch._zod.def;
    d.pattern && (pattern = d.pattern), isInt || (isInt = !!d.format?.includes("int"));
    const lo = d.minimum ?? d.length, hi = d.maximum ?? d.length;
    lo !== void 0 && (minimum === void 0 || lo > minimum) && (minimum = lo), hi !== void 0 && (maximum === void 0 || hi < maximum) && (maximum = hi);
  }
  if (pattern) return pattern.source;
  if (minimum !== void 0 && maximum !== void 0 && minimum > maximum) return "(?!)";
  if (minimum !== void 0 || maximum !== void 0) return string({ minimum, maximum }).source;
  const own2 = schema._zod.pattern;
  return (isInt && own2 === number ? integer : own2)?.source;
}
function partPattern(schema) {
  const def = schema._zod.def, own2 = schema._zod.pattern?.source, inner = def.innerType ?? schema._zod.innerType;
  if (inner) {
    const before = inner._zod.pattern?.source, after = partPattern(inner);
    return own2 && before && after && after !== before ? own2.replace(cleanRegex(before), () => cleanRegex(after)) : own2;
  }
  if (def.options) {
    const sources = def.options.map(partPattern);
    if (sources.every(Boolean)) return `^(${sources.map((s) => cleanRegex(s)).join(
      "|"
    )})$`;
  }
  return leafPattern(schema);
}
var $ZodTemplateLiteral = $constructor("$ZodTemplateLiteral", (inst, def) => {
  $ZodType.init(inst, def);
  const regexParts = [];
  for (const part of def.parts) if (typeof part == "object" && part !== null) {
    const source = partPattern(part);
    if (!source) throw new Error(`Invalid template literal part, no pattern found: ${[...part._zod.traits].shift()}`);
    regexParts.push(cleanRegex(source));
  } else if (part === null || primitiveTypes.has(typeof part)) regexParts.push(escapeRegex(`${part}`));
  else throw new Error(`Invalid template literal part: ${part}`);
  inst._zod.pattern = new RegExp(`^${regexParts.join(
    ""
  )}$`), inst._zod.parse = (payload, _ctx) => typeof payload.value != "string" ? (payload.issues.push({ input: payload.value, inst, expected: "string", code: "invalid_type" }), payload) : (inst._zod.pattern.lastIndex = 0, inst._zod.pattern.test(payload.value) || payload.issues.push({ input: payload.value, inst, code: "invalid_format", format: def.format ?? "template_literal", pattern: inst._zod.pattern.source }), payload);
});
var $ZodFunction = $constructor("$ZodFunction", (inst, def) => ($ZodType.init(inst, def), Object.defineProperty(inst, "_def", { value: def }), inst._zod.def = def, inst.implement = (func) => {
  if (typeof func != "function") throw new Error("implement() must be called with a function");
  return Object.defineProperty(function(...args) {
    const parsedArgs = inst._def.input ? parse(inst._def.input, args) : args, result = Reflect.apply(func, this, parsedArgs);
    return inst._def.output ? parse(inst._def.output, result) : result;
  }, "_zod", { value: inst._zod, enumerable: false });
}, inst.implementAsync = (func) => {
  if (typeof func != "function") throw new Error("implementAsync() must be called with a function");
  return Object.defineProperty(async function(...args) {
    const parsedArgs = inst._def.input ? await parseAsync(inst._def.input, args) : args, result = await Reflect.apply(func, this, parsedArgs);
    return inst._def.output ? await parseAsync(inst._def.output, result) : result;
  }, "_zod", { value: inst._zod, enumerable: false });
}, inst._zod.parse = (payload, _ctx) => typeof payload.value != "function" ? (payload.issues.push({ code: "invalid_type", expected: "function", input: payload.value, inst }), payload) : (inst._def.output && inst._def.output._zod.def.type === "promise" ? payload.value = inst.implementAsync(payload.value) : payload.value = inst.implement(
  payload.value
), payload), inst.input = (...args) => {
  const F = inst.constructor;
  return Array.isArray(args[0]) ? new F({ type: "function", input: new $ZodTuple({ type: "tuple", items: args[0], rest: args[1] }), output: inst._def.output }) : new F({ type: "function", input: args[0], output: inst._def.output });
}, inst.output = (output) => {
  const F = inst.constructor;
  return new F({ type: "function", input: inst._def.input, output });
}, inst));
var $ZodPromise = $constructor("$ZodPromise", (inst, def) => {
  $ZodType.init(inst, def), inst._zod.parse = (payload, ctx) => Promise.resolve(payload.value).then((inner) => def.innerType._zod.run({ value: inner, issues: [] }, ctx));
});
var $ZodLazy = $constructor("$ZodLazy", (inst, def) => {
  $ZodType.init(inst, def), defineLazy(inst._zod, "innerType", () => {
    const d = def;
    return d._cachedInner || (d._cachedInner = def.getter()), d._cachedInner;
  }), defineLazyInternal(
    inst,
    "pattern",
    (zod) => zod.innerType?._zod?.pattern
  ), defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues), defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? void 0), defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? void 0), inst._zod.parse = (payload, ctx) => inst._zod.innerType._zod.run(payload, ctx);
});
var $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
  $ZodCheck.init(inst, def), $ZodType.init(inst, def), inst._zod.parse = (payload, _) => payload, inst._zod.check = (payload) => {
    const input = payload.value, r = def.fn(input);
    if (r instanceof Promise)
      return r.then((r2) => handleRefineResult(r2, payload, input, inst));
    handleRefineResult(r, payload, input, inst);
  };
});
function handleRefineResult(result, payload, input, inst) {
  if (!result) {
    const _iss = {
      code: "custom",
      input,
      inst,
      path: [...inst._zod.def.path ?? []],
      continue: !inst._zod.def.abort
    };
    inst._zod.def.params && (_iss.params = inst._zod.def.params), payload.issues.push(issue(_iss));
  }
}

// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
  constructor() {
    super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
  }
};
var STATE = "~memo";
var NO_ISSUES = [];
function isRef(value) {
  return value !== null && typeof value == "object";
}
function cloneIssues(issues) {
  return issues.map((iss) => iss.path ? { ...iss, path: iss.path.slice() } : { ...iss });
}
var recursive = /* @__PURE__ */ new WeakMap();
var NONE = 0;
var ASSUMED = 1;
var PROVEN = 2;
function isRecursive(inst, stack, resolve4) {
  const cached2 = recursive.get(inst);
  if (cached2 !== void 0) return cached2 ? PROVEN : NONE;
  if (stack.has(inst)) return PROVEN;
  stack.add(inst);
  let result = NONE;
  const check = (child) => {
    if (result !== PROVEN && child?._zod) {
      const answer = isRecursive(child, stack, resolve4);
      answer > result && (result = answer);
    }
  }, shape = (sh, spread2) => {
    let answer = NONE;
    for (const key of Reflect.ownKeys(
      sh
    )) {
      const desc = Object.getOwnPropertyDescriptor(sh, key);
      if (spread2 && !desc.enumerable) continue;
      const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve4) : NONE;
      child > answer && (answer = child);
    }
    return answer;
  }, merge2 = (answer) => {
    answer > result && (result = answer);
  }, def = inst._zod.def, kind = def.type;
  switch (kind) {
    case "object": {
      const raw = rawShape(def);
      merge2(raw ? shape(raw, true) : ASSUMED), check(def.catchall);
      break;
    }
    case "array":
      check(def.element);
      break;
    case "tuple":
      for (const el of def.items) check(el);
      check(def.rest);
      break;
    case "record":
    case "map":
      check(def.keyType), check(def.valueType);
      break;
    case "set":
      check(def.valueType);
      break;
    case "union":
      for (const el of def.options) check(el);
      break;
    case "intersection":
      check(def.left), check(def.right);
      break;
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
    case "nonoptional":
    case "promise":
    case "success":
      check(def.innerType);
      break;
    case "pipe":
      check(def.in), check(def.out);
      break;
    case "function":
      check(def.input), check(def.output);
      break;
    case "lazy": {
      const inner = def._cachedInner ?? (resolve4 ? inst._zod.innerType : void 0);
      merge2(inner ? isRecursive(inner, stack, false) : ASSUMED);
      break;
    }
    case "template_literal":
    case "string":
    case "number":
    case "int":
    case "boolean":
    case "bigint":
    case "symbol":
    case "undefined":
    case "null":
    case "void":
    case "never":
    case "any":
    case "unknown":
    case "date":
    case "nan":
    case "enum":
    case "literal":
    case "file":
    case "transform":
    case "custom":
      break;
    default:
      for (const key in def) {
        const desc = Object.getOwnPropertyDescriptor(def, key);
        if (!desc || desc.get) continue;
        const value = desc.value;
        if (!(!value || typeof value != "object")) {
          if (value._zod) check(value);
          else if (Array.isArray(value)) for (const el of value)
            check(el);
        }
      }
  }
  return stack.delete(inst), settle(inst, result);
}
function settle(inst, answer) {
  return answer !== ASSUMED && recursive.set(inst, answer === PROVEN), answer;
}
function bucketFor(state, inst) {
  let bucket = state.buckets.get(inst);
  return bucket || (bucket = /* @__PURE__ */ new WeakMap(), state.buckets.set(inst, bucket)), bucket;
}
var handoff;
var open = [];
var memo = { alloc(_inst, payload, empty) {
  const bucket = handoff;
  if (!bucket) return empty;
  handoff = void 0;
  const entry2 = { value: empty, issues: null };
  return bucket.set(payload.value, entry2), open.push(entry2), empty;
}, guard(inst) {
  var _a3;
  (_a3 = inst._zod).deferred ?? (_a3.deferred = []), inst._zod.deferred.push(() => {
    const base = inst._zod.parse, wrapped = (payload, ctx) => {
      if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
      return base(
        payload,
        ctx
      );
    };
    inst._zod.parse = wrapped, inst._zod.run === base && (inst._zod.run = wrapped);
  });
}, attach(inst) {
  var _a3;
  let isRecursiveInst, rechecked = false, lastCtx, lastBucket;
  (_a3 = inst._zod).deferred ?? (_a3.deferred = []), inst._zod.deferred.push(() => {
    const base = inst._zod.parse, wrapped = (payload, ctx) => {
      if (isRecursiveInst === void 0) {
        const walked = isRecursive(inst, /* @__PURE__ */ new Set(), false);
        if (walked === NONE) return inst._zod.parse = base, inst._zod.run === wrapped && (inst._zod.run = base), base(payload, ctx);
        walked === PROVEN || rechecked ? isRecursiveInst = true : rechecked = true;
      }
      const input = payload.value;
      if (!isRef(input)) return base(payload, ctx);
      let state = ctx[STATE];
      state || (state = { buckets: /* @__PURE__ */ new WeakMap(), backEdges: void 0 }, ctx[STATE] = state);
      let bucket;
      lastCtx === ctx ? bucket = lastBucket : (bucket = bucketFor(state, inst), lastCtx = ctx, lastBucket = bucket);
      const hit = bucket.get(input);
      if (hit)
        return payload.value = hit.value, hit.issues ? hit.issues.length && payload.issues.push(...cloneIssues(hit.issues)) : (payload.memo = true, state.backEdges ?? (state.backEdges = /* @__PURE__ */ new WeakSet()), state.backEdges.add(hit.value)), payload;
      handoff = bucket;
      const depth = open.length, result = base(payload, ctx);
      handoff = void 0;
      const entry2 = open.length > depth ? open.pop() : void 0;
      return result instanceof Promise ? result.then((r) => (entry2 && (entry2.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES), r)) : (entry2 && (entry2.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES), result);
    };
    inst._zod.parse = wrapped, inst._zod.run === base && (inst._zod.run = wrapped);
  });
} };
function memoizer() {
  return memo;
}
function isBackEdge(ctx, value) {
  const backEdges = ctx[STATE]?.backEdges;
  return backEdges !== void 0 && isRef(value) && backEdges.has(value);
}

// node_modules/zod/v4/locales/en.js
var error = () => {
  const Sizable = { string: { unit: "characters", verb: "to have" }, file: { unit: "bytes", verb: "to have" }, array: { unit: "items", verb: "to have" }, set: {
    unit: "items",
    verb: "to have"
  }, map: { unit: "entries", verb: "to have" } };
  function getSizing(origin) {
    return Sizable[origin] ?? null;
  }
  const FormatDictionary = { regex: "input", email: "email address", url: "URL", emoji: "emoji", uuid: "UUID", uuidv4: "UUIDv4", uuidv6: "UUIDv6", nanoid: "nanoid", guid: "GUID", cuid: "cuid", cuid2: "cuid2", ulid: "ULID", xid: "XID", ksuid: "KSUID", datetime: "ISO datetime", date: "ISO date", time: "ISO time", duration: "ISO duration", ipv4: "IPv4 address", ipv6: "IPv6 address", mac: "MAC address", cidrv4: "IPv4 range", cidrv6: "IPv6 range", base64: "base64-encoded string", base64url: "base64url-encoded string", json_string: "JSON string", e164: "E.164 number", currency_code: "currency code", credit_card: "credit card number", iban: "IBAN", jwt: "JWT", template_literal: "input" }, TypeDictionary = { nan: "NaN" };
  function getTypeName(type, input) {
    return type === "number" && typeof input == "number" && !Number.isFinite(input) ? String(input) : TypeDictionary[type] ?? type;
  }
  return (issue2) => {
    switch (issue2.code) {
      case "invalid_type": {
        const expected = getTypeName(issue2.expected), receivedType = parsedType(issue2.input), received = getTypeName(receivedType, issue2.input);
        return `Invalid input: expected ${expected}, received ${received}`;
      }
      case "invalid_value":
        return issue2.values.length === 1 ? `Invalid input: expected ${stringifyPrimitive(issue2.values[0])}` : `Invalid option: expected one of ${joinValues(issue2.values, "|")}`;
      case "too_big": {
        const adj = issue2.exact ? "exactly " : issue2.inclusive ? "<=" : "<", sizing = getSizing(issue2.origin);
        return sizing ? `Too big: expected ${issue2.origin ?? "value"} to have ${adj}${issue2.maximum.toString()} ${sizing.unit ?? "elements"}` : `Too big: expected ${issue2.origin ?? "value"} to be ${adj}${issue2.maximum.toString()}`;
      }
      case "too_small": {
        const adj = issue2.exact ? "exactly " : issue2.inclusive ? ">=" : ">", sizing = getSizing(issue2.origin);
        return sizing ? `Too small: expected ${issue2.origin} to have ${adj}${issue2.minimum.toString()} ${sizing.unit}` : `Too small: expected ${issue2.origin} to be ${adj}${issue2.minimum.toString()}`;
      }
      case "invalid_format": {
        const _issue = issue2;
        return _issue.format === "starts_with" ? `Invalid string: must start with "${_issue.prefix}"` : _issue.format === "ends_with" ? `Invalid string: must end with "${_issue.suffix}"` : _issue.format === "includes" ? `Invalid string: must include "${_issue.includes}"` : _issue.format === "regex" ? `Invalid string: must match pattern ${_issue.pattern}` : `Invalid ${FormatDictionary[_issue.format] ?? issue2.format}`;
      }
      case "not_multiple_of":
        return `Invalid number: must be a multiple of ${issue2.divisor}`;
      case "unrecognized_keys":
        return `Unrecognized key${issue2.keys.length > 1 ? "s" : ""}: ${joinValues(issue2.keys, ", ")}`;
      case "invalid_key":
        return `Invalid key in ${issue2.origin}`;
      case "invalid_union":
        return issue2.options && Array.isArray(issue2.options) && issue2.options.length > 0 ? `Invalid discriminator value. Expected ${issue2.options.map((o) => `'${o}'`).join(" | ")}` : issue2.inclusive === false ? "Invalid input: more than one option matched" : "Invalid input";
      case "invalid_element":
        return `Invalid value in ${issue2.origin}`;
      default:
        return "Invalid input";
    }
  };
};
function en_default() {
  return { localeError: error() };
}

// node_modules/zod/v4/core/registries.js
var _a2;
var $ZodRegistry = class {
  constructor() {
    this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map();
  }
  add(schema, ..._meta) {
    const meta2 = _meta[0];
    return this._map.set(schema, meta2), meta2 && typeof meta2 == "object" && "id" in meta2 && this._idmap.set(meta2.id, schema), this;
  }
  clear() {
    return this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map(), this;
  }
  remove(schema) {
    const meta2 = this._map.get(
      schema
    );
    return meta2 && typeof meta2 == "object" && "id" in meta2 && this._idmap.delete(meta2.id), this._map.delete(schema), this;
  }
  get(schema) {
    const p = schema._zod.parent;
    if (p) {
      const pm = { ...this.get(p) ?? {} };
      delete pm.id;
      const f = { ...pm, ...this._map.get(schema) };
      return Object.keys(f).length ? f : void 0;
    }
    return this._map.get(schema);
  }
  has(schema) {
    return this._map.has(schema);
  }
};
function registry() {
  return new $ZodRegistry();
}
(_a2 = globalThis).__zod_globalRegistry ?? (_a2.__zod_globalRegistry = registry());
var globalRegistry = globalThis.__zod_globalRegistry;

// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
  return def.checks && (def.checks = [...def.checks]), def;
}
function _string(Class2, params) {
  return new Class2(snapshotChecks({ type: "string", ...normalizeParams(params) }));
}
function _coercedString(Class2, params) {
  return new Class2(
    snapshotChecks({ type: "string", coerce: true, ...normalizeParams(params) })
  );
}
function _email(Class2, params) {
  return new Class2({ type: "string", format: "email", check: "string_format", abort: false, ...normalizeParams(
    params
  ) });
}
function _guid(Class2, params) {
  return new Class2({ type: "string", format: "guid", check: "string_format", abort: false, ...normalizeParams(params) });
}
function _uuid(Class2, params) {
  return new Class2(
    { type: "string", format: "uuid", check: "string_format", abort: false, ...normalizeParams(params) }
  );
}
function _uuidv4(Class2, params) {
  return new Class2({
    type: "string",
    format: "uuid",
    check: "string_format",
    abort: false,
    version: "v4",
    ...normalizeParams(params)
  });
}
function _uuidv6(Class2, params) {
  return new Class2({ type: "string", format: "uuid", check: "string_format", abort: false, version: "v6", ...normalizeParams(
    params
  ) });
}
function _uuidv7(Class2, params) {
  return new Class2({ type: "string", format: "uuid", check: "string_format", abort: false, version: "v7", ...normalizeParams(params) });
}
function _url(Class2, params) {
  return new Class2({ type: "string", format: "url", check: "string_format", abort: false, ...normalizeParams(params) });
}
function _emoji2(Class2, params) {
  return new Class2({ type: "string", format: "emoji", check: "string_format", abort: false, ...normalizeParams(params) });
}
function _nanoid(Class2, params) {
  return new Class2({ type: "string", format: "nanoid", check: "string_format", abort: false, ...normalizeParams(params) });
}
function _cuid(Class2, params) {
  return new Class2({ type: "string", format: "cuid", check: "string_format", abort: false, ...normalizeParams(params) });
}
function _cuid2(Class2, params) {
  return new Class2(
    { type: "string", format: "cuid2", check: "string_format", abort: false, ...normalizeParams(params) }
  );
}
function _ulid(Class2, params) {
  return new Class2({
    type: "string",
    format: "ulid",
    check: "string_format",
    abort: false,
    ...normalizeParams(params)
  });
}
function _xid(Class2, params) {
  return new Class2({ type: "string", format: "xid", check: "string_format", abort: false, ...normalizeParams(params) });
}
function _ksuid(Class2, params) {
  return new Class2({ type: "string", format: "ksuid", check: "string_format", abort: false, ...normalizeParams(params) });
}
function _ipv4(Class2, params) {
  return new Class2({ type: "string", format: "ipv4", check: "string_format", abort: false, ...normalizeParams(params) });
}
function _ipv6(Class2, params) {
  return new Class2({ type: "string", format: "ipv6", check: "string_format", abort: false, ...normalizeParams(params) });
}
function _cidrv4(Class2, params) {
  return new Class2(
    { type: "string", format: "cidrv4", check: "string_format", abort: false, ...normalizeParams(params) }
  );
}
function _cidrv6(Class2, params) {
  return new Class2({ type: "string", format: "cidrv6", check: "string_format", abort: false, ...normalizeParams(params) });
}
function _base64(Class2, params) {
  return new Class2({ type: "string", format: "base64", check: "string_format", abort: false, ...normalizeParams(params) });
}
function _base64url(Class2, params) {
  return new Class2({ type: "string", format: "base64url", check: "string_format", abort: false, ...normalizeParams(params) });
}
function _e164(Class2, params) {
  return new Class2({ type: "string", format: "e164", check: "string_format", abort: false, ...normalizeParams(params) });
}
function _jwt(Class2, params) {
  return new Class2(
    { type: "string", format: "jwt", check: "string_format", abort: false, ...normalizeParams(params) }
  );
}
function _isoDateTime(Class2, params) {
  return new Class2({ type: "string", format: "datetime", check: "string_format", offset: false, local: false, precision: null, ...normalizeParams(params) });
}
function _isoDate(Class2, params) {
  return new Class2({ type: "string", format: "date", check: "string_format", ...normalizeParams(params) });
}
function _isoTime(Class2, params) {
  return new Class2({
    type: "string",
    format: "time",
    check: "string_format",
    precision: null,
    ...normalizeParams(params)
  });
}
function _isoDuration(Class2, params) {
  return new Class2({ type: "string", format: "duration", check: "string_format", ...normalizeParams(params) });
}
function _number(Class2, params) {
  return new Class2(snapshotChecks({ type: "number", checks: [], ...normalizeParams(params) }));
}
function _coercedNumber(Class2, params) {
  return new Class2(snapshotChecks({
    type: "number",
    coerce: true,
    checks: [],
    ...normalizeParams(params)
  }));
}
function _int(Class2, params) {
  return new Class2({ type: "number", check: "number_format", abort: false, format: "safeint", ...normalizeParams(params) });
}
function _boolean(Class2, params) {
  return new Class2({ type: "boolean", ...normalizeParams(params) });
}
function _coercedBoolean(Class2, params) {
  return new Class2({ type: "boolean", coerce: true, ...normalizeParams(params) });
}
function _coercedBigint(Class2, params) {
  return new Class2({ type: "bigint", coerce: true, ...normalizeParams(params) });
}
function _null2(Class2, params) {
  return new Class2({ type: "null", ...normalizeParams(params) });
}
function _any(Class2) {
  return new Class2(
    { type: "any" }
  );
}
function _unknown(Class2) {
  return new Class2({ type: "unknown" });
}
function _never(Class2, params) {
  return new Class2({ type: "never", ...normalizeParams(params) });
}
function _coercedDate(Class2, params) {
  return new Class2({ type: "date", coerce: true, ...normalizeParams(params) });
}
function _lt(value, params) {
  return new $ZodCheckLessThan({ check: "less_than", ...normalizeParams(params), value, inclusive: false });
}
function _lte(value, params) {
  return new $ZodCheckLessThan({ check: "less_than", ...normalizeParams(params), value, inclusive: true });
}
function _gt(value, params) {
  return new $ZodCheckGreaterThan({ check: "greater_than", ...normalizeParams(params), value, inclusive: false });
}
function _gte(value, params) {
  return new $ZodCheckGreaterThan({ check: "greater_than", ...normalizeParams(params), value, inclusive: true });
}
function _multipleOf(value, params) {
  return new $ZodCheckMultipleOf({ check: "multiple_of", ...normalizeParams(params), value });
}
function _maxSize(maximum, params) {
  return new $ZodCheckMaxSize({ check: "max_size", ...normalizeParams(params), maximum });
}
function _minSize(minimum, params) {
  return new $ZodCheckMinSize({ check: "min_size", ...normalizeParams(params), minimum });
}
function _size(size, params) {
  return new $ZodCheckSizeEquals({ check: "size_equals", ...normalizeParams(params), size });
}
function _maxLength(maximum, params) {
  return new $ZodCheckMaxLength({ check: "max_length", ...normalizeParams(params), maximum });
}
function _minLength(minimum, params) {
  return new $ZodCheckMinLength({ check: "min_length", ...normalizeParams(params), minimum });
}
function _length(length, params) {
  return new $ZodCheckLengthEquals({ check: "length_equals", ...normalizeParams(params), length });
}
function _regex(pattern, params) {
  return new $ZodCheckRegex({ check: "string_format", format: "regex", ...normalizeParams(params), pattern });
}
function _lowercase(params) {
  return new $ZodCheckLowerCase({ check: "string_format", format: "lowercase", ...normalizeParams(params) });
}
function _uppercase(params) {
  return new $ZodCheckUpperCase({ check: "string_format", format: "uppercase", ...normalizeParams(params) });
}
function _includes(includes, params) {
  return new $ZodCheckIncludes({ check: "string_format", format: "includes", ...normalizeParams(params), includes });
}
function _startsWith(prefix, params) {
  return new $ZodCheckStartsWith({
    check: "string_format",
    format: "starts_with",
    ...normalizeParams(params),
    prefix
  });
}
function _endsWith(suffix, params) {
  return new $ZodCheckEndsWith({ check: "string_format", format: "ends_with", ...normalizeParams(params), suffix });
}
function _properties(shape, params) {
  return new $ZodCheckProperties({ check: "properties", shape, ...normalizeParams(params) });
}
function _mime(types, params) {
  return new $ZodCheckMimeType({ check: "mime_type", mime: types, ...normalizeParams(
    params
  ) });
}
function _overwrite(tx) {
  return new $ZodCheckOverwrite({ check: "overwrite", tx });
}
function _normalize(form) {
  return _overwrite((input) => input.normalize(form));
}
function _trim() {
  return _overwrite((input) => input.trim());
}
function _toLowerCase() {
  return _overwrite((input) => input.toLowerCase());
}
function _toUpperCase() {
  return _overwrite((input) => input.toUpperCase());
}
function _slugify() {
  return _overwrite((input) => slugify(input));
}
function _array(Class2, element, params) {
  return new Class2({ type: "array", element, ...normalizeParams(params) });
}
function _refine(Class2, fn, _params) {
  return new Class2({ type: "custom", check: "custom", fn, ...normalizeParams(_params) });
}
function _superRefine(fn, params) {
  const ch = _check((payload) => (payload.addIssue = (issue2) => {
    if (typeof issue2 == "string")
      payload.issues.push(issue(issue2, payload.value, ch._zod.def));
    else {
      const _issue = issue2;
      _issue.fatal && (_issue.continue = false), _issue.code ?? (_issue.code = "custom"), "input" in _issue || (_issue.input = payload.value), _issue.inst ?? (_issue.inst = ch), _issue.continue ?? (_issue.continue = !ch._zod.def.abort), payload.issues.push(issue(_issue));
    }
  }, fn(payload.value, payload)), params);
  return ch;
}
function _check(fn, params) {
  const ch = new $ZodCheck({ check: "custom", ...normalizeParams(params) });
  return ch._zod.check = fn, ch;
}

// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
  for (const source of sources) for (const key of Reflect.ownKeys(source)) Object.prototype.propertyIsEnumerable.call(source, key) && assignProp(target, key, source[key]);
  return target;
}
function initializeContext(params) {
  let target = params?.target ?? "draft-2020-12";
  return target === "draft-4" && (target = "draft-04"), target === "draft-7" && (target = "draft-07"), {
    processors: params.processors ?? {},
    metadataRegistry: params?.metadata ?? globalRegistry,
    target,
    unrepresentable: params?.unrepresentable ?? "throw",
    override: params?.override ?? (() => {
    }),
    io: params?.io ?? "output",
    counter: 0,
    seen: /* @__PURE__ */ new Map(),
    sharedDefsExtractedFor: void 0,
    sharedEmitDoneFor: void 0,
    cycles: params?.cycles ?? "ref",
    reused: params?.reused ?? "inline",
    intersections: [],
    deferred: [],
    external: params?.external ?? void 0
  };
}
function handleUnrepresentable(schema, ctx, json, params, message) {
  const result = typeof ctx.unrepresentable == "function" ? ctx.unrepresentable({
    zodSchema: schema,
    path: params.path,
    message
  }) : ctx.unrepresentable;
  if (result === "any") return false;
  if (result === void 0 || result === "throw") throw new Error(message);
  return Object.assign(json, result), true;
}
function processSchema(schema, ctx, _params = {
  path: [],
  schemaPath: []
}) {
  var _a3;
  const def = schema._zod.def, seen = ctx.seen.get(schema);
  if (seen) return seen.count++, _params.schemaPath.includes(schema) && (seen.cycle = _params.path), seen.schema;
  const result = {
    schema: {},
    count: 1,
    cycle: void 0,
    path: _params.path
  };
  ctx.seen.set(schema, result), ctx.sharedDefsExtractedFor = void 0, ctx.sharedEmitDoneFor = void 0;
  const overrideSchema = schema._zod.toJSONSchema?.();
  if (overrideSchema)
    result.schema = overrideSchema;
  else {
    const params = { ..._params, schemaPath: [..._params.schemaPath, schema], path: _params.path };
    if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(
      ctx,
      result.schema,
      params
    );
    else {
      const _json = result.schema, processor = ctx.processors[def.type];
      if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
      processor(schema, ctx, _json, params);
    }
    const parent = schema._zod.parent;
    parent && (result.ref || (result.ref = parent), processSchema(parent, ctx, params), ctx.seen.get(parent).isParent = true);
  }
  const meta2 = ctx.metadataRegistry.get(schema);
  return meta2 && assignProps(
    result.schema,
    meta2
  ), ctx.io === "input" && isTransforming(schema) && (delete result.schema.examples, delete result.schema.default), ctx.io === "input" && "_prefault" in result.schema && ((_a3 = result.schema).default ?? (_a3.default = result.schema._prefault)), delete result.schema._prefault, ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
  return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
  const root = ctx.seen.get(schema);
  if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
  if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
  const idToSchema = /* @__PURE__ */ new Map();
  for (const entry2 of ctx.seen.entries()) {
    const id = ctx.metadataRegistry.get(entry2[0])?.id;
    if (id) {
      const existing = idToSchema.get(id);
      if (existing && existing !== entry2[0])
        throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
      idToSchema.set(id, entry2[0]);
    }
  }
  const makeURI = (entry2) => {
    const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
    if (ctx.external) {
      const externalId = ctx.external.registry.get(entry2[0])?.id, uriGenerator = ctx.external.uri ?? ((id2) => id2);
      if (externalId) return {
        ref: uriGenerator(externalId)
      };
      const id = entry2[1].defId ?? entry2[1].schema.id ?? `schema${ctx.counter++}`;
      return entry2[1].defId = id, { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(
        id
      )}` };
    }
    const uriPrefix = "#", defUriPrefix = `${uriPrefix}/${defsSegment}/`;
    if (entry2[1] === root && !entry2[1].schema.id) return { ref: uriPrefix };
    const defId = entry2[1].schema.id ?? `__schema${ctx.counter++}`;
    return {
      defId,
      ref: defUriPrefix + encodeJSONPointerSegment(defId)
    };
  }, extractToDef = (entry2) => {
    if (entry2[1].schema.$ref) return;
    const seen = entry2[1], { ref, defId } = makeURI(entry2);
    seen.def = { ...seen.schema }, defId && (seen.defId = defId);
    const schema2 = seen.schema;
    for (const key in schema2) delete schema2[key];
    schema2.$ref = ref;
  };
  if (ctx.cycles === "throw") for (const entry2 of ctx.seen.entries()) {
    const seen = entry2[1];
    if (seen.cycle) throw new Error(
      `Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`
    );
  }
  for (const entry2 of ctx.seen.entries()) {
    const seen = entry2[1];
    if (schema === entry2[0]) {
      extractToDef(entry2);
      continue;
    }
    if (ctx.external) {
      const ext = ctx.external.registry.get(entry2[0])?.id;
      if (schema !== entry2[0] && ext) {
        extractToDef(entry2);
        continue;
      }
    }
    if (ctx.metadataRegistry.get(entry2[0])?.id) {
      extractToDef(entry2);
      continue;
    }
    if (seen.cycle) {
      extractToDef(entry2);
      continue;
    }
    seen.count > 1 && ctx.reused === "ref" && extractToDef(entry2);
  }
  ctx.external && (ctx.sharedDefsExtractedFor = ctx.external);
}
function compactTypeUnion(schema) {
  const options = schema.anyOf;
  if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
  const types = [];
  for (const option of options) {
    if (!option || typeof option != "object") return;
    compactTypeUnion(option);
    const keys = Object.keys(option);
    if (keys.length !== 1 || keys[0] !== "type") return;
    const type = option.type;
    for (const member of Array.isArray(type) ? type : [type]) {
      if (typeof member != "string") return;
      types.includes(member) || types.push(
        member
      );
    }
  }
  delete schema.anyOf, schema.type = types.length === 1 ? types[0] : types;
}
var FOLDABLE_KEYS = /* @__PURE__ */ new Set(["type", "properties", "required", "additionalProperties"]);
var UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
  const extra = member.additionalProperties;
  return extra === void 0 || extra === false || typeof extra != "object" || extra === null ? null : Object.keys(extra).length ? extra : null;
}
function foldObjects(members2) {
  const objects = [];
  for (const member of members2) {
    if (typeof member != "object" || member.type !== "object") return null;
    for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
    objects.push(member);
  }
  const properties = {}, required2 = /* @__PURE__ */ new Set();
  for (const object2 of objects) {
    for (const key in object2.properties) {
      if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
      const parts = [];
      for (const other of objects) {
        const part = other.properties?.[key] ?? undeclaredConstraint(other);
        part != null && (parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)) || parts.push(part));
      }
      const merged = parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts };
      assignProp(
        properties,
        key,
        merged
      );
    }
    for (const key of object2.required ?? []) required2.add(key);
  }
  const folded = { type: "object", properties };
  if (required2.size && (folded.required = [...required2]), objects.every((object2) => object2.additionalProperties === false)) folded.additionalProperties = false;
  else {
    const constraints = [];
    for (const object2 of objects) {
      const constraint = undeclaredConstraint(object2);
      constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)) && constraints.push(constraint);
    }
    constraints.length === 1 ? folded.additionalProperties = constraints[0] : constraints.length > 1 && (folded.additionalProperties = { allOf: constraints });
  }
  return folded;
}
function foldIntersection(json) {
  const allOf = json.allOf;
  if (!Array.isArray(allOf) || allOf.length < 2) return;
  for (const key of FOLDABLE_KEYS) if (key in json) return;
  const unions = allOf.filter((m) => UNION_KEYS.some(
    (k) => Array.isArray(m[k])
  ));
  let folded = null;
  if (!unions.length) folded = foldObjects(allOf);
  else {
    const union2 = unions[0], keyword = UNION_KEYS.find((k) => Array.isArray(union2[k]));
    if (Object.keys(union2).length !== 1) return;
    const rest = allOf.filter((m) => m !== union2), branches = union2[keyword].map((branch) => foldObjects([...rest, branch]));
    if (branches.some((b) => !b)) return;
    folded = { [keyword]: branches };
  }
  folded && (delete json.allOf, assignProps(
    json,
    folded
  ));
}
function finalize(ctx, schema) {
  const root = ctx.seen.get(schema);
  if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
  const flattenRef = (zodSchema) => {
    const seen = ctx.seen.get(zodSchema);
    if (seen.ref === null) return;
    const schema2 = seen.def ?? seen.schema, _cached = { ...schema2 }, ref = seen.ref;
    if (seen.ref = null, ref) {
      flattenRef(ref);
      const refSeen = ctx.seen.get(ref), refSchema = refSeen.schema;
      if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0") ? (schema2.allOf = schema2.allOf ?? [], schema2.allOf.push(refSchema)) : assignProps(schema2, refSchema), assignProps(
        schema2,
        _cached
      ), zodSchema._zod.parent === ref) for (const key in schema2) key === "$ref" || key === "allOf" || key in _cached || delete schema2[key];
      if (refSchema.$ref && refSeen.def) for (const key in schema2) key === "$ref" || key === "allOf" || key in refSeen.def && JSON.stringify(schema2[key]) === JSON.stringify(refSeen.def[key]) && delete schema2[key];
    }
    const parent = zodSchema._zod.parent;
    if (parent && parent !== ref) {
      flattenRef(parent);
      const parentSeen = ctx.seen.get(parent);
      if (parentSeen?.schema.$ref && (schema2.$ref = parentSeen.schema.$ref, parentSeen.def)) for (const key in schema2) key === "$ref" || key === "allOf" || key in parentSeen.def && JSON.stringify(schema2[key]) === JSON.stringify(parentSeen.def[key]) && delete schema2[key];
    }
    ctx.override({ zodSchema, jsonSchema: schema2, path: seen.path ?? [] });
  };
  if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
    for (const entry2 of [...ctx.seen.entries()].reverse()) flattenRef(entry2[0]);
    if (ctx.target !== "openapi-3.0") for (const entry2 of ctx.seen.entries()) compactTypeUnion(entry2[1].def ?? entry2[1].schema);
    for (const rewrite of ctx.deferred) rewrite();
    if (ctx.intersections.length) {
      const carriers = /* @__PURE__ */ new Map();
      for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
        const allOf = json?.allOf;
        if (!Array.isArray(allOf)) continue;
        const existing = carriers.get(allOf);
        existing ? existing.push(json) : carriers.set(allOf, [json]);
      }
      for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
    }
  }
  const result = {};
  if (ctx.target === "draft-2020-12" ? result.$schema = "https://json-schema.org/draft/2020-12/schema" : ctx.target === "draft-07" ? result.$schema = "http://json-schema.org/draft-07/schema#" : ctx.target === "draft-04" ? result.$schema = "http://json-schema.org/draft-04/schema#" : ctx.target, ctx.external?.uri) {
    const id = ctx.external.registry.get(schema)?.id;
    if (!id) throw new Error("Schema is missing an `id` property");
    result.$id = ctx.external.uri(id);
  }
  assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
  const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
  rootMetaId !== void 0 && result.id === rootMetaId && delete result.id;
  const defs = ctx.external?.defs ?? {};
  if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry2 of ctx.seen.entries()) {
    const seen = entry2[1];
    seen.def && seen.defId && (seen.def.id === seen.defId && delete seen.def.id, assignProp(defs, seen.defId, seen.def));
  }
  ctx.external && (ctx.sharedEmitDoneFor = ctx.external), ctx.external || Object.keys(defs).length > 0 && (ctx.target === "draft-2020-12" ? result.$defs = defs : result.definitions = defs);
  try {
    const finalized = JSON.parse(JSON.stringify(result));
    return Object.defineProperty(finalized, "~standard", { value: { ...schema["~standard"], jsonSchema: { input: createStandardJSONSchemaMethod(
      schema,
      "input",
      ctx.processors
    ), output: createStandardJSONSchemaMethod(schema, "output", ctx.processors) } }, enumerable: false, writable: false }), finalized;
  } catch {
    throw new Error("Error converting schema to JSON.");
  }
}
function isTransforming(_schema, _ctx) {
  const ctx = _ctx ?? { seen: /* @__PURE__ */ new Set() };
  if (ctx.seen.has(_schema)) return false;
  ctx.seen.add(_schema);
  const def = _schema._zod.def;
  if (def.type === "transform") return true;
  if (def.type === "array") return isTransforming(
    def.element,
    ctx
  );
  if (def.type === "set") return isTransforming(def.valueType, ctx);
  if (def.type === "lazy") return isTransforming(def.getter(), ctx);
  if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
  if (def.type === "intersection") return isTransforming(
    def.left,
    ctx
  ) || isTransforming(def.right, ctx);
  if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
  if (def.type === "pipe") return _schema._zod.traits.has("$ZodCodec") ? true : isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
  if (def.type === "object") {
    for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
    return false;
  }
  if (def.type === "union") {
    for (const option of def.options) if (isTransforming(option, ctx)) return true;
    return false;
  }
  if (def.type === "tuple") {
    for (const item of def.items) if (isTransforming(item, ctx)) return true;
    return !!(def.rest && isTransforming(
      def.rest,
      ctx
    ));
  }
  return false;
}
var createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
  const ctx = initializeContext({ ...params, processors });
  return processSchema(schema, ctx), extractDefs(ctx, schema), finalize(ctx, schema);
};
var createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
  const { libraryOptions, target } = params ?? {}, ctx = initializeContext({ ...libraryOptions ?? {}, target, io, processors });
  return processSchema(
    schema,
    ctx
  ), extractDefs(ctx, schema), finalize(ctx, schema);
};

// node_modules/zod/v4/core/json-schema-processors.js
var narrowMin = (agg, key, value) => {
  (agg[key] === void 0 || value > agg[key]) && (agg[key] = value);
};
var narrowMax = (agg, key, value) => {
  (agg[key] === void 0 || value < agg[key]) && (agg[key] = value);
};
var narrowBoth = (agg, value) => {
  narrowMin(agg, "minimum", value), narrowMax(agg, "maximum", value);
};
var addDivisor = (agg, value) => {
  agg.multipleOf ?? (agg.multipleOf = []), agg.multipleOf.includes(value) || agg.multipleOf.push(value);
};
var addPattern = (agg, pattern) => {
  agg.patterns ?? (agg.patterns = /* @__PURE__ */ new Set()), agg.patterns.add(pattern);
};
var intersectMime = (agg, mime) => {
  agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
var setFormat = (agg, format) => {
  agg.format = format, format.includes("int") && (agg.isInt = true);
};
var minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
var maxContributor = (agg, def) => narrowMax(
  agg,
  "maximum",
  def.maximum
);
var formatContributor = (ranges) => (agg, def) => {
  setFormat(agg, def.format);
  const [minimum, maximum] = ranges[def.format];
  narrowMin(agg, "minimum", minimum), narrowMax(agg, "maximum", maximum);
};
var contributors = { greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value), less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value), multiple_of: (agg, def) => addDivisor(
  agg,
  def.value
), number_format: formatContributor(NUMBER_FORMAT_RANGES), bigint_format: formatContributor(BIGINT_FORMAT_RANGES), min_length: minContributor, max_length: maxContributor, length_equals: (agg, def) => narrowBoth(
  agg,
  def.length
), min_size: minContributor, max_size: maxContributor, size_equals: (agg, def) => narrowBoth(agg, def.size), string_format: (agg, def) => {
  setFormat(agg, def.format), def.pattern && addPattern(agg, def.pattern), (def.format === "base64" || def.format === "base64url") && (agg.contentEncoding = def.format), (def.local || def.precision === -1) && (agg.laxFormat = true);
}, mime_type: (agg, def) => intersectMime(agg, def.mime) };
function aggregateChecks(schema) {
  const agg = {}, def = schema._zod.def, list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
  for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
  const bag = schema._zod.bag;
  bag.minimum !== void 0 && narrowMin(agg, "minimum", bag.minimum), bag.exclusiveMinimum !== void 0 && narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum), bag.maximum !== void 0 && narrowMax(
    agg,
    "maximum",
    bag.maximum
  ), bag.exclusiveMaximum !== void 0 && narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum), bag.multipleOf !== void 0 && addDivisor(agg, bag.multipleOf), bag.format !== void 0 && (agg.format ?? (agg.format = bag.format), bag.format.includes("int") && (agg.isInt = true)), bag.mime && intersectMime(agg, bag.mime);
  for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
  return agg;
}
var formatMap = { guid: "uuid", url: "uri", datetime: "date-time", json_string: "json-string", regex: "" };
var exactPatterns = /* @__PURE__ */ new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
var exactPattern = (p) => exactPatterns.get(p) ?? p;
var stringProcessor = (schema, ctx, _json, _params) => {
  const json = _json;
  json.type = "string";
  const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
  if (typeof minimum == "number" && (json.minLength = minimum), typeof maximum == "number" && (json.maxLength = maximum), format && (json.format = formatMap[format] ?? format, json.format === "" && delete json.format, (format === "time" || laxFormat) && delete json.format), contentEncoding && (json.contentEncoding = contentEncoding), patterns && patterns.size > 0) {
    const patternList = [...patterns].map(exactPattern);
    patternList.length === 1 ? json.pattern = patternList[0].source : patternList.length > 1 && (json.allOf = [...patternList.map((regex) => ({ ...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {}, pattern: regex.source }))]);
  }
};
var numberProcessor = (schema, ctx, _json, params) => {
  const json = _json, { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
  json.type = isInt ? "integer" : "number";
  const exMin = typeof exclusiveMinimum == "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY), exMax = typeof exclusiveMaximum == "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY), legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
  if (exMin ? legacy ? (json.minimum = exclusiveMinimum, json.exclusiveMinimum = true) : json.exclusiveMinimum = exclusiveMinimum : typeof minimum == "number" && (json.minimum = minimum), exMax ? legacy ? (json.maximum = exclusiveMaximum, json.exclusiveMaximum = true) : json.exclusiveMaximum = exclusiveMaximum : typeof maximum == "number" && (json.maximum = maximum), multipleOf) {
    const divisors = /* @__PURE__ */ new Set();
    for (const divisor of multipleOf) Number.isFinite(divisor) && divisor !== 0 ? divisors.add(Math.abs(divisor)) : handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
    const [first, ...rest] = divisors;
    first !== void 0 && (json.multipleOf = first), rest.length && (json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))]);
  }
};
var booleanProcessor = (_schema, _ctx, json, _params) => {
  json.type = "boolean";
};
var bigintProcessor = (schema, ctx, json, params) => {
  handleUnrepresentable(
    schema,
    ctx,
    json,
    params,
    "BigInt cannot be represented in JSON Schema"
  );
};
var symbolProcessor = (schema, ctx, json, params) => {
  handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
var nullProcessor = (_schema, ctx, json, _params) => {
  ctx.target === "openapi-3.0" ? (json.type = "string", json.nullable = true, json.enum = [null]) : json.type = "null";
};
var undefinedProcessor = (schema, ctx, json, params) => {
  handleUnrepresentable(
    schema,
    ctx,
    json,
    params,
    "Undefined cannot be represented in JSON Schema"
  );
};
var voidProcessor = (schema, ctx, json, params) => {
  handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
var neverProcessor = (_schema, _ctx, json, _params) => {
  json.not = {};
};
var anyProcessor = (_schema, _ctx, _json, _params) => {
};
var unknownProcessor = (_schema, _ctx, _json, _params) => {
};
var dateProcessor = (schema, ctx, json, params) => {
  handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
var enumProcessor = (schema, _ctx, json, _params) => {
  const def = schema._zod.def, values = getEnumValues(def.entries);
  if (values.length === 0) {
    json.not = {};
    return;
  }
  values.every((v) => typeof v == "number") && (json.type = "number"), values.every((v) => typeof v == "string") && (json.type = "string"), json.enum = values;
};
var literalProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def;
  if (def.values.length === 0) {
    json.not = {};
    return;
  }
  const vals = [];
  for (const val of def.values) if (val === void 0) {
    if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
  } else if (typeof val == "bigint") {
    if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
    vals.push(Number(
      val
    ));
  } else vals.push(val);
  if (vals.length !== 0) if (vals.length === 1) {
    const val = vals[0];
    json.type = val === null ? "null" : typeof val, ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? json.enum = [val] : json.const = val;
  } else vals.every((v) => typeof v == "number") && (json.type = "number"), vals.every((v) => typeof v == "string") && (json.type = "string"), vals.every((v) => typeof v == "boolean") && (json.type = "boolean"), vals.every((v) => v === null) && (json.type = "null"), json.enum = vals;
};
var nanProcessor = (schema, ctx, json, params) => {
  handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
var templateLiteralProcessor = (schema, _ctx, json, _params) => {
  const _json = json, pattern = schema._zod.pattern;
  if (!pattern) throw new Error("Pattern not found in template literal");
  _json.type = "string", _json.pattern = pattern.source;
};
var fileProcessor = (schema, _ctx, json, _params) => {
  const _json = json;
  _json.type = "string", _json.format = "binary", _json.contentEncoding = "binary";
  const { minimum, maximum, mime } = aggregateChecks(schema);
  minimum !== void 0 && (_json.minLength = minimum), maximum !== void 0 && (_json.maxLength = maximum), mime && (mime.length === 0 ? _json.not = {} : mime.length === 1 ? _json.contentMediaType = mime[0] : _json.anyOf = mime.map((m) => ({ contentMediaType: m })));
};
var successProcessor = (_schema, _ctx, json, _params) => {
  json.type = "boolean";
};
var customProcessor = (schema, ctx, json, params) => {
  handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
var functionProcessor = (schema, ctx, json, params) => {
  handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
var transformProcessor = (schema, ctx, json, params) => {
  handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
var mapProcessor = (schema, ctx, json, params) => {
  handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
var setProcessor = (schema, ctx, json, params) => {
  handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
var arrayProcessor = (schema, ctx, _json, params) => {
  const json = _json, def = schema._zod.def, { minimum, maximum } = aggregateChecks(
    schema
  );
  typeof minimum == "number" && (json.minItems = minimum), typeof maximum == "number" && (json.maxItems = maximum), json.type = "array", json.items = processSchema(def.element, ctx, { ...params, path: [...params.path, "items"] });
};
function inputOptin(schema) {
  const def = schema._zod.def;
  return def.type === "pipe" && def.in._zod.traits.has("$ZodTransform") ? inputOptin(def.out) : def.type === "catch" ? inputOptin(def.innerType) : schema._zod.optin;
}
var objectProcessor = (schema, ctx, _json, params) => {
  const json = _json, def = schema._zod.def, shape = def.shape;
  if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(
    schema,
    ctx,
    json,
    params,
    "Symbol keys cannot be represented in JSON Schema"
  )) return;
  json.type = "object", json.properties = {};
  for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
    ...params,
    path: [...params.path, "properties", key]
  }));
  const requiredKeys = [];
  for (const key of Object.keys(shape)) {
    const field = def.shape[key];
    (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) && requiredKeys.push(key);
  }
  requiredKeys.length > 0 && (json.required = requiredKeys), def.catchall?._zod.def.type === "never" ? json.additionalProperties = false : def.catchall ? def.catchall && (json.additionalProperties = processSchema(
    def.catchall,
    ctx,
    { ...params, path: [...params.path, "additionalProperties"] }
  )) : ctx.io === "output" && (json.additionalProperties = false);
};
var unionProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def, isExclusive = def.inclusive === false, options = def.options.map((x, i) => processSchema(x, ctx, { ...params, path: [...params.path, isExclusive ? "oneOf" : "anyOf", i] }));
  isExclusive ? json.oneOf = options : json.anyOf = options;
};
var intersectionProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def, a = processSchema(def.left, ctx, { ...params, path: [...params.path, "allOf", 0] }), b = processSchema(def.right, ctx, { ...params, path: [...params.path, "allOf", 1] }), isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1, allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
  json.allOf = allOf, ctx.intersections.push(allOf);
};
var tupleProcessor = (schema, ctx, _json, params) => {
  const json = _json, def = schema._zod.def;
  json.type = "array";
  const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items", restPath = ctx.target === "draft-2020-12" || ctx.target === "openapi-3.0" ? "items" : "additionalItems", prefixItems = def.items.map((x, i) => processSchema(x, ctx, { ...params, path: [...params.path, prefixPath, i] })), rest = def.rest ? processSchema(def.rest, ctx, { ...params, path: [...params.path, restPath, ...ctx.target === "openapi-3.0" ? [def.items.length] : []] }) : null;
  let minItems = def.items.length;
  for (; minItems > 0; ) {
    const item = def.items[minItems - 1];
    if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
    minItems--;
  }
  const maxItems = def.items.length, isClosed = !def.rest;
  ctx.target === "draft-2020-12" ? (json.prefixItems = prefixItems, isClosed ? json.items = false : rest && (json.items = rest), minItems > 0 && (json.minItems = minItems), isClosed && (json.maxItems = maxItems)) : ctx.target === "openapi-3.0" ? (json.items = { anyOf: prefixItems }, rest && json.items.anyOf.push(rest), minItems > 0 && (json.minItems = minItems), isClosed && (json.maxItems = maxItems)) : (json.items = prefixItems, isClosed ? json.additionalItems = false : rest && (json.additionalItems = rest), minItems > 0 && (json.minItems = minItems), isClosed && (json.maxItems = maxItems));
  const { minimum, maximum } = aggregateChecks(
    schema
  );
  typeof minimum == "number" && (json.minItems = minimum), typeof maximum == "number" && (json.maxItems = maximum);
};
function stringifyKeyNames(bySchema, json, visited) {
  if (json.$ref) {
    if (visited.has(json)) return json;
    visited.add(json);
    const def = bySchema.get(json)?.def;
    if (!def) return json;
    const inlined = stringifyKeyNames(bySchema, def, visited);
    return inlined === def ? json : inlined;
  }
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = json[keyword];
    if (!Array.isArray(branches)) continue;
    const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
    mapped.some((branch, i) => branch !== branches[i]) && (json = { ...json, [keyword]: mapped });
  }
  const types = Array.isArray(json.type) ? json.type : [json.type], numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer"), values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
  if (!numericType && !values?.some((v) => typeof v == "number")) return json;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
  return rest.enum ? rest.enum = rest.enum.map((v) => typeof v == "number" ? String(v) : v) : typeof rest.const == "number" && (rest.const = String(rest.const)), numericType && (rest.type = "string", values || (rest.pattern = (types.includes("number") ? number : integer).source)), rest;
}
var pendingRecords = /* @__PURE__ */ new WeakMap();
function rewriteKeyNames(ctx) {
  const bySchema = /* @__PURE__ */ new Map();
  for (const entry2 of ctx.seen.values()) entry2.def && !bySchema.has(entry2.schema) && bySchema.set(entry2.schema, entry2);
  const rewrites = /* @__PURE__ */ new Map();
  for (const record3 of pendingRecords.get(ctx) ?? []) {
    const seen = ctx.seen.get(record3), names = (seen?.def ?? seen?.schema)?.propertyNames;
    if (!names || names === true || rewrites.has(names)) continue;
    const rewritten = stringifyKeyNames(
      bySchema,
      names,
      /* @__PURE__ */ new Set()
    );
    rewritten !== names && rewrites.set(names, rewritten);
  }
  if (rewrites.size) for (const entry2 of ctx.seen.values()) for (const carrier of [entry2.schema, entry2.def]) {
    const rewritten = carrier && rewrites.get(carrier.propertyNames);
    rewritten && (carrier.propertyNames = rewritten);
  }
}
var recordProcessor = (schema, ctx, _json, params) => {
  const json = _json, def = schema._zod.def;
  json.type = "object";
  const keyType = def.keyType, patterns = aggregateChecks(keyType).patterns;
  if (def.mode === "loose" && patterns && patterns.size > 0) {
    const valueSchema = processSchema(def.valueType, ctx, { ...params, path: [...params.path, "patternProperties", "*"] });
    json.patternProperties = {};
    for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
  } else {
    if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
      json.propertyNames = processSchema(def.keyType, ctx, { ...params, path: [...params.path, "propertyNames"] });
      let pending = pendingRecords.get(ctx);
      pending || (pending = [], pendingRecords.set(ctx, pending), ctx.deferred.push(() => rewriteKeyNames(ctx))), pending.push(schema);
    }
    json.additionalProperties = processSchema(def.valueType, ctx, { ...params, path: [...params.path, "additionalProperties"] });
  }
  const keyValues = keyType._zod.values, omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
  if (keyValues && !def.partial && !omittableOnInput) {
    const validKeyValues = [...keyValues].filter((v) => typeof v == "string" || typeof v == "number");
    validKeyValues.length > 0 && (json.required = validKeyValues.map(String));
  }
};
var nullableProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def, inner = processSchema(def.innerType, ctx, params), seen = ctx.seen.get(schema);
  ctx.target === "openapi-3.0" ? (seen.ref = def.innerType, json.nullable = true) : json.anyOf = [inner, { type: "null" }];
};
var nonoptionalProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  processSchema(
    def.innerType,
    ctx,
    params
  );
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
};
var UNREPRESENTABLE_DEFAULT = /* @__PURE__ */ Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
  let unrepresentable = false;
  const serialized = JSON.stringify(value, (_, val) => typeof val != "bigint" ? val : (unrepresentable = true, null));
  return unrepresentable ? (handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema"), UNREPRESENTABLE_DEFAULT) : JSON.parse(serialized);
}
var defaultProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
  const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
  value !== UNREPRESENTABLE_DEFAULT && (json.default = value);
};
var prefaultProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  if (seen.ref = def.innerType, ctx.io !== "input") return;
  const value = serializeDefaultValue(
    def.defaultValue,
    schema,
    ctx,
    json,
    params
  );
  value !== UNREPRESENTABLE_DEFAULT && (json._prefault = value);
};
var catchProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
  let catchValue;
  try {
    catchValue = def.catchValue(void 0);
  } catch {
    handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
    return;
  }
  json.default = catchValue;
};
var pipeProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def, inIsTransform = def.in._zod.traits.has("$ZodTransform"), innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
  processSchema(innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = innerType;
};
var readonlyProcessor = (schema, ctx, json, params) => {
  const def = schema._zod.def;
  processSchema(
    def.innerType,
    ctx,
    params
  );
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType, json.readOnly = true;
};
var promiseProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
};
var optionalProcessor = (schema, ctx, _json, params) => {
  const def = schema._zod.def;
  processSchema(def.innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = def.innerType;
};
var lazyProcessor = (schema, ctx, _json, params) => {
  const innerType = schema._zod.innerType;
  processSchema(innerType, ctx, params);
  const seen = ctx.seen.get(schema);
  seen.ref = innerType;
};
var allProcessors = {
  string: stringProcessor,
  number: numberProcessor,
  boolean: booleanProcessor,
  bigint: bigintProcessor,
  symbol: symbolProcessor,
  null: nullProcessor,
  undefined: undefinedProcessor,
  void: voidProcessor,
  never: neverProcessor,
  any: anyProcessor,
  unknown: unknownProcessor,
  date: dateProcessor,
  enum: enumProcessor,
  literal: literalProcessor,
  nan: nanProcessor,
  template_literal: templateLiteralProcessor,
  file: fileProcessor,
  success: successProcessor,
  custom: customProcessor,
  function: functionProcessor,
  transform: transformProcessor,
  map: mapProcessor,
  set: setProcessor,
  array: arrayProcessor,
  object: objectProcessor,
  union: unionProcessor,
  intersection: intersectionProcessor,
  tuple: tupleProcessor,
  record: recordProcessor,
  nullable: nullableProcessor,
  nonoptional: nonoptionalProcessor,
  default: defaultProcessor,
  prefault: prefaultProcessor,
  catch: catchProcessor,
  pipe: pipeProcessor,
  readonly: readonlyProcessor,
  promise: promiseProcessor,
  optional: optionalProcessor,
  lazy: lazyProcessor
};
function toJSONSchema(input, params) {
  if ("_idmap" in input) {
    const registry2 = input, ctx2 = initializeContext({ ...params, processors: allProcessors }), defs = {};
    for (const entry2 of registry2._idmap.entries()) {
      const [_, schema] = entry2;
      processSchema(schema, ctx2);
    }
    const schemas = {}, external = { registry: registry2, uri: params?.uri, defs };
    ctx2.external = external;
    for (const entry2 of registry2._idmap.entries()) {
      const [key, schema] = entry2;
      extractDefs(ctx2, schema), assignProp(schemas, key, finalize(ctx2, schema));
    }
    if (Object.keys(defs).length > 0) {
      const defsSegment = ctx2.target === "draft-2020-12" ? "$defs" : "definitions";
      schemas.__shared = { [defsSegment]: defs };
    }
    return { schemas };
  }
  const ctx = initializeContext({ ...params, processors: allProcessors });
  return processSchema(input, ctx), extractDefs(ctx, input), finalize(
    ctx,
    input
  );
}

// node_modules/zod/v4/classic/errors.js
var _installedErrorProtos = new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
  Object.defineProperty(proto, key, { configurable: true, enumerable: false, get() {
    const value = make(this);
    return Object.defineProperty(this, key, { value, configurable: true, writable: true }), value;
  }, set(value) {
    Object.defineProperty(
      this,
      key,
      { value, configurable: true, writable: true }
    );
  } });
}
var initializer2 = (inst, issues) => {
  $ZodError.init(inst, issues), inst.name = "ZodError";
  const proto = Object.getPrototypeOf(inst);
  _installedErrorProtos.has(proto) || (_installedErrorProtos.add(proto), _lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper)), _lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper)), _lazyMethod(proto, "addIssue", (self) => (issue2) => {
    self.issues.push(issue2), self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
  }), _lazyMethod(proto, "addIssues", (self) => (issues2) => {
    self.issues.push(...issues2), self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
  }), Object.defineProperty(proto, "isEmpty", { configurable: true, enumerable: false, get() {
    return this.issues.length === 0;
  } }));
};
var ZodError = $constructor(
  "ZodError",
  initializer2
);
var ZodRealError = $constructor("ZodError", initializer2, void 0, { Parent: Error });

// node_modules/zod/v4/classic/parse.js
var parse2 = _parse(ZodRealError);
var parseAsync2 = _parseAsync(ZodRealError);
var safeParse2 = _safeParse(ZodRealError);
var safeParseAsync2 = _safeParseAsync(ZodRealError);
var encode2 = _encode(ZodRealError);
var decode2 = _decode(ZodRealError);
var encodeAsync2 = _encodeAsync(ZodRealError);
var decodeAsync2 = _decodeAsync(ZodRealError);
var safeEncode2 = _safeEncode(ZodRealError);
var safeDecode2 = _safeDecode(ZodRealError);
var safeEncodeAsync2 = _safeEncodeAsync(ZodRealError);
var safeDecodeAsync2 = _safeDecodeAsync(ZodRealError);

// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
  globalConfig.localeError || config(en_default());
}
function _ensureDefaultMemoizer() {
  globalConfig.memoizer || config({ memoizer: memoizer() });
}
var ZodType = $constructor("ZodType", (inst, def) => (_ensureDefaultLocale(), $ZodType.init(inst, def), inst.def = def, inst.type = def.type, inst), {
  check(...chks) {
    const def = this.def;
    return this.clone(util_exports.mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch == "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)] }), { parent: true });
  },
  with(...chks) {
    return this.check(...chks);
  },
  clone(def, params) {
    return clone(this, def, params);
  },
  brand() {
    return this;
  },
  register(reg, meta2) {
    return reg.add(this, meta2), this;
  },
  refine(check2, params) {
    return this.check(refine(check2, params));
  },
  superRefine(refinement, params) {
    return this.check(superRefine(refinement, params));
  },
  overwrite(fn) {
    return this.check(_overwrite(fn));
  },
  optional() {
    return optional(this);
  },
  exactOptional() {
    return exactOptional(this);
  },
  nullable() {
    return nullable(this);
  },
  nullish() {
    return optional(nullable(this));
  },
  nonoptional(params) {
    return nonoptional(this, params);
  },
  array() {
    return array(this);
  },
  or(arg) {
    return union([this, arg]);
  },
  and(arg) {
    return intersection(this, arg);
  },
  transform(tx) {
    return pipe(this, transform(tx));
  },
  default(d) {
    return _default(
      this,
      d
    );
  },
  prefault(d) {
    return prefault(this, d);
  },
  catch(params) {
    return _catch(this, params);
  },
  pipe(target) {
    return pipe(this, target);
  },
  readonly() {
    return readonly(this);
  },
  describe(description) {
    const cl = this.clone();
    return globalRegistry.add(cl, { description }), cl;
  },
  meta(...args) {
    if (args.length === 0) return globalRegistry.get(this);
    const cl = this.clone();
    return globalRegistry.add(cl, args[0]), cl;
  },
  isOptional() {
    return this.safeParse(void 0).success;
  },
  isNullable() {
    return this.safeParse(null).success;
  },
  apply(fn, ...args) {
    return args.length === 0 ? fn(this) : fn(this, ...args);
  },
  get "~standard"() {
    return util_exports.hide(this, "~standard", { ...standardProps(this), jsonSchema: { input: createStandardJSONSchemaMethod(this, "input"), output: createStandardJSONSchemaMethod(this, "output") } });
  },
  set "~standard"(value) {
    util_exports.own(this, "~standard", value);
  },
  parse: function _parse2(data, params) {
    return parse2(this, data, params, { callee: _parse2 });
  },
  parseAsync: async function _parseAsync2(data, params) {
    return await parseAsync2(
      this,
      data,
      params,
      { callee: _parseAsync2 }
    );
  },
  safeParse(data, params) {
    return safeParse2(this, data, params);
  },
  async safeParseAsync(data, params) {
    return safeParseAsync2(this, data, params);
  },
  get spa() {
    return this?.safeParseAsync;
  },
  set spa(value) {
    util_exports.own(this, "spa", value);
  },
  validate(data, params) {
    return validate(this, data, params);
  },
  validateAsync(data, params) {
    return validateAsync(this, data, params);
  },
  encode: function _encode2(data, params) {
    return encode2(this, data, params, { callee: _encode2 });
  },
  decode: function _decode2(data, params) {
    return decode2(this, data, params, { callee: _decode2 });
  },
  encodeAsync: async function _encodeAsync2(data, params) {
    return await encodeAsync2(this, data, params, { callee: _encodeAsync2 });
  },
  decodeAsync: async function _decodeAsync2(data, params) {
    return await decodeAsync2(this, data, params, { callee: _decodeAsync2 });
  },
  safeEncode(data, params) {
    return safeEncode2(this, data, params);
  },
  safeDecode(data, params) {
    return safeDecode2(this, data, params);
  },
  async safeEncodeAsync(data, params) {
    return safeEncodeAsync2(this, data, params);
  },
  async safeDecodeAsync(data, params) {
    return safeDecodeAsync2(this, data, params);
  },
  toJSONSchema(params) {
    return createToJSONSchemaMethod(this, {})(params);
  },
  get description() {
    return globalRegistry.get(this)?.description;
  },
  get _def() {
    return this._zod.def;
  }
});
var _ZodString = $constructor("_ZodString", (inst, def) => {
  $ZodString.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => stringProcessor(
    inst,
    ctx,
    json2,
    params
  );
}, util_exports.derived({ format: (inst) => aggregateChecks(inst).format ?? null, minLength: (inst) => aggregateChecks(inst).minimum ?? null, maxLength: (inst) => aggregateChecks(inst).maximum ?? null }, {
  regex(...args) {
    return this.check(_regex(...args));
  },
  includes(...args) {
    return this.check(_includes(...args));
  },
  startsWith(...args) {
    return this.check(_startsWith(...args));
  },
  endsWith(...args) {
    return this.check(_endsWith(...args));
  },
  min(...args) {
    return this.check(_minLength(...args));
  },
  max(...args) {
    return this.check(_maxLength(...args));
  },
  length(...args) {
    return this.check(_length(...args));
  },
  nonempty(...args) {
    return this.check(_minLength(1, ...args));
  },
  lowercase(params) {
    return this.check(_lowercase(params));
  },
  uppercase(params) {
    return this.check(_uppercase(params));
  },
  trim() {
    return this.check(_trim());
  },
  normalize(...args) {
    return this.check(_normalize(...args));
  },
  toLowerCase() {
    return this.check(_toLowerCase());
  },
  toUpperCase() {
    return this.check(_toUpperCase());
  },
  slugify() {
    return this.check(_slugify());
  }
}));
var ZodString = $constructor("ZodString", (inst, def) => {
  $ZodString.init(inst, def), _ZodString.init(inst, def);
}, {
  email(params) {
    return this.check(_email(ZodEmail, params));
  },
  url(params) {
    return this.check(_url(ZodURL, params));
  },
  jwt(params) {
    return this.check(_jwt(ZodJWT, params));
  },
  emoji(params) {
    return this.check(_emoji2(ZodEmoji, params));
  },
  guid(params) {
    return this.check(_guid(ZodGUID, params));
  },
  uuid(params) {
    return this.check(_uuid(ZodUUID, params));
  },
  uuidv4(params) {
    return this.check(_uuidv4(
      ZodUUID,
      params
    ));
  },
  uuidv6(params) {
    return this.check(_uuidv6(ZodUUID, params));
  },
  uuidv7(params) {
    return this.check(_uuidv7(ZodUUID, params));
  },
  nanoid(params) {
    return this.check(_nanoid(ZodNanoID, params));
  },
  cuid(params) {
    return this.check(_cuid(ZodCUID, params));
  },
  cuid2(params) {
    return this.check(_cuid2(ZodCUID2, params));
  },
  ulid(params) {
    return this.check(_ulid(ZodULID, params));
  },
  base64(params) {
    return this.check(_base64(ZodBase64, params));
  },
  base64url(params) {
    return this.check(_base64url(ZodBase64URL, params));
  },
  xid(params) {
    return this.check(_xid(ZodXID, params));
  },
  ksuid(params) {
    return this.check(
      _ksuid(ZodKSUID, params)
    );
  },
  ipv4(params) {
    return this.check(_ipv4(ZodIPv4, params));
  },
  ipv6(params) {
    return this.check(_ipv6(ZodIPv6, params));
  },
  cidrv4(params) {
    return this.check(_cidrv4(
      ZodCIDRv4,
      params
    ));
  },
  cidrv6(params) {
    return this.check(_cidrv6(ZodCIDRv6, params));
  },
  e164(params) {
    return this.check(_e164(ZodE164, params));
  },
  datetime(params) {
    return this.check(_isoDateTime(
      ZodISODateTime,
      params
    ));
  },
  date(params) {
    return this.check(_isoDate(ZodISODate, params));
  },
  time(params) {
    return this.check(_isoTime(ZodISOTime, params));
  },
  duration(params) {
    return this.check(_isoDuration(
      ZodISODuration,
      params
    ));
  }
});
function string2(params) {
  return _string(ZodString, params);
}
var ZodStringFormat = $constructor("ZodStringFormat", (inst, def) => {
  $ZodStringFormat.init(inst, def), _ZodString.init(inst, def);
});
var ZodISODateTime = $constructor("ZodISODateTime", (inst, def) => {
  $ZodISODateTime.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodISODate = $constructor("ZodISODate", (inst, def) => {
  $ZodISODate.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodISOTime = $constructor("ZodISOTime", (inst, def) => {
  $ZodISOTime.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodISODuration = $constructor("ZodISODuration", (inst, def) => {
  $ZodISODuration.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodEmail = $constructor("ZodEmail", (inst, def) => {
  $ZodEmail.init(inst, def), ZodStringFormat.init(inst, def);
});
function email2(params) {
  return _email(ZodEmail, params);
}
var ZodGUID = $constructor("ZodGUID", (inst, def) => {
  $ZodGUID.init(inst, def), ZodStringFormat.init(
    inst,
    def
  );
});
var ZodUUID = $constructor("ZodUUID", (inst, def) => {
  $ZodUUID.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodURL = $constructor("ZodURL", (inst, def) => {
  $ZodURL.init(inst, def), ZodStringFormat.init(inst, def);
});
function url(params) {
  return _url(ZodURL, params);
}
var ZodEmoji = $constructor("ZodEmoji", (inst, def) => {
  $ZodEmoji.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodNanoID = $constructor("ZodNanoID", (inst, def) => {
  $ZodNanoID.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodCUID = $constructor("ZodCUID", (inst, def) => {
  $ZodCUID.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodCUID2 = $constructor("ZodCUID2", (inst, def) => {
  $ZodCUID2.init(
    inst,
    def
  ), ZodStringFormat.init(inst, def);
});
var ZodULID = $constructor("ZodULID", (inst, def) => {
  $ZodULID.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodXID = $constructor("ZodXID", (inst, def) => {
  $ZodXID.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodKSUID = $constructor("ZodKSUID", (inst, def) => {
  $ZodKSUID.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodIPv4 = $constructor("ZodIPv4", (inst, def) => {
  $ZodIPv4.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodMAC = $constructor("ZodMAC", (inst, def) => {
  $ZodMAC.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodIPv6 = $constructor("ZodIPv6", (inst, def) => {
  $ZodIPv6.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodCIDRv4 = $constructor("ZodCIDRv4", (inst, def) => {
  $ZodCIDRv4.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodCIDRv6 = $constructor(
  "ZodCIDRv6",
  (inst, def) => {
    $ZodCIDRv6.init(inst, def), ZodStringFormat.init(inst, def);
  }
);
var ZodBase64 = $constructor("ZodBase64", (inst, def) => {
  $ZodBase64.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodBase64URL = $constructor(
  "ZodBase64URL",
  (inst, def) => {
    $ZodBase64URL.init(inst, def), ZodStringFormat.init(inst, def);
  }
);
var ZodE164 = $constructor(
  "ZodE164",
  (inst, def) => {
    $ZodE164.init(inst, def), ZodStringFormat.init(inst, def);
  }
);
var ZodCreditCard = $constructor("ZodCreditCard", (inst, def) => {
  $ZodCreditCard.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodIBAN = $constructor(
  "ZodIBAN",
  (inst, def) => {
    $ZodIBAN.init(inst, def), ZodStringFormat.init(inst, def);
  }
);
var ZodJWT = $constructor("ZodJWT", (inst, def) => {
  $ZodJWT.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodCustomStringFormat = $constructor("ZodCustomStringFormat", (inst, def) => {
  $ZodCustomStringFormat.init(inst, def), ZodStringFormat.init(inst, def);
});
var ZodNumber = $constructor("ZodNumber", (inst, def) => {
  $ZodNumber.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => numberProcessor(inst, ctx, json2, params), inst.isFinite = true;
}, util_exports.derived({ minValue: (inst) => {
  const { minimum, exclusiveMinimum } = aggregateChecks(inst);
  return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
}, maxValue: (inst) => {
  const { maximum, exclusiveMaximum } = aggregateChecks(inst);
  return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
}, isInt: (inst) => {
  const { isInt, multipleOf } = aggregateChecks(inst);
  return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
}, format: (inst) => aggregateChecks(inst).format ?? null }, {
  gt(value, params) {
    return this.check(_gt(value, params));
  },
  gte(value, params) {
    return this.check(_gte(value, params));
  },
  min(value, params) {
    return this.check(_gte(value, params));
  },
  lt(value, params) {
    return this.check(_lt(value, params));
  },
  lte(value, params) {
    return this.check(_lte(value, params));
  },
  max(value, params) {
    return this.check(_lte(value, params));
  },
  int(params) {
    return this.check(int(params));
  },
  safe(params) {
    return this.check(int(params));
  },
  positive(params) {
    return this.check(_gt(0, params));
  },
  nonnegative(params) {
    return this.check(_gte(0, params));
  },
  negative(params) {
    return this.check(_lt(0, params));
  },
  nonpositive(params) {
    return this.check(_lte(0, params));
  },
  multipleOf(value, params) {
    return this.check(_multipleOf(value, params));
  },
  step(value, params) {
    return this.check(_multipleOf(value, params));
  },
  finite() {
    return this;
  }
}));
function number2(params) {
  return _number(ZodNumber, params);
}
var ZodNumberFormat = $constructor("ZodNumberFormat", (inst, def) => {
  $ZodNumberFormat.init(inst, def), ZodNumber.init(inst, def);
});
function int(params) {
  return _int(ZodNumberFormat, params);
}
var ZodBoolean = $constructor("ZodBoolean", (inst, def) => {
  $ZodBoolean.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => booleanProcessor(inst, ctx, json2, params);
});
function boolean2(params) {
  return _boolean(
    ZodBoolean,
    params
  );
}
var ZodBigInt = $constructor("ZodBigInt", (inst, def) => {
  $ZodBigInt.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => bigintProcessor(
    inst,
    ctx,
    json2,
    params
  );
}, util_exports.derived({ minValue: (inst) => aggregateChecks(inst).minimum ?? null, maxValue: (inst) => aggregateChecks(inst).maximum ?? null, format: (inst) => aggregateChecks(
  inst
).format ?? null }, {
  gte(value, params) {
    return this.check(_gte(value, params));
  },
  min(value, params) {
    return this.check(_gte(value, params));
  },
  gt(value, params) {
    return this.check(_gt(value, params));
  },
  lt(value, params) {
    return this.check(_lt(value, params));
  },
  lte(value, params) {
    return this.check(_lte(value, params));
  },
  max(value, params) {
    return this.check(_lte(value, params));
  },
  positive(params) {
    return this.check(_gt(BigInt(0), params));
  },
  negative(params) {
    return this.check(_lt(BigInt(0), params));
  },
  nonpositive(params) {
    return this.check(_lte(BigInt(0), params));
  },
  nonnegative(params) {
    return this.check(_gte(BigInt(0), params));
  },
  multipleOf(value, params) {
    return this.check(_multipleOf(value, params));
  }
}));
var ZodBigIntFormat = $constructor("ZodBigIntFormat", (inst, def) => {
  $ZodBigIntFormat.init(inst, def), ZodBigInt.init(inst, def);
});
var ZodSymbol = $constructor("ZodSymbol", (inst, def) => {
  $ZodSymbol.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => symbolProcessor(inst, ctx, json2, params);
});
var ZodUndefined = $constructor("ZodUndefined", (inst, def) => {
  $ZodUndefined.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => undefinedProcessor(inst, ctx, json2, params);
});
var ZodNull = $constructor("ZodNull", (inst, def) => {
  $ZodNull.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => nullProcessor(inst, ctx, json2, params);
});
function _null3(params) {
  return _null2(ZodNull, params);
}
var ZodAny = $constructor("ZodAny", (inst, def) => {
  $ZodAny.init(
    inst,
    def
  ), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => anyProcessor(inst, ctx, json2, params);
});
function any() {
  return _any(ZodAny);
}
var ZodUnknown = $constructor("ZodUnknown", (inst, def) => {
  $ZodUnknown.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => unknownProcessor(inst, ctx, json2, params);
});
function unknown() {
  return _unknown(ZodUnknown);
}
var ZodNever = $constructor("ZodNever", (inst, def) => {
  $ZodNever.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => neverProcessor(inst, ctx, json2, params);
});
function never(params) {
  return _never(ZodNever, params);
}
var ZodVoid = $constructor("ZodVoid", (inst, def) => {
  $ZodVoid.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => voidProcessor(inst, ctx, json2, params);
});
var ZodDate = $constructor("ZodDate", (inst, def) => {
  $ZodDate.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => dateProcessor(inst, ctx, json2, params), inst.min = (value, params) => inst.check(_gte(value, params)), inst.max = (value, params) => inst.check(_lte(value, params));
}, util_exports.derived({ minDate: (inst) => {
  const { minimum } = aggregateChecks(inst);
  return minimum ? new Date(minimum) : null;
}, maxDate: (inst) => {
  const { maximum } = aggregateChecks(inst);
  return maximum ? new Date(maximum) : null;
} }, {}));
var ZodArray = $constructor("ZodArray", (inst, def) => {
  _ensureDefaultMemoizer(), $ZodArray.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => arrayProcessor(
    inst,
    ctx,
    json2,
    params
  ), inst.element = def.element;
}, { min(n, params) {
  return this.check(_minLength(n, params));
}, nonempty(params) {
  return this.check(_minLength(1, params));
}, max(n, params) {
  return this.check(_maxLength(
    n,
    params
  ));
}, length(n, params) {
  return this.check(_length(n, params));
}, unwrap() {
  return this.element;
} });
function array(element, params) {
  return _array(ZodArray, element, params);
}
var ZodObject = $constructor("ZodObject", (inst, def) => {
  _ensureDefaultMemoizer(), $ZodObjectJIT.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => objectProcessor(inst, ctx, json2, params), util_exports.installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
  keyof() {
    return _enum(
      Object.keys(this._zod.def.shape)
    );
  },
  catchall(catchall) {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall }));
  },
  passthrough() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: unknown() }));
  },
  loose() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: unknown() }));
  },
  strict() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: never() }));
  },
  strip() {
    return this.clone(util_exports.mergeDefs(this._zod.def, { catchall: void 0 }));
  },
  extend(incoming) {
    return util_exports.extend(this, incoming);
  },
  safeExtend(incoming) {
    return util_exports.safeExtend(this, incoming);
  },
  merge(other) {
    return util_exports.merge(this, other);
  },
  pick(mask) {
    return util_exports.pick(this, mask);
  },
  omit(mask) {
    return util_exports.omit(this, mask);
  },
  partial(...args) {
    return util_exports.partial(ZodOptional, this, args[0]);
  },
  exactPartial(...args) {
    return util_exports.partial(ZodExactOptional, this, args[0], "exactPartial");
  },
  required(...args) {
    return util_exports.required(ZodNonOptional, this, args[0]);
  }
});
function object(shape, params) {
  const def = { type: "object", shape: shape ?? {}, ...util_exports.normalizeParams(params) };
  return new ZodObject(
    def
  );
}
function looseObject(shape, params) {
  return new ZodObject(
    { type: "object", shape, catchall: unknown(), ...util_exports.normalizeParams(params) }
  );
}
var ZodUnion = $constructor("ZodUnion", (inst, def) => {
  $ZodUnion.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => unionProcessor(inst, ctx, json2, params), inst.options = def.options;
});
function union(options, params) {
  return new ZodUnion({ type: "union", options, ...util_exports.normalizeParams(params) });
}
var ZodXor = $constructor("ZodXor", (inst, def) => {
  ZodUnion.init(inst, def), $ZodXor.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => unionProcessor(
    inst,
    ctx,
    json2,
    params
  ), inst.options = def.options;
});
var ZodDiscriminatedUnion = $constructor("ZodDiscriminatedUnion", (inst, def) => {
  ZodUnion.init(inst, def), $ZodDiscriminatedUnion.init(inst, def);
});
function discriminatedUnion(discriminator, options, params) {
  return new ZodDiscriminatedUnion(
    { type: "union", options, discriminator, ...util_exports.normalizeParams(params) }
  );
}
var ZodIntersection = $constructor("ZodIntersection", (inst, def) => {
  $ZodIntersection.init(inst, def), ZodType.init(
    inst,
    def
  ), inst._zod.processJSONSchema = (ctx, json2, params) => intersectionProcessor(inst, ctx, json2, params);
});
function intersection(left, right) {
  return new ZodIntersection({
    type: "intersection",
    left,
    right
  });
}
var ZodTuple = $constructor("ZodTuple", (inst, def) => {
  _ensureDefaultMemoizer(), $ZodTuple.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => tupleProcessor(inst, ctx, json2, params);
}, { rest(rest) {
  return this.clone({ ...this._zod.def, rest });
}, partial() {
  const def = this._zod.def;
  if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
  return this.clone({ ...def, items: def.items.map((item) => new ZodOptional({ type: "optional", innerType: item })) });
} });
var ZodRecord = $constructor(
  "ZodRecord",
  (inst, def) => {
    _ensureDefaultMemoizer(), $ZodRecord.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => recordProcessor(inst, ctx, json2, params), inst.keyType = def.keyType, inst.valueType = def.valueType;
  }
);
function record(keyType, valueType, params) {
  return !valueType || !valueType._zod ? new ZodRecord({
    type: "record",
    keyType: string2(),
    valueType: keyType,
    ...util_exports.normalizeParams(valueType)
  }) : new ZodRecord({ type: "record", keyType, valueType, ...util_exports.normalizeParams(params) });
}
var ZodMap = $constructor("ZodMap", (inst, def) => {
  _ensureDefaultMemoizer(), $ZodMap.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => mapProcessor(inst, ctx, json2, params), inst.keyType = def.keyType, inst.valueType = def.valueType, inst.min = (...args) => inst.check(_minSize(...args)), inst.nonempty = (params) => inst.check(_minSize(1, params)), inst.max = (...args) => inst.check(_maxSize(...args)), inst.size = (...args) => inst.check(_size(...args));
});
var ZodSet = $constructor("ZodSet", (inst, def) => {
  _ensureDefaultMemoizer(), $ZodSet.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => setProcessor(inst, ctx, json2, params), inst.min = (...args) => inst.check(_minSize(...args)), inst.nonempty = (params) => inst.check(_minSize(1, params)), inst.max = (...args) => inst.check(_maxSize(...args)), inst.size = (...args) => inst.check(_size(...args));
});
var ZodEnum = $constructor(
  "ZodEnum",
  (inst, def) => {
    $ZodEnum.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => enumProcessor(inst, ctx, json2, params), inst.enum = def.entries, inst.options = [...inst._zod.values];
    const keys = new Set(Object.keys(def.entries));
    inst.extract = (values, params) => {
      const newEntries = {};
      for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
      else
        throw new Error(`Key ${value} not found in enum`);
      return new ZodEnum({ ...def, checks: [], ...util_exports.normalizeParams(params), entries: newEntries });
    }, inst.exclude = (values, params) => {
      const newEntries = { ...def.entries };
      for (const value of values) if (keys.has(value)) delete newEntries[value];
      else throw new Error(`Key ${value} not found in enum`);
      return new ZodEnum({ ...def, checks: [], ...util_exports.normalizeParams(params), entries: newEntries });
    };
  }
);
function _enum(values, params) {
  const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
  return new ZodEnum({ type: "enum", entries, ...util_exports.normalizeParams(params) });
}
var ZodLiteral = $constructor("ZodLiteral", (inst, def) => {
  $ZodLiteral.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => literalProcessor(inst, ctx, json2, params), inst.values = new Set(def.values), Object.defineProperty(inst, "value", { get() {
    if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
    return def.values[0];
  } });
});
function literal(value, params) {
  return new ZodLiteral(
    { type: "literal", values: Array.isArray(value) ? value : [value], ...util_exports.normalizeParams(params) }
  );
}
var ZodFile = $constructor("ZodFile", (inst, def) => {
  $ZodFile.init(inst, def), ZodType.init(
    inst,
    def
  ), inst._zod.processJSONSchema = (ctx, json2, params) => fileProcessor(inst, ctx, json2, params), inst.min = (size, params) => inst.check(_minSize(size, params)), inst.max = (size, params) => inst.check(_maxSize(size, params)), inst.mime = (types, params) => inst.check(_mime(Array.isArray(types) ? types : [types], params));
});
var ZodTransform = $constructor("ZodTransform", (inst, def) => {
  _ensureDefaultMemoizer(), $ZodTransform.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => transformProcessor(
    inst,
    ctx,
    json2,
    params
  ), inst._zod.parse = (payload, _ctx) => {
    if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
    payload.addIssue = (issue2) => {
      if (typeof issue2 == "string") payload.issues.push(util_exports.issue(issue2, payload.value, def));
      else {
        const _issue = issue2;
        _issue.fatal && (_issue.continue = false), _issue.code ?? (_issue.code = "custom"), "input" in _issue || (_issue.input = payload.value), _issue.inst ?? (_issue.inst = inst), payload.issues.push(util_exports.issue(_issue));
      }
    };
    const output = def.transform(payload.value, payload);
    return output instanceof Promise ? output.then((output2) => (payload.value = output2, payload)) : (payload.value = output, payload);
  };
});
function transform(fn) {
  return new ZodTransform({ type: "transform", transform: fn });
}
var ZodOptional = $constructor("ZodOptional", (inst, def) => {
  $ZodOptional.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => optionalProcessor(inst, ctx, json2, params), inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
  return new ZodOptional({ type: "optional", innerType });
}
var ZodExactOptional = $constructor("ZodExactOptional", (inst, def) => {
  $ZodExactOptional.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => optionalProcessor(inst, ctx, json2, params), inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
  return new ZodExactOptional(
    { type: "optional", innerType }
  );
}
var ZodNullable = $constructor("ZodNullable", (inst, def) => {
  $ZodNullable.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => nullableProcessor(inst, ctx, json2, params), inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
  return new ZodNullable({ type: "nullable", innerType });
}
var ZodDefault = $constructor("ZodDefault", (inst, def) => {
  $ZodDefault.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => defaultProcessor(inst, ctx, json2, params), inst.unwrap = () => inst._zod.def.innerType, inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
  return new ZodDefault({
    type: "default",
    innerType,
    get defaultValue() {
      return typeof defaultValue == "function" ? defaultValue() : util_exports.shallowClone(defaultValue);
    }
  });
}
var ZodPrefault = $constructor("ZodPrefault", (inst, def) => {
  $ZodPrefault.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => prefaultProcessor(inst, ctx, json2, params), inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
  return new ZodPrefault({ type: "prefault", innerType, get defaultValue() {
    return typeof defaultValue == "function" ? defaultValue() : util_exports.shallowClone(defaultValue);
  } });
}
var ZodNonOptional = $constructor(
  "ZodNonOptional",
  (inst, def) => {
    $ZodNonOptional.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => nonoptionalProcessor(inst, ctx, json2, params), inst.unwrap = () => inst._zod.def.innerType;
  }
);
function nonoptional(innerType, params) {
  return new ZodNonOptional({ type: "nonoptional", innerType, ...util_exports.normalizeParams(params) });
}
var ZodSuccess = $constructor(
  "ZodSuccess",
  (inst, def) => {
    $ZodSuccess.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => successProcessor(inst, ctx, json2, params), inst.unwrap = () => inst._zod.def.innerType;
  }
);
var ZodCatch = $constructor("ZodCatch", (inst, def) => {
  $ZodCatch.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => catchProcessor(inst, ctx, json2, params), inst.unwrap = () => inst._zod.def.innerType, inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
  return new ZodCatch({ type: "catch", innerType, catchValue: typeof catchValue == "function" ? catchValue : util_exports.constantCatch(catchValue) });
}
var ZodNaN = $constructor("ZodNaN", (inst, def) => {
  $ZodNaN.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => nanProcessor(inst, ctx, json2, params);
});
var ZodPipe = $constructor("ZodPipe", (inst, def) => {
  $ZodPipe.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => pipeProcessor(
    inst,
    ctx,
    json2,
    params
  ), inst.in = def.in, inst.out = def.out;
});
function pipe(in_, out) {
  return new ZodPipe({ type: "pipe", in: in_, out });
}
var ZodCodec = $constructor("ZodCodec", (inst, def) => {
  ZodPipe.init(inst, def), $ZodCodec.init(inst, def);
});
var ZodPreprocess = $constructor("ZodPreprocess", (inst, def) => {
  ZodPipe.init(inst, def), $ZodPreprocess.init(inst, def);
});
var ZodReadonly = $constructor("ZodReadonly", (inst, def) => {
  $ZodReadonly.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => readonlyProcessor(inst, ctx, json2, params), inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
  return new ZodReadonly({ type: "readonly", innerType });
}
var ZodTemplateLiteral = $constructor("ZodTemplateLiteral", (inst, def) => {
  $ZodTemplateLiteral.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => templateLiteralProcessor(inst, ctx, json2, params);
});
var ZodLazy = $constructor("ZodLazy", (inst, def) => {
  $ZodLazy.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => lazyProcessor(inst, ctx, json2, params), inst.unwrap = () => inst._zod.def.getter();
});
function lazy(getter) {
  return new ZodLazy({ type: "lazy", getter });
}
var ZodPromise = $constructor("ZodPromise", (inst, def) => {
  $ZodPromise.init(inst, def), ZodType.init(
    inst,
    def
  ), inst._zod.processJSONSchema = (ctx, json2, params) => promiseProcessor(inst, ctx, json2, params), inst.unwrap = () => inst._zod.def.innerType;
});
var ZodFunction = $constructor("ZodFunction", (inst, def) => {
  $ZodFunction.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => functionProcessor(inst, ctx, json2, params);
});
var ZodCustom = $constructor("ZodCustom", (inst, def) => {
  $ZodCustom.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json2, params) => customProcessor(inst, ctx, json2, params);
});
function refine(fn, _params = {}) {
  return _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
  return _superRefine(fn, params);
}
var ZodInstanceOf = $constructor("ZodInstanceOf", (inst, def) => {
  ZodCustom.init(inst, def);
}, { properties(shape, params) {
  return this.check(_properties(
    shape,
    params
  ));
} });
function preprocess(fn, schema) {
  return new ZodPreprocess({ type: "pipe", in: transform(fn), out: schema });
}

// node_modules/zod/v4/classic/compat.js
var ZodIssueCode = { invalid_type: "invalid_type", too_big: "too_big", too_small: "too_small", invalid_format: "invalid_format", not_multiple_of: "not_multiple_of", unrecognized_keys: "unrecognized_keys", invalid_union: "invalid_union", invalid_key: "invalid_key", invalid_element: "invalid_element", invalid_value: "invalid_value", custom: "custom" };
var ZodFirstPartyTypeKind;
ZodFirstPartyTypeKind || (ZodFirstPartyTypeKind = {});

// node_modules/zod/v4/classic/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodISODate: () => ZodISODate,
  ZodISODateTime: () => ZodISODateTime,
  ZodISODuration: () => ZodISODuration,
  ZodISOTime: () => ZodISOTime,
  date: () => date2,
  datetime: () => datetime2,
  duration: () => duration2,
  time: () => time2
});
function datetime2(params) {
  return _isoDateTime(ZodISODateTime, params);
}
function date2(params) {
  return _isoDate(ZodISODate, params);
}
function time2(params) {
  return _isoTime(ZodISOTime, params);
}
function duration2(params) {
  return _isoDuration(ZodISODuration, params);
}

// node_modules/zod/v4/classic/coerce.js
var coerce_exports = {};
__export(coerce_exports, {
  bigint: () => bigint2,
  boolean: () => boolean3,
  date: () => date3,
  number: () => number3,
  string: () => string3
});
function string3(params) {
  return _coercedString(ZodString, params);
}
function number3(params) {
  return _coercedNumber(ZodNumber, params);
}
function boolean3(params) {
  return _coercedBoolean(ZodBoolean, params);
}
function bigint2(params) {
  return _coercedBigint(
    ZodBigInt,
    params
  );
}
function date3(params) {
  return _coercedDate(ZodDate, params);
}

// node_modules/@modelcontextprotocol/core/dist/schemas-DscsoNZN.mjs
var LATEST_PROTOCOL_VERSION = "2025-11-25";
var SUPPORTED_PROTOCOL_VERSIONS = [LATEST_PROTOCOL_VERSION, "2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07"];
var RELATED_TASK_META_KEY = "io.modelcontextprotocol/related-task";
var PROTOCOL_VERSION_META_KEY = "io.modelcontextprotocol/protocolVersion";
var CLIENT_INFO_META_KEY = "io.modelcontextprotocol/clientInfo";
var SERVER_INFO_META_KEY = "io.modelcontextprotocol/serverInfo";
var CLIENT_CAPABILITIES_META_KEY = "io.modelcontextprotocol/clientCapabilities";
var SUBSCRIPTION_ID_META_KEY = "io.modelcontextprotocol/subscriptionId";
var LOG_LEVEL_META_KEY = "io.modelcontextprotocol/logLevel";
var JSONRPC_VERSION = "2.0";
var JSONValueSchema = lazy(() => union([string2(), number2(), boolean2(), _null3(), record(string2(), JSONValueSchema), array(JSONValueSchema)]));
var JSONObjectSchema = record(string2(), JSONValueSchema);
var JSONArraySchema = array(JSONValueSchema);
var ProgressTokenSchema = union([string2(), number2().int()]);
var CursorSchema = string2();
var TaskMetadataSchema = object(
  { ttl: number2().optional() }
);
var RelatedTaskMetadataSchema = object({ taskId: string2() });
var RequestMetaSchema = looseObject({ progressToken: ProgressTokenSchema.optional(), [RELATED_TASK_META_KEY]: RelatedTaskMetadataSchema.optional() });
var BaseRequestParamsSchema = object({ _meta: RequestMetaSchema.optional() });
var TaskAugmentedRequestParamsSchema = BaseRequestParamsSchema.extend({ task: TaskMetadataSchema.optional() });
var RequestSchema = object({ method: string2(), params: BaseRequestParamsSchema.loose().optional() });
var NotificationsParamsSchema = object({ _meta: RequestMetaSchema.optional() });
var NotificationSchema = object({ method: string2(), params: NotificationsParamsSchema.loose().optional() });
var ResultMetaObjectSchema = looseObject({ get [SERVER_INFO_META_KEY]() {
  return ImplementationSchema.optional().catch(void 0);
} });
var ResultSchema = looseObject({ _meta: ResultMetaObjectSchema.optional() });
var RequestIdSchema = union([string2(), number2().int()]);
var JSONRPCRequestSchema = object({ jsonrpc: literal(JSONRPC_VERSION), id: RequestIdSchema, ...RequestSchema.shape }).strict();
var JSONRPCNotificationSchema = object({ jsonrpc: literal(JSONRPC_VERSION), ...NotificationSchema.shape }).strict();
var JSONRPCResultResponseSchema = object({ jsonrpc: literal(JSONRPC_VERSION), id: RequestIdSchema, result: ResultSchema }).strict();
var JSONRPCErrorResponseSchema = object({ jsonrpc: literal(JSONRPC_VERSION), id: RequestIdSchema.optional(), error: object({ code: number2().int(), message: string2(), data: unknown().optional() }) }).strict();
var JSONRPCMessageSchema = union([JSONRPCRequestSchema, JSONRPCNotificationSchema, JSONRPCResultResponseSchema, JSONRPCErrorResponseSchema]);
var JSONRPCResponseSchema = union([JSONRPCResultResponseSchema, JSONRPCErrorResponseSchema]);
var EmptyResultSchema = ResultSchema.strict();
var CancelledNotificationParamsSchema = NotificationsParamsSchema.extend({ requestId: RequestIdSchema.optional(), reason: string2().optional() });
var CancelledNotificationSchema = NotificationSchema.extend({ method: literal("notifications/cancelled"), params: CancelledNotificationParamsSchema });
var IconSchema = object({ src: string2(), mimeType: string2().optional(), sizes: array(string2()).optional(), theme: _enum(["light", "dark"]).optional() });
var IconsSchema = object({ icons: array(IconSchema).optional() });
var BaseMetadataSchema = object({ name: string2(), title: string2().optional() });
var ImplementationSchema = BaseMetadataSchema.extend({ ...BaseMetadataSchema.shape, ...IconsSchema.shape, version: string2(), websiteUrl: string2().optional(), description: string2().optional() });
var FormElicitationCapabilitySchema = intersection(object(
  { applyDefaults: boolean2().optional() }
), JSONObjectSchema);
var ElicitationCapabilitySchema = preprocess((value) => value && typeof value == "object" && !Array.isArray(value) && Object.keys(value).length === 0 ? { form: {} } : value, intersection(object({ form: FormElicitationCapabilitySchema.optional(), url: JSONObjectSchema.optional() }), JSONObjectSchema.optional()));
var ClientTasksCapabilitySchema = looseObject({ list: JSONObjectSchema.optional(), cancel: JSONObjectSchema.optional(), requests: looseObject({ sampling: looseObject({ createMessage: JSONObjectSchema.optional() }).optional(), elicitation: looseObject({ create: JSONObjectSchema.optional() }).optional() }).optional() });
var ServerTasksCapabilitySchema = looseObject({ list: JSONObjectSchema.optional(), cancel: JSONObjectSchema.optional(), requests: looseObject({ tools: looseObject({ call: JSONObjectSchema.optional() }).optional() }).optional() });
var ClientCapabilitiesSchema = object({ experimental: record(string2(), JSONObjectSchema).optional(), sampling: object({ context: JSONObjectSchema.optional(), tools: JSONObjectSchema.optional() }).optional(), elicitation: ElicitationCapabilitySchema.optional(), roots: object({ listChanged: boolean2().optional() }).optional(), tasks: ClientTasksCapabilitySchema.optional(), extensions: record(
  string2(),
  JSONObjectSchema
).optional() });
var InitializeRequestParamsSchema = BaseRequestParamsSchema.extend({ protocolVersion: string2(), capabilities: ClientCapabilitiesSchema, clientInfo: ImplementationSchema });
var InitializeRequestSchema = RequestSchema.extend({ method: literal("initialize"), params: InitializeRequestParamsSchema });
var ServerCapabilitiesSchema = object({ experimental: record(string2(), JSONObjectSchema).optional(), logging: JSONObjectSchema.optional(), completions: JSONObjectSchema.optional(), prompts: object({ listChanged: boolean2().optional() }).optional(), resources: object({
  subscribe: boolean2().optional(),
  listChanged: boolean2().optional()
}).optional(), tools: object({ listChanged: boolean2().optional() }).optional(), tasks: ServerTasksCapabilitySchema.optional(), extensions: record(string2(), JSONObjectSchema).optional() });
var InitializeResultSchema = ResultSchema.extend({ protocolVersion: string2(), capabilities: ServerCapabilitiesSchema, serverInfo: ImplementationSchema, instructions: string2().optional() });
var InitializedNotificationSchema = NotificationSchema.extend({ method: literal("notifications/initialized"), params: NotificationsParamsSchema.optional() });
var DiscoverRequestSchema = RequestSchema.extend({ method: literal("server/discover"), params: BaseRequestParamsSchema.optional() });
var DiscoverResultSchema = ResultSchema.extend({ supportedVersions: array(string2()), capabilities: ServerCapabilitiesSchema, instructions: string2().optional() });
var PingRequestSchema = RequestSchema.extend({ method: literal("ping"), params: BaseRequestParamsSchema.optional() });
var ProgressSchema = object({ progress: number2(), total: optional(number2()), message: optional(string2()) });
var ProgressNotificationParamsSchema = object({ ...NotificationsParamsSchema.shape, ...ProgressSchema.shape, progressToken: ProgressTokenSchema });
var ProgressNotificationSchema = NotificationSchema.extend({
  method: literal("notifications/progress"),
  params: ProgressNotificationParamsSchema
});
var PaginatedRequestParamsSchema = BaseRequestParamsSchema.extend({ cursor: CursorSchema.optional() });
var PaginatedRequestSchema = RequestSchema.extend({ params: PaginatedRequestParamsSchema.optional() });
var PaginatedResultSchema = ResultSchema.extend({ nextCursor: CursorSchema.optional() });
var ResourceContentsSchema = object({ uri: string2(), mimeType: optional(string2()), _meta: record(string2(), unknown()).optional() });
var TextResourceContentsSchema = ResourceContentsSchema.extend({ text: string2() });
var Base64Schema = string2().refine((val) => {
  try {
    return atob(val), true;
  } catch {
    return false;
  }
}, { message: "Invalid Base64 string" });
var BlobResourceContentsSchema = ResourceContentsSchema.extend({ blob: Base64Schema });
var RoleSchema = _enum(["user", "assistant"]);
var AnnotationsSchema = object({ audience: array(RoleSchema).optional(), priority: number2().min(0).max(1).optional(), lastModified: iso_exports.datetime({ offset: true }).optional() });
var ResourceSchema = object({ ...BaseMetadataSchema.shape, ...IconsSchema.shape, uri: string2(), description: optional(
  string2()
), mimeType: optional(string2()), size: optional(number2()), annotations: AnnotationsSchema.optional(), _meta: optional(looseObject({})) });
var ResourceTemplateSchema = object({ ...BaseMetadataSchema.shape, ...IconsSchema.shape, uriTemplate: string2(), description: optional(string2()), mimeType: optional(string2()), annotations: AnnotationsSchema.optional(), _meta: optional(looseObject({})) });
var ListResourcesRequestSchema = PaginatedRequestSchema.extend({ method: literal("resources/list") });
var ListResourcesResultSchema = PaginatedResultSchema.extend({ resources: array(ResourceSchema) });
var ListResourceTemplatesRequestSchema = PaginatedRequestSchema.extend(
  { method: literal("resources/templates/list") }
);
var ListResourceTemplatesResultSchema = PaginatedResultSchema.extend({ resourceTemplates: array(ResourceTemplateSchema) });
var ResourceRequestParamsSchema = BaseRequestParamsSchema.extend({ uri: string2() });
var ReadResourceRequestParamsSchema = ResourceRequestParamsSchema;
var ReadResourceRequestSchema = RequestSchema.extend({ method: literal("resources/read"), params: ReadResourceRequestParamsSchema });
var ReadResourceResultSchema = ResultSchema.extend({ contents: array(union([TextResourceContentsSchema, BlobResourceContentsSchema])) });
var ResourceListChangedNotificationSchema = NotificationSchema.extend({ method: literal("notifications/resources/list_changed"), params: NotificationsParamsSchema.optional() });
var SubscribeRequestParamsSchema = ResourceRequestParamsSchema;
var SubscribeRequestSchema = RequestSchema.extend({ method: literal("resources/subscribe"), params: SubscribeRequestParamsSchema });
var UnsubscribeRequestParamsSchema = ResourceRequestParamsSchema;
var UnsubscribeRequestSchema = RequestSchema.extend({ method: literal("resources/unsubscribe"), params: UnsubscribeRequestParamsSchema });
var SubscriptionFilterSchema = object({ toolsListChanged: boolean2().optional(), promptsListChanged: boolean2().optional(), resourcesListChanged: boolean2().optional(), resourceSubscriptions: array(string2()).optional() });
var SubscriptionsListenRequestParamsSchema = BaseRequestParamsSchema.extend({ notifications: SubscriptionFilterSchema });
var SubscriptionsListenRequestSchema = RequestSchema.extend({ method: literal("subscriptions/listen"), params: SubscriptionsListenRequestParamsSchema });
var SubscriptionsAcknowledgedNotificationParamsSchema = NotificationsParamsSchema.extend({ notifications: SubscriptionFilterSchema });
var SubscriptionsAcknowledgedNotificationSchema = NotificationSchema.extend({ method: literal("notifications/subscriptions/acknowledged"), params: SubscriptionsAcknowledgedNotificationParamsSchema });
var SubscriptionsListenResultMetaSchema = ResultMetaObjectSchema.extend({ [SUBSCRIPTION_ID_META_KEY]: RequestIdSchema });
var SubscriptionsListenResultSchema = ResultSchema.extend({ _meta: SubscriptionsListenResultMetaSchema });
var ResourceUpdatedNotificationParamsSchema = NotificationsParamsSchema.extend({ uri: string2() });
var ResourceUpdatedNotificationSchema = NotificationSchema.extend({ method: literal("notifications/resources/updated"), params: ResourceUpdatedNotificationParamsSchema });
var PromptArgumentSchema = object({ name: string2(), description: optional(string2()), required: optional(boolean2()) });
var PromptSchema = object({
  ...BaseMetadataSchema.shape,
  ...IconsSchema.shape,
  description: optional(string2()),
  arguments: optional(array(PromptArgumentSchema)),
  _meta: optional(looseObject({}))
});
var ListPromptsRequestSchema = PaginatedRequestSchema.extend({ method: literal("prompts/list") });
var ListPromptsResultSchema = PaginatedResultSchema.extend({ prompts: array(PromptSchema) });
var GetPromptRequestParamsSchema = BaseRequestParamsSchema.extend({ name: string2(), arguments: record(string2(), string2()).optional() });
var GetPromptRequestSchema = RequestSchema.extend({ method: literal("prompts/get"), params: GetPromptRequestParamsSchema });
var TextContentSchema = object({ type: literal("text"), text: string2(), annotations: AnnotationsSchema.optional(), _meta: record(
  string2(),
  unknown()
).optional() });
var ImageContentSchema = object({ type: literal("image"), data: Base64Schema, mimeType: string2(), annotations: AnnotationsSchema.optional(), _meta: record(string2(), unknown()).optional() });
var AudioContentSchema = object({ type: literal("audio"), data: Base64Schema, mimeType: string2(), annotations: AnnotationsSchema.optional(), _meta: record(string2(), unknown()).optional() });
var ToolUseContentSchema = object({ type: literal("tool_use"), name: string2(), id: string2(), input: record(string2(), unknown()), _meta: record(string2(), unknown()).optional() });
var EmbeddedResourceSchema = object({ type: literal(
  "resource"
), resource: union([TextResourceContentsSchema, BlobResourceContentsSchema]), annotations: AnnotationsSchema.optional(), _meta: record(string2(), unknown()).optional() });
var ResourceLinkSchema = ResourceSchema.extend({ type: literal("resource_link") });
var ContentBlockSchema = union([TextContentSchema, ImageContentSchema, AudioContentSchema, ResourceLinkSchema, EmbeddedResourceSchema]);
var PromptMessageSchema = object({
  role: RoleSchema,
  content: ContentBlockSchema
});
var GetPromptResultSchema = ResultSchema.extend({ description: string2().optional(), messages: array(PromptMessageSchema) });
var PromptListChangedNotificationSchema = NotificationSchema.extend({ method: literal("notifications/prompts/list_changed"), params: NotificationsParamsSchema.optional() });
var ToolAnnotationsSchema = object({
  title: string2().optional(),
  readOnlyHint: boolean2().optional(),
  destructiveHint: boolean2().optional(),
  idempotentHint: boolean2().optional(),
  openWorldHint: boolean2().optional()
});
var ToolExecutionSchema = object({ taskSupport: _enum(["required", "optional", "forbidden"]).optional() });
var ToolSchema = object({ ...BaseMetadataSchema.shape, ...IconsSchema.shape, description: string2().optional(), inputSchema: object({ type: literal("object"), properties: record(string2(), JSONValueSchema).optional(), required: array(string2()).optional() }).catchall(unknown()), outputSchema: looseObject({ $schema: string2().optional() }).optional(), annotations: ToolAnnotationsSchema.optional(), execution: ToolExecutionSchema.optional(), _meta: record(string2(), unknown()).optional() });
var ListToolsRequestSchema = PaginatedRequestSchema.extend({ method: literal("tools/list") });
var ListToolsResultSchema = PaginatedResultSchema.extend(
  { tools: array(ToolSchema) }
);
var CallToolResultSchema = ResultSchema.extend({ content: array(ContentBlockSchema).default([]), structuredContent: unknown().optional(), isError: boolean2().optional() });
var CompatibilityCallToolResultSchema = CallToolResultSchema.or(ResultSchema.extend({ toolResult: unknown() }));
var CallToolRequestParamsSchema = TaskAugmentedRequestParamsSchema.extend({ name: string2(), arguments: record(string2(), unknown()).optional() });
var CallToolRequestSchema = RequestSchema.extend({ method: literal("tools/call"), params: CallToolRequestParamsSchema });
var ToolListChangedNotificationSchema = NotificationSchema.extend({ method: literal("notifications/tools/list_changed"), params: NotificationsParamsSchema.optional() });
var ListChangedOptionsBaseSchema = object({ autoRefresh: boolean2().default(true), debounceMs: number2().int().nonnegative().default(300) });
var LoggingLevelSchema = _enum(["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"]);
var SetLevelRequestParamsSchema = BaseRequestParamsSchema.extend({ level: LoggingLevelSchema });
var SetLevelRequestSchema = RequestSchema.extend({ method: literal("logging/setLevel"), params: SetLevelRequestParamsSchema });
var LoggingMessageNotificationParamsSchema = NotificationsParamsSchema.extend({ level: LoggingLevelSchema, logger: string2().optional(), data: unknown() });
var LoggingMessageNotificationSchema = NotificationSchema.extend({ method: literal("notifications/message"), params: LoggingMessageNotificationParamsSchema });
var ModelHintSchema = object({ name: string2().optional() });
var ModelPreferencesSchema = object({ hints: array(
  ModelHintSchema
).optional(), costPriority: number2().min(0).max(1).optional(), speedPriority: number2().min(0).max(1).optional(), intelligencePriority: number2().min(0).max(1).optional() });
var ToolChoiceSchema = object({ mode: _enum(["auto", "required", "none"]).optional() });
var ToolResultContentSchema = object({ type: literal("tool_result"), toolUseId: string2().describe("The unique identifier for the corresponding tool call."), content: array(ContentBlockSchema), structuredContent: unknown().optional(), isError: boolean2().optional(), _meta: record(string2(), unknown()).optional() });
var SamplingContentSchema = discriminatedUnion(
  "type",
  [TextContentSchema, ImageContentSchema, AudioContentSchema]
);
var SamplingMessageContentBlockSchema = discriminatedUnion("type", [
  TextContentSchema,
  ImageContentSchema,
  AudioContentSchema,
  ToolUseContentSchema,
  ToolResultContentSchema
]);
var SamplingMessageSchema = object({ role: RoleSchema, content: union([SamplingMessageContentBlockSchema, array(SamplingMessageContentBlockSchema)]), _meta: record(string2(), unknown()).optional() });
var CreateMessageRequestParamsSchema = TaskAugmentedRequestParamsSchema.extend({ messages: array(SamplingMessageSchema), modelPreferences: ModelPreferencesSchema.optional(), systemPrompt: string2().optional(), includeContext: _enum(["none", "thisServer", "allServers"]).optional(), temperature: number2().optional(), maxTokens: number2().int(), stopSequences: array(string2()).optional(), metadata: JSONObjectSchema.optional(), tools: array(ToolSchema).optional(), toolChoice: ToolChoiceSchema.optional() });
var CreateMessageRequestSchema = RequestSchema.extend({ method: literal("sampling/createMessage"), params: CreateMessageRequestParamsSchema });
var CreateMessageResultSchema = ResultSchema.extend({ model: string2(), stopReason: optional(_enum(["endTurn", "stopSequence", "maxTokens"]).or(string2())), role: RoleSchema, content: SamplingContentSchema });
var CreateMessageResultWithToolsSchema = ResultSchema.extend({ model: string2(), stopReason: optional(_enum(["endTurn", "stopSequence", "maxTokens", "toolUse"]).or(string2())), role: RoleSchema, content: union([SamplingMessageContentBlockSchema, array(SamplingMessageContentBlockSchema)]) });
var BooleanSchemaSchema = object({ type: literal("boolean"), title: string2().optional(), description: string2().optional(), default: boolean2().optional() });
var StringSchemaSchema = object({ type: literal("string"), title: string2().optional(), description: string2().optional(), minLength: number2().optional(), maxLength: number2().optional(), format: _enum(["email", "uri", "date", "date-time"]).optional(), default: string2().optional() });
var NumberSchemaSchema = object({
  type: _enum(["number", "integer"]),
  title: string2().optional(),
  description: string2().optional(),
  minimum: number2().optional(),
  maximum: number2().optional(),
  default: number2().optional()
});
var UntitledSingleSelectEnumSchemaSchema = object({ type: literal("string"), title: string2().optional(), description: string2().optional(), enum: array(string2()), default: string2().optional() });
var TitledSingleSelectEnumSchemaSchema = object({ type: literal("string"), title: string2().optional(), description: string2().optional(), oneOf: array(object({ const: string2(), title: string2() })), default: string2().optional() });
var LegacyTitledEnumSchemaSchema = object({ type: literal("string"), title: string2().optional(), description: string2().optional(), enum: array(string2()), enumNames: array(string2()).optional(), default: string2().optional() });
var SingleSelectEnumSchemaSchema = union([UntitledSingleSelectEnumSchemaSchema, TitledSingleSelectEnumSchemaSchema]);
var UntitledMultiSelectEnumSchemaSchema = object({ type: literal("array"), title: string2().optional(), description: string2().optional(), minItems: number2().optional(), maxItems: number2().optional(), items: object({ type: literal("string"), enum: array(string2()) }), default: array(string2()).optional() });
var TitledMultiSelectEnumSchemaSchema = object({ type: literal("array"), title: string2().optional(), description: string2().optional(), minItems: number2().optional(), maxItems: number2().optional(), items: object({ anyOf: array(object({ const: string2(), title: string2() })) }), default: array(string2()).optional() });
var MultiSelectEnumSchemaSchema = union([UntitledMultiSelectEnumSchemaSchema, TitledMultiSelectEnumSchemaSchema]);
var EnumSchemaSchema = union([LegacyTitledEnumSchemaSchema, SingleSelectEnumSchemaSchema, MultiSelectEnumSchemaSchema]);
var PrimitiveSchemaDefinitionSchema = union([EnumSchemaSchema, BooleanSchemaSchema, StringSchemaSchema, NumberSchemaSchema]);
var ElicitRequestFormParamsSchema = TaskAugmentedRequestParamsSchema.extend({
  mode: literal("form").optional(),
  message: string2(),
  requestedSchema: object({ type: literal("object"), properties: record(string2(), PrimitiveSchemaDefinitionSchema), required: array(string2()).optional() }).catchall(unknown())
});
var ElicitRequestURLParamsSchema = TaskAugmentedRequestParamsSchema.extend({ mode: literal("url"), message: string2(), elicitationId: string2(), url: string2().url() });
var ElicitRequestParamsSchema = union([ElicitRequestFormParamsSchema, ElicitRequestURLParamsSchema]);
var ElicitRequestSchema = RequestSchema.extend({ method: literal("elicitation/create"), params: ElicitRequestParamsSchema });
var ElicitationCompleteNotificationParamsSchema = NotificationsParamsSchema.extend({ elicitationId: string2() });
var ElicitationCompleteNotificationSchema = NotificationSchema.extend({ method: literal("notifications/elicitation/complete"), params: ElicitationCompleteNotificationParamsSchema });
var ElicitResultSchema = ResultSchema.extend({
  action: _enum(["accept", "decline", "cancel"]),
  content: preprocess((val) => val === null ? void 0 : val, record(string2(), union([string2(), number2(), boolean2(), array(string2())])).optional())
});
var ResourceTemplateReferenceSchema = object({ type: literal(
  "ref/resource"
), uri: string2() });
var PromptReferenceSchema = object({ type: literal("ref/prompt"), name: string2() });
var CompleteRequestParamsSchema = BaseRequestParamsSchema.extend({ ref: union([
  PromptReferenceSchema,
  ResourceTemplateReferenceSchema
]), argument: object({ name: string2(), value: string2() }), context: object({ arguments: record(string2(), string2()).optional() }).optional() });
var CompleteRequestSchema = RequestSchema.extend({ method: literal("completion/complete"), params: CompleteRequestParamsSchema });
var CompleteResultSchema = ResultSchema.extend({ completion: looseObject({ values: array(string2()).max(100), total: optional(
  number2().int()
), hasMore: optional(boolean2()) }) });
var RootSchema = object({ uri: string2().startsWith("file://"), name: string2().optional(), _meta: record(string2(), unknown()).optional() });
var ListRootsRequestSchema = RequestSchema.extend({ method: literal("roots/list"), params: BaseRequestParamsSchema.optional() });
var ListRootsResultSchema = ResultSchema.extend({ roots: array(RootSchema) });
var RootsListChangedNotificationSchema = NotificationSchema.extend({ method: literal("notifications/roots/list_changed"), params: NotificationsParamsSchema.optional() });
var TaskCreationParamsSchema = looseObject({ ttl: number2().optional(), pollInterval: number2().optional() });
var TaskStatusSchema = _enum(["working", "input_required", "completed", "failed", "cancelled"]);
var TaskSchema = object({
  taskId: string2(),
  status: TaskStatusSchema,
  ttl: union([number2(), _null3()]),
  createdAt: string2(),
  lastUpdatedAt: string2(),
  pollInterval: optional(number2()),
  statusMessage: optional(string2())
});
var CreateTaskResultSchema = ResultSchema.extend({ task: TaskSchema });
var TaskStatusNotificationParamsSchema = NotificationsParamsSchema.merge(TaskSchema);
var TaskStatusNotificationSchema = NotificationSchema.extend({ method: literal("notifications/tasks/status"), params: TaskStatusNotificationParamsSchema });
var GetTaskRequestSchema = RequestSchema.extend({ method: literal("tasks/get"), params: BaseRequestParamsSchema.extend({ taskId: string2() }) });
var GetTaskResultSchema = ResultSchema.merge(TaskSchema);
var GetTaskPayloadRequestSchema = RequestSchema.extend({
  method: literal("tasks/result"),
  params: BaseRequestParamsSchema.extend({ taskId: string2() })
});
var GetTaskPayloadResultSchema = ResultSchema.loose();
var ListTasksRequestSchema = PaginatedRequestSchema.extend({ method: literal("tasks/list") });
var ListTasksResultSchema = PaginatedResultSchema.extend({ tasks: array(TaskSchema) });
var CancelTaskRequestSchema = RequestSchema.extend({ method: literal("tasks/cancel"), params: BaseRequestParamsSchema.extend({ taskId: string2() }) });
var CancelTaskResultSchema = ResultSchema.merge(TaskSchema);
var ClientRequestSchema = union([
  PingRequestSchema,
  InitializeRequestSchema,
  DiscoverRequestSchema,
  CompleteRequestSchema,
  SetLevelRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ReadResourceRequestSchema,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
  SubscriptionsListenRequestSchema,
  CallToolRequestSchema,
  ListToolsRequestSchema
]);
var ClientNotificationSchema = union([CancelledNotificationSchema, ProgressNotificationSchema, InitializedNotificationSchema, RootsListChangedNotificationSchema]);
var ClientResultSchema = union([EmptyResultSchema, CreateMessageResultSchema, CreateMessageResultWithToolsSchema, ElicitResultSchema, ListRootsResultSchema]);
var ServerRequestSchema = union([
  PingRequestSchema,
  CreateMessageRequestSchema,
  ElicitRequestSchema,
  ListRootsRequestSchema
]);
var ServerNotificationSchema = union([
  CancelledNotificationSchema,
  ProgressNotificationSchema,
  LoggingMessageNotificationSchema,
  ResourceUpdatedNotificationSchema,
  ResourceListChangedNotificationSchema,
  ToolListChangedNotificationSchema,
  PromptListChangedNotificationSchema,
  SubscriptionsAcknowledgedNotificationSchema,
  ElicitationCompleteNotificationSchema
]);
var ServerResultSchema = union([
  EmptyResultSchema,
  InitializeResultSchema,
  DiscoverResultSchema,
  CompleteResultSchema,
  GetPromptResultSchema,
  ListPromptsResultSchema,
  ListResourcesResultSchema,
  ListResourceTemplatesResultSchema,
  ReadResourceResultSchema,
  CallToolResultSchema,
  ListToolsResultSchema,
  SubscriptionsListenResultSchema
]);

// node_modules/@modelcontextprotocol/core/dist/auth-UMQCo-ad.mjs
var SafeUrlSchema = url().superRefine((val, ctx) => {
  if (!URL.canParse(val)) return ctx.addIssue({ code: ZodIssueCode.custom, message: "URL must be parseable", fatal: true }), NEVER;
}).refine((url2) => {
  const u = new URL(url2);
  return u.protocol !== "javascript:" && u.protocol !== "data:" && u.protocol !== "vbscript:";
}, { message: "URL cannot use javascript:, data:, or vbscript: scheme" });
var OAuthProtectedResourceMetadataSchema = looseObject({
  resource: string2().url(),
  authorization_servers: array(SafeUrlSchema).optional(),
  jwks_uri: string2().url().optional(),
  scopes_supported: array(string2()).optional(),
  bearer_methods_supported: array(string2()).optional(),
  resource_signing_alg_values_supported: array(string2()).optional(),
  resource_name: string2().optional(),
  resource_documentation: string2().optional(),
  resource_policy_uri: string2().url().optional(),
  resource_tos_uri: string2().url().optional(),
  tls_client_certificate_bound_access_tokens: boolean2().optional(),
  authorization_details_types_supported: array(string2()).optional(),
  dpop_signing_alg_values_supported: array(string2()).optional(),
  dpop_bound_access_tokens_required: boolean2().optional()
});
var OAuthMetadataSchema = looseObject({
  issuer: string2(),
  authorization_endpoint: SafeUrlSchema,
  token_endpoint: SafeUrlSchema,
  registration_endpoint: SafeUrlSchema.optional(),
  scopes_supported: array(string2()).optional(),
  response_types_supported: array(string2()),
  response_modes_supported: array(
    string2()
  ).optional(),
  grant_types_supported: array(string2()).optional(),
  token_endpoint_auth_methods_supported: array(string2()).optional(),
  token_endpoint_auth_signing_alg_values_supported: array(
    string2()
  ).optional(),
  service_documentation: SafeUrlSchema.optional(),
  revocation_endpoint: SafeUrlSchema.optional(),
  revocation_endpoint_auth_methods_supported: array(string2()).optional(),
  revocation_endpoint_auth_signing_alg_values_supported: array(string2()).optional(),
  introspection_endpoint: string2().optional(),
  introspection_endpoint_auth_methods_supported: array(string2()).optional(),
  introspection_endpoint_auth_signing_alg_values_supported: array(string2()).optional(),
  code_challenge_methods_supported: array(string2()).optional(),
  client_id_metadata_document_supported: boolean2().optional(),
  authorization_response_iss_parameter_supported: boolean2().optional().catch(void 0),
  dpop_signing_alg_values_supported: array(string2()).optional()
});
var OpenIdProviderMetadataSchema = looseObject({
  issuer: string2(),
  authorization_endpoint: SafeUrlSchema,
  token_endpoint: SafeUrlSchema,
  userinfo_endpoint: SafeUrlSchema.optional(),
  jwks_uri: SafeUrlSchema,
  registration_endpoint: SafeUrlSchema.optional(),
  scopes_supported: array(string2()).optional(),
  response_types_supported: array(string2()),
  response_modes_supported: array(string2()).optional(),
  grant_types_supported: array(string2()).optional(),
  acr_values_supported: array(string2()).optional(),
  subject_types_supported: array(string2()),
  id_token_signing_alg_values_supported: array(string2()),
  id_token_encryption_alg_values_supported: array(string2()).optional(),
  id_token_encryption_enc_values_supported: array(string2()).optional(),
  userinfo_signing_alg_values_supported: array(string2()).optional(),
  userinfo_encryption_alg_values_supported: array(string2()).optional(),
  userinfo_encryption_enc_values_supported: array(
    string2()
  ).optional(),
  request_object_signing_alg_values_supported: array(string2()).optional(),
  request_object_encryption_alg_values_supported: array(string2()).optional(),
  request_object_encryption_enc_values_supported: array(string2()).optional(),
  token_endpoint_auth_methods_supported: array(string2()).optional(),
  token_endpoint_auth_signing_alg_values_supported: array(string2()).optional(),
  display_values_supported: array(string2()).optional(),
  claim_types_supported: array(string2()).optional(),
  claims_supported: array(string2()).optional(),
  service_documentation: string2().optional(),
  claims_locales_supported: array(string2()).optional(),
  ui_locales_supported: array(string2()).optional(),
  claims_parameter_supported: boolean2().optional(),
  request_parameter_supported: boolean2().optional(),
  request_uri_parameter_supported: boolean2().optional(),
  require_request_uri_registration: boolean2().optional(),
  op_policy_uri: SafeUrlSchema.optional(),
  op_tos_uri: SafeUrlSchema.optional(),
  client_id_metadata_document_supported: boolean2().optional(),
  authorization_response_iss_parameter_supported: boolean2().optional().catch(void 0)
});
var OpenIdProviderDiscoveryMetadataSchema = object({ ...OpenIdProviderMetadataSchema.shape, ...OAuthMetadataSchema.pick({ code_challenge_methods_supported: true }).shape });
var OAuthTokensSchema = object({ access_token: string2(), id_token: string2().optional(), token_type: string2(), expires_in: coerce_exports.number().optional(), scope: string2().optional(), refresh_token: string2().optional(), issuer: string2().optional().catch(void 0) }).strip();
var IdJagTokenExchangeResponseSchema = object({ issued_token_type: literal("urn:ietf:params:oauth:token-type:id-jag"), access_token: string2(), token_type: string2().optional(), expires_in: number2().optional(), scope: string2().optional() }).strip();
var OAuthErrorResponseSchema = object({
  error: string2(),
  error_description: string2().optional(),
  error_uri: string2().optional()
});
var OptionalSafeUrlSchema = SafeUrlSchema.optional().or(literal("").transform(() => {
}));
var OAuthClientMetadataSchema = object({ redirect_uris: array(SafeUrlSchema), token_endpoint_auth_method: string2().optional(), grant_types: array(string2()).optional(), response_types: array(string2()).optional(), application_type: string2().optional(), client_name: string2().optional(), client_uri: SafeUrlSchema.optional(), logo_uri: OptionalSafeUrlSchema, scope: string2().optional(), contacts: array(string2()).optional(), tos_uri: OptionalSafeUrlSchema, policy_uri: string2().optional(), jwks_uri: SafeUrlSchema.optional(), jwks: any().optional(), software_id: string2().optional(), software_version: string2().optional(), software_statement: string2().optional() }).strip();
var OAuthClientInformationSchema = object({ client_id: string2(), client_secret: string2().optional(), client_id_issued_at: number2().optional(), client_secret_expires_at: number2().optional(), issuer: string2().optional().catch(void 0) }).strip();
var OAuthClientInformationFullSchema = OAuthClientMetadataSchema.merge(OAuthClientInformationSchema);
var OAuthClientRegistrationErrorSchema = object({ error: string2(), error_description: string2().optional() }).strip();
var OAuthTokenRevocationRequestSchema = object({ token: string2(), token_type_hint: string2().optional() }).strip();

// node_modules/@modelcontextprotocol/server/dist/src-DdvbAHrR.mjs
var BRANDS = /* @__PURE__ */ Symbol.for("mcp.sdk.errorBrands");
function stampErrorBrands(instance, ctor) {
  const brands = /* @__PURE__ */ new Set();
  let current = ctor;
  for (; typeof current == "function"; ) {
    const brand = current.mcpBrand;
    Object.prototype.hasOwnProperty.call(current, "mcpBrand") && typeof brand == "string" && brands.add(brand), current = Object.getPrototypeOf(current);
  }
  brands.size !== 0 && Object.defineProperty(
    instance,
    BRANDS,
    { value: brands, enumerable: false, configurable: true }
  );
}
function brandedHasInstance(cls, value) {
  try {
    if (typeof value == "object" && value !== null && Object.prototype.hasOwnProperty.call(cls, "mcpBrand") && typeof cls.mcpBrand == "string" && Object.prototype.hasOwnProperty.call(value, BRANDS)) {
      const carried = value[BRANDS];
      if (carried && typeof carried.has == "function" && carried.has(cls.mcpBrand)) return true;
    }
  } catch {
  }
  return Function.prototype[Symbol.hasInstance].call(cls, value);
}
var OAuthErrorCode = (function(OAuthErrorCode$1) {
  return OAuthErrorCode$1.InvalidRequest = "invalid_request", OAuthErrorCode$1.InvalidClient = "invalid_client", OAuthErrorCode$1.InvalidGrant = "invalid_grant", OAuthErrorCode$1.UnauthorizedClient = "unauthorized_client", OAuthErrorCode$1.UnsupportedGrantType = "unsupported_grant_type", OAuthErrorCode$1.InvalidScope = "invalid_scope", OAuthErrorCode$1.AccessDenied = "access_denied", OAuthErrorCode$1.ServerError = "server_error", OAuthErrorCode$1.TemporarilyUnavailable = "temporarily_unavailable", OAuthErrorCode$1.UnsupportedResponseType = "unsupported_response_type", OAuthErrorCode$1.UnsupportedTokenType = "unsupported_token_type", OAuthErrorCode$1.InvalidToken = "invalid_token", OAuthErrorCode$1.MethodNotAllowed = "method_not_allowed", OAuthErrorCode$1.TooManyRequests = "too_many_requests", OAuthErrorCode$1.InvalidClientMetadata = "invalid_client_metadata", OAuthErrorCode$1.InvalidRedirectUri = "invalid_redirect_uri", OAuthErrorCode$1.InsufficientScope = "insufficient_scope", OAuthErrorCode$1.InvalidTarget = "invalid_target", OAuthErrorCode$1.InvalidDpopProof = "invalid_dpop_proof", OAuthErrorCode$1.UseDpopNonce = "use_dpop_nonce", OAuthErrorCode$1;
})({});
var OAuthError = class OAuthError2 extends Error {
  static {
    Object.defineProperty(this, "mcpBrand", { value: "mcp.OAuthError" });
  }
  static [Symbol.hasInstance](value) {
    return brandedHasInstance(this, value);
  }
  static isInstance(value) {
    if (typeof this != "function") throw new TypeError(
      "isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`"
    );
    return brandedHasInstance(this, value);
  }
  constructor(code, message, errorUri) {
    super(message), this.code = code, this.errorUri = errorUri, this.name = "OAuthError", stampErrorBrands(this, new.target);
  }
  toResponseObject() {
    const response = { error: this.code, error_description: this.message };
    return this.errorUri && (response.error_uri = this.errorUri), response;
  }
  static fromResponse(response) {
    return new OAuthError2(response.error, response.error_description ?? response.error, response.error_uri);
  }
};
var SdkErrorCode = (function(SdkErrorCode$1) {
  return SdkErrorCode$1.NotConnected = "NOT_CONNECTED", SdkErrorCode$1.AlreadyConnected = "ALREADY_CONNECTED", SdkErrorCode$1.NotInitialized = "NOT_INITIALIZED", SdkErrorCode$1.CapabilityNotSupported = "CAPABILITY_NOT_SUPPORTED", SdkErrorCode$1.RequestTimeout = "REQUEST_TIMEOUT", SdkErrorCode$1.ConnectionClosed = "CONNECTION_CLOSED", SdkErrorCode$1.SendFailed = "SEND_FAILED", SdkErrorCode$1.InvalidResult = "INVALID_RESULT", SdkErrorCode$1.UnsupportedResultType = "UNSUPPORTED_RESULT_TYPE", SdkErrorCode$1.InputRequiredRoundsExceeded = "INPUT_REQUIRED_ROUNDS_EXCEEDED", SdkErrorCode$1.ListPaginationExceeded = "LIST_PAGINATION_EXCEEDED", SdkErrorCode$1.MethodNotSupportedByProtocolVersion = "METHOD_NOT_SUPPORTED_BY_PROTOCOL_VERSION", SdkErrorCode$1.EraNegotiationFailed = "ERA_NEGOTIATION_FAILED", SdkErrorCode$1.ClientHttpNotImplemented = "CLIENT_HTTP_NOT_IMPLEMENTED", SdkErrorCode$1.ClientHttpAuthentication = "CLIENT_HTTP_AUTHENTICATION", SdkErrorCode$1.ClientHttpForbidden = "CLIENT_HTTP_FORBIDDEN", SdkErrorCode$1.ClientHttpUnexpectedContent = "CLIENT_HTTP_UNEXPECTED_CONTENT", SdkErrorCode$1.ClientHttpFailedToOpenStream = "CLIENT_HTTP_FAILED_TO_OPEN_STREAM", SdkErrorCode$1.ClientHttpFailedToTerminateSession = "CLIENT_HTTP_FAILED_TO_TERMINATE_SESSION", SdkErrorCode$1;
})({});
var SdkError = class extends Error {
  static {
    Object.defineProperty(this, "mcpBrand", { value: "mcp.SdkError" });
  }
  static [Symbol.hasInstance](value) {
    return brandedHasInstance(this, value);
  }
  static isInstance(value) {
    if (typeof this != "function") throw new TypeError("isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`");
    return brandedHasInstance(
      this,
      value
    );
  }
  constructor(code, message, data, options) {
    super(message, options), this.code = code, this.data = data, this.name = "SdkError", stampErrorBrands(this, new.target);
  }
};
var SdkHttpError = class extends SdkError {
  static {
    Object.defineProperty(this, "mcpBrand", { value: "mcp.SdkHttpError" });
  }
  constructor(code, message, data, options) {
    super(code, message, data, options), this.name = "SdkHttpError";
  }
  get status() {
    return this.data.status;
  }
  get statusText() {
    return this.data.statusText;
  }
};
function isPlainObject$7(value) {
  return value !== null && typeof value == "object" && !Array.isArray(value);
}
function isImpliedCapabilityMember(capability, member, declaredValue) {
  return capability === "elicitation" && member === "form" && declaredValue.form === void 0 && declaredValue.url === void 0;
}
function requiredClientCapabilitiesForInputRequest(entry2) {
  switch (entry2.method) {
    case "elicitation/create":
      return entry2.params?.mode === "url" ? { elicitation: { url: {} } } : { elicitation: { form: {} } };
    case "sampling/createMessage": {
      const params = entry2.params;
      return params !== void 0 && (params.tools !== void 0 || params.toolChoice !== void 0) ? { sampling: { tools: {} } } : { sampling: {} };
    }
    case "roots/list":
      return { roots: {} };
    default:
      return;
  }
}
function missingClientCapabilities(required2, declared) {
  const missing = {};
  for (const [capability, requirement] of Object.entries(required2)) {
    if (requirement === void 0) continue;
    const declaredValue = declared === void 0 ? void 0 : declared[capability];
    if (declaredValue === void 0) {
      missing[capability] = requirement;
      continue;
    }
    if (isPlainObject$7(requirement) && isPlainObject$7(declaredValue)) {
      const missingMembers = {};
      for (const [member, memberRequirement] of Object.entries(requirement)) memberRequirement !== void 0 && declaredValue[member] === void 0 && !isImpliedCapabilityMember(capability, member, declaredValue) && (missingMembers[member] = memberRequirement);
      Object.keys(missingMembers).length > 0 && (missing[capability] = missingMembers);
    }
  }
  return Object.keys(missing).length > 0 ? missing : void 0;
}
var FIRST_MODERN_PROTOCOL_VERSION = "2026-07-28";
var SUPPORTED_MODERN_PROTOCOL_VERSIONS = [
  FIRST_MODERN_PROTOCOL_VERSION
];
function isModernProtocolVersion(version2) {
  return version2 >= FIRST_MODERN_PROTOCOL_VERSION;
}
function legacyProtocolVersions(versions) {
  return versions.filter((version2) => !isModernProtocolVersion(
    version2
  ));
}
function modernProtocolVersions(versions) {
  return versions.filter((version2) => isModernProtocolVersion(version2));
}
function appendTextFallbackForNonObject(result) {
  const sc = result.structuredContent;
  return sc === void 0 || !(typeof sc != "object" || sc === null || Array.isArray(sc)) || (result.content?.some((c) => c.type === "text") ?? false) ? result : { ...result, content: [...result.content ?? [], { type: "text", text: JSON.stringify(
    sc
  ) }] };
}
var TOOL_RESULT_FOREIGN_FAMILY_KEYS = ["task", "inputRequests", "requestState"];
function normalizeContentlessToolResult(value) {
  return value === null || typeof value != "object" || Array.isArray(value) || value.content !== void 0 || TOOL_RESULT_FOREIGN_FAMILY_KEYS.some((key) => key in value) ? value : { ...value, content: [] };
}
function build$1() {
  const JSONValueSchema$1 = lazy(() => union([string2(), number2(), boolean2(), _null3(), record(string2(), JSONValueSchema$1), array(JSONValueSchema$1)])), JSONObjectSchema$1 = record(string2(), JSONValueSchema$1), ProgressTokenSchema$1 = union([string2(), number2().int()]), CursorSchema$1 = string2(), TaskMetadataSchema$1 = object({ ttl: number2().optional() }), RelatedTaskMetadataSchema$1 = object({ taskId: string2() }), RequestMetaSchema$1 = looseObject({
    progressToken: ProgressTokenSchema$1.optional(),
    "io.modelcontextprotocol/related-task": RelatedTaskMetadataSchema$1.optional()
  }), BaseRequestParamsSchema$1 = object({ _meta: RequestMetaSchema$1.optional() }), TaskAugmentedRequestParamsSchema$1 = BaseRequestParamsSchema$1.extend({ task: TaskMetadataSchema$1.optional() }), RequestSchema$1 = object({ method: string2(), params: BaseRequestParamsSchema$1.loose().optional() }), NotificationsParamsSchema$1 = object({ _meta: RequestMetaSchema$1.optional() }), NotificationSchema$1 = object({ method: string2(), params: NotificationsParamsSchema$1.loose().optional() }), ResultSchema$1 = looseObject({ _meta: RequestMetaSchema$1.optional() }), RequestIdSchema$1 = union([string2(), number2().int()]), EmptyResultSchema$1 = ResultSchema$1.strict(), CancelledNotificationParamsSchema$1 = NotificationsParamsSchema$1.extend({ requestId: RequestIdSchema$1.optional(), reason: string2().optional() }), CancelledNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/cancelled"), params: CancelledNotificationParamsSchema$1 }), IconSchema$1 = object({
    src: string2(),
    mimeType: string2().optional(),
    sizes: array(string2()).optional(),
    theme: _enum(["light", "dark"]).optional()
  }), IconsSchema$1 = object({ icons: array(IconSchema$1).optional() }), BaseMetadataSchema$1 = object({ name: string2(), title: string2().optional() }), ImplementationSchema$1 = BaseMetadataSchema$1.extend({ ...BaseMetadataSchema$1.shape, ...IconsSchema$1.shape, version: string2(), websiteUrl: string2().optional(), description: string2().optional() }), FormElicitationCapabilitySchema2 = intersection(object({ applyDefaults: boolean2().optional() }), JSONObjectSchema$1), ElicitationCapabilitySchema2 = preprocess(
    (value) => value && typeof value == "object" && !Array.isArray(value) && Object.keys(value).length === 0 ? { form: {} } : value,
    intersection(object({ form: FormElicitationCapabilitySchema2.optional(), url: JSONObjectSchema$1.optional() }), JSONObjectSchema$1.optional())
  ), ClientTasksCapabilitySchema$1 = looseObject({ list: JSONObjectSchema$1.optional(), cancel: JSONObjectSchema$1.optional(), requests: looseObject({ sampling: looseObject(
    { createMessage: JSONObjectSchema$1.optional() }
  ).optional(), elicitation: looseObject({ create: JSONObjectSchema$1.optional() }).optional() }).optional() }), ServerTasksCapabilitySchema$1 = looseObject({ list: JSONObjectSchema$1.optional(), cancel: JSONObjectSchema$1.optional(), requests: looseObject({ tools: looseObject({ call: JSONObjectSchema$1.optional() }).optional() }).optional() }), ClientCapabilitiesSchema$1 = object({
    experimental: record(string2(), JSONObjectSchema$1).optional(),
    sampling: object({ context: JSONObjectSchema$1.optional(), tools: JSONObjectSchema$1.optional() }).optional(),
    elicitation: ElicitationCapabilitySchema2.optional(),
    roots: object({ listChanged: boolean2().optional() }).optional(),
    tasks: ClientTasksCapabilitySchema$1.optional(),
    extensions: record(string2(), JSONObjectSchema$1).optional()
  }), InitializeRequestParamsSchema$1 = BaseRequestParamsSchema$1.extend({ protocolVersion: string2(), capabilities: ClientCapabilitiesSchema$1, clientInfo: ImplementationSchema$1 }), InitializeRequestSchema$1 = RequestSchema$1.extend({ method: literal("initialize"), params: InitializeRequestParamsSchema$1 }), ServerCapabilitiesSchema$1 = object({ experimental: record(string2(), JSONObjectSchema$1).optional(), logging: JSONObjectSchema$1.optional(), completions: JSONObjectSchema$1.optional(), prompts: object({ listChanged: boolean2().optional() }).optional(), resources: object({ subscribe: boolean2().optional(), listChanged: boolean2().optional() }).optional(), tools: object({ listChanged: boolean2().optional() }).optional(), tasks: ServerTasksCapabilitySchema$1.optional(), extensions: record(string2(), JSONObjectSchema$1).optional() }), InitializeResultSchema$1 = ResultSchema$1.extend({
    protocolVersion: string2(),
    capabilities: ServerCapabilitiesSchema$1,
    serverInfo: ImplementationSchema$1,
    instructions: string2().optional()
  }), InitializedNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/initialized"), params: NotificationsParamsSchema$1.optional() }), PingRequestSchema$1 = RequestSchema$1.extend({ method: literal("ping"), params: BaseRequestParamsSchema$1.optional() }), ProgressSchema$1 = object({ progress: number2(), total: optional(number2()), message: optional(string2()) }), ProgressNotificationParamsSchema$1 = object({ ...NotificationsParamsSchema$1.shape, ...ProgressSchema$1.shape, progressToken: ProgressTokenSchema$1 }), ProgressNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/progress"), params: ProgressNotificationParamsSchema$1 }), PaginatedRequestParamsSchema$1 = BaseRequestParamsSchema$1.extend({ cursor: CursorSchema$1.optional() }), PaginatedRequestSchema$1 = RequestSchema$1.extend(
    { params: PaginatedRequestParamsSchema$1.optional() }
  ), PaginatedResultSchema$1 = ResultSchema$1.extend({ nextCursor: CursorSchema$1.optional() }), ResourceContentsSchema$1 = object({ uri: string2(), mimeType: optional(
    string2()
  ), _meta: record(string2(), unknown()).optional() }), TextResourceContentsSchema$1 = ResourceContentsSchema$1.extend({ text: string2() }), Base64Schema2 = string2().refine((val) => {
    try {
      return atob(val), true;
    } catch {
      return false;
    }
  }, { message: "Invalid Base64 string" }), BlobResourceContentsSchema$1 = ResourceContentsSchema$1.extend({ blob: Base64Schema2 }), RoleSchema$1 = _enum(["user", "assistant"]), AnnotationsSchema$1 = object({ audience: array(RoleSchema$1).optional(), priority: number2().min(0).max(1).optional(), lastModified: iso_exports.datetime({ offset: true }).optional() }), ResourceSchema$1 = object({ ...BaseMetadataSchema$1.shape, ...IconsSchema$1.shape, uri: string2(), description: optional(string2()), mimeType: optional(string2()), size: optional(number2()), annotations: AnnotationsSchema$1.optional(), _meta: optional(looseObject({})) }), ResourceTemplateSchema$1 = object({ ...BaseMetadataSchema$1.shape, ...IconsSchema$1.shape, uriTemplate: string2(), description: optional(string2()), mimeType: optional(string2()), annotations: AnnotationsSchema$1.optional(), _meta: optional(looseObject({})) }), ListResourcesRequestSchema$1 = PaginatedRequestSchema$1.extend({ method: literal("resources/list") }), ListResourcesResultSchema$1 = PaginatedResultSchema$1.extend({ resources: array(ResourceSchema$1) }), ListResourceTemplatesRequestSchema$1 = PaginatedRequestSchema$1.extend({ method: literal("resources/templates/list") }), ListResourceTemplatesResultSchema$1 = PaginatedResultSchema$1.extend({ resourceTemplates: array(ResourceTemplateSchema$1) }), ResourceRequestParamsSchema$1 = BaseRequestParamsSchema$1.extend({ uri: string2() }), ReadResourceRequestParamsSchema$1 = ResourceRequestParamsSchema$1, ReadResourceRequestSchema$1 = RequestSchema$1.extend({ method: literal("resources/read"), params: ReadResourceRequestParamsSchema$1 }), ReadResourceResultSchema$1 = ResultSchema$1.extend({ contents: array(union(
    [TextResourceContentsSchema$1, BlobResourceContentsSchema$1]
  )) }), ResourceListChangedNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/resources/list_changed"), params: NotificationsParamsSchema$1.optional() }), SubscribeRequestParamsSchema$1 = ResourceRequestParamsSchema$1, SubscribeRequestSchema$1 = RequestSchema$1.extend({ method: literal("resources/subscribe"), params: SubscribeRequestParamsSchema$1 }), UnsubscribeRequestParamsSchema$1 = ResourceRequestParamsSchema$1, UnsubscribeRequestSchema$1 = RequestSchema$1.extend({ method: literal("resources/unsubscribe"), params: UnsubscribeRequestParamsSchema$1 }), ResourceUpdatedNotificationParamsSchema$1 = NotificationsParamsSchema$1.extend({ uri: string2() }), ResourceUpdatedNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/resources/updated"), params: ResourceUpdatedNotificationParamsSchema$1 }), PromptArgumentSchema$1 = object({ name: string2(), description: optional(string2()), required: optional(boolean2()) }), PromptSchema$1 = object({
    ...BaseMetadataSchema$1.shape,
    ...IconsSchema$1.shape,
    description: optional(string2()),
    arguments: optional(array(PromptArgumentSchema$1)),
    _meta: optional(looseObject({}))
  }), ListPromptsRequestSchema$1 = PaginatedRequestSchema$1.extend({ method: literal("prompts/list") }), ListPromptsResultSchema$1 = PaginatedResultSchema$1.extend({ prompts: array(PromptSchema$1) }), GetPromptRequestParamsSchema$1 = BaseRequestParamsSchema$1.extend({ name: string2(), arguments: record(string2(), string2()).optional() }), GetPromptRequestSchema$1 = RequestSchema$1.extend({ method: literal("prompts/get"), params: GetPromptRequestParamsSchema$1 }), TextContentSchema$1 = object({ type: literal("text"), text: string2(), annotations: AnnotationsSchema$1.optional(), _meta: record(string2(), unknown()).optional() }), ImageContentSchema$1 = object({ type: literal("image"), data: Base64Schema2, mimeType: string2(), annotations: AnnotationsSchema$1.optional(), _meta: record(
    string2(),
    unknown()
  ).optional() }), AudioContentSchema$1 = object({ type: literal("audio"), data: Base64Schema2, mimeType: string2(), annotations: AnnotationsSchema$1.optional(), _meta: record(string2(), unknown()).optional() }), ToolUseContentSchema$1 = object({ type: literal("tool_use"), name: string2(), id: string2(), input: record(string2(), unknown()), _meta: record(string2(), unknown()).optional() }), EmbeddedResourceSchema$1 = object({ type: literal("resource"), resource: union([TextResourceContentsSchema$1, BlobResourceContentsSchema$1]), annotations: AnnotationsSchema$1.optional(), _meta: record(string2(), unknown()).optional() }), ResourceLinkSchema$1 = ResourceSchema$1.extend({ type: literal("resource_link") }), ContentBlockSchema$1 = union([TextContentSchema$1, ImageContentSchema$1, AudioContentSchema$1, ResourceLinkSchema$1, EmbeddedResourceSchema$1]), PromptMessageSchema$1 = object({ role: RoleSchema$1, content: ContentBlockSchema$1 }), GetPromptResultSchema$1 = ResultSchema$1.extend({ description: string2().optional(), messages: array(PromptMessageSchema$1) }), PromptListChangedNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/prompts/list_changed"), params: NotificationsParamsSchema$1.optional() }), ToolAnnotationsSchema$1 = object(
    { title: string2().optional(), readOnlyHint: boolean2().optional(), destructiveHint: boolean2().optional(), idempotentHint: boolean2().optional(), openWorldHint: boolean2().optional() }
  ), ToolExecutionSchema$1 = object({ taskSupport: _enum(["required", "optional", "forbidden"]).optional() }), ToolSchema$1 = object({ ...BaseMetadataSchema$1.shape, ...IconsSchema$1.shape, description: string2().optional(), inputSchema: object({ type: literal("object"), properties: record(string2(), JSONValueSchema$1).optional(), required: array(string2()).optional() }).catchall(unknown()), outputSchema: object({ type: literal("object"), properties: record(string2(), JSONValueSchema$1).optional(), required: array(string2()).optional() }).catchall(unknown()).optional(), annotations: ToolAnnotationsSchema$1.optional(), execution: ToolExecutionSchema$1.optional(), _meta: record(string2(), unknown()).optional() }), ListToolsRequestSchema$1 = PaginatedRequestSchema$1.extend({ method: literal("tools/list") }), ListToolsResultSchema$1 = PaginatedResultSchema$1.extend({ tools: array(ToolSchema$1) }), CallToolResultSchema$1 = ResultSchema$1.extend({ content: array(ContentBlockSchema$1), structuredContent: record(string2(), unknown()).optional(), isError: boolean2().optional() }), CallToolRequestParamsSchema$1 = TaskAugmentedRequestParamsSchema$1.extend({ name: string2(), arguments: record(string2(), unknown()).optional() }), CallToolRequestSchema$1 = RequestSchema$1.extend(
    { method: literal("tools/call"), params: CallToolRequestParamsSchema$1 }
  ), ToolListChangedNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/tools/list_changed"), params: NotificationsParamsSchema$1.optional() }), LoggingLevelSchema$1 = _enum(["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"]), SetLevelRequestParamsSchema$1 = BaseRequestParamsSchema$1.extend({ level: LoggingLevelSchema$1 }), SetLevelRequestSchema$1 = RequestSchema$1.extend({ method: literal("logging/setLevel"), params: SetLevelRequestParamsSchema$1 }), LoggingMessageNotificationParamsSchema$1 = NotificationsParamsSchema$1.extend(
    { level: LoggingLevelSchema$1, logger: string2().optional(), data: unknown() }
  ), LoggingMessageNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/message"), params: LoggingMessageNotificationParamsSchema$1 }), ModelHintSchema$1 = object({ name: string2().optional() }), ModelPreferencesSchema$1 = object({ hints: array(ModelHintSchema$1).optional(), costPriority: number2().min(0).max(1).optional(), speedPriority: number2().min(0).max(1).optional(), intelligencePriority: number2().min(0).max(1).optional() }), ToolChoiceSchema$1 = object({ mode: _enum(["auto", "required", "none"]).optional() }), ToolResultContentSchema$1 = object({ type: literal("tool_result"), toolUseId: string2().describe("The unique identifier for the corresponding tool call."), content: array(ContentBlockSchema$1), structuredContent: object({}).loose().optional(), isError: boolean2().optional(), _meta: record(string2(), unknown()).optional() }), SamplingContentSchema$1 = discriminatedUnion("type", [TextContentSchema$1, ImageContentSchema$1, AudioContentSchema$1]), SamplingMessageContentBlockSchema$1 = discriminatedUnion("type", [TextContentSchema$1, ImageContentSchema$1, AudioContentSchema$1, ToolUseContentSchema$1, ToolResultContentSchema$1]), SamplingMessageSchema$1 = object({ role: RoleSchema$1, content: union([SamplingMessageContentBlockSchema$1, array(SamplingMessageContentBlockSchema$1)]), _meta: record(string2(), unknown()).optional() }), CreateMessageRequestParamsSchema$1 = TaskAugmentedRequestParamsSchema$1.extend({
    messages: array(SamplingMessageSchema$1),
    modelPreferences: ModelPreferencesSchema$1.optional(),
    systemPrompt: string2().optional(),
    includeContext: _enum(["none", "thisServer", "allServers"]).optional(),
    temperature: number2().optional(),
    maxTokens: number2().int(),
    stopSequences: array(string2()).optional(),
    metadata: JSONObjectSchema$1.optional(),
    tools: array(ToolSchema$1).optional(),
    toolChoice: ToolChoiceSchema$1.optional()
  }), CreateMessageRequestSchema$1 = RequestSchema$1.extend({ method: literal("sampling/createMessage"), params: CreateMessageRequestParamsSchema$1 }), CreateMessageResultSchema$1 = ResultSchema$1.extend(
    { model: string2(), stopReason: optional(_enum(["endTurn", "stopSequence", "maxTokens"]).or(string2())), role: RoleSchema$1, content: SamplingContentSchema$1 }
  ), CreateMessageResultWithToolsSchema$1 = ResultSchema$1.extend({ model: string2(), stopReason: optional(_enum(["endTurn", "stopSequence", "maxTokens", "toolUse"]).or(string2())), role: RoleSchema$1, content: union([SamplingMessageContentBlockSchema$1, array(SamplingMessageContentBlockSchema$1)]) }), BooleanSchemaSchema$1 = object({ type: literal("boolean"), title: string2().optional(), description: string2().optional(), default: boolean2().optional() }), StringSchemaSchema$1 = object({ type: literal("string"), title: string2().optional(), description: string2().optional(), minLength: number2().optional(), maxLength: number2().optional(), format: _enum(["email", "uri", "date", "date-time"]).optional(), default: string2().optional() }), NumberSchemaSchema$1 = object({
    type: _enum(["number", "integer"]),
    title: string2().optional(),
    description: string2().optional(),
    minimum: number2().optional(),
    maximum: number2().optional(),
    default: number2().optional()
  }), UntitledSingleSelectEnumSchemaSchema$1 = object({ type: literal("string"), title: string2().optional(), description: string2().optional(), enum: array(string2()), default: string2().optional() }), TitledSingleSelectEnumSchemaSchema$1 = object({ type: literal("string"), title: string2().optional(), description: string2().optional(), oneOf: array(object({ const: string2(), title: string2() })), default: string2().optional() }), LegacyTitledEnumSchemaSchema$1 = object({ type: literal("string"), title: string2().optional(), description: string2().optional(), enum: array(string2()), enumNames: array(string2()).optional(), default: string2().optional() }), SingleSelectEnumSchemaSchema$1 = union([UntitledSingleSelectEnumSchemaSchema$1, TitledSingleSelectEnumSchemaSchema$1]), UntitledMultiSelectEnumSchemaSchema$1 = object({ type: literal("array"), title: string2().optional(), description: string2().optional(), minItems: number2().optional(), maxItems: number2().optional(), items: object({ type: literal("string"), enum: array(string2()) }), default: array(string2()).optional() }), TitledMultiSelectEnumSchemaSchema$1 = object({ type: literal("array"), title: string2().optional(), description: string2().optional(), minItems: number2().optional(), maxItems: number2().optional(), items: object({ anyOf: array(object({ const: string2(), title: string2() })) }), default: array(string2()).optional() }), MultiSelectEnumSchemaSchema$1 = union([UntitledMultiSelectEnumSchemaSchema$1, TitledMultiSelectEnumSchemaSchema$1]), EnumSchemaSchema$1 = union([LegacyTitledEnumSchemaSchema$1, SingleSelectEnumSchemaSchema$1, MultiSelectEnumSchemaSchema$1]), PrimitiveSchemaDefinitionSchema$1 = union([EnumSchemaSchema$1, BooleanSchemaSchema$1, StringSchemaSchema$1, NumberSchemaSchema$1]), ElicitRequestFormParamsSchema$1 = TaskAugmentedRequestParamsSchema$1.extend(
    { mode: literal("form").optional(), message: string2(), requestedSchema: object({ type: literal("object"), properties: record(string2(), PrimitiveSchemaDefinitionSchema$1), required: array(string2()).optional() }).catchall(unknown()) }
  ), ElicitRequestURLParamsSchema$1 = TaskAugmentedRequestParamsSchema$1.extend({ mode: literal("url"), message: string2(), elicitationId: string2(), url: string2().url() }), ElicitRequestParamsSchema$1 = union([ElicitRequestFormParamsSchema$1, ElicitRequestURLParamsSchema$1]), ElicitRequestSchema$1 = RequestSchema$1.extend({ method: literal("elicitation/create"), params: ElicitRequestParamsSchema$1 }), ElicitationCompleteNotificationParamsSchema$1 = NotificationsParamsSchema$1.extend({ elicitationId: string2() }), ElicitationCompleteNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/elicitation/complete"), params: ElicitationCompleteNotificationParamsSchema$1 }), ElicitResultSchema$1 = ResultSchema$1.extend({ action: _enum(["accept", "decline", "cancel"]), content: preprocess((val) => val === null ? void 0 : val, record(string2(), union([string2(), number2(), boolean2(), array(string2())])).optional()) }), ResourceTemplateReferenceSchema$1 = object({ type: literal("ref/resource"), uri: string2() }), PromptReferenceSchema$1 = object({ type: literal("ref/prompt"), name: string2() }), CompleteRequestParamsSchema$1 = BaseRequestParamsSchema$1.extend({
    ref: union([PromptReferenceSchema$1, ResourceTemplateReferenceSchema$1]),
    argument: object({ name: string2(), value: string2() }),
    context: object({ arguments: record(string2(), string2()).optional() }).optional()
  }), CompleteRequestSchema$1 = RequestSchema$1.extend({ method: literal(
    "completion/complete"
  ), params: CompleteRequestParamsSchema$1 }), CompleteResultSchema$1 = ResultSchema$1.extend({ completion: looseObject({
    values: array(string2()).max(100),
    total: optional(number2().int()),
    hasMore: optional(boolean2())
  }) }), RootSchema$1 = object({ uri: string2().startsWith("file://"), name: string2().optional(), _meta: record(string2(), unknown()).optional() }), ListRootsRequestSchema$1 = RequestSchema$1.extend({ method: literal("roots/list"), params: BaseRequestParamsSchema$1.optional() }), ListRootsResultSchema$1 = ResultSchema$1.extend({ roots: array(RootSchema$1) }), RootsListChangedNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/roots/list_changed"), params: NotificationsParamsSchema$1.optional() }), TaskCreationParamsSchema$1 = looseObject({ ttl: number2().optional(), pollInterval: number2().optional() }), TaskStatusSchema$1 = _enum(["working", "input_required", "completed", "failed", "cancelled"]), TaskSchema$1 = object({
    taskId: string2(),
    status: TaskStatusSchema$1,
    ttl: union([number2(), _null3()]),
    createdAt: string2(),
    lastUpdatedAt: string2(),
    pollInterval: optional(number2()),
    statusMessage: optional(string2())
  }), CreateTaskResultSchema$1 = ResultSchema$1.extend({ task: TaskSchema$1 }), TaskStatusNotificationParamsSchema$1 = NotificationsParamsSchema$1.merge(TaskSchema$1), TaskStatusNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/tasks/status"), params: TaskStatusNotificationParamsSchema$1 }), GetTaskRequestSchema$1 = RequestSchema$1.extend({ method: literal("tasks/get"), params: BaseRequestParamsSchema$1.extend({ taskId: string2() }) }), GetTaskResultSchema$1 = ResultSchema$1.merge(TaskSchema$1), GetTaskPayloadRequestSchema$1 = RequestSchema$1.extend({ method: literal("tasks/result"), params: BaseRequestParamsSchema$1.extend({ taskId: string2() }) }), GetTaskPayloadResultSchema$1 = ResultSchema$1.loose(), ListTasksRequestSchema$1 = PaginatedRequestSchema$1.extend({ method: literal("tasks/list") }), ListTasksResultSchema$1 = PaginatedResultSchema$1.extend({ tasks: array(TaskSchema$1) }), CancelTaskRequestSchema$1 = RequestSchema$1.extend({ method: literal("tasks/cancel"), params: BaseRequestParamsSchema$1.extend({ taskId: string2() }) });
  return {
    JSONValueSchema: JSONValueSchema$1,
    JSONObjectSchema: JSONObjectSchema$1,
    ProgressTokenSchema: ProgressTokenSchema$1,
    CursorSchema: CursorSchema$1,
    TaskMetadataSchema: TaskMetadataSchema$1,
    RelatedTaskMetadataSchema: RelatedTaskMetadataSchema$1,
    RequestMetaSchema: RequestMetaSchema$1,
    BaseRequestParamsSchema: BaseRequestParamsSchema$1,
    TaskAugmentedRequestParamsSchema: TaskAugmentedRequestParamsSchema$1,
    RequestSchema: RequestSchema$1,
    NotificationsParamsSchema: NotificationsParamsSchema$1,
    NotificationSchema: NotificationSchema$1,
    ResultSchema: ResultSchema$1,
    RequestIdSchema: RequestIdSchema$1,
    EmptyResultSchema: EmptyResultSchema$1,
    CancelledNotificationParamsSchema: CancelledNotificationParamsSchema$1,
    CancelledNotificationSchema: CancelledNotificationSchema$1,
    IconSchema: IconSchema$1,
    IconsSchema: IconsSchema$1,
    BaseMetadataSchema: BaseMetadataSchema$1,
    ImplementationSchema: ImplementationSchema$1,
    ClientTasksCapabilitySchema: ClientTasksCapabilitySchema$1,
    ServerTasksCapabilitySchema: ServerTasksCapabilitySchema$1,
    ClientCapabilitiesSchema: ClientCapabilitiesSchema$1,
    InitializeRequestParamsSchema: InitializeRequestParamsSchema$1,
    InitializeRequestSchema: InitializeRequestSchema$1,
    ServerCapabilitiesSchema: ServerCapabilitiesSchema$1,
    InitializeResultSchema: InitializeResultSchema$1,
    InitializedNotificationSchema: InitializedNotificationSchema$1,
    PingRequestSchema: PingRequestSchema$1,
    ProgressSchema: ProgressSchema$1,
    ProgressNotificationParamsSchema: ProgressNotificationParamsSchema$1,
    ProgressNotificationSchema: ProgressNotificationSchema$1,
    PaginatedRequestParamsSchema: PaginatedRequestParamsSchema$1,
    PaginatedRequestSchema: PaginatedRequestSchema$1,
    PaginatedResultSchema: PaginatedResultSchema$1,
    ResourceContentsSchema: ResourceContentsSchema$1,
    TextResourceContentsSchema: TextResourceContentsSchema$1,
    BlobResourceContentsSchema: BlobResourceContentsSchema$1,
    RoleSchema: RoleSchema$1,
    AnnotationsSchema: AnnotationsSchema$1,
    ResourceSchema: ResourceSchema$1,
    ResourceTemplateSchema: ResourceTemplateSchema$1,
    ListResourcesRequestSchema: ListResourcesRequestSchema$1,
    ListResourcesResultSchema: ListResourcesResultSchema$1,
    ListResourceTemplatesRequestSchema: ListResourceTemplatesRequestSchema$1,
    ListResourceTemplatesResultSchema: ListResourceTemplatesResultSchema$1,
    ResourceRequestParamsSchema: ResourceRequestParamsSchema$1,
    ReadResourceRequestParamsSchema: ReadResourceRequestParamsSchema$1,
    ReadResourceRequestSchema: ReadResourceRequestSchema$1,
    ReadResourceResultSchema: ReadResourceResultSchema$1,
    ResourceListChangedNotificationSchema: ResourceListChangedNotificationSchema$1,
    SubscribeRequestParamsSchema: SubscribeRequestParamsSchema$1,
    SubscribeRequestSchema: SubscribeRequestSchema$1,
    UnsubscribeRequestParamsSchema: UnsubscribeRequestParamsSchema$1,
    UnsubscribeRequestSchema: UnsubscribeRequestSchema$1,
    ResourceUpdatedNotificationParamsSchema: ResourceUpdatedNotificationParamsSchema$1,
    ResourceUpdatedNotificationSchema: ResourceUpdatedNotificationSchema$1,
    PromptArgumentSchema: PromptArgumentSchema$1,
    PromptSchema: PromptSchema$1,
    ListPromptsRequestSchema: ListPromptsRequestSchema$1,
    ListPromptsResultSchema: ListPromptsResultSchema$1,
    GetPromptRequestParamsSchema: GetPromptRequestParamsSchema$1,
    GetPromptRequestSchema: GetPromptRequestSchema$1,
    TextContentSchema: TextContentSchema$1,
    ImageContentSchema: ImageContentSchema$1,
    AudioContentSchema: AudioContentSchema$1,
    ToolUseContentSchema: ToolUseContentSchema$1,
    EmbeddedResourceSchema: EmbeddedResourceSchema$1,
    ResourceLinkSchema: ResourceLinkSchema$1,
    ContentBlockSchema: ContentBlockSchema$1,
    PromptMessageSchema: PromptMessageSchema$1,
    GetPromptResultSchema: GetPromptResultSchema$1,
    PromptListChangedNotificationSchema: PromptListChangedNotificationSchema$1,
    ToolAnnotationsSchema: ToolAnnotationsSchema$1,
    ToolExecutionSchema: ToolExecutionSchema$1,
    ToolSchema: ToolSchema$1,
    ListToolsRequestSchema: ListToolsRequestSchema$1,
    ListToolsResultSchema: ListToolsResultSchema$1,
    CallToolResultSchema: CallToolResultSchema$1,
    CallToolRequestParamsSchema: CallToolRequestParamsSchema$1,
    CallToolRequestSchema: CallToolRequestSchema$1,
    ToolListChangedNotificationSchema: ToolListChangedNotificationSchema$1,
    LoggingLevelSchema: LoggingLevelSchema$1,
    SetLevelRequestParamsSchema: SetLevelRequestParamsSchema$1,
    SetLevelRequestSchema: SetLevelRequestSchema$1,
    LoggingMessageNotificationParamsSchema: LoggingMessageNotificationParamsSchema$1,
    LoggingMessageNotificationSchema: LoggingMessageNotificationSchema$1,
    ModelHintSchema: ModelHintSchema$1,
    ModelPreferencesSchema: ModelPreferencesSchema$1,
    ToolChoiceSchema: ToolChoiceSchema$1,
    ToolResultContentSchema: ToolResultContentSchema$1,
    SamplingContentSchema: SamplingContentSchema$1,
    SamplingMessageContentBlockSchema: SamplingMessageContentBlockSchema$1,
    SamplingMessageSchema: SamplingMessageSchema$1,
    CreateMessageRequestParamsSchema: CreateMessageRequestParamsSchema$1,
    CreateMessageRequestSchema: CreateMessageRequestSchema$1,
    CreateMessageResultSchema: CreateMessageResultSchema$1,
    CreateMessageResultWithToolsSchema: CreateMessageResultWithToolsSchema$1,
    BooleanSchemaSchema: BooleanSchemaSchema$1,
    StringSchemaSchema: StringSchemaSchema$1,
    NumberSchemaSchema: NumberSchemaSchema$1,
    UntitledSingleSelectEnumSchemaSchema: UntitledSingleSelectEnumSchemaSchema$1,
    TitledSingleSelectEnumSchemaSchema: TitledSingleSelectEnumSchemaSchema$1,
    LegacyTitledEnumSchemaSchema: LegacyTitledEnumSchemaSchema$1,
    SingleSelectEnumSchemaSchema: SingleSelectEnumSchemaSchema$1,
    UntitledMultiSelectEnumSchemaSchema: UntitledMultiSelectEnumSchemaSchema$1,
    TitledMultiSelectEnumSchemaSchema: TitledMultiSelectEnumSchemaSchema$1,
    MultiSelectEnumSchemaSchema: MultiSelectEnumSchemaSchema$1,
    EnumSchemaSchema: EnumSchemaSchema$1,
    PrimitiveSchemaDefinitionSchema: PrimitiveSchemaDefinitionSchema$1,
    ElicitRequestFormParamsSchema: ElicitRequestFormParamsSchema$1,
    ElicitRequestURLParamsSchema: ElicitRequestURLParamsSchema$1,
    ElicitRequestParamsSchema: ElicitRequestParamsSchema$1,
    ElicitRequestSchema: ElicitRequestSchema$1,
    ElicitationCompleteNotificationParamsSchema: ElicitationCompleteNotificationParamsSchema$1,
    ElicitationCompleteNotificationSchema: ElicitationCompleteNotificationSchema$1,
    ElicitResultSchema: ElicitResultSchema$1,
    ResourceTemplateReferenceSchema: ResourceTemplateReferenceSchema$1,
    PromptReferenceSchema: PromptReferenceSchema$1,
    CompleteRequestParamsSchema: CompleteRequestParamsSchema$1,
    CompleteRequestSchema: CompleteRequestSchema$1,
    CompleteResultSchema: CompleteResultSchema$1,
    RootSchema: RootSchema$1,
    ListRootsRequestSchema: ListRootsRequestSchema$1,
    ListRootsResultSchema: ListRootsResultSchema$1,
    RootsListChangedNotificationSchema: RootsListChangedNotificationSchema$1,
    TaskCreationParamsSchema: TaskCreationParamsSchema$1,
    TaskStatusSchema: TaskStatusSchema$1,
    TaskSchema: TaskSchema$1,
    CreateTaskResultSchema: CreateTaskResultSchema$1,
    TaskStatusNotificationParamsSchema: TaskStatusNotificationParamsSchema$1,
    TaskStatusNotificationSchema: TaskStatusNotificationSchema$1,
    GetTaskRequestSchema: GetTaskRequestSchema$1,
    GetTaskResultSchema: GetTaskResultSchema$1,
    GetTaskPayloadRequestSchema: GetTaskPayloadRequestSchema$1,
    GetTaskPayloadResultSchema: GetTaskPayloadResultSchema$1,
    ListTasksRequestSchema: ListTasksRequestSchema$1,
    ListTasksResultSchema: ListTasksResultSchema$1,
    CancelTaskRequestSchema: CancelTaskRequestSchema$1,
    CancelTaskResultSchema: ResultSchema$1.merge(TaskSchema$1),
    ClientRequestSchema: union([
      PingRequestSchema$1,
      InitializeRequestSchema$1,
      CompleteRequestSchema$1,
      SetLevelRequestSchema$1,
      GetPromptRequestSchema$1,
      ListPromptsRequestSchema$1,
      ListResourcesRequestSchema$1,
      ListResourceTemplatesRequestSchema$1,
      ReadResourceRequestSchema$1,
      SubscribeRequestSchema$1,
      UnsubscribeRequestSchema$1,
      CallToolRequestSchema$1,
      ListToolsRequestSchema$1,
      GetTaskRequestSchema$1,
      GetTaskPayloadRequestSchema$1,
      ListTasksRequestSchema$1,
      CancelTaskRequestSchema$1
    ]),
    ClientNotificationSchema: union([
      CancelledNotificationSchema$1,
      ProgressNotificationSchema$1,
      InitializedNotificationSchema$1,
      RootsListChangedNotificationSchema$1,
      TaskStatusNotificationSchema$1
    ]),
    ClientResultSchema: union([
      EmptyResultSchema$1,
      CreateMessageResultSchema$1,
      CreateMessageResultWithToolsSchema$1,
      ElicitResultSchema$1,
      ListRootsResultSchema$1,
      GetTaskResultSchema$1,
      ListTasksResultSchema$1,
      CreateTaskResultSchema$1
    ]),
    ServerRequestSchema: union([
      PingRequestSchema$1,
      CreateMessageRequestSchema$1,
      ElicitRequestSchema$1,
      ListRootsRequestSchema$1,
      GetTaskRequestSchema$1,
      GetTaskPayloadRequestSchema$1,
      ListTasksRequestSchema$1,
      CancelTaskRequestSchema$1
    ]),
    ServerNotificationSchema: union([
      CancelledNotificationSchema$1,
      ProgressNotificationSchema$1,
      LoggingMessageNotificationSchema$1,
      ResourceUpdatedNotificationSchema$1,
      ResourceListChangedNotificationSchema$1,
      ToolListChangedNotificationSchema$1,
      PromptListChangedNotificationSchema$1,
      TaskStatusNotificationSchema$1,
      ElicitationCompleteNotificationSchema$1
    ]),
    ServerResultSchema: union([
      EmptyResultSchema$1,
      InitializeResultSchema$1,
      CompleteResultSchema$1,
      GetPromptResultSchema$1,
      ListPromptsResultSchema$1,
      ListResourcesResultSchema$1,
      ListResourceTemplatesResultSchema$1,
      ReadResourceResultSchema$1,
      CallToolResultSchema$1,
      ListToolsResultSchema$1,
      GetTaskResultSchema$1,
      ListTasksResultSchema$1,
      CreateTaskResultSchema$1
    ]),
    CallToolResultWireSchema: unknown().superRefine((value, ctx) => {
      if (!(typeof value != "object" || value === null || Array.isArray(value) || value.content !== void 0)) {
        for (const key of TOOL_RESULT_FOREIGN_FAMILY_KEYS) if (key in value) {
          ctx.addIssue({ code: "custom", message: `content is required when the body carries '${key}' \u2014 another result family cannot default into an empty tools/call success` });
          return;
        }
      }
    }).transform(normalizeContentlessToolResult).pipe(CallToolResultSchema$1)
  };
}
var memo$1;
function buildSchemas2025() {
  return memo$1 ??= build$1();
}
function isNonObjectJsonSchemaRoot(json) {
  return json.type !== "object";
}
var REF_REWRITE_DATA_POSITION_KEYS = /* @__PURE__ */ new Set(["const", "enum", "default", "examples"]);
var REF_REWRITE_NAME_MAP_KEYS = /* @__PURE__ */ new Set(
  ["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"]
);
function establishesNewBase(id) {
  return id !== void 0 && !(typeof id == "string" && id.startsWith("#"));
}
function wrapOutputSchemaForLegacy(natural) {
  const $schema = typeof natural.$schema == "string" ? natural.$schema : void 0;
  if (establishesNewBase(natural.$id)) return { ...$schema !== void 0 && { $schema }, type: "object", properties: { result: natural }, required: ["result"] };
  const convertRecursiveRefs = declares2019Dialect(natural.$schema) && natural.$recursiveAnchor !== true, rewriteRefs = (node2, parentIsNameMap) => {
    if (Array.isArray(node2)) return node2.map((item) => rewriteRefs(
      item,
      false
    ));
    if (node2 === null || typeof node2 != "object" || !parentIsNameMap && establishesNewBase(node2.$id)) return node2;
    const out = {};
    let convertedRecursion = false;
    for (const [k, v] of Object.entries(node2)) parentIsNameMap ? out[k] = rewriteRefs(v, false) : (k === "$ref" || k === "$dynamicRef") && typeof v == "string" ? out[k] = v === "#" ? "#/properties/result" : v.startsWith("#/") ? `#/properties/result${v.slice(1)}` : v : k === "$recursiveRef" && v === "#" && convertRecursiveRefs ? convertedRecursion = true : REF_REWRITE_DATA_POSITION_KEYS.has(k) ? out[k] = v : REF_REWRITE_NAME_MAP_KEYS.has(k) ? out[k] = rewriteRefs(v, true) : out[k] = rewriteRefs(v, false);
    return convertedRecursion && ("$ref" in out ? out.allOf = [...Array.isArray(out.allOf) ? out.allOf : [], { $ref: "#/properties/result" }] : out.$ref = "#/properties/result"), out;
  };
  return { ...$schema !== void 0 && { $schema }, type: "object", properties: { result: rewriteRefs(
    natural,
    false
  ) }, required: ["result"] };
}
var requestMethodKeys$1 = { ping: null, initialize: null, "completion/complete": null, "logging/setLevel": null, "prompts/get": null, "prompts/list": null, "resources/list": null, "resources/templates/list": null, "resources/read": null, "resources/subscribe": null, "resources/unsubscribe": null, "tools/call": null, "tools/list": null, "tasks/get": null, "tasks/result": null, "tasks/list": null, "tasks/cancel": null, "sampling/createMessage": null, "elicitation/create": null, "roots/list": null };
var notificationMethodKeys$1 = {
  "notifications/cancelled": null,
  "notifications/progress": null,
  "notifications/initialized": null,
  "notifications/roots/list_changed": null,
  "notifications/tasks/status": null,
  "notifications/message": null,
  "notifications/resources/updated": null,
  "notifications/resources/list_changed": null,
  "notifications/tools/list_changed": null,
  "notifications/prompts/list_changed": null,
  "notifications/elicitation/complete": null
};
var resultMethodKeys = {
  ping: null,
  initialize: null,
  "completion/complete": null,
  "logging/setLevel": null,
  "prompts/get": null,
  "prompts/list": null,
  "resources/list": null,
  "resources/templates/list": null,
  "resources/read": null,
  "resources/subscribe": null,
  "resources/unsubscribe": null,
  "tools/call": null,
  "tools/list": null,
  "sampling/createMessage": null,
  "elicitation/create": null,
  "roots/list": null
};
var maps$1;
function registryMaps() {
  if (maps$1) return maps$1;
  const s = buildSchemas2025();
  return maps$1 = {
    requestSchemas: {
      ping: s.PingRequestSchema,
      initialize: s.InitializeRequestSchema,
      "completion/complete": s.CompleteRequestSchema,
      "logging/setLevel": s.SetLevelRequestSchema,
      "prompts/get": s.GetPromptRequestSchema,
      "prompts/list": s.ListPromptsRequestSchema,
      "resources/list": s.ListResourcesRequestSchema,
      "resources/templates/list": s.ListResourceTemplatesRequestSchema,
      "resources/read": s.ReadResourceRequestSchema,
      "resources/subscribe": s.SubscribeRequestSchema,
      "resources/unsubscribe": s.UnsubscribeRequestSchema,
      "tools/call": s.CallToolRequestSchema,
      "tools/list": s.ListToolsRequestSchema,
      "tasks/get": s.GetTaskRequestSchema,
      "tasks/result": s.GetTaskPayloadRequestSchema,
      "tasks/list": s.ListTasksRequestSchema,
      "tasks/cancel": s.CancelTaskRequestSchema,
      "sampling/createMessage": s.CreateMessageRequestSchema,
      "elicitation/create": s.ElicitRequestSchema,
      "roots/list": s.ListRootsRequestSchema
    },
    notificationSchemas: {
      "notifications/cancelled": s.CancelledNotificationSchema,
      "notifications/progress": s.ProgressNotificationSchema,
      "notifications/initialized": s.InitializedNotificationSchema,
      "notifications/roots/list_changed": s.RootsListChangedNotificationSchema,
      "notifications/tasks/status": s.TaskStatusNotificationSchema,
      "notifications/message": s.LoggingMessageNotificationSchema,
      "notifications/resources/updated": s.ResourceUpdatedNotificationSchema,
      "notifications/resources/list_changed": s.ResourceListChangedNotificationSchema,
      "notifications/tools/list_changed": s.ToolListChangedNotificationSchema,
      "notifications/prompts/list_changed": s.PromptListChangedNotificationSchema,
      "notifications/elicitation/complete": s.ElicitationCompleteNotificationSchema
    },
    resultSchemas: {
      ping: s.EmptyResultSchema,
      initialize: s.InitializeResultSchema,
      "completion/complete": s.CompleteResultSchema,
      "logging/setLevel": s.EmptyResultSchema,
      "prompts/get": s.GetPromptResultSchema,
      "prompts/list": s.ListPromptsResultSchema,
      "resources/list": s.ListResourcesResultSchema,
      "resources/templates/list": s.ListResourceTemplatesResultSchema,
      "resources/read": s.ReadResourceResultSchema,
      "resources/subscribe": s.EmptyResultSchema,
      "resources/unsubscribe": s.EmptyResultSchema,
      "tools/call": s.CallToolResultWireSchema,
      "tools/list": s.ListToolsResultSchema,
      "sampling/createMessage": s.CreateMessageResultWithToolsSchema,
      "elicitation/create": s.ElicitResultSchema,
      "roots/list": s.ListRootsResultSchema
    }
  }, maps$1;
}
function hasRequestMethod2025(method) {
  return Object.prototype.hasOwnProperty.call(requestMethodKeys$1, method);
}
function hasNotificationMethod2025(method) {
  return Object.prototype.hasOwnProperty.call(notificationMethodKeys$1, method);
}
function hasResultMethod(method) {
  return Object.prototype.hasOwnProperty.call(
    resultMethodKeys,
    method
  );
}
function getResultSchema(method) {
  return hasResultMethod(method) ? registryMaps().resultSchemas[method] : void 0;
}
function getRequestSchema(method) {
  return hasRequestMethod2025(method) ? registryMaps().requestSchemas[method] : void 0;
}
function getNotificationSchema(method) {
  return hasNotificationMethod2025(method) ? registryMaps().notificationSchemas[method] : void 0;
}
var rev2025RequestMethods = Object.keys(
  requestMethodKeys$1
);
var rev2025NotificationMethods = Object.keys(notificationMethodKeys$1);
function isPlainObject$6(value) {
  return value !== null && typeof value == "object" && !Array.isArray(value);
}
function triState$1(schema, raw) {
  if (schema === void 0) return { ok: false, reason: "not-in-era" };
  const parsed = schema.safeParse(raw);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, reason: "invalid", message: String(parsed.error) };
}
var NOT_IN_ERA$1 = {
  ok: false,
  reason: "not-in-era"
};
function toolNeedsLegacyWrap(t) {
  return isPlainObject$6(t) && isPlainObject$6(t.outputSchema) && isNonObjectJsonSchemaRoot(t.outputSchema);
}
var rev2025Codec = {
  era: "2025-11-25",
  hasRequestMethod: hasRequestMethod2025,
  hasNotificationMethod: hasNotificationMethod2025,
  validateRequest: (method, raw) => triState$1(getRequestSchema(method), raw),
  validateResult: (method, raw) => triState$1(
    getResultSchema(method),
    raw
  ),
  validateNotification: (method, raw) => triState$1(getNotificationSchema(method), raw),
  hasInputRequestMethod: () => false,
  validateInputRequest: () => NOT_IN_ERA$1,
  validateInputResponse: () => NOT_IN_ERA$1,
  samplingResultVariant: ((hasTools, raw) => {
    const s = buildSchemas2025();
    return triState$1(hasTools ? s.CreateMessageResultWithToolsSchema : s.CreateMessageResultSchema, raw);
  }),
  outboundEnvelope: (_material) => {
  },
  validateEnvelopeMeta: (_meta) => [],
  projectCallToolResult(result, advertisedOutputSchema) {
    const withText = appendTextFallbackForNonObject(result), sc = withText.structuredContent;
    if (sc === void 0) return withText;
    const valueIsNonObject = typeof sc != "object" || sc === null || Array.isArray(sc), schemaWrapped = advertisedOutputSchema !== void 0 && isNonObjectJsonSchemaRoot(advertisedOutputSchema);
    return !valueIsNonObject && !schemaWrapped ? withText : { ...withText, structuredContent: {
      result: sc
    } };
  },
  decodeResult(_method, raw) {
    if (isPlainObject$6(raw) && "resultType" in raw) {
      const stripped = { ...raw };
      return delete stripped.resultType, { kind: "complete", result: stripped };
    }
    return { kind: "complete", result: raw };
  },
  encodeResult(method, result) {
    if (method !== "tools/list") return result;
    const tools = result.tools;
    return !Array.isArray(tools) || !tools.some((t) => toolNeedsLegacyWrap(t)) ? result : { ...result, tools: tools.map((t) => toolNeedsLegacyWrap(
      t
    ) ? { ...t, outputSchema: wrapOutputSchemaForLegacy(t.outputSchema) } : t) };
  },
  encodeErrorCode: (code) => code === -32002 ? -32602 : code,
  checkInboundEnvelope: (_material) => {
  }
};
function build() {
  const JSONValueSchema$1 = lazy(
    () => union([string2(), number2(), boolean2(), _null3(), record(string2(), JSONValueSchema$1), array(JSONValueSchema$1)])
  ), JSONObjectSchema$1 = record(string2(), JSONValueSchema$1), ProgressTokenSchema$1 = union([string2(), number2().int()]), CursorSchema$1 = string2(), RequestIdSchema$1 = union([string2(), number2().int()]), RoleSchema$1 = _enum(["user", "assistant"]), LoggingLevelSchema$1 = _enum(["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"]), Base64Schema2 = string2().refine((val) => {
    try {
      return atob(val), true;
    } catch {
      return false;
    }
  }, { message: "Invalid Base64 string" }), TaskMetadataSchema$1 = object({ ttl: number2().optional() }), RelatedTaskMetadataSchema$1 = object({ taskId: string2() }), RequestMetaSchema$1 = looseObject({ progressToken: ProgressTokenSchema$1.optional(), "io.modelcontextprotocol/related-task": RelatedTaskMetadataSchema$1.optional() }), BaseRequestParamsSchema$1 = object({ _meta: RequestMetaSchema$1.optional() }), TaskAugmentedRequestParamsSchema$1 = BaseRequestParamsSchema$1.extend({
    task: TaskMetadataSchema$1.optional()
  }), NotificationsParamsSchema$1 = object({ _meta: RequestMetaSchema$1.optional() }), NotificationSchema$1 = object({ method: string2(), params: NotificationsParamsSchema$1.loose().optional() }), IconSchema$1 = object({ src: string2(), mimeType: string2().optional(), sizes: array(string2()).optional(), theme: _enum(["light", "dark"]).optional() }), IconsSchema$1 = object({ icons: array(IconSchema$1).optional() }), BaseMetadataSchema$1 = object({ name: string2(), title: string2().optional() }), ImplementationSchema$1 = BaseMetadataSchema$1.extend({ ...BaseMetadataSchema$1.shape, ...IconsSchema$1.shape, version: string2(), websiteUrl: string2().optional(), description: string2().optional() }), FormElicitationCapabilitySchema2 = intersection(object({ applyDefaults: boolean2().optional() }), JSONObjectSchema$1), ElicitationCapabilitySchema2 = preprocess((value) => value && typeof value == "object" && !Array.isArray(value) && Object.keys(value).length === 0 ? { form: {} } : value, intersection(object({ form: FormElicitationCapabilitySchema2.optional(), url: JSONObjectSchema$1.optional() }), JSONObjectSchema$1.optional())), ClientTasksCapabilitySchema$1 = looseObject({ list: JSONObjectSchema$1.optional(), cancel: JSONObjectSchema$1.optional(), requests: looseObject({ sampling: looseObject({ createMessage: JSONObjectSchema$1.optional() }).optional(), elicitation: looseObject({ create: JSONObjectSchema$1.optional() }).optional() }).optional() }), ServerTasksCapabilitySchema$1 = looseObject({ list: JSONObjectSchema$1.optional(), cancel: JSONObjectSchema$1.optional(), requests: looseObject({ tools: looseObject({ call: JSONObjectSchema$1.optional() }).optional() }).optional() }), ClientCapabilitiesSchema$1 = object({ experimental: record(string2(), JSONObjectSchema$1).optional(), sampling: object({ context: JSONObjectSchema$1.optional(), tools: JSONObjectSchema$1.optional() }).optional(), elicitation: ElicitationCapabilitySchema2.optional(), roots: object({ listChanged: boolean2().optional() }).optional(), tasks: ClientTasksCapabilitySchema$1.optional(), extensions: record(string2(), JSONObjectSchema$1).optional() }), ServerCapabilitiesSchema$1 = object({ experimental: record(string2(), JSONObjectSchema$1).optional(), logging: JSONObjectSchema$1.optional(), completions: JSONObjectSchema$1.optional(), prompts: object({ listChanged: boolean2().optional() }).optional(), resources: object({ subscribe: boolean2().optional(), listChanged: boolean2().optional() }).optional(), tools: object({ listChanged: boolean2().optional() }).optional(), tasks: ServerTasksCapabilitySchema$1.optional(), extensions: record(string2(), JSONObjectSchema$1).optional() }), ProgressSchema$1 = object({ progress: number2(), total: optional(number2()), message: optional(string2()) }), ProgressNotificationParamsSchema$1 = object({ ...NotificationsParamsSchema$1.shape, ...ProgressSchema$1.shape, progressToken: ProgressTokenSchema$1 }), ProgressNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/progress"), params: ProgressNotificationParamsSchema$1 }), LoggingMessageNotificationParamsSchema$1 = NotificationsParamsSchema$1.extend({ level: LoggingLevelSchema$1, logger: string2().optional(), data: unknown() }), LoggingMessageNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/message"), params: LoggingMessageNotificationParamsSchema$1 }), ResourceContentsSchema$1 = object({
    uri: string2(),
    mimeType: optional(string2()),
    _meta: record(string2(), unknown()).optional()
  }), TextResourceContentsSchema$1 = ResourceContentsSchema$1.extend({ text: string2() }), BlobResourceContentsSchema$1 = ResourceContentsSchema$1.extend({ blob: Base64Schema2 }), AnnotationsSchema$1 = object({ audience: array(RoleSchema$1).optional(), priority: number2().min(0).max(1).optional(), lastModified: iso_exports.datetime({ offset: true }).optional() }), ResourceSchema$1 = object({ ...BaseMetadataSchema$1.shape, ...IconsSchema$1.shape, uri: string2(), description: optional(string2()), mimeType: optional(string2()), size: optional(number2()), annotations: AnnotationsSchema$1.optional(), _meta: optional(looseObject({})) }), ResourceTemplateSchema$1 = object({ ...BaseMetadataSchema$1.shape, ...IconsSchema$1.shape, uriTemplate: string2(), description: optional(string2()), mimeType: optional(string2()), annotations: AnnotationsSchema$1.optional(), _meta: optional(looseObject({})) }), ResourceListChangedNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/resources/list_changed"), params: NotificationsParamsSchema$1.optional() }), ResourceUpdatedNotificationParamsSchema$1 = NotificationsParamsSchema$1.extend({ uri: string2() }), ResourceUpdatedNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/resources/updated"), params: ResourceUpdatedNotificationParamsSchema$1 }), PromptArgumentSchema$1 = object({ name: string2(), description: optional(string2()), required: optional(boolean2()) }), PromptSchema$1 = object({ ...BaseMetadataSchema$1.shape, ...IconsSchema$1.shape, description: optional(string2()), arguments: optional(array(PromptArgumentSchema$1)), _meta: optional(
    looseObject({})
  ) }), PromptListChangedNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/prompts/list_changed"), params: NotificationsParamsSchema$1.optional() }), TextContentSchema$1 = object({ type: literal("text"), text: string2(), annotations: AnnotationsSchema$1.optional(), _meta: record(string2(), unknown()).optional() }), ImageContentSchema$1 = object({
    type: literal("image"),
    data: Base64Schema2,
    mimeType: string2(),
    annotations: AnnotationsSchema$1.optional(),
    _meta: record(string2(), unknown()).optional()
  }), AudioContentSchema$1 = object({
    type: literal("audio"),
    data: Base64Schema2,
    mimeType: string2(),
    annotations: AnnotationsSchema$1.optional(),
    _meta: record(string2(), unknown()).optional()
  }), ToolUseContentSchema$1 = object({ type: literal("tool_use"), name: string2(), id: string2(), input: record(
    string2(),
    unknown()
  ), _meta: record(string2(), unknown()).optional() }), EmbeddedResourceSchema$1 = object({
    type: literal("resource"),
    resource: union([TextResourceContentsSchema$1, BlobResourceContentsSchema$1]),
    annotations: AnnotationsSchema$1.optional(),
    _meta: record(string2(), unknown()).optional()
  }), ResourceLinkSchema$1 = ResourceSchema$1.extend({ type: literal("resource_link") }), ContentBlockSchema$1 = union(
    [TextContentSchema$1, ImageContentSchema$1, AudioContentSchema$1, ResourceLinkSchema$1, EmbeddedResourceSchema$1]
  ), PromptMessageSchema$1 = object({ role: RoleSchema$1, content: ContentBlockSchema$1 }), ToolAnnotationsSchema$1 = object({ title: string2().optional(), readOnlyHint: boolean2().optional(), destructiveHint: boolean2().optional(), idempotentHint: boolean2().optional(), openWorldHint: boolean2().optional() }), ToolListChangedNotificationSchema$1 = NotificationSchema$1.extend({ method: literal("notifications/tools/list_changed"), params: NotificationsParamsSchema$1.optional() }), ModelHintSchema$1 = object({ name: string2().optional() }), ModelPreferencesSchema$1 = object(
    { hints: array(ModelHintSchema$1).optional(), costPriority: number2().min(0).max(1).optional(), speedPriority: number2().min(0).max(1).optional(), intelligencePriority: number2().min(0).max(1).optional() }
  ), ToolChoiceSchema$1 = object({ mode: _enum(["auto", "required", "none"]).optional() }), BooleanSchemaSchema$1 = object({
    type: literal("boolean"),
    title: string2().optional(),
    description: string2().optional(),
    default: boolean2().optional()
  }), StringSchemaSchema$1 = object({ type: literal("string"), title: string2().optional(), description: string2().optional(), minLength: number2().optional(), maxLength: number2().optional(), format: _enum(["email", "uri", "date", "date-time"]).optional(), default: string2().optional() }), NumberSchemaSchema$1 = object({ type: _enum(["number", "integer"]), title: string2().optional(), description: string2().optional(), minimum: number2().optional(), maximum: number2().optional(), default: number2().optional() }), UntitledSingleSelectEnumSchemaSchema$1 = object({ type: literal("string"), title: string2().optional(), description: string2().optional(), enum: array(string2()), default: string2().optional() }), TitledSingleSelectEnumSchemaSchema$1 = object({
    type: literal("string"),
    title: string2().optional(),
    description: string2().optional(),
    oneOf: array(object({ const: string2(), title: string2() })),
    default: string2().optional()
  }), LegacyTitledEnumSchemaSchema$1 = object({ type: literal("string"), title: string2().optional(), description: string2().optional(), enum: array(string2()), enumNames: array(string2()).optional(), default: string2().optional() }), SingleSelectEnumSchemaSchema$1 = union([
    UntitledSingleSelectEnumSchemaSchema$1,
    TitledSingleSelectEnumSchemaSchema$1
  ]), UntitledMultiSelectEnumSchemaSchema$1 = object({
    type: literal("array"),
    title: string2().optional(),
    description: string2().optional(),
    minItems: number2().optional(),
    maxItems: number2().optional(),
    items: object({ type: literal("string"), enum: array(string2()) }),
    default: array(string2()).optional()
  }), TitledMultiSelectEnumSchemaSchema$1 = object({
    type: literal(
      "array"
    ),
    title: string2().optional(),
    description: string2().optional(),
    minItems: number2().optional(),
    maxItems: number2().optional(),
    items: object({ anyOf: array(object({ const: string2(), title: string2() })) }),
    default: array(string2()).optional()
  }), MultiSelectEnumSchemaSchema$1 = union([UntitledMultiSelectEnumSchemaSchema$1, TitledMultiSelectEnumSchemaSchema$1]), EnumSchemaSchema$1 = union([
    LegacyTitledEnumSchemaSchema$1,
    SingleSelectEnumSchemaSchema$1,
    MultiSelectEnumSchemaSchema$1
  ]), PrimitiveSchemaDefinitionSchema$1 = union([EnumSchemaSchema$1, BooleanSchemaSchema$1, StringSchemaSchema$1, NumberSchemaSchema$1]), ElicitRequestFormParamsSchema$1 = TaskAugmentedRequestParamsSchema$1.extend({ mode: literal("form").optional(), message: string2(), requestedSchema: object({ type: literal("object"), properties: record(string2(), PrimitiveSchemaDefinitionSchema$1), required: array(string2()).optional() }).catchall(unknown()) }), ResourceTemplateReferenceSchema$1 = object({ type: literal("ref/resource"), uri: string2() }), PromptReferenceSchema$1 = object({ type: literal("ref/prompt"), name: string2() }), RootSchema$1 = object({ uri: string2().startsWith("file://"), name: string2().optional(), _meta: record(string2(), unknown()).optional() }), sharedClientCapabilityShape = ClientCapabilitiesSchema$1.shape, ClientCapabilities2026Schema = object({ experimental: sharedClientCapabilityShape.experimental, sampling: sharedClientCapabilityShape.sampling, elicitation: sharedClientCapabilityShape.elicitation, roots: sharedClientCapabilityShape.roots, extensions: sharedClientCapabilityShape.extensions }), sharedServerCapabilityShape = ServerCapabilitiesSchema$1.shape, ServerCapabilities2026Schema = object({
    experimental: sharedServerCapabilityShape.experimental,
    logging: sharedServerCapabilityShape.logging,
    completions: sharedServerCapabilityShape.completions,
    prompts: sharedServerCapabilityShape.prompts,
    resources: sharedServerCapabilityShape.resources,
    tools: sharedServerCapabilityShape.tools,
    extensions: sharedServerCapabilityShape.extensions
  }), RequestMetaEnvelopeSchema = looseObject({ progressToken: ProgressTokenSchema$1.optional(), [PROTOCOL_VERSION_META_KEY]: string2(), [CLIENT_INFO_META_KEY]: ImplementationSchema$1.optional(), [CLIENT_CAPABILITIES_META_KEY]: ClientCapabilities2026Schema, [LOG_LEVEL_META_KEY]: LoggingLevelSchema$1.optional() }), ToolSchema$1 = object({
    ...BaseMetadataSchema$1.shape,
    ...IconsSchema$1.shape,
    description: string2().optional(),
    inputSchema: looseObject({ $schema: string2().optional(), type: literal("object") }),
    outputSchema: looseObject({ $schema: string2().optional() }).optional(),
    annotations: ToolAnnotationsSchema$1.optional(),
    _meta: record(string2(), unknown()).optional()
  }), ToolResultContentSchema$1 = object({ type: literal("tool_result"), toolUseId: string2(), content: array(ContentBlockSchema$1), structuredContent: unknown().optional(), isError: boolean2().optional(), _meta: record(string2(), unknown()).optional() }), SamplingMessageContentBlockSchema$1 = union([
    TextContentSchema$1,
    ImageContentSchema$1,
    AudioContentSchema$1,
    ToolUseContentSchema$1,
    ToolResultContentSchema$1
  ]), SamplingMessageSchema$1 = object({
    role: RoleSchema$1,
    content: union([SamplingMessageContentBlockSchema$1, array(SamplingMessageContentBlockSchema$1)]),
    _meta: record(string2(), unknown()).optional()
  }), ResultTypeSchema = string2(), ResultMetaSchema = looseObject({ [SERVER_INFO_META_KEY]: ImplementationSchema$1.optional().catch(void 0) }), wireMeta = ResultMetaSchema.optional();
  function wireResult(shape) {
    return looseObject({ _meta: wireMeta, resultType: ResultTypeSchema.default("complete"), ...shape });
  }
  const ResultSchema$1 = wireResult({}), PaginatedResultSchema$1 = wireResult(
    { nextCursor: CursorSchema$1.optional() }
  ), CallToolResultSchema$1 = wireResult({ content: array(ContentBlockSchema$1), structuredContent: unknown().optional(), isError: boolean2().optional() }), ListToolsResultSchema$1 = wireResult(
    { ttlMs: number2().int().min(0), cacheScope: _enum(["public", "private"]), tools: array(ToolSchema$1), nextCursor: CursorSchema$1.optional() }
  ), ListPromptsResultSchema$1 = wireResult({ ttlMs: number2().int().min(
    0
  ), cacheScope: _enum(["public", "private"]), prompts: array(PromptSchema$1), nextCursor: CursorSchema$1.optional() }), GetPromptResultSchema$1 = wireResult({ description: string2().optional(), messages: array(
    PromptMessageSchema$1
  ) }), ListResourcesResultSchema$1 = wireResult({ ttlMs: number2().int().min(0), cacheScope: _enum(["public", "private"]), resources: array(ResourceSchema$1), nextCursor: CursorSchema$1.optional() }), ListResourceTemplatesResultSchema$1 = wireResult({ ttlMs: number2().int().min(0), cacheScope: _enum(["public", "private"]), resourceTemplates: array(ResourceTemplateSchema$1), nextCursor: CursorSchema$1.optional() }), ReadResourceResultSchema$1 = wireResult({ ttlMs: number2().int().min(0), cacheScope: _enum(["public", "private"]), contents: array(union([TextResourceContentsSchema$1, BlobResourceContentsSchema$1])) }), CompleteResultSchema$1 = wireResult(
    { completion: object({ values: array(string2()).max(100), total: number2().int().optional(), hasMore: boolean2().optional() }).loose() }
  ), CacheableResultSchema = wireResult({ ttlMs: number2().int().min(0), cacheScope: _enum(["public", "private"]) }), DiscoverResultSchema$1 = wireResult({
    ttlMs: number2().int().min(0).catch(0),
    cacheScope: _enum(["public", "private"]).catch("private"),
    supportedVersions: array(string2()),
    capabilities: ServerCapabilities2026Schema,
    instructions: string2().optional()
  }), CreateMessageRequestParamsSchema$1 = object({ messages: array(SamplingMessageSchema$1), modelPreferences: ModelPreferencesSchema$1.optional(), systemPrompt: string2().optional(), includeContext: _enum(["none", "thisServer", "allServers"]).optional(), temperature: number2().optional(), maxTokens: number2().int(), stopSequences: array(string2()).optional(), metadata: JSONObjectSchema$1.optional(), tools: array(ToolSchema$1).optional(), toolChoice: ToolChoiceSchema$1.optional() }), CreateMessageRequestSchema$1 = object({ method: literal("sampling/createMessage"), params: CreateMessageRequestParamsSchema$1 }), ListRootsRequestSchema$1 = object({ method: literal("roots/list"), params: object({ _meta: record(string2(), unknown()).optional() }).optional() }), CreateMessageResultSchema$1 = object({ ...SamplingMessageSchema$1.shape, model: string2(), stopReason: string2().optional() }), ListRootsResultSchema$1 = object({ roots: array(RootSchema$1) }), ElicitResultSchema$1 = object({ action: _enum(["accept", "decline", "cancel"]), content: record(string2(), union([string2(), number2(), boolean2(), array(string2())])).optional() }), ElicitRequestURLParamsSchema$1 = object({ mode: literal("url"), message: string2(), url: string2().url() }), ElicitRequestParamsSchema$1 = union([ElicitRequestFormParamsSchema$1, ElicitRequestURLParamsSchema$1]), ElicitRequestSchema$1 = object({ method: literal("elicitation/create"), params: ElicitRequestParamsSchema$1 }), InputRequestSchema = union([CreateMessageRequestSchema$1, ListRootsRequestSchema$1, ElicitRequestSchema$1]), InputResponseSchema = union([CreateMessageResultSchema$1, ListRootsResultSchema$1, ElicitResultSchema$1]), InputRequestsSchema = record(string2(), InputRequestSchema), InputResponsesSchema = record(string2(), InputResponseSchema), InputRequiredResultSchema = wireResult({
    inputRequests: InputRequestsSchema.optional(),
    requestState: string2().optional()
  }), retryParamsShape = { inputResponses: InputResponsesSchema.optional(), requestState: string2().optional() }, InputResponseRequestParamsSchema = object({
    _meta: RequestMetaEnvelopeSchema,
    ...retryParamsShape
  }), DispatchRequestMetaSchema = looseObject({ progressToken: ProgressTokenSchema$1.optional() });
  function wireRequest(method, paramsShape) {
    return object({ method: literal(method), params: object({ _meta: RequestMetaEnvelopeSchema, ...paramsShape }) });
  }
  function dispatchRequest(method, paramsShape) {
    return object({ method: literal(method), params: object({
      _meta: DispatchRequestMetaSchema.optional(),
      ...paramsShape
    }).optional() });
  }
  const callToolParamsShape = { name: string2(), arguments: record(string2(), unknown()).optional(), ...retryParamsShape }, paginatedParamsShape = { cursor: CursorSchema$1.optional() }, CallToolRequestSchema$1 = wireRequest("tools/call", callToolParamsShape), ListToolsRequestSchema$1 = wireRequest("tools/list", paginatedParamsShape), ListPromptsRequestSchema$1 = wireRequest("prompts/list", paginatedParamsShape), GetPromptRequestSchema$1 = wireRequest("prompts/get", { name: string2(), arguments: record(string2(), string2()).optional(), ...retryParamsShape }), ListResourcesRequestSchema$1 = wireRequest(
    "resources/list",
    paginatedParamsShape
  ), ListResourceTemplatesRequestSchema$1 = wireRequest("resources/templates/list", paginatedParamsShape), ReadResourceRequestSchema$1 = wireRequest("resources/read", { uri: string2(), ...retryParamsShape }), completeParamsShape = { ref: union([PromptReferenceSchema$1, ResourceTemplateReferenceSchema$1]), argument: object({ name: string2(), value: string2() }), context: object({ arguments: record(string2(), string2()).optional() }).optional() }, CompleteRequestSchema$1 = wireRequest("completion/complete", completeParamsShape), DiscoverRequestSchema$1 = wireRequest("server/discover", {}), SubscriptionFilterSchema$1 = object({ toolsListChanged: boolean2().optional(), promptsListChanged: boolean2().optional(), resourcesListChanged: boolean2().optional(), resourceSubscriptions: array(string2()).optional() }), subscriptionsListenParamsShape = { notifications: SubscriptionFilterSchema$1 }, SubscriptionsListenRequestSchema$1 = wireRequest("subscriptions/listen", subscriptionsListenParamsShape), SubscriptionsListenResultMetaSchema$1 = ResultMetaSchema.extend({ "io.modelcontextprotocol/subscriptionId": RequestIdSchema$1 }), SubscriptionsListenResultSchema$1 = looseObject({ _meta: SubscriptionsListenResultMetaSchema$1, resultType: ResultTypeSchema.default("complete") }), dispatchRequestSchemas = {
    "tools/call": dispatchRequest("tools/call", callToolParamsShape),
    "tools/list": dispatchRequest("tools/list", paginatedParamsShape),
    "prompts/get": dispatchRequest("prompts/get", { name: string2(), arguments: record(
      string2(),
      string2()
    ).optional() }),
    "prompts/list": dispatchRequest("prompts/list", paginatedParamsShape),
    "resources/list": dispatchRequest("resources/list", paginatedParamsShape),
    "resources/templates/list": dispatchRequest("resources/templates/list", paginatedParamsShape),
    "resources/read": dispatchRequest("resources/read", { uri: string2() }),
    "completion/complete": dispatchRequest("completion/complete", completeParamsShape),
    "server/discover": dispatchRequest("server/discover", {}),
    "subscriptions/listen": dispatchRequest("subscriptions/listen", subscriptionsListenParamsShape)
  };
  function liftedResult(shape) {
    return looseObject(
      { _meta: wireMeta, ...shape }
    );
  }
  const dispatchResultSchemas = { "tools/call": liftedResult({ content: array(ContentBlockSchema$1), structuredContent: unknown().optional(), isError: boolean2().optional() }), "tools/list": liftedResult({ ttlMs: number2().int().min(0), cacheScope: _enum(["public", "private"]), tools: array(ToolSchema$1), nextCursor: CursorSchema$1.optional() }), "prompts/get": liftedResult({ description: string2().optional(), messages: array(PromptMessageSchema$1) }), "prompts/list": liftedResult({ ttlMs: number2().int().min(0), cacheScope: _enum(["public", "private"]), prompts: array(PromptSchema$1), nextCursor: CursorSchema$1.optional() }), "resources/list": liftedResult({ ttlMs: number2().int().min(0), cacheScope: _enum(["public", "private"]), resources: array(ResourceSchema$1), nextCursor: CursorSchema$1.optional() }), "resources/templates/list": liftedResult({ ttlMs: number2().int().min(0), cacheScope: _enum(["public", "private"]), resourceTemplates: array(ResourceTemplateSchema$1), nextCursor: CursorSchema$1.optional() }), "resources/read": liftedResult({ ttlMs: number2().int().min(0), cacheScope: _enum(["public", "private"]), contents: array(union([TextResourceContentsSchema$1, BlobResourceContentsSchema$1])) }), "completion/complete": liftedResult({ completion: object({ values: array(string2()).max(100), total: number2().int().optional(), hasMore: boolean2().optional() }).loose() }), "server/discover": liftedResult({ ttlMs: number2().int().min(0).catch(0), cacheScope: _enum(["public", "private"]).catch("private"), supportedVersions: array(string2()), capabilities: ServerCapabilities2026Schema, instructions: string2().optional() }), "subscriptions/listen": liftedResult({}) }, NotificationMetaSchema = looseObject({ "io.modelcontextprotocol/subscriptionId": RequestIdSchema$1.optional() }), SubscriptionsAcknowledgedNotificationSchema$1 = object(
    { method: literal("notifications/subscriptions/acknowledged"), params: object({ _meta: NotificationMetaSchema.optional(), notifications: SubscriptionFilterSchema$1 }) }
  ), CancelledNotificationParamsSchema$1 = object({ _meta: NotificationMetaSchema.optional(), requestId: RequestIdSchema$1, reason: string2().optional() }), CancelledNotificationSchema$1 = object({ method: literal("notifications/cancelled"), params: CancelledNotificationParamsSchema$1 }), notificationSchemas2026 = {
    "notifications/cancelled": CancelledNotificationSchema$1,
    "notifications/progress": ProgressNotificationSchema$1,
    "notifications/message": LoggingMessageNotificationSchema$1,
    "notifications/resources/updated": ResourceUpdatedNotificationSchema$1,
    "notifications/resources/list_changed": ResourceListChangedNotificationSchema$1,
    "notifications/tools/list_changed": ToolListChangedNotificationSchema$1,
    "notifications/prompts/list_changed": PromptListChangedNotificationSchema$1,
    "notifications/subscriptions/acknowledged": SubscriptionsAcknowledgedNotificationSchema$1
  }, wireResultResponse = (result) => object(
    { jsonrpc: literal("2.0"), id: union([string2(), number2().int()]), result }
  ).strict();
  return {
    JSONValueSchema: JSONValueSchema$1,
    JSONObjectSchema: JSONObjectSchema$1,
    ProgressTokenSchema: ProgressTokenSchema$1,
    CursorSchema: CursorSchema$1,
    RequestIdSchema: RequestIdSchema$1,
    RoleSchema: RoleSchema$1,
    LoggingLevelSchema: LoggingLevelSchema$1,
    TaskMetadataSchema: TaskMetadataSchema$1,
    RelatedTaskMetadataSchema: RelatedTaskMetadataSchema$1,
    RequestMetaSchema: RequestMetaSchema$1,
    BaseRequestParamsSchema: BaseRequestParamsSchema$1,
    TaskAugmentedRequestParamsSchema: TaskAugmentedRequestParamsSchema$1,
    NotificationsParamsSchema: NotificationsParamsSchema$1,
    NotificationSchema: NotificationSchema$1,
    IconSchema: IconSchema$1,
    IconsSchema: IconsSchema$1,
    BaseMetadataSchema: BaseMetadataSchema$1,
    ImplementationSchema: ImplementationSchema$1,
    ClientTasksCapabilitySchema: ClientTasksCapabilitySchema$1,
    ServerTasksCapabilitySchema: ServerTasksCapabilitySchema$1,
    ClientCapabilitiesSchema: ClientCapabilitiesSchema$1,
    ServerCapabilitiesSchema: ServerCapabilitiesSchema$1,
    ProgressSchema: ProgressSchema$1,
    ProgressNotificationParamsSchema: ProgressNotificationParamsSchema$1,
    ProgressNotificationSchema: ProgressNotificationSchema$1,
    LoggingMessageNotificationParamsSchema: LoggingMessageNotificationParamsSchema$1,
    LoggingMessageNotificationSchema: LoggingMessageNotificationSchema$1,
    ResourceContentsSchema: ResourceContentsSchema$1,
    TextResourceContentsSchema: TextResourceContentsSchema$1,
    BlobResourceContentsSchema: BlobResourceContentsSchema$1,
    AnnotationsSchema: AnnotationsSchema$1,
    ResourceSchema: ResourceSchema$1,
    ResourceTemplateSchema: ResourceTemplateSchema$1,
    ResourceListChangedNotificationSchema: ResourceListChangedNotificationSchema$1,
    ResourceUpdatedNotificationParamsSchema: ResourceUpdatedNotificationParamsSchema$1,
    ResourceUpdatedNotificationSchema: ResourceUpdatedNotificationSchema$1,
    PromptArgumentSchema: PromptArgumentSchema$1,
    PromptSchema: PromptSchema$1,
    PromptListChangedNotificationSchema: PromptListChangedNotificationSchema$1,
    TextContentSchema: TextContentSchema$1,
    ImageContentSchema: ImageContentSchema$1,
    AudioContentSchema: AudioContentSchema$1,
    ToolUseContentSchema: ToolUseContentSchema$1,
    EmbeddedResourceSchema: EmbeddedResourceSchema$1,
    ResourceLinkSchema: ResourceLinkSchema$1,
    ContentBlockSchema: ContentBlockSchema$1,
    PromptMessageSchema: PromptMessageSchema$1,
    ToolAnnotationsSchema: ToolAnnotationsSchema$1,
    ToolListChangedNotificationSchema: ToolListChangedNotificationSchema$1,
    ModelHintSchema: ModelHintSchema$1,
    ModelPreferencesSchema: ModelPreferencesSchema$1,
    ToolChoiceSchema: ToolChoiceSchema$1,
    BooleanSchemaSchema: BooleanSchemaSchema$1,
    StringSchemaSchema: StringSchemaSchema$1,
    NumberSchemaSchema: NumberSchemaSchema$1,
    UntitledSingleSelectEnumSchemaSchema: UntitledSingleSelectEnumSchemaSchema$1,
    TitledSingleSelectEnumSchemaSchema: TitledSingleSelectEnumSchemaSchema$1,
    LegacyTitledEnumSchemaSchema: LegacyTitledEnumSchemaSchema$1,
    SingleSelectEnumSchemaSchema: SingleSelectEnumSchemaSchema$1,
    UntitledMultiSelectEnumSchemaSchema: UntitledMultiSelectEnumSchemaSchema$1,
    TitledMultiSelectEnumSchemaSchema: TitledMultiSelectEnumSchemaSchema$1,
    MultiSelectEnumSchemaSchema: MultiSelectEnumSchemaSchema$1,
    EnumSchemaSchema: EnumSchemaSchema$1,
    PrimitiveSchemaDefinitionSchema: PrimitiveSchemaDefinitionSchema$1,
    ElicitRequestFormParamsSchema: ElicitRequestFormParamsSchema$1,
    ResourceTemplateReferenceSchema: ResourceTemplateReferenceSchema$1,
    PromptReferenceSchema: PromptReferenceSchema$1,
    RootSchema: RootSchema$1,
    ClientCapabilities2026Schema,
    ServerCapabilities2026Schema,
    RequestMetaEnvelopeSchema,
    ToolSchema: ToolSchema$1,
    ToolResultContentSchema: ToolResultContentSchema$1,
    SamplingMessageContentBlockSchema: SamplingMessageContentBlockSchema$1,
    SamplingMessageSchema: SamplingMessageSchema$1,
    ResultTypeSchema,
    ResultMetaSchema,
    ResultSchema: ResultSchema$1,
    PaginatedResultSchema: PaginatedResultSchema$1,
    CallToolResultSchema: CallToolResultSchema$1,
    ListToolsResultSchema: ListToolsResultSchema$1,
    ListPromptsResultSchema: ListPromptsResultSchema$1,
    GetPromptResultSchema: GetPromptResultSchema$1,
    ListResourcesResultSchema: ListResourcesResultSchema$1,
    ListResourceTemplatesResultSchema: ListResourceTemplatesResultSchema$1,
    ReadResourceResultSchema: ReadResourceResultSchema$1,
    CompleteResultSchema: CompleteResultSchema$1,
    CacheableResultSchema,
    DiscoverResultSchema: DiscoverResultSchema$1,
    CreateMessageRequestParamsSchema: CreateMessageRequestParamsSchema$1,
    CreateMessageRequestSchema: CreateMessageRequestSchema$1,
    ListRootsRequestSchema: ListRootsRequestSchema$1,
    CreateMessageResultSchema: CreateMessageResultSchema$1,
    ListRootsResultSchema: ListRootsResultSchema$1,
    ElicitResultSchema: ElicitResultSchema$1,
    ElicitRequestURLParamsSchema: ElicitRequestURLParamsSchema$1,
    ElicitRequestParamsSchema: ElicitRequestParamsSchema$1,
    ElicitRequestSchema: ElicitRequestSchema$1,
    InputRequestSchema,
    InputResponseSchema,
    InputRequestsSchema,
    InputResponsesSchema,
    InputRequiredResultSchema,
    InputResponseRequestParamsSchema,
    CallToolRequestSchema: CallToolRequestSchema$1,
    ListToolsRequestSchema: ListToolsRequestSchema$1,
    ListPromptsRequestSchema: ListPromptsRequestSchema$1,
    GetPromptRequestSchema: GetPromptRequestSchema$1,
    ListResourcesRequestSchema: ListResourcesRequestSchema$1,
    ListResourceTemplatesRequestSchema: ListResourceTemplatesRequestSchema$1,
    ReadResourceRequestSchema: ReadResourceRequestSchema$1,
    CompleteRequestSchema: CompleteRequestSchema$1,
    DiscoverRequestSchema: DiscoverRequestSchema$1,
    SubscriptionFilterSchema: SubscriptionFilterSchema$1,
    SubscriptionsListenRequestSchema: SubscriptionsListenRequestSchema$1,
    SubscriptionsListenResultMetaSchema: SubscriptionsListenResultMetaSchema$1,
    SubscriptionsListenResultSchema: SubscriptionsListenResultSchema$1,
    dispatchRequestSchemas,
    dispatchResultSchemas,
    NotificationMetaSchema,
    SubscriptionsAcknowledgedNotificationSchema: SubscriptionsAcknowledgedNotificationSchema$1,
    CancelledNotificationParamsSchema: CancelledNotificationParamsSchema$1,
    CancelledNotificationSchema: CancelledNotificationSchema$1,
    notificationSchemas2026,
    JSONRPCResultResponseSchema: wireResultResponse(ResultSchema$1),
    CallToolResultResponseSchema: wireResultResponse(union([CallToolResultSchema$1, InputRequiredResultSchema])),
    ListToolsResultResponseSchema: wireResultResponse(ListToolsResultSchema$1),
    ListPromptsResultResponseSchema: wireResultResponse(
      ListPromptsResultSchema$1
    ),
    GetPromptResultResponseSchema: wireResultResponse(union([GetPromptResultSchema$1, InputRequiredResultSchema])),
    ListResourcesResultResponseSchema: wireResultResponse(ListResourcesResultSchema$1),
    ListResourceTemplatesResultResponseSchema: wireResultResponse(ListResourceTemplatesResultSchema$1),
    ReadResourceResultResponseSchema: wireResultResponse(union([ReadResourceResultSchema$1, InputRequiredResultSchema])),
    CompleteResultResponseSchema: wireResultResponse(CompleteResultSchema$1),
    DiscoverResultResponseSchema: wireResultResponse(DiscoverResultSchema$1),
    SubscriptionsListenResultResponseSchema: wireResultResponse(
      SubscriptionsListenResultSchema$1
    )
  };
}
var memo2;
function buildSchemas2026() {
  return memo2 ??= build();
}
var CACHEABLE_RESULT_METHODS = ["tools/list", "prompts/list", "resources/list", "resources/templates/list", "resources/read", "server/discover"];
function isCacheableResultMethod(method) {
  return CACHEABLE_RESULT_METHODS.includes(method);
}
var RESULT_CACHE_HINT_FALLBACK = /* @__PURE__ */ Symbol("modelcontextprotocol.resultCacheHintFallback");
function attachCacheHintFallback(result, hint) {
  if (hint === void 0) return result;
  const attached = result[RESULT_CACHE_HINT_FALLBACK];
  if (attached === void 0) return { ...result, [RESULT_CACHE_HINT_FALLBACK]: hint };
  const merged = {}, ttlMs = attached.ttlMs ?? hint.ttlMs;
  ttlMs !== void 0 && (merged.ttlMs = ttlMs);
  const cacheScope = attached.cacheScope ?? hint.cacheScope;
  return cacheScope !== void 0 && (merged.cacheScope = cacheScope), {
    ...result,
    [RESULT_CACHE_HINT_FALLBACK]: merged
  };
}
function cacheHintFallbackOf(result) {
  return result[RESULT_CACHE_HINT_FALLBACK];
}
function isValidCacheTtlMs(value) {
  return typeof value == "number" && Number.isSafeInteger(
    value
  ) && value >= 0;
}
function isValidCacheScope(value) {
  return value === "public" || value === "private";
}
function assertValidCacheHint(hint, context) {
  if (hint.ttlMs !== void 0 && !isValidCacheTtlMs(hint.ttlMs)) throw new RangeError(
    `Invalid cache hint for ${context}: ttlMs must be a non-negative safe integer (got ${String(hint.ttlMs)})`
  );
  if (hint.cacheScope !== void 0 && !isValidCacheScope(hint.cacheScope)) throw new RangeError(`Invalid cache hint for ${context}: cacheScope must be 'public' or 'private' (got ${String(hint.cacheScope)})`);
}
var ProtocolErrorCode = (function(ProtocolErrorCode$1) {
  return ProtocolErrorCode$1[ProtocolErrorCode$1.ParseError = -32700] = "ParseError", ProtocolErrorCode$1[ProtocolErrorCode$1.InvalidRequest = -32600] = "InvalidRequest", ProtocolErrorCode$1[ProtocolErrorCode$1.MethodNotFound = -32601] = "MethodNotFound", ProtocolErrorCode$1[ProtocolErrorCode$1.InvalidParams = -32602] = "InvalidParams", ProtocolErrorCode$1[ProtocolErrorCode$1.InternalError = -32603] = "InternalError", ProtocolErrorCode$1[ProtocolErrorCode$1.ResourceNotFound = -32002] = "ResourceNotFound", ProtocolErrorCode$1[ProtocolErrorCode$1.MissingRequiredClientCapability = -32021] = "MissingRequiredClientCapability", ProtocolErrorCode$1[ProtocolErrorCode$1.UnsupportedProtocolVersion = -32022] = "UnsupportedProtocolVersion", ProtocolErrorCode$1[ProtocolErrorCode$1.UrlElicitationRequired = -32042] = "UrlElicitationRequired", ProtocolErrorCode$1;
})({});
var ProtocolError = class ProtocolError2 extends Error {
  static {
    Object.defineProperty(this, "mcpBrand", { value: "mcp.ProtocolError" });
  }
  static [Symbol.hasInstance](value) {
    return brandedHasInstance(this, value);
  }
  static isInstance(value) {
    if (typeof this != "function") throw new TypeError(
      "isInstance must be called on the class (e.g. `SdkError.isInstance(value)`); for callbacks use `v => SdkError.isInstance(v)`"
    );
    return brandedHasInstance(this, value);
  }
  constructor(code, message, data) {
    super(
      message
    ), this.code = code, this.data = data, this.name = "ProtocolError", stampErrorBrands(this, new.target);
  }
  static fromError(code, message, data) {
    if (code === ProtocolErrorCode.UrlElicitationRequired && data) {
      const errorData = data;
      if (errorData.elicitations) return new UrlElicitationRequiredError(errorData.elicitations, message);
    }
    if (code === ProtocolErrorCode.UnsupportedProtocolVersion && data) {
      const errorData = data;
      if (Array.isArray(errorData.supported) && typeof errorData.requested == "string") return new UnsupportedProtocolVersionError({ supported: errorData.supported, requested: errorData.requested }, message);
    }
    if (code === ProtocolErrorCode.InvalidParams || code === ProtocolErrorCode.ResourceNotFound) {
      const errorData = data;
      if (typeof errorData?.uri == "string" && (code === ProtocolErrorCode.ResourceNotFound || Object.keys(errorData).length === 1)) return new ResourceNotFoundError(
        errorData.uri,
        message
      );
    }
    if (code === ProtocolErrorCode.MissingRequiredClientCapability && data) {
      const errorData = data;
      if (errorData.requiredCapabilities !== null && typeof errorData.requiredCapabilities == "object" && !Array.isArray(errorData.requiredCapabilities)) return new MissingRequiredClientCapabilityError({ requiredCapabilities: errorData.requiredCapabilities }, message);
    }
    return new ProtocolError2(code, message, data);
  }
};
var ResourceNotFoundError = class extends ProtocolError {
  static {
    Object.defineProperty(this, "mcpBrand", { value: "mcp.ResourceNotFoundError" });
  }
  constructor(uri, message = `Resource not found: ${uri}`) {
    super(ProtocolErrorCode.InvalidParams, message, { uri });
  }
  get uri() {
    return this.data.uri;
  }
};
var UrlElicitationRequiredError = class extends ProtocolError {
  static {
    Object.defineProperty(this, "mcpBrand", { value: "mcp.UrlElicitationRequiredError" });
  }
  constructor(elicitations, message = `URL elicitation${elicitations.length > 1 ? "s" : ""} required`) {
    super(ProtocolErrorCode.UrlElicitationRequired, message, { elicitations });
  }
  get elicitations() {
    return this.data?.elicitations ?? [];
  }
};
var UnsupportedProtocolVersionError = class extends ProtocolError {
  static {
    Object.defineProperty(this, "mcpBrand", { value: "mcp.UnsupportedProtocolVersionError" });
  }
  constructor(data, message = `Unsupported protocol version: ${data.requested}`) {
    super(ProtocolErrorCode.UnsupportedProtocolVersion, message, data);
  }
  get supported() {
    return this.data.supported;
  }
  get requested() {
    return this.data.requested;
  }
};
var MissingRequiredClientCapabilityError = class extends ProtocolError {
  static {
    Object.defineProperty(this, "mcpBrand", { value: "mcp.MissingRequiredClientCapabilityError" });
  }
  constructor(data, message = `Missing required client capabilities: ${Object.keys(data.requiredCapabilities).join(", ")}`) {
    super(ProtocolErrorCode.MissingRequiredClientCapability, message, data);
  }
  get requiredCapabilities() {
    return this.data.requiredCapabilities;
  }
};
var DEFAULT_CACHE_TTL_MS = 0;
var DEFAULT_CACHE_SCOPE = "private";
var EXTENDED_RESULT_TYPE_METHODS = ["tools/call", "prompts/get", "resources/read"];
function stampResultType(method, result) {
  const provided = result.resultType;
  if (provided === void 0) return { ...result, resultType: "complete" };
  if (provided === "complete" || EXTENDED_RESULT_TYPE_METHODS.includes(method)) return result;
  throw new ProtocolError(
    ProtocolErrorCode.InternalError,
    `Handler for ${method} returned resultType '${String(provided)}', but results of ${method} only support 'complete' on protocol revision 2026-07-28`
  );
}
function fillCacheFields(method, result) {
  const fallback = cacheHintFallbackOf(
    result
  );
  if (result.resultType !== "complete" || !isCacheableResultMethod(method)) return fallback === void 0 ? result : stripCacheHintFallback(result);
  const provided = result, ttlMs = isValidCacheTtlMs(provided.ttlMs) ? provided.ttlMs : resolveTtlMs(fallback), cacheScope = isValidCacheScope(provided.cacheScope) ? provided.cacheScope : resolveCacheScope(fallback), filled = { ...provided, ttlMs, cacheScope };
  return delete filled[RESULT_CACHE_HINT_FALLBACK], filled;
}
function isPlainObject$5(value) {
  return value !== null && typeof value == "object" && !Array.isArray(value);
}
function stampServerInfoMeta(result, serverInfo) {
  if (serverInfo === void 0) return result;
  const meta2 = result._meta;
  return meta2 === void 0 ? { ...result, _meta: { [SERVER_INFO_META_KEY]: serverInfo } } : !isPlainObject$5(meta2) || meta2[SERVER_INFO_META_KEY] !== void 0 ? result : { ...result, _meta: { ...meta2, [SERVER_INFO_META_KEY]: serverInfo } };
}
function resolveTtlMs(fallback) {
  return fallback !== void 0 && isValidCacheTtlMs(fallback.ttlMs) ? fallback.ttlMs : DEFAULT_CACHE_TTL_MS;
}
function resolveCacheScope(fallback) {
  return fallback !== void 0 && isValidCacheScope(
    fallback.cacheScope
  ) ? fallback.cacheScope : DEFAULT_CACHE_SCOPE;
}
function stripCacheHintFallback(result) {
  const copy = { ...result };
  return delete copy[RESULT_CACHE_HINT_FALLBACK], copy;
}
var INPUT_REQUEST_METHODS_2026 = [
  "elicitation/create",
  "sampling/createMessage",
  "roots/list"
];
var maps;
function inputSchemaMaps() {
  if (maps) return maps;
  const s = buildSchemas2026();
  return maps = { request: { "elicitation/create": object({ method: literal("elicitation/create"), params: s.ElicitRequestParamsSchema }), "sampling/createMessage": object({ method: literal("sampling/createMessage"), params: s.CreateMessageRequestParamsSchema }), "roots/list": object({ method: literal("roots/list"), params: looseObject({}).optional() }) }, response: { "elicitation/create": s.ElicitResultSchema, "sampling/createMessage": s.CreateMessageResultSchema, "roots/list": s.ListRootsResultSchema } }, maps;
}
function isInputRequestMethod2026(method) {
  return INPUT_REQUEST_METHODS_2026.includes(method);
}
function getInputRequestSchema2026(method) {
  return isInputRequestMethod2026(
    method
  ) ? inputSchemaMaps().request[method] : void 0;
}
function getInputResponseSchema2026(method) {
  return isInputRequestMethod2026(method) ? inputSchemaMaps().response[method] : void 0;
}
var requestMethodKeys = {
  "tools/call": null,
  "tools/list": null,
  "prompts/get": null,
  "prompts/list": null,
  "resources/list": null,
  "resources/templates/list": null,
  "resources/read": null,
  "completion/complete": null,
  "server/discover": null,
  "subscriptions/listen": null
};
var notificationMethodKeys = { "notifications/cancelled": null, "notifications/progress": null, "notifications/message": null, "notifications/resources/updated": null, "notifications/resources/list_changed": null, "notifications/tools/list_changed": null, "notifications/prompts/list_changed": null, "notifications/subscriptions/acknowledged": null };
function hasRequestMethod2026(method) {
  return Object.prototype.hasOwnProperty.call(requestMethodKeys, method);
}
function hasNotificationMethod2026(method) {
  return Object.prototype.hasOwnProperty.call(notificationMethodKeys, method);
}
function hasResultMethod2026(method) {
  return Object.prototype.hasOwnProperty.call(requestMethodKeys, method);
}
function getRequestSchema2026(method) {
  return hasRequestMethod2026(method) ? buildSchemas2026().dispatchRequestSchemas[method] : void 0;
}
function getResultSchema2026(method) {
  return hasResultMethod2026(method) ? buildSchemas2026().dispatchResultSchemas[method] : void 0;
}
function getNotificationSchema2026(method) {
  return hasNotificationMethod2026(
    method
  ) ? buildSchemas2026().notificationSchemas2026[method] : void 0;
}
var rev2026RequestMethods = Object.keys(requestMethodKeys);
var rev2026NotificationMethods = Object.keys(notificationMethodKeys);
function isPlainObject$4(value) {
  return value !== null && typeof value == "object" && !Array.isArray(value);
}
function triState(schema, raw) {
  if (schema === void 0) return { ok: false, reason: "not-in-era" };
  const parsed = schema.safeParse(raw);
  return parsed.success ? { ok: true, value: parsed.data } : { ok: false, reason: "invalid", message: String(parsed.error) };
}
var NOT_IN_ERA = { ok: false, reason: "not-in-era" };
var REQUIRED_ENVELOPE_KEYS = [PROTOCOL_VERSION_META_KEY, CLIENT_CAPABILITIES_META_KEY];
function enforceDeletedFields(method, result) {
  let next = result, copied = false;
  const copy = () => (copied || (next = { ...next }, copied = true), next), tools = result.tools;
  method === "tools/list" && Array.isArray(tools) && tools.some(
    (tool) => isPlainObject$4(tool) && "execution" in tool
  ) && (copy().tools = tools.map((tool) => {
    if (!isPlainObject$4(tool) || !("execution" in tool)) return tool;
    const rest = { ...tool };
    return delete rest.execution, rest;
  }));
  const capabilities = result.capabilities;
  if (isPlainObject$4(capabilities) && "tasks" in capabilities) {
    const rest = { ...capabilities };
    delete rest.tasks, copy().capabilities = rest;
  }
  return next;
}
var rev2026Codec = {
  era: "2026-07-28",
  hasRequestMethod: hasRequestMethod2026,
  hasNotificationMethod: hasNotificationMethod2026,
  hasInputRequestMethod: (method) => getInputRequestSchema2026(method) !== void 0,
  validateRequest: (method, raw) => triState(
    getRequestSchema2026(method),
    raw
  ),
  validateResult: (method, raw) => triState(getResultSchema2026(method), raw),
  validateNotification: (method, raw) => triState(getNotificationSchema2026(method), raw),
  validateInputRequest: (method, raw) => triState(
    getInputRequestSchema2026(method),
    raw
  ),
  validateInputResponse: (method, raw) => triState(getInputResponseSchema2026(method), raw),
  samplingResultVariant: () => NOT_IN_ERA,
  outboundEnvelope(material) {
    return { [PROTOCOL_VERSION_META_KEY]: material.protocolVersion, [CLIENT_INFO_META_KEY]: material.clientInfo, [CLIENT_CAPABILITIES_META_KEY]: material.clientCapabilities, ...material.logLevel !== void 0 && { [LOG_LEVEL_META_KEY]: material.logLevel } };
  },
  validateEnvelopeMeta(meta2) {
    const issues = [];
    for (const key of REQUIRED_ENVELOPE_KEYS) key in meta2 || issues.push({ key, problem: "missing" });
    const parsed = buildSchemas2026().RequestMetaEnvelopeSchema.safeParse(meta2);
    if (!parsed.success) for (const issue2 of parsed.error.issues) {
      const path = issue2.path.map(String), key = path.length > 0 ? path.join(".") : "_meta";
      path.length === 1 && issues.some((existing) => existing.key === key && existing.problem === "missing") || issues.push({ key, problem: issue2.message });
    }
    return issues;
  },
  projectCallToolResult: (result) => appendTextFallbackForNonObject(result),
  inputRequestSchema: getInputRequestSchema2026,
  decodeResult(method, raw) {
    if (!isPlainObject$4(raw)) return { kind: "invalid", error: new SdkError(SdkErrorCode.InvalidResult, `Invalid result for ${method}: not an object`, { method }) };
    const rawResultType = raw.resultType;
    if (rawResultType === void 0) return { kind: "invalid", error: new SdkError(
      SdkErrorCode.InvalidResult,
      `Invalid result for ${method}: missing required resultType \u2014 servers implementing protocol revision 2026-07-28 MUST include it (the absent-means-complete bridge applies only to earlier-revision servers)`,
      { method, violation: "missing-resultType" }
    ) };
    if (typeof rawResultType != "string") return { kind: "invalid", error: new SdkError(SdkErrorCode.InvalidResult, `Invalid result for ${method}: non-string resultType`, { method, resultType: rawResultType }) };
    if (rawResultType === "input_required") {
      const rawInputRequests = raw.inputRequests, inputRequests = isPlainObject$4(rawInputRequests) ? rawInputRequests : {}, requestState = raw.requestState, metaParse = raw._meta === void 0 ? void 0 : buildSchemas2026().ResultMetaSchema.safeParse(raw._meta), meta2 = metaParse?.success ? metaParse.data : void 0;
      return Object.keys(inputRequests).length === 0 && typeof requestState != "string" ? { kind: "invalid", error: new SdkError(SdkErrorCode.InvalidResult, `Invalid result for ${method}: input_required carries neither inputRequests nor requestState (every input_required result must include at least one of the two)`, { method, violation: "input-required-missing-both" }) } : {
        kind: "input_required",
        inputRequests,
        ...typeof requestState == "string" && { requestState },
        ...meta2 !== void 0 && { _meta: meta2 }
      };
    }
    if (rawResultType !== "complete") return { kind: "invalid", error: new SdkError(SdkErrorCode.UnsupportedResultType, `Unsupported result type '${rawResultType}' for ${method}`, {
      resultType: rawResultType,
      method
    }) };
    const wireResultSchemas = getWireResultSchemas(), wireSchema = Object.hasOwn(wireResultSchemas, method) ? wireResultSchemas[method] : void 0;
    if (wireSchema !== void 0) {
      const parsed = wireSchema.safeParse(raw);
      if (!parsed.success) return { kind: "invalid", error: new SdkError(SdkErrorCode.InvalidResult, `Invalid result for ${method}: ${parsed.error}`, { method }) };
    }
    const lifted = { ...raw };
    return delete lifted.resultType, { kind: "complete", result: lifted };
  },
  encodeResult(method, result, serverInfo) {
    return stampServerInfoMeta(fillCacheFields(method, stampResultType(method, enforceDeletedFields(method, result))), serverInfo);
  },
  encodeErrorCode: (code) => code === -32002 ? -32602 : code,
  checkInboundEnvelope(material) {
    if (material.envelope === void 0) return "Request is missing the required _meta envelope for protocol revision 2026-07-28 (io.modelcontextprotocol/protocolVersion, io.modelcontextprotocol/clientCapabilities)";
    const parsed = buildSchemas2026().RequestMetaEnvelopeSchema.safeParse(material.envelope);
    if (!parsed.success) return `Invalid _meta envelope for protocol revision 2026-07-28: ${parsed.error.issues.map((issue2) => issue2.message).join("; ")}`;
  }
};
var wireResultSchemasMemo;
function getWireResultSchemas() {
  if (wireResultSchemasMemo) return wireResultSchemasMemo;
  const s = buildSchemas2026();
  return wireResultSchemasMemo = { "tools/call": s.CallToolResultSchema, "tools/list": s.ListToolsResultSchema, "prompts/get": s.GetPromptResultSchema, "prompts/list": s.ListPromptsResultSchema, "resources/list": s.ListResourcesResultSchema, "resources/templates/list": s.ListResourceTemplatesResultSchema, "resources/read": s.ReadResourceResultSchema, "completion/complete": s.CompleteResultSchema, "server/discover": s.DiscoverResultSchema }, wireResultSchemasMemo;
}
var MODERN_WIRE_REVISION = "2026-07-28";
function codecForVersion(version2) {
  return version2 !== void 0 && isModernProtocolVersion(
    version2
  ) ? rev2026Codec : rev2025Codec;
}
function classifiedWireEra(classification) {
  return classification.revision !== void 0 ? codecForVersion(classification.revision).era : classification.era === "modern" ? rev2026Codec.era : rev2025Codec.era;
}
function isSpecRequestMethod(method) {
  return ALL_CODECS.some((codec) => codec.hasRequestMethod(method));
}
function isSpecNotificationMethod(method) {
  return ALL_CODECS.some((codec) => codec.hasNotificationMethod(
    method
  ));
}
function isExtensionReusedRequestMethod(method) {
  return method === "tasks/get" || method === "tasks/cancel";
}
var ALL_CODECS = [rev2025Codec, rev2026Codec];
var schemas_exports2 = __exportAll({
  AnnotationsSchema: () => AnnotationsSchema,
  AudioContentSchema: () => AudioContentSchema,
  BaseMetadataSchema: () => BaseMetadataSchema,
  BaseRequestParamsSchema: () => BaseRequestParamsSchema,
  BlobResourceContentsSchema: () => BlobResourceContentsSchema,
  BooleanSchemaSchema: () => BooleanSchemaSchema,
  CallToolRequestParamsSchema: () => CallToolRequestParamsSchema,
  CallToolRequestSchema: () => CallToolRequestSchema,
  CallToolResultSchema: () => CallToolResultSchema,
  CancelTaskRequestSchema: () => CancelTaskRequestSchema,
  CancelTaskResultSchema: () => CancelTaskResultSchema,
  CancelledNotificationParamsSchema: () => CancelledNotificationParamsSchema,
  CancelledNotificationSchema: () => CancelledNotificationSchema,
  ClientCapabilitiesSchema: () => ClientCapabilitiesSchema,
  ClientNotificationSchema: () => ClientNotificationSchema,
  ClientRequestSchema: () => ClientRequestSchema,
  ClientResultSchema: () => ClientResultSchema,
  ClientTasksCapabilitySchema: () => ClientTasksCapabilitySchema,
  CompatibilityCallToolResultSchema: () => CompatibilityCallToolResultSchema,
  CompleteRequestParamsSchema: () => CompleteRequestParamsSchema,
  CompleteRequestSchema: () => CompleteRequestSchema,
  CompleteResultSchema: () => CompleteResultSchema,
  ContentBlockSchema: () => ContentBlockSchema,
  CreateMessageRequestParamsSchema: () => CreateMessageRequestParamsSchema,
  CreateMessageRequestSchema: () => CreateMessageRequestSchema,
  CreateMessageResultSchema: () => CreateMessageResultSchema,
  CreateMessageResultWithToolsSchema: () => CreateMessageResultWithToolsSchema,
  CreateTaskResultSchema: () => CreateTaskResultSchema,
  CursorSchema: () => CursorSchema,
  DiscoverRequestSchema: () => DiscoverRequestSchema,
  DiscoverResultSchema: () => DiscoverResultSchema,
  ElicitRequestFormParamsSchema: () => ElicitRequestFormParamsSchema,
  ElicitRequestParamsSchema: () => ElicitRequestParamsSchema,
  ElicitRequestSchema: () => ElicitRequestSchema,
  ElicitRequestURLParamsSchema: () => ElicitRequestURLParamsSchema,
  ElicitResultSchema: () => ElicitResultSchema,
  ElicitationCompleteNotificationParamsSchema: () => ElicitationCompleteNotificationParamsSchema,
  ElicitationCompleteNotificationSchema: () => ElicitationCompleteNotificationSchema,
  EmbeddedResourceSchema: () => EmbeddedResourceSchema,
  EmptyResultSchema: () => EmptyResultSchema,
  EnumSchemaSchema: () => EnumSchemaSchema,
  GetPromptRequestParamsSchema: () => GetPromptRequestParamsSchema,
  GetPromptRequestSchema: () => GetPromptRequestSchema,
  GetPromptResultSchema: () => GetPromptResultSchema,
  GetTaskPayloadRequestSchema: () => GetTaskPayloadRequestSchema,
  GetTaskPayloadResultSchema: () => GetTaskPayloadResultSchema,
  GetTaskRequestSchema: () => GetTaskRequestSchema,
  GetTaskResultSchema: () => GetTaskResultSchema,
  IconSchema: () => IconSchema,
  IconsSchema: () => IconsSchema,
  ImageContentSchema: () => ImageContentSchema,
  ImplementationSchema: () => ImplementationSchema,
  InitializeRequestParamsSchema: () => InitializeRequestParamsSchema,
  InitializeRequestSchema: () => InitializeRequestSchema,
  InitializeResultSchema: () => InitializeResultSchema,
  InitializedNotificationSchema: () => InitializedNotificationSchema,
  JSONArraySchema: () => JSONArraySchema,
  JSONObjectSchema: () => JSONObjectSchema,
  JSONRPCErrorResponseSchema: () => JSONRPCErrorResponseSchema,
  JSONRPCMessageSchema: () => JSONRPCMessageSchema,
  JSONRPCNotificationSchema: () => JSONRPCNotificationSchema,
  JSONRPCRequestSchema: () => JSONRPCRequestSchema,
  JSONRPCResponseSchema: () => JSONRPCResponseSchema,
  JSONRPCResultResponseSchema: () => JSONRPCResultResponseSchema,
  JSONValueSchema: () => JSONValueSchema,
  LegacyTitledEnumSchemaSchema: () => LegacyTitledEnumSchemaSchema,
  ListChangedOptionsBaseSchema: () => ListChangedOptionsBaseSchema,
  ListPromptsRequestSchema: () => ListPromptsRequestSchema,
  ListPromptsResultSchema: () => ListPromptsResultSchema,
  ListResourceTemplatesRequestSchema: () => ListResourceTemplatesRequestSchema,
  ListResourceTemplatesResultSchema: () => ListResourceTemplatesResultSchema,
  ListResourcesRequestSchema: () => ListResourcesRequestSchema,
  ListResourcesResultSchema: () => ListResourcesResultSchema,
  ListRootsRequestSchema: () => ListRootsRequestSchema,
  ListRootsResultSchema: () => ListRootsResultSchema,
  ListTasksRequestSchema: () => ListTasksRequestSchema,
  ListTasksResultSchema: () => ListTasksResultSchema,
  ListToolsRequestSchema: () => ListToolsRequestSchema,
  ListToolsResultSchema: () => ListToolsResultSchema,
  LoggingLevelSchema: () => LoggingLevelSchema,
  LoggingMessageNotificationParamsSchema: () => LoggingMessageNotificationParamsSchema,
  LoggingMessageNotificationSchema: () => LoggingMessageNotificationSchema,
  ModelHintSchema: () => ModelHintSchema,
  ModelPreferencesSchema: () => ModelPreferencesSchema,
  MultiSelectEnumSchemaSchema: () => MultiSelectEnumSchemaSchema,
  NotificationSchema: () => NotificationSchema,
  NotificationsParamsSchema: () => NotificationsParamsSchema,
  NumberSchemaSchema: () => NumberSchemaSchema,
  PaginatedRequestParamsSchema: () => PaginatedRequestParamsSchema,
  PaginatedRequestSchema: () => PaginatedRequestSchema,
  PaginatedResultSchema: () => PaginatedResultSchema,
  PingRequestSchema: () => PingRequestSchema,
  PrimitiveSchemaDefinitionSchema: () => PrimitiveSchemaDefinitionSchema,
  ProgressNotificationParamsSchema: () => ProgressNotificationParamsSchema,
  ProgressNotificationSchema: () => ProgressNotificationSchema,
  ProgressSchema: () => ProgressSchema,
  ProgressTokenSchema: () => ProgressTokenSchema,
  PromptArgumentSchema: () => PromptArgumentSchema,
  PromptListChangedNotificationSchema: () => PromptListChangedNotificationSchema,
  PromptMessageSchema: () => PromptMessageSchema,
  PromptReferenceSchema: () => PromptReferenceSchema,
  PromptSchema: () => PromptSchema,
  ReadResourceRequestParamsSchema: () => ReadResourceRequestParamsSchema,
  ReadResourceRequestSchema: () => ReadResourceRequestSchema,
  ReadResourceResultSchema: () => ReadResourceResultSchema,
  RelatedTaskMetadataSchema: () => RelatedTaskMetadataSchema,
  RequestIdSchema: () => RequestIdSchema,
  RequestMetaSchema: () => RequestMetaSchema,
  RequestSchema: () => RequestSchema,
  ResourceContentsSchema: () => ResourceContentsSchema,
  ResourceLinkSchema: () => ResourceLinkSchema,
  ResourceListChangedNotificationSchema: () => ResourceListChangedNotificationSchema,
  ResourceRequestParamsSchema: () => ResourceRequestParamsSchema,
  ResourceSchema: () => ResourceSchema,
  ResourceTemplateReferenceSchema: () => ResourceTemplateReferenceSchema,
  ResourceTemplateSchema: () => ResourceTemplateSchema,
  ResourceUpdatedNotificationParamsSchema: () => ResourceUpdatedNotificationParamsSchema,
  ResourceUpdatedNotificationSchema: () => ResourceUpdatedNotificationSchema,
  ResultMetaObjectSchema: () => ResultMetaObjectSchema,
  ResultSchema: () => ResultSchema,
  RoleSchema: () => RoleSchema,
  RootSchema: () => RootSchema,
  RootsListChangedNotificationSchema: () => RootsListChangedNotificationSchema,
  SamplingContentSchema: () => SamplingContentSchema,
  SamplingMessageContentBlockSchema: () => SamplingMessageContentBlockSchema,
  SamplingMessageSchema: () => SamplingMessageSchema,
  ServerCapabilitiesSchema: () => ServerCapabilitiesSchema,
  ServerNotificationSchema: () => ServerNotificationSchema,
  ServerRequestSchema: () => ServerRequestSchema,
  ServerResultSchema: () => ServerResultSchema,
  ServerTasksCapabilitySchema: () => ServerTasksCapabilitySchema,
  SetLevelRequestParamsSchema: () => SetLevelRequestParamsSchema,
  SetLevelRequestSchema: () => SetLevelRequestSchema,
  SingleSelectEnumSchemaSchema: () => SingleSelectEnumSchemaSchema,
  StringSchemaSchema: () => StringSchemaSchema,
  SubscribeRequestParamsSchema: () => SubscribeRequestParamsSchema,
  SubscribeRequestSchema: () => SubscribeRequestSchema,
  SubscriptionFilterSchema: () => SubscriptionFilterSchema,
  SubscriptionsAcknowledgedNotificationParamsSchema: () => SubscriptionsAcknowledgedNotificationParamsSchema,
  SubscriptionsAcknowledgedNotificationSchema: () => SubscriptionsAcknowledgedNotificationSchema,
  SubscriptionsListenRequestParamsSchema: () => SubscriptionsListenRequestParamsSchema,
  SubscriptionsListenRequestSchema: () => SubscriptionsListenRequestSchema,
  SubscriptionsListenResultMetaSchema: () => SubscriptionsListenResultMetaSchema,
  SubscriptionsListenResultSchema: () => SubscriptionsListenResultSchema,
  TaskAugmentedRequestParamsSchema: () => TaskAugmentedRequestParamsSchema,
  TaskCreationParamsSchema: () => TaskCreationParamsSchema,
  TaskMetadataSchema: () => TaskMetadataSchema,
  TaskSchema: () => TaskSchema,
  TaskStatusNotificationParamsSchema: () => TaskStatusNotificationParamsSchema,
  TaskStatusNotificationSchema: () => TaskStatusNotificationSchema,
  TaskStatusSchema: () => TaskStatusSchema,
  TextContentSchema: () => TextContentSchema,
  TextResourceContentsSchema: () => TextResourceContentsSchema,
  TitledMultiSelectEnumSchemaSchema: () => TitledMultiSelectEnumSchemaSchema,
  TitledSingleSelectEnumSchemaSchema: () => TitledSingleSelectEnumSchemaSchema,
  ToolAnnotationsSchema: () => ToolAnnotationsSchema,
  ToolChoiceSchema: () => ToolChoiceSchema,
  ToolExecutionSchema: () => ToolExecutionSchema,
  ToolListChangedNotificationSchema: () => ToolListChangedNotificationSchema,
  ToolResultContentSchema: () => ToolResultContentSchema,
  ToolSchema: () => ToolSchema,
  ToolUseContentSchema: () => ToolUseContentSchema,
  UnsubscribeRequestParamsSchema: () => UnsubscribeRequestParamsSchema,
  UnsubscribeRequestSchema: () => UnsubscribeRequestSchema,
  UntitledMultiSelectEnumSchemaSchema: () => UntitledMultiSelectEnumSchemaSchema,
  UntitledSingleSelectEnumSchemaSchema: () => UntitledSingleSelectEnumSchemaSchema
});
var isJSONRPCRequest = (value) => JSONRPCRequestSchema.safeParse(value).success;
var isJSONRPCNotification = (value) => JSONRPCNotificationSchema.safeParse(value).success;
var isJSONRPCResultResponse = (value) => JSONRPCResultResponseSchema.safeParse(value).success;
var isJSONRPCErrorResponse = (value) => JSONRPCErrorResponseSchema.safeParse(value).success;
var isInputRequiredResult = (value) => typeof value == "object" && value !== null && !Array.isArray(value) && value.resultType === "input_required";
var HEADER_MISMATCH_ERROR_CODE = -32020;
var INBOUND_VALIDATION_LADDER = [{ rung: "http-method", order: 1, evaluatedAt: "edge", codes: [-32e3], conformance: [], rationale: "The modern era is POST-only; GET/DELETE are body-less 2025-era session operations and are method-routed to legacy serving (405 when legacy serving is not configured), before any body is read." }, { rung: "jsonrpc-shape", order: 2, evaluatedAt: "edge", codes: [
  ProtocolErrorCode.InvalidRequest
], conformance: ["server-stateless"], rationale: "The body must be a JSON-RPC request or notification: posted responses and batch arrays containing a modern or invalid element are rejected before classification (element-wise batch rule); all-legacy arrays stay legacy traffic." }, { rung: "era-classification", order: 3, evaluatedAt: "edge", codes: [HEADER_MISMATCH_ERROR_CODE, ProtocolErrorCode.UnsupportedProtocolVersion], conformance: ["server-stateless", "http-header-validation", "http-custom-header-server-validation"], rationale: "Body-primary era classification with the protocol-version header as a cross-check; a header/body disagreement is rejected with -32020 (HeaderMismatch), and an envelope-less request on a modern-only endpoint is answered with the unsupported-protocol-version error naming the supported revisions." }, { rung: "envelope", order: 4, evaluatedAt: "edge", codes: [ProtocolErrorCode.InvalidParams], conformance: ["server-stateless"], rationale: "A present envelope claim with a malformed envelope \u2014 and a missing envelope on a request whose protocol-version header names a modern revision \u2014 is an invalid-params rejection naming the offending or missing key(s); never a silent fall back to legacy handling. This is the only place an invalid-params rejection maps to HTTP 400." }, { rung: "method-registry", order: 5, evaluatedAt: "dispatch", codes: [ProtocolErrorCode.MethodNotFound], conformance: [
  "server-stateless"
], rationale: "Method existence outranks parameter validity: a method absent from the negotiated revision\u2019s registry (or with no handler installed) answers method-not-found before params or capabilities are looked at." }, { rung: "request-params", order: 6, evaluatedAt: "dispatch", codes: [ProtocolErrorCode.InvalidParams], conformance: [], rationale: "Per-method params validation; emitted in-band by the dispatch layer (HTTP 200), never via the ladder status table." }, { rung: "standard-header-validation", order: 7, evaluatedAt: "pre-dispatch", codes: [HEADER_MISMATCH_ERROR_CODE], conformance: ["http-header-validation"], rationale: "SEP-2243 standard `MCP-Protocol-Version` / `Mcp-Method` / `Mcp-Name` headers \u2014 presence, sentinel decoding, and `Mcp-Name` \u2194 body cross-check \u2014 are validated by the HTTP entry on a modern-classified request after the supported-revision gate and before dispatch. The spec requires `MCP-Protocol-Version` and `Mcp-Method` on every modern *request* POST (`Mcp-Name` only for the methods that mirror `params.name` / `params.uri` / `params.taskId`, see `MCP_NAME_HEADER_SOURCE`) and names them in that order, so a request missing several is answered by the earliest. Notification POSTs are exempt: the presence half runs on requests only, so a modern-enveloped notification is dispatched even with no standard headers at all. The classifier\u2019s own header-mismatch cells (protocol-version, `Mcp-Method` mismatch) stay on the edge `era-classification` rung; this rung carries the entry-layer presence/`Mcp-Name` half \u2014 including the missing `MCP-Protocol-Version` cell, which cannot live on the edge rung without breaking body-primary classification. Evaluated before the capability gate, the factory call, and the `Mcp-Param-*` rung so a request that fails several rungs is answered by the standard-header rung first. The documented order (after method-registry 5 and request-params 6) is NOT the observed precedence: serveModern evaluates this rung immediately after the supported-revision gate, so a request that also fails a dispatch rung is answered here before the dispatch rungs (5\u20136) are consulted." }, { rung: "client-capabilities", order: 8, evaluatedAt: "pre-dispatch", codes: [
  ProtocolErrorCode.MissingRequiredClientCapability
], conformance: ["server-stateless"], rationale: "The capability requirement is checked by the HTTP entry, pre-dispatch, against the validated envelope the classifier produced \u2014 pinning the spec-mandated HTTP 400 independently of how dispatch- and handler-produced errors are mapped. The documented order (after method resolution and params validation) is preserved observably only while the requirement table is empty: once a served method gains a requirement entry, a request that is missing the capability and would also fail a dispatch rung is answered by this gate first, so the entry must consult the method registry before the gate if the documented precedence is to stay observable." }, { rung: "param-header-validation", order: 9, evaluatedAt: "pre-dispatch", codes: [HEADER_MISMATCH_ERROR_CODE], conformance: ["http-custom-header-server-validation"], rationale: "SEP-2243 `Mcp-Param-*` headers are validated against the named tool\u2019s `x-mcp-header` declarations and the body `arguments` after the tool registry is known and before dispatch reaches the handler; a missing/disagreeing/malformed header is rejected 400 / -32020 with the same shape as the standard-header cross-checks. The documented order (after method resolution and params validation) is preserved observably only when the body `arguments` would otherwise validate: the check runs pre-dispatch, so a `tools/call` that fails BOTH this rung and a dispatch-time rung (e.g. order-6 `request-params`, -32602) is answered by this gate first with 400 / -32020, not by the earlier-ordered rung." }];
var LADDER_ERROR_HTTP_STATUS = {
  [ProtocolErrorCode.ParseError]: 400,
  [ProtocolErrorCode.InvalidRequest]: 400,
  [ProtocolErrorCode.MethodNotFound]: 404,
  [ProtocolErrorCode.UnsupportedProtocolVersion]: 400,
  [ProtocolErrorCode.MissingRequiredClientCapability]: 400,
  [HEADER_MISMATCH_ERROR_CODE]: 400
};
function parseSchema(schema, data) {
  return safeParse2(schema, data);
}
function shapeKeys(schemas) {
  return new Set(schemas.flatMap((schema) => Object.keys(schema.shape)));
}
function isStandardSchema(schema) {
  if (schema == null) return false;
  const schemaType = typeof schema;
  return schemaType !== "object" && schemaType !== "function" || !("~standard" in schema) ? false : typeof schema["~standard"]?.validate == "function";
}
var warnedZodFallback = false;
var JSON_SCHEMA_CONVERSION_TARGET = "draft-2020-12";
function standardSchemaToJsonSchema(schema, io = "input") {
  const std = schema["~standard"];
  let result;
  if (std.jsonSchema) result = std.jsonSchema[io]({ target: JSON_SCHEMA_CONVERSION_TARGET });
  else if (std.vendor === "zod") {
    if (!("_zod" in schema)) throw new Error("Schema appears to be from zod 3, which the SDK cannot convert to JSON Schema. Upgrade to zod >=4.2.0, or wrap your JSON Schema with fromJsonSchema().");
    warnedZodFallback || (warnedZodFallback = true, console.warn("[mcp-sdk] Your zod version does not implement `~standard.jsonSchema` (added in zod 4.2.0). Falling back to z.toJSONSchema(). Upgrade to zod >=4.2.0 to silence this warning.")), result = toJSONSchema(
      schema,
      { target: JSON_SCHEMA_CONVERSION_TARGET, io }
    );
  } else throw new Error(`Schema library "${std.vendor}" does not implement StandardJSONSchemaV1 (\`~standard.jsonSchema\`). Upgrade to a version that does, or wrap your JSON Schema with fromJsonSchema().`);
  if (io === "output") return result.type !== void 0 ? result : isProvablyObjectShapedRoot(result) ? { type: "object", ...result } : result;
  if (result.type !== void 0 && result.type !== "object") throw new Error(`MCP tool and prompt schemas must describe objects (got type: ${JSON.stringify(result.type)}). Wrap your schema in z.object({...}) or equivalent.`);
  return {
    type: "object",
    ...result
  };
}
var LOCAL_DEFINITION_REF = /^#\/(\$defs|definitions)\/([^/~%]+)$/;
function isProvablyObjectShapedRoot(schema, root = schema) {
  if ("properties" in schema || "patternProperties" in schema || "additionalProperties" in schema || "required" in schema) return true;
  const ref = typeof schema.$ref == "string" && LOCAL_DEFINITION_REF.exec(schema.$ref);
  if (ref && root[ref[1]]?.[ref[2]]?.type === "object") return true;
  for (const key of [
    "oneOf",
    "anyOf",
    "allOf"
  ]) {
    const members2 = schema[key];
    if (Array.isArray(members2) && members2.length > 0) return members2.every((m) => m !== null && typeof m == "object" && (m.type === "object" || isProvablyObjectShapedRoot(m, "$id" in m ? {} : root)));
  }
  return false;
}
function formatIssue(issue2) {
  return issue2.path?.length ? `${issue2.path.map((p) => String(typeof p == "object" ? p.key : p)).join(".")}: ${issue2.message}` : issue2.message;
}
async function validateStandardSchema(schema, data) {
  const result = await schema["~standard"].validate(data);
  return result.issues && result.issues.length > 0 ? { success: false, error: result.issues.map((i) => formatIssue(i)).join(", ") } : { success: true, data: result.value };
}
function zodEmittedPattern(schema) {
  const jsonSchema = toJSONSchema(schema, { target: JSON_SCHEMA_CONVERSION_TARGET, io: "input" });
  return typeof jsonSchema.pattern == "string" ? jsonSchema.pattern : void 0;
}
var DATETIME_FRACTION_DIGITS = /\\\.\\d\{(\d+)\}/;
function datetimeReferenceSchemas(pattern) {
  const fractionDigits = DATETIME_FRACTION_DIGITS.exec(pattern), precisions = [void 0, -1, 0];
  return fractionDigits && precisions.push(Number(fractionDigits[1])), [false, true].flatMap((local) => [false, true].flatMap((offset) => precisions.map((precision) => iso_exports.datetime({ local, offset, precision }))));
}
function referencePatternsForFormat(format, pattern) {
  let referenceSchemas;
  switch (format) {
    case "email":
      referenceSchemas = [email2()];
      break;
    case "uri":
      referenceSchemas = [url()];
      break;
    case "date":
      referenceSchemas = [iso_exports.date()];
      break;
    case "date-time":
      referenceSchemas = datetimeReferenceSchemas(pattern);
      break;
  }
  return new Set(referenceSchemas.map((schema) => zodEmittedPattern(schema)).filter((emitted) => emitted !== void 0));
}
function isLibraryFormatPattern(format, pattern, vendor) {
  return vendor !== "zod" ? true : referencePatternsForFormat(
    format,
    pattern
  ).has(pattern);
}
function isJsonObject(value) {
  return typeof value == "object" && value !== null && !Array.isArray(value);
}
function convertStandardElicitationSchema(schema) {
  try {
    return standardSchemaToJsonSchema(schema, "input");
  } catch (error2) {
    const detail = error2 instanceof Error ? error2.message : String(error2);
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Elicitation requestedSchema must describe an object with flat primitive properties: ${detail}`);
  }
}
var ANNOTATION_ONLY_JSON_SCHEMA_KEYWORDS = /* @__PURE__ */ new Set(
  ["$comment", "deprecated", "description", "examples", "readOnly", "title", "writeOnly"]
);
function isAnnotationOnlyJsonSchemaKeyword(key) {
  return ANNOTATION_ONLY_JSON_SCHEMA_KEYWORDS.has(key) || key.startsWith(
    "x-"
  );
}
var ROOT_KEYS = /* @__PURE__ */ new Set(["$schema", ...Object.keys(ElicitRequestFormParamsSchema.shape.requestedSchema.shape)]);
var PROPERTY_KEYS_BY_TYPE = { string: shapeKeys([
  StringSchemaSchema,
  UntitledSingleSelectEnumSchemaSchema,
  TitledSingleSelectEnumSchemaSchema,
  LegacyTitledEnumSchemaSchema
]), number: shapeKeys([NumberSchemaSchema]), integer: shapeKeys([NumberSchemaSchema]), boolean: shapeKeys([BooleanSchemaSchema]), array: shapeKeys(
  [UntitledMultiSelectEnumSchemaSchema, TitledMultiSelectEnumSchemaSchema]
) };
var SUPPORTED_STRING_FORMATS = new Set(StringSchemaSchema.shape.format.unwrap().options);
function walkProperty(node2, path, vendor, unsupported) {
  if (!isJsonObject(node2)) return node2;
  const allowedKeys = typeof node2.type == "string" && Object.hasOwn(PROPERTY_KEYS_BY_TYPE, node2.type) ? PROPERTY_KEYS_BY_TYPE[node2.type] : void 0;
  if (allowedKeys === void 0) return node2;
  const pruned = {};
  for (const [key, value] of Object.entries(node2)) allowedKeys.has(key) || isAnnotationOnlyJsonSchemaKeyword(key) ? pruned[key] = value : key === "pattern" && node2.type === "string" && typeof node2.format == "string" ? SUPPORTED_STRING_FORMATS.has(node2.format) ? (typeof value != "string" || !isLibraryFormatPattern(node2.format, value, vendor)) && unsupported.push(`${path}.${key}`) : pruned[key] = value : unsupported.push(`${path}.${key}`);
  return pruned;
}
function walkRequestedSchema(converted, vendor) {
  const pruned = {}, unsupported = [];
  for (const [key, value] of Object.entries(converted)) key === "properties" && isJsonObject(value) ? pruned[key] = Object.fromEntries(Object.entries(value).map(([name, node2]) => [name, walkProperty(node2, `properties.${name}`, vendor, unsupported)])) : ROOT_KEYS.has(key) ? pruned[key] = value : isAnnotationOnlyJsonSchemaKeyword(key) || unsupported.push(key);
  if (unsupported.length > 0) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Elicitation requestedSchema contains unsupported JSON Schema constraint(s) after Standard Schema conversion: ${unsupported.join(", ")}`);
  return pruned;
}
function describeUnsupportedProperties(pruned, fallback) {
  if (!isJsonObject(pruned.properties)) return fallback;
  const offenders = Object.entries(pruned.properties).filter(([, node2]) => !parseSchema(PrimitiveSchemaDefinitionSchema, node2).success).map(([name]) => `properties.${name}`);
  return offenders.length > 0 ? offenders.join(", ") : fallback;
}
function findDroppedConstraintPaths(original, parsed, path = "") {
  return Array.isArray(original) && Array.isArray(parsed) ? original.flatMap((item, index) => findDroppedConstraintPaths(item, parsed[index], `${path}[${index}]`)) : !isJsonObject(original) || !isJsonObject(parsed) ? [] : Object.entries(original).flatMap(([key, value]) => {
    const childPath = path ? `${path}.${key}` : key;
    return Object.prototype.hasOwnProperty.call(parsed, key) ? findDroppedConstraintPaths(value, parsed[key], childPath) : isAnnotationOnlyJsonSchemaKeyword(key) ? [] : [childPath];
  });
}
function normalizeElicitInputParams(input) {
  if (!isStandardSchema(input.requestedSchema)) return { ...input, mode: "form", requestedSchema: input.requestedSchema };
  const vendor = input.requestedSchema["~standard"].vendor, pruned = walkRequestedSchema(convertStandardElicitationSchema(input.requestedSchema), vendor), parsed = parseSchema(ElicitRequestFormParamsSchema.shape.requestedSchema, pruned);
  if (!parsed.success) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Elicitation requestedSchema only supports flat primitive properties (string, number, integer, boolean, and string enums): ${describeUnsupportedProperties(pruned, parsed.error.message)}`);
  const droppedConstraints = findDroppedConstraintPaths(pruned, parsed.data);
  if (droppedConstraints.length > 0) throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `Elicitation requestedSchema contains unsupported JSON Schema constraint(s) after Standard Schema conversion: ${droppedConstraints.join(", ")}`
  );
  const danglingRequired = (parsed.data.required ?? []).filter((key) => !Object.prototype.hasOwnProperty.call(parsed.data.properties, key));
  if (danglingRequired.length > 0) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Elicitation requestedSchema lists required properties that are not defined in properties: ${danglingRequired.join(", ")}`);
  return { ...input, mode: "form", requestedSchema: parsed.data };
}
function buildInputRequired(spec) {
  const hasInputRequests = spec.inputRequests !== void 0 && Object.keys(spec.inputRequests).length > 0, hasRequestState = typeof spec.requestState == "string";
  if (!hasInputRequests && !hasRequestState) throw new TypeError("inputRequired() requires at least one of inputRequests (with at least one entry) or requestState (spec: every InputRequiredResult MUST include at least one of the two)");
  return { resultType: "input_required", ...spec.inputRequests !== void 0 && { inputRequests: spec.inputRequests }, ...spec.requestState !== void 0 && { requestState: spec.requestState } };
}
var inputRequired = Object.assign(buildInputRequired, { elicit(params) {
  try {
    return { method: "elicitation/create", params: normalizeElicitInputParams(params) };
  } catch (error2) {
    throw error2 instanceof ProtocolError ? new TypeError(error2.message, { cause: error2 }) : error2;
  }
}, elicitUrl(params) {
  return { method: "elicitation/create", params: { ...params, mode: "url" } };
}, createMessage(params) {
  return { method: "sampling/createMessage", params };
}, listRoots() {
  return { method: "roots/list" };
} });
var REQUEST_STATE_ONLY_LEG_PACING_MS = 250;
function inputRequiredRoundsExceededMessage(method, maxRounds) {
  return `Multi-round-trip request '${method}' still required input after ${maxRounds} rounds (inputRequired.maxRounds)`;
}
function sleep(ms, signal) {
  return new Promise((resolve4, reject) => {
    if (signal?.aborted) {
      reject(signal.reason instanceof SdkError ? signal.reason : new SdkError(SdkErrorCode.RequestTimeout, String(signal.reason)));
      return;
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", onAbort), resolve4();
    }, ms), onAbort = () => {
      clearTimeout(timer), reject(signal?.reason instanceof SdkError ? signal.reason : new SdkError(SdkErrorCode.RequestTimeout, String(signal?.reason)));
    };
    signal?.addEventListener("abort", onAbort, { once: true });
  });
}
function linkedRoundAbort(outer) {
  const controller = new AbortController(), onOuterAbort = () => controller.abort(outer?.reason);
  return outer?.addEventListener("abort", onOuterAbort, { once: true }), outer?.aborted && controller.abort(outer.reason), { signal: controller.signal, abort: (reason) => controller.abort(reason), dispose: () => outer?.removeEventListener("abort", onOuterAbort) };
}
var SPEC_SCHEMA_KEYS = [
  "AnnotationsSchema",
  "AudioContentSchema",
  "BaseMetadataSchema",
  "BlobResourceContentsSchema",
  "BooleanSchemaSchema",
  "CallToolRequestSchema",
  "CallToolRequestParamsSchema",
  "CallToolResultSchema",
  "CancelledNotificationSchema",
  "CancelledNotificationParamsSchema",
  "CancelTaskRequestSchema",
  "CancelTaskResultSchema",
  "ClientCapabilitiesSchema",
  "ClientNotificationSchema",
  "ClientRequestSchema",
  "ClientResultSchema",
  "CompatibilityCallToolResultSchema",
  "CompleteRequestSchema",
  "CompleteRequestParamsSchema",
  "CompleteResultSchema",
  "ContentBlockSchema",
  "CreateMessageRequestSchema",
  "CreateMessageRequestParamsSchema",
  "CreateMessageResultSchema",
  "CreateMessageResultWithToolsSchema",
  "CreateTaskResultSchema",
  "CursorSchema",
  "DiscoverRequestSchema",
  "DiscoverResultSchema",
  "ElicitationCompleteNotificationSchema",
  "ElicitationCompleteNotificationParamsSchema",
  "ElicitRequestSchema",
  "ElicitRequestFormParamsSchema",
  "ElicitRequestParamsSchema",
  "ElicitRequestURLParamsSchema",
  "ElicitResultSchema",
  "EmbeddedResourceSchema",
  "EmptyResultSchema",
  "EnumSchemaSchema",
  "GetPromptRequestSchema",
  "GetPromptRequestParamsSchema",
  "GetPromptResultSchema",
  "GetTaskPayloadRequestSchema",
  "GetTaskPayloadResultSchema",
  "GetTaskRequestSchema",
  "GetTaskResultSchema",
  "IconSchema",
  "IconsSchema",
  "ImageContentSchema",
  "ImplementationSchema",
  "InitializedNotificationSchema",
  "InitializeRequestSchema",
  "InitializeRequestParamsSchema",
  "InitializeResultSchema",
  "JSONArraySchema",
  "JSONObjectSchema",
  "JSONRPCErrorResponseSchema",
  "JSONRPCMessageSchema",
  "JSONRPCNotificationSchema",
  "JSONRPCRequestSchema",
  "JSONRPCResponseSchema",
  "JSONRPCResultResponseSchema",
  "JSONValueSchema",
  "LegacyTitledEnumSchemaSchema",
  "ListPromptsRequestSchema",
  "ListPromptsResultSchema",
  "ListResourcesRequestSchema",
  "ListResourcesResultSchema",
  "ListResourceTemplatesRequestSchema",
  "ListResourceTemplatesResultSchema",
  "ListRootsRequestSchema",
  "ListRootsResultSchema",
  "ListTasksRequestSchema",
  "ListTasksResultSchema",
  "ListToolsRequestSchema",
  "ListToolsResultSchema",
  "LoggingLevelSchema",
  "LoggingMessageNotificationSchema",
  "LoggingMessageNotificationParamsSchema",
  "ModelHintSchema",
  "ModelPreferencesSchema",
  "MultiSelectEnumSchemaSchema",
  "NotificationSchema",
  "NumberSchemaSchema",
  "PaginatedRequestSchema",
  "PaginatedRequestParamsSchema",
  "PaginatedResultSchema",
  "PingRequestSchema",
  "PrimitiveSchemaDefinitionSchema",
  "ProgressSchema",
  "ProgressNotificationSchema",
  "ProgressNotificationParamsSchema",
  "ProgressTokenSchema",
  "PromptSchema",
  "PromptArgumentSchema",
  "PromptListChangedNotificationSchema",
  "PromptMessageSchema",
  "PromptReferenceSchema",
  "ReadResourceRequestSchema",
  "ReadResourceRequestParamsSchema",
  "ReadResourceResultSchema",
  "RelatedTaskMetadataSchema",
  "RequestSchema",
  "RequestIdSchema",
  "RequestMetaSchema",
  "ResourceSchema",
  "ResourceContentsSchema",
  "ResourceLinkSchema",
  "ResourceListChangedNotificationSchema",
  "ResourceRequestParamsSchema",
  "ResourceTemplateSchema",
  "ResourceTemplateReferenceSchema",
  "ResourceUpdatedNotificationSchema",
  "ResourceUpdatedNotificationParamsSchema",
  "ResultMetaObjectSchema",
  "ResultSchema",
  "RoleSchema",
  "RootSchema",
  "RootsListChangedNotificationSchema",
  "SamplingContentSchema",
  "SamplingMessageSchema",
  "SamplingMessageContentBlockSchema",
  "ServerCapabilitiesSchema",
  "ServerNotificationSchema",
  "ServerRequestSchema",
  "ServerResultSchema",
  "SetLevelRequestSchema",
  "SetLevelRequestParamsSchema",
  "SingleSelectEnumSchemaSchema",
  "StringSchemaSchema",
  "SubscribeRequestSchema",
  "SubscribeRequestParamsSchema",
  "SubscriptionFilterSchema",
  "SubscriptionsAcknowledgedNotificationSchema",
  "SubscriptionsAcknowledgedNotificationParamsSchema",
  "SubscriptionsListenRequestSchema",
  "SubscriptionsListenRequestParamsSchema",
  "SubscriptionsListenResultSchema",
  "SubscriptionsListenResultMetaSchema",
  "TaskAugmentedRequestParamsSchema",
  "TaskCreationParamsSchema",
  "TaskMetadataSchema",
  "TaskSchema",
  "TaskStatusSchema",
  "TaskStatusNotificationSchema",
  "TaskStatusNotificationParamsSchema",
  "TextContentSchema",
  "TextResourceContentsSchema",
  "TitledMultiSelectEnumSchemaSchema",
  "TitledSingleSelectEnumSchemaSchema",
  "ToolSchema",
  "ToolAnnotationsSchema",
  "ToolChoiceSchema",
  "ToolExecutionSchema",
  "ToolListChangedNotificationSchema",
  "ToolResultContentSchema",
  "ToolUseContentSchema",
  "UnsubscribeRequestSchema",
  "UnsubscribeRequestParamsSchema",
  "UntitledMultiSelectEnumSchemaSchema",
  "UntitledSingleSelectEnumSchemaSchema"
];
var authSchemas = {
  IdJagTokenExchangeResponseSchema,
  OAuthClientInformationFullSchema,
  OAuthClientInformationSchema,
  OAuthClientMetadataSchema,
  OAuthClientRegistrationErrorSchema,
  OAuthErrorResponseSchema,
  OAuthMetadataSchema,
  OAuthProtectedResourceMetadataSchema,
  OAuthTokenRevocationRequestSchema,
  OAuthTokensSchema,
  OpenIdProviderDiscoveryMetadataSchema,
  OpenIdProviderMetadataSchema
};
var _specTypeSchemas = {};
var _isSpecType = {};
function register(key, schema) {
  const name = key.slice(0, -6);
  _specTypeSchemas[name] = schema, _isSpecType[name] = (v) => schema.safeParse(v).success;
}
for (const key of SPEC_SCHEMA_KEYS) register(key, schemas_exports2[key]);
for (const [key, schema] of Object.entries(authSchemas)) register(key, schema);
var specTypeSchemas = Object.freeze(_specTypeSchemas);
var isSpecType = Object.freeze(_isSpecType);
function bootstrapOutboundCodec(method) {
  switch (method) {
    case "initialize":
    case "notifications/initialized":
      return codecForVersion(void 0);
    case "server/discover":
      return codecForVersion(
        MODERN_WIRE_REVISION
      );
    default:
      return;
  }
}
var DEFAULT_REQUEST_TIMEOUT_MSEC = 6e4;
var RESERVED_ENVELOPE_META_KEYS = [PROTOCOL_VERSION_META_KEY, CLIENT_INFO_META_KEY, CLIENT_CAPABILITIES_META_KEY, LOG_LEVEL_META_KEY];
var RETRY_PARAMS_KEYS = ["inputResponses", "requestState"];
function liftWireOnlyMaterial(message, kind) {
  const params = message.params;
  if (!isPlainObject$1(params)) return { message, lifted: {} };
  const meta2 = params._meta, envelopeKeys = isPlainObject$1(meta2) ? RESERVED_ENVELOPE_META_KEYS.filter((key) => key in meta2) : [], retryKeys = kind === "request" ? RETRY_PARAMS_KEYS.filter((key) => key in params) : [];
  if (envelopeKeys.length === 0 && retryKeys.length === 0) return { message, lifted: {} };
  const lifted = {}, nextParams = { ...params };
  if (envelopeKeys.length > 0 && isPlainObject$1(meta2)) {
    const envelope = {}, nextMeta = { ...meta2 };
    for (const key of envelopeKeys) envelope[key] = meta2[key], delete nextMeta[key];
    lifted.envelope = envelope, Object.keys(nextMeta).length > 0 ? nextParams._meta = nextMeta : delete nextParams._meta;
  }
  for (const key of retryKeys) key === "inputResponses" && (lifted.inputResponses = nextParams[key]), key === "requestState" && (lifted.requestState = nextParams[key]), delete nextParams[key];
  return { message: { ...message, params: nextParams }, lifted };
}
function codecResultValidator(codec, method) {
  const probe = codec.validateResult(method, void 0);
  if (!(!probe.ok && probe.reason === "not-in-era")) return { "~standard": { version: 1, vendor: "mcp-wire-codec", validate(value) {
    const outcome = codec.validateResult(method, value);
    return outcome.ok ? { value: outcome.value } : { issues: [{ message: outcome.reason === "invalid" ? outcome.message : `not-in-era: ${method}` }] };
  } } };
}
function requestStateAccessor(value) {
  return () => value;
}
var NO_REQUEST_STATE = requestStateAccessor(
  void 0
);
function withRequestStateValue(ctx, value) {
  return { ...ctx, mcpReq: { ...ctx.mcpReq, requestState: requestStateAccessor(value) } };
}
var writeNegotiatedProtocolVersion;
var Protocol = class {
  _transport;
  _requestMessageId = 0;
  _requestHandlers = /* @__PURE__ */ new Map();
  _customSchemaRequestMethods = /* @__PURE__ */ new Set();
  _requestHandlerAbortControllers = /* @__PURE__ */ new Map();
  _notificationHandlers = /* @__PURE__ */ new Map();
  _responseHandlers = /* @__PURE__ */ new Map();
  _progressHandlers = /* @__PURE__ */ new Map();
  _timeoutInfo = /* @__PURE__ */ new Map();
  _pendingDebouncedNotifications = /* @__PURE__ */ new Set();
  _negotiatedProtocolVersion;
  static {
    writeNegotiatedProtocolVersion = (instance, version2) => {
      instance._negotiatedProtocolVersion = version2;
    };
  }
  _supportedProtocolVersions;
  onclose;
  onerror;
  fallbackRequestHandler;
  fallbackNotificationHandler;
  constructor(_options) {
    this._options = _options, this._supportedProtocolVersions = _options?.supportedProtocolVersions ?? SUPPORTED_PROTOCOL_VERSIONS, this.setNotificationHandler("notifications/cancelled", (notification) => {
      this._oncancel(
        notification
      );
    }), this.setNotificationHandler("notifications/progress", (notification) => {
      this._onprogress(notification);
    }), this.setRequestHandler("ping", (_request) => ({}));
  }
  _shouldDropInbound(_message) {
  }
  _outboundMetaEnvelope() {
  }
  _envelopeOutbound(message) {
    const envelope = this._outboundMetaEnvelope();
    if (envelope === void 0) return message;
    const params = message.params ?? {};
    return { ...message, params: { ...params, _meta: { ...envelope, ...params._meta } } };
  }
  _resolveNonCompleteResult(decoded, flow) {
    return Promise.reject(new SdkError(SdkErrorCode.UnsupportedResultType, `Unsupported result type '${decoded.kind}' for ${flow.request.method}`, { resultType: decoded.kind, method: flow.request.method }));
  }
  _getRequestHandler(method) {
    return this._requestHandlers.get(method);
  }
  async _oncancel(notification) {
    notification.params.requestId !== void 0 && this._requestHandlerAbortControllers.get(notification.params.requestId)?.abort(notification.params.reason);
  }
  _setupTimeout(messageId, timeout, maxTotalTimeout, onTimeout, resetTimeoutOnProgress = false) {
    this._timeoutInfo.set(messageId, {
      timeoutId: setTimeout(onTimeout, timeout),
      startTime: Date.now(),
      timeout,
      maxTotalTimeout,
      resetTimeoutOnProgress,
      onTimeout
    });
  }
  _resetTimeout(messageId) {
    const info = this._timeoutInfo.get(messageId);
    if (!info) return false;
    const totalElapsed = Date.now() - info.startTime;
    if (info.maxTotalTimeout && totalElapsed >= info.maxTotalTimeout) throw this._timeoutInfo.delete(messageId), new SdkError(SdkErrorCode.RequestTimeout, "Maximum total timeout exceeded", { maxTotalTimeout: info.maxTotalTimeout, totalElapsed });
    return clearTimeout(info.timeoutId), info.timeoutId = setTimeout(info.onTimeout, info.timeout), true;
  }
  _cleanupTimeout(messageId) {
    const info = this._timeoutInfo.get(messageId);
    info && (clearTimeout(info.timeoutId), this._timeoutInfo.delete(messageId));
  }
  async connect(transport) {
    this._transport = transport;
    const _onclose = this.transport?.onclose;
    this._transport.onclose = () => {
      try {
        _onclose?.();
      } finally {
        this._onclose();
      }
    };
    const _onerror = this.transport?.onerror;
    this._transport.onerror = (error2) => {
      _onerror?.(error2), this._onerror(error2);
    };
    const _onmessage = this._transport?.onmessage;
    this._transport.onmessage = (message, extra) => {
      _onmessage?.(
        message,
        extra
      ), isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message) ? this._onresponse(message) : isJSONRPCRequest(message) ? this._onrequest(message, extra) : isJSONRPCNotification(message) ? this._onnotification(
        message,
        extra
      ) : this._onerror(new Error(`Unknown message type: ${JSON.stringify(message)}`));
    }, transport.setSupportedProtocolVersions?.(this._supportedProtocolVersions), await this._transport.start();
  }
  _onclose() {
    const responseHandlers = this._responseHandlers;
    this._responseHandlers = /* @__PURE__ */ new Map(), this._progressHandlers.clear(), this._pendingDebouncedNotifications.clear();
    for (const info of this._timeoutInfo.values()) clearTimeout(
      info.timeoutId
    );
    this._timeoutInfo.clear();
    const requestHandlerAbortControllers = this._requestHandlerAbortControllers;
    this._requestHandlerAbortControllers = /* @__PURE__ */ new Map();
    const error2 = new SdkError(
      SdkErrorCode.ConnectionClosed,
      "Connection closed"
    );
    this._transport = void 0;
    try {
      this.onclose?.();
    } finally {
      for (const handler of responseHandlers.values()) handler(error2);
      for (const controller of requestHandlerAbortControllers.values()) controller.abort(error2);
    }
  }
  _onerror(error2) {
    this.onerror?.(error2);
  }
  _onnotification(rawNotification, extra) {
    const { message: notification } = liftWireOnlyMaterial(rawNotification, "notification"), codec = this._negotiatedWireCodec();
    if (extra?.classification === void 0 && this._shouldDropInbound(rawNotification) === "drop") return;
    if (extra?.classification !== void 0) {
      const classified = classifiedWireEra(extra.classification);
      if (classified !== codec.era) {
        this._onerror(new Error(`Era mismatch on inbound notification '${notification.method}': classified as ${classified} but this instance serves ${codec.era}`));
        return;
      }
    }
    if (isSpecNotificationMethod(
      notification.method
    ) && !codec.hasNotificationMethod(notification.method)) return;
    const handler = this._notificationHandlers.get(notification.method), fallback = this.fallbackNotificationHandler;
    handler === void 0 && fallback === void 0 || Promise.resolve().then(() => handler === void 0 ? fallback(notification) : handler(notification, codec)).catch((error2) => this._onerror(new Error(`Uncaught error in notification handler: ${error2}`)));
  }
  _onrequest(rawRequest, extra) {
    const { message: request, lifted } = liftWireOnlyMaterial(rawRequest, "request"), codec = this._negotiatedWireCodec();
    if (extra?.classification === void 0 && this._shouldDropInbound(rawRequest) === "drop") {
      this._onerror(
        new Error(`Dropped inbound request '${rawRequest.method}': not servable on this connection's protocol era`)
      );
      return;
    }
    const capturedTransport = this._transport, sendErrorResponse = (code, message, data) => {
      const errorResponse = {
        jsonrpc: "2.0",
        id: request.id,
        error: { code, message, ...data !== void 0 && { data } }
      };
      capturedTransport?.send(errorResponse).catch((error2) => this._onerror(new Error(`Failed to send an error response: ${error2}`)));
    };
    if (extra?.classification !== void 0) {
      const classified = classifiedWireEra(extra.classification);
      if (classified !== codec.era) {
        this._onerror(new Error(`Era mismatch on inbound request '${request.method}': classified as ${classified} but this instance serves ${codec.era}`));
        const requested = extra.classification.revision ?? classified;
        sendErrorResponse(ProtocolErrorCode.UnsupportedProtocolVersion, `Unsupported protocol version: ${requested}`, { supported: this._supportedProtocolVersions, requested });
        return;
      }
    }
    if (isSpecRequestMethod(request.method) && !codec.hasRequestMethod(request.method) && !(isExtensionReusedRequestMethod(
      request.method
    ) && this._customSchemaRequestMethods.has(request.method))) {
      sendErrorResponse(ProtocolErrorCode.MethodNotFound, "Method not found");
      return;
    }
    const handler = this._requestHandlers.get(request.method) ?? this.fallbackRequestHandler;
    if (handler === void 0) {
      sendErrorResponse(ProtocolErrorCode.MethodNotFound, "Method not found");
      return;
    }
    const envelopeError = codec.checkInboundEnvelope(lifted);
    if (envelopeError !== void 0) {
      sendErrorResponse(ProtocolErrorCode.InvalidParams, envelopeError);
      return;
    }
    const sendNotification = (notification, options) => this._notificationViaCodec(
      this._resolveOutboundCodec(notification.method),
      notification,
      { ...options, relatedRequestId: request.id }
    ), sendRequest = (r, resultSchema, options) => this._requestWithSchemaViaCodec(this._resolveOutboundCodec(r.method), r, resultSchema, { ...options, relatedRequestId: request.id }), abortController = new AbortController();
    this._requestHandlerAbortControllers.set(request.id, abortController);
    const partitionedInputResponses = lifted.inputResponses === void 0 ? void 0 : partitionInputResponses(
      lifted.inputResponses
    ), baseCtx = {
      sessionId: capturedTransport?.sessionId,
      mcpReq: {
        id: request.id,
        method: request.method,
        _meta: request.params?._meta,
        ...lifted.envelope !== void 0 && { envelope: lifted.envelope },
        ...partitionedInputResponses !== void 0 && { inputResponses: partitionedInputResponses.accepted },
        ...partitionedInputResponses !== void 0 && partitionedInputResponses.droppedKeys.length > 0 && { droppedInputResponseKeys: partitionedInputResponses.droppedKeys },
        requestState: lifted.requestState === void 0 ? NO_REQUEST_STATE : requestStateAccessor(lifted.requestState),
        signal: abortController.signal,
        send: ((r, schemaOrOptions, maybeOptions) => {
          const sendCodec = this._resolveOutboundCodec(
            r.method
          );
          if (this._assertOutboundRequestInEra(sendCodec, r.method), isStandardSchema(schemaOrOptions)) return sendRequest(r, schemaOrOptions, maybeOptions);
          const validate2 = codecResultValidator(sendCodec, r.method);
          if (validate2 === void 0) throw new TypeError(`'${r.method}' is not a spec method; pass a result schema as the second argument to ctx.mcpReq.send().`);
          return sendRequest(r, validate2, schemaOrOptions);
        }),
        notify: sendNotification
      },
      http: extra?.authInfo ? { authInfo: extra.authInfo } : void 0
    }, ctx = this.buildContext(baseCtx, extra);
    Promise.resolve().then(() => handler(request, ctx)).then(async (result) => {
      if (abortController.signal.aborted) return;
      let encoded;
      try {
        encoded = codec.encodeResult(request.method, result, this._outboundServerInfo());
      } catch (error2) {
        this._onerror(new Error(`Failed to encode result for ${request.method}: ${error2}`)), sendErrorResponse(
          ProtocolErrorCode.InternalError,
          "Internal error"
        );
        return;
      }
      const response = { result: encoded, jsonrpc: "2.0", id: request.id };
      await capturedTransport?.send(response);
    }, async (error2) => {
      if (abortController.signal.aborted)
        return;
      const thrownCode = Number.isSafeInteger(error2.code) ? error2.code : ProtocolErrorCode.InternalError, errorResponse = { jsonrpc: "2.0", id: request.id, error: { code: codec.encodeErrorCode(thrownCode), message: error2.message ?? "Internal error", ...error2.data !== void 0 && { data: error2.data } } };
      await capturedTransport?.send(errorResponse);
    }).catch((error2) => this._onerror(new Error(`Failed to send response: ${error2}`))).finally(
      () => {
        this._requestHandlerAbortControllers.get(request.id) === abortController && this._requestHandlerAbortControllers.delete(request.id);
      }
    );
  }
  _onprogress(notification) {
    const { progressToken, ...params } = notification.params, messageId = Number(progressToken), handler = this._progressHandlers.get(messageId);
    if (!handler) {
      this._onerror(new Error(`Received a progress notification for an unknown token: ${JSON.stringify(notification)}`));
      return;
    }
    const responseHandler = this._responseHandlers.get(messageId), timeoutInfo = this._timeoutInfo.get(messageId);
    if (timeoutInfo && responseHandler && timeoutInfo.resetTimeoutOnProgress) try {
      this._resetTimeout(
        messageId
      );
    } catch (error2) {
      this._responseHandlers.delete(messageId), this._progressHandlers.delete(messageId), this._cleanupTimeout(messageId), responseHandler(error2);
      return;
    }
    handler(params);
  }
  _onresponse(response) {
    const messageId = Number(response.id), handler = this._responseHandlers.get(messageId);
    if (handler === void 0) {
      this._onerror(new Error(`Received a response for an unknown message ID: ${JSON.stringify(response)}`));
      return;
    }
    this._responseHandlers.delete(messageId), this._cleanupTimeout(messageId), this._progressHandlers.delete(messageId), isJSONRPCResultResponse(response) ? handler(response) : handler(ProtocolError.fromError(
      response.error.code,
      response.error.message,
      response.error.data
    ));
  }
  get transport() {
    return this._transport;
  }
  async close() {
    await this._transport?.close();
  }
  request(request, schemaOrOptions, maybeOptions) {
    const codec = this._resolveOutboundCodec(request.method);
    if (isStandardSchema(schemaOrOptions)) return isExtensionReusedRequestMethod(request.method) || this._assertOutboundRequestInEra(codec, request.method), this._requestWithSchemaViaCodec(
      codec,
      request,
      schemaOrOptions,
      maybeOptions
    );
    this._assertOutboundRequestInEra(codec, request.method);
    const validate2 = codecResultValidator(codec, request.method);
    if (validate2 === void 0) throw new TypeError(`'${request.method}' is not a spec method; pass a result schema as the second argument to request().`);
    return this._requestWithSchemaViaCodec(codec, request, validate2, schemaOrOptions);
  }
  _negotiatedWireCodec() {
    return codecForVersion(
      this._negotiatedProtocolVersion
    );
  }
  _wireCodec() {
    return this._negotiatedWireCodec();
  }
  _resolveOutboundCodec(method) {
    if (this._negotiatedProtocolVersion === void 0) {
      const pinned = bootstrapOutboundCodec(method);
      if (pinned) return pinned;
    }
    return this._negotiatedWireCodec();
  }
  _assertOutboundRequestInEra(codec, method) {
    if (isSpecRequestMethod(method) && !codec.hasRequestMethod(method)) throw new SdkError(
      SdkErrorCode.MethodNotSupportedByProtocolVersion,
      `Method '${method}' is not supported by the negotiated protocol version (wire era ${codec.era})`,
      { method, era: codec.era }
    );
  }
  _requestWithSchema(request, resultSchema, options) {
    const codec = this._resolveOutboundCodec(
      request.method
    );
    return this._assertOutboundRequestInEra(codec, request.method), this._requestWithSchemaViaCodec(codec, request, resultSchema, options);
  }
  _requestWithSchemaViaCodec(codec, request, resultSchema, options) {
    const { relatedRequestId, resumptionToken, onresumptiontoken, headers } = options ?? {}, flowStartedAt = Date.now();
    let onAbort, cleanupMessageId;
    return new Promise((resolve4, reject) => {
      const earlyReject = (error2) => {
        reject(
          error2
        );
      };
      if (!this._transport) {
        earlyReject(new Error("Not connected"));
        return;
      }
      if (this._options?.enforceStrictCapabilities === true) try {
        this.assertCapabilityForMethod(request.method);
      } catch (error2) {
        earlyReject(
          error2
        );
        return;
      }
      if (options?.signal?.aborted) {
        const reason = options.signal.reason;
        throw reason instanceof SdkError ? reason : new SdkError(SdkErrorCode.RequestTimeout, String(reason));
      }
      const requestAbort = codec.era === MODERN_WIRE_REVISION && this._transport.hasPerRequestStream === true ? new AbortController() : void 0, messageId = this._requestMessageId++;
      cleanupMessageId = messageId;
      const jsonrpcRequest = { ...request, jsonrpc: "2.0", id: messageId };
      options?.onprogress && (this._progressHandlers.set(messageId, options.onprogress), jsonrpcRequest.params = { ...request.params, _meta: { ...request.params?._meta, progressToken: messageId } });
      const outbound = this._envelopeOutbound(jsonrpcRequest);
      let responseReceived = false;
      const cancel = (reason) => {
        responseReceived || (this._progressHandlers.delete(messageId), requestAbort === void 0 ? request.method !== "initialize" && this._transport?.send(this._envelopeOutbound({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: messageId, reason: String(reason) } }), { relatedRequestId, resumptionToken, onresumptiontoken }).catch((error2) => this._onerror(new Error(`Failed to send cancellation: ${error2}`))) : requestAbort.abort(), reject(reason instanceof SdkError ? reason : new SdkError(SdkErrorCode.RequestTimeout, String(reason))));
      };
      this._responseHandlers.set(messageId, (response) => {
        if (options?.signal?.aborted) return;
        if (responseReceived = true, response instanceof Error) return reject(response);
        let decoded;
        try {
          decoded = codec.decodeResult(request.method, response.result);
        } catch (error2) {
          return reject(error2 instanceof Error ? error2 : new Error(String(error2)));
        }
        if (decoded.kind === "invalid") return reject(decoded.error);
        if (decoded.kind === "input_required") {
          if (options?.allowInputRequired === true) return resolve4(manualInputRequiredValue(decoded));
          const flow = { codec, request, resultSchema, options, flowStartedAt, retry: (params, legOptions) => this._requestWithSchemaViaCodec(codec, params === void 0 ? { method: request.method } : { method: request.method, params }, resultSchema, legOptions) };
          return resolve4(this._resolveNonCompleteResult(decoded, flow));
        }
        const result = decoded.result;
        validateStandardSchema(resultSchema, result).then(
          (parseResult) => {
            parseResult.success ? resolve4(parseResult.data) : reject(new SdkError(SdkErrorCode.InvalidResult, `Invalid result for ${request.method}: ${parseResult.error}`));
          },
          reject
        );
      }), onAbort = () => cancel(
        options?.signal?.reason
      ), options?.signal?.addEventListener("abort", onAbort, { once: true });
      const timeout = options?.timeout ?? DEFAULT_REQUEST_TIMEOUT_MSEC, timeoutHandler = () => cancel(new SdkError(
        SdkErrorCode.RequestTimeout,
        "Request timed out",
        { timeout }
      ));
      this._setupTimeout(messageId, timeout, options?.maxTotalTimeout, timeoutHandler, options?.resetTimeoutOnProgress ?? false), this._transport.send(outbound, {
        relatedRequestId,
        resumptionToken,
        onresumptiontoken,
        headers,
        requestSignal: requestAbort?.signal
      }).catch((error2) => {
        this._progressHandlers.delete(messageId), reject(error2);
      });
    }).finally(() => {
      onAbort && options?.signal?.removeEventListener("abort", onAbort), cleanupMessageId !== void 0 && (this._responseHandlers.delete(cleanupMessageId), this._cleanupTimeout(cleanupMessageId));
    });
  }
  async notification(notification, options) {
    return await this._notificationViaCodec(
      this._resolveOutboundCodec(notification.method),
      notification,
      options
    );
  }
  async _notificationViaCodec(codec, notification, options) {
    if (!this._transport) throw new SdkError(SdkErrorCode.NotConnected, "Not connected");
    if (isSpecNotificationMethod(notification.method) && !codec.hasNotificationMethod(notification.method)) throw new SdkError(SdkErrorCode.MethodNotSupportedByProtocolVersion, `Notification '${notification.method}' is not supported by the negotiated protocol version (wire era ${codec.era})`, { method: notification.method, era: codec.era });
    this.assertNotificationCapability(notification.method);
    const jsonrpcNotification = this._envelopeOutbound({ jsonrpc: "2.0", ...notification });
    if ((this._options?.debouncedNotificationMethods ?? []).includes(notification.method) && !notification.params && options?.relatedRequestId === void 0) {
      if (this._pendingDebouncedNotifications.has(notification.method)) return;
      this._pendingDebouncedNotifications.add(notification.method), Promise.resolve().then(() => {
        this._pendingDebouncedNotifications.delete(notification.method), this._transport && this._transport?.send(jsonrpcNotification, options).catch((error2) => this._onerror(error2));
      });
      return;
    }
    await this._transport.send(jsonrpcNotification, options);
  }
  setRequestHandler(method, schemasOrHandler, maybeHandler) {
    this.assertRequestHandlerCapability(method);
    let stored;
    if (typeof schemasOrHandler == "function") {
      if (!isSpecRequestMethod(method)) throw new TypeError(`'${method}' is not a spec request method; pass schemas as the second argument to setRequestHandler().`);
      stored = (request, ctx) => {
        const dispatchCodec = this._negotiatedWireCodec();
        let outcome = dispatchCodec.validateRequest(method, request);
        if (!outcome.ok && outcome.reason === "not-in-era" && (outcome = dispatchCodec.validateInputRequest(method, request)), !outcome.ok) throw outcome.reason === "not-in-era" ? new ProtocolError(ProtocolErrorCode.InternalError, `No wire schema for ${method} in the resolved era`) : new Error(outcome.message);
        return Promise.resolve(schemasOrHandler(outcome.value, ctx));
      };
    } else if (maybeHandler) stored = async (request, ctx) => {
      const parsed = await validateStandardSchema(
        schemasOrHandler.params,
        { ...request.params }
      );
      if (!parsed.success) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Invalid params for ${method}: ${parsed.error}`);
      return maybeHandler(
        parsed.data,
        ctx
      );
    };
    else throw new TypeError("setRequestHandler: handler is required");
    typeof schemasOrHandler == "function" ? this._customSchemaRequestMethods.delete(method) : this._customSchemaRequestMethods.add(method), this._requestHandlers.set(method, this._wrapHandler(method, stored));
  }
  _wrapHandler(_method, handler) {
    return handler;
  }
  _outboundServerInfo() {
  }
  removeRequestHandler(method) {
    this._requestHandlers.delete(method), this._customSchemaRequestMethods.delete(method);
  }
  assertCanSetRequestHandler(method) {
    if (this._requestHandlers.has(method)) throw new Error(`A request handler for ${method} already exists, which would be overridden`);
  }
  setNotificationHandler(method, schemasOrHandler, maybeHandler) {
    if (typeof schemasOrHandler == "function") {
      if (!isSpecNotificationMethod(method)) throw new TypeError(`'${method}' is not a spec notification method; pass schemas as the second argument to setNotificationHandler().`);
      this._notificationHandlers.set(method, (notification, codec) => {
        const outcome = codec.validateNotification(method, notification);
        if (!outcome.ok) throw outcome.reason === "not-in-era" ? new ProtocolError(ProtocolErrorCode.InternalError, `No wire schema for ${method} in the resolved era`) : new Error(outcome.message);
        return Promise.resolve(
          schemasOrHandler(outcome.value)
        );
      });
      return;
    }
    if (!maybeHandler) throw new TypeError("setNotificationHandler: handler is required");
    this._notificationHandlers.set(method, async (notification) => {
      const parsed = await validateStandardSchema(
        schemasOrHandler.params,
        { ...notification.params }
      );
      if (!parsed.success) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Invalid params for notification ${method}: ${parsed.error}`);
      await maybeHandler(
        parsed.data,
        notification
      );
    });
  }
  removeNotificationHandler(method) {
    this._notificationHandlers.delete(method);
  }
};
function isPlainObject$1(value) {
  return value !== null && typeof value == "object" && !Array.isArray(value);
}
function mergeCapabilities(base, additional) {
  const result = { ...base };
  for (const key in additional) {
    const k = key, addValue = additional[k];
    if (addValue === void 0) continue;
    const baseValue = result[k];
    result[k] = isPlainObject$1(
      baseValue
    ) && isPlainObject$1(addValue) ? { ...baseValue, ...addValue } : addValue;
  }
  return result;
}
function isPlainObject2(value) {
  return typeof value == "object" && value !== null && !Array.isArray(value);
}
function partitionInputResponses(inputResponses) {
  const accepted = {}, droppedKeys = [];
  if (!isPlainObject2(inputResponses)) return { accepted, droppedKeys };
  for (const [key, entry2] of Object.entries(inputResponses)) {
    if (!isPlainObject2(entry2) || "method" in entry2 || "result" in entry2) {
      droppedKeys.push(key);
      continue;
    }
    accepted[key] = entry2;
  }
  return { accepted, droppedKeys };
}
function manualInputRequiredValue(decoded) {
  return {
    resultType: "input_required",
    inputRequests: decoded.inputRequests,
    ...decoded.requestState !== void 0 && { requestState: decoded.requestState },
    ...decoded._meta !== void 0 && { _meta: decoded._meta }
  };
}
var require_content_type = __commonJSMin(((exports2) => {
  var PARAM_REGEXP = /; *([!#$%&'*+.^_`|~0-9A-Za-z-]+) *= *("(?:[\u000b\u0020\u0021\u0023-\u005b\u005d-\u007e\u0080-\u00ff]|\\[\u000b\u0020-\u00ff])*"|[!#$%&'*+.^_`|~0-9A-Za-z-]+) */g, QESC_REGEXP = /\\([\u000b\u0020-\u00ff])/g, TYPE_REGEXP = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+\/[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
  exports2.parse = parse3;
  function parse3(string4) {
    if (!string4) throw new TypeError("argument string is required");
    var header = typeof string4 == "object" ? getcontenttype(string4) : string4;
    if (typeof header != "string") throw new TypeError("argument string is required to be a string");
    var index = header.indexOf(
      ";"
    ), type = index !== -1 ? header.slice(0, index).trim() : header.trim();
    if (!TYPE_REGEXP.test(type)) throw new TypeError("invalid media type");
    var obj = new ContentType(type.toLowerCase());
    if (index !== -1) {
      var key, match, value;
      for (PARAM_REGEXP.lastIndex = index; match = PARAM_REGEXP.exec(header); ) {
        if (match.index !== index) throw new TypeError("invalid parameter format");
        index += match[0].length, key = match[1].toLowerCase(), value = match[2], value.charCodeAt(0) === 34 && (value = value.slice(1, -1), value.indexOf("\\") !== -1 && (value = value.replace(QESC_REGEXP, "$1"))), obj.parameters[key] = value;
      }
      if (index !== header.length) throw new TypeError(
        "invalid parameter format"
      );
    }
    return obj;
  }
  function getcontenttype(obj) {
    var header;
    if (typeof obj.getHeader == "function" ? header = obj.getHeader("content-type") : typeof obj.headers == "object" && (header = obj.headers && obj.headers["content-type"]), typeof header != "string") throw new TypeError("content-type header is missing from object");
    return header;
  }
  function ContentType(type) {
    this.parameters = /* @__PURE__ */ Object.create(null), this.type = type;
  }
}));
var import_content_type = __toESM2(require_content_type(), 1);
var STDIO_DEFAULT_MAX_BUFFER_SIZE = 10 * 1024 * 1024;
var ReadBuffer = class {
  _buffer;
  _maxBufferSize;
  constructor(options) {
    this._maxBufferSize = options?.maxBufferSize ?? STDIO_DEFAULT_MAX_BUFFER_SIZE;
  }
  append(chunk) {
    if ((this._buffer?.length ?? 0) + chunk.length > this._maxBufferSize) throw this.clear(), new Error(`ReadBuffer exceeded maximum size of ${this._maxBufferSize} bytes`);
    this._buffer = this._buffer ? Buffer.concat([
      this._buffer,
      chunk
    ]) : chunk;
  }
  readMessage() {
    for (; this._buffer; ) {
      const index = this._buffer.indexOf(`
`);
      if (index === -1) return null;
      const line2 = this._buffer.toString("utf8", 0, index).replace(/\r$/, "");
      this._buffer = this._buffer.subarray(index + 1);
      try {
        return deserializeMessage(line2);
      } catch (error2) {
        if (error2 instanceof SyntaxError) continue;
        throw error2;
      }
    }
    return null;
  }
  clear() {
    this._buffer = void 0;
  }
};
function deserializeMessage(line2) {
  return JSONRPCMessageSchema.parse(JSON.parse(line2));
}
function serializeMessage(message) {
  return JSON.stringify(message) + `
`;
}

// node_modules/@modelcontextprotocol/server/dist/shimsNode.mjs
var import_ajvProvider_DyjnscPj = __toESM(require_ajvProvider_DyjnscPj(), 1);
var import_node_process = __toESM(require("node:process"), 1);

// node_modules/@modelcontextprotocol/server/dist/mcp-oHn3ureC.mjs
var DEFAULT_SSE_KEEP_ALIVE_MS = 15e3;
var MAX_TIMER_DELAY_MS = 2 ** 31 - 1;
function armSseKeepAlive(intervalMs, onTick) {
  if (!Number.isFinite(intervalMs) || intervalMs < 1) return;
  const timer = setInterval(onTick, Math.min(intervalMs, MAX_TIMER_DELAY_MS));
  return timer.unref?.(), timer;
}
var readClassification;
var PerRequestHTTPServerTransport = class {
  static {
    readClassification = (transport) => transport._classification;
  }
  onclose;
  onerror;
  onmessage;
  _classification;
  _responseMode;
  _started = false;
  _used = false;
  _closed = false;
  _terminalDelivered = false;
  _dispatchWindowOpen = false;
  _requestId;
  _deferredResponse;
  _sse;
  _abortCleanup;
  _keepAliveMs;
  constructor(options) {
    this._classification = options.classification, this._responseMode = options.responseMode ?? "auto", this._keepAliveMs = options.keepAliveMs ?? DEFAULT_SSE_KEEP_ALIVE_MS;
  }
  async start() {
    if (this._started) throw new Error(
      "PerRequestHTTPServerTransport is already started"
    );
    this._started = true;
  }
  async handleMessage(message, extra) {
    if (this._used) throw new Error("PerRequestHTTPServerTransport serves exactly one exchange; construct a new transport per request");
    if (!this._started || this.onmessage === void 0) throw new Error("PerRequestHTTPServerTransport is not connected: connect a server to this transport before handling a message");
    if (this._closed) throw new Error("PerRequestHTTPServerTransport is closed");
    this._used = true;
    const signal = extra?.request?.signal;
    if (signal?.aborted) throw await this.close(), new SdkError(SdkErrorCode.ConnectionClosed, "The request was aborted before it could be handled");
    const messageExtra = { classification: this._classification, ...extra?.request !== void 0 && { request: extra.request }, ...extra?.authInfo !== void 0 && { authInfo: extra.authInfo } };
    if (isJSONRPCRequest(message)) {
      this._requestId = message.id;
      let resolve4, reject;
      const promise = new Promise((promiseResolve, promiseReject) => {
        resolve4 = promiseResolve, reject = promiseReject;
      });
      if (this._deferredResponse = { promise, resolve: resolve4, reject, settled: false }, signal !== void 0) {
        const onAbort = () => {
          this.close();
        };
        signal.addEventListener("abort", onAbort, { once: true }), this._abortCleanup = () => signal.removeEventListener("abort", onAbort);
      }
      this._dispatchWindowOpen = true;
      try {
        this.onmessage(message, messageExtra);
      } finally {
        this._dispatchWindowOpen = false;
      }
      return this._responseMode === "sse" && !this._closed && !this._deferredResponse.settled && this.upgradeToSse(), promise;
    }
    return this.onmessage(message, messageExtra), new Response(null, { status: 202 });
  }
  async send(message, options) {
    if (this._closed) return;
    const isResponse = isJSONRPCResultResponse(
      message
    ) || isJSONRPCErrorResponse(message), relatedId = isResponse ? message.id : options?.relatedRequestId;
    if (this._requestId === void 0 || relatedId === void 0 || relatedId !== this._requestId) {
      isResponse && this.onerror?.(
        new Error(`Received a response for an unknown request id: ${String(message.id)}`)
      );
      return;
    }
    if (isResponse) {
      if (this._terminalDelivered) return;
      this._terminalDelivered = true;
      const errorCode = isJSONRPCErrorResponse(
        message
      ) ? message.error.code : void 0, ladderStatus = errorCode !== void 0 && (this._dispatchWindowOpen || errorCode === ProtocolErrorCode.MissingRequiredClientCapability) ? LADDER_ERROR_HTTP_STATUS[errorCode] : void 0;
      if (ladderStatus !== void 0 && this._sse === void 0) {
        this.settleResponse(Response.json(message, { status: ladderStatus, headers: { "Content-Type": "application/json" } })), queueMicrotask(() => {
          this.close();
        });
        return;
      }
      if (this._sse !== void 0 || this._responseMode === "sse") {
        this._sse === void 0 && this.upgradeToSse(), this.writeMessageFrame(message), this.finalizeStream();
        return;
      }
      this.settleResponse(Response.json(message, { status: 200, headers: {
        "Content-Type": "application/json"
      } })), queueMicrotask(() => {
        this.close();
      });
      return;
    }
    this._responseMode !== "json" && (this._sse === void 0 && this.upgradeToSse(), this.writeMessageFrame(message));
  }
  writeCommentFrame(comment) {
    if (this._closed || this._sse === void 0 || this._sse.closed) return;
    const frame = comment.split(`
`).map((line2) => `: ${line2}`).join(`
`);
    this.writeFrame(`${frame}

`);
  }
  async close() {
    if (!this._closed) {
      if (this._closed = true, this._abortCleanup?.(), this._abortCleanup = void 0, this._sse?.keepAliveTimer !== void 0 && clearInterval(this._sse.keepAliveTimer), this._sse !== void 0 && !this._sse.closed) {
        this._sse.closed = true;
        try {
          this._sse.controller.close();
        } catch {
        }
      }
      this._deferredResponse !== void 0 && !this._deferredResponse.settled && (this._deferredResponse.settled = true, this._deferredResponse.reject(
        new SdkError(SdkErrorCode.ConnectionClosed, "Connection closed before a response was produced")
      )), this.onclose?.();
    }
  }
  settleResponse(response) {
    this._deferredResponse === void 0 || this._deferredResponse.settled || (this._deferredResponse.settled = true, this._deferredResponse.resolve(response));
  }
  upgradeToSse() {
    let controller;
    const readable = new ReadableStream({ start: (streamController) => {
      controller = streamController;
    }, cancel: () => {
      this.close();
    } });
    this._sse = { controller, encoder: new TextEncoder(), closed: false }, this._sse.keepAliveTimer = armSseKeepAlive(this._keepAliveMs, () => this.writeCommentFrame("keepalive")), this.settleResponse(new Response(
      readable,
      { status: 200, headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform", Connection: "keep-alive", "X-Accel-Buffering": "no" } }
    ));
  }
  finalizeStream() {
    if (this._sse?.keepAliveTimer !== void 0 && clearInterval(this._sse.keepAliveTimer), this._sse !== void 0 && !this._sse.closed) {
      this._sse.closed = true;
      try {
        this._sse.controller.close();
      } catch {
      }
    }
    queueMicrotask(() => {
      this.close();
    });
  }
  writeMessageFrame(message) {
    this.writeFrame(`event: message
data: ${JSON.stringify(message)}

`);
  }
  writeFrame(frame) {
    if (!(this._sse === void 0 || this._sse.closed)) try {
      this._sse.controller.enqueue(this._sse.encoder.encode(frame));
    } catch (error2) {
      this.onerror?.(new Error(`Failed to write to the response stream: ${error2}`));
    }
  }
};
function perRequestClassificationOf(transport) {
  return transport instanceof PerRequestHTTPServerTransport ? readClassification(transport) : void 0;
}
var DEFAULT_LEGACY_SHIM_MAX_ROUNDS = 8;
var DEFAULT_LEGACY_SHIM_ROUND_TIMEOUT_MS = 6e5;
function resolveLegacyShimOptions(options) {
  if (options?.maxRounds !== void 0 && (!Number.isInteger(options.maxRounds) || options.maxRounds < 1)) throw new RangeError(`inputRequired.maxRounds must be a positive integer (got ${options.maxRounds})`);
  if (options?.roundTimeoutMs !== void 0 && (!Number.isFinite(options.roundTimeoutMs) || options.roundTimeoutMs <= 0)) throw new RangeError(
    `inputRequired.roundTimeoutMs must be a positive number (got ${options.roundTimeoutMs})`
  );
  return {
    maxRounds: options?.maxRounds ?? DEFAULT_LEGACY_SHIM_MAX_ROUNDS,
    roundTimeoutMs: options?.roundTimeoutMs ?? DEFAULT_LEGACY_SHIM_ROUND_TIMEOUT_MS,
    legacyShim: options?.legacyShim ?? true
  };
}
function coerceEmbeddedInputRequest(method, key, entry2) {
  if (entry2 === null || typeof entry2 != "object" || typeof entry2.method != "string") throw new ProtocolError(ProtocolErrorCode.InternalError, `Handler for ${method} returned an invalid input request '${key}': each inputRequests entry must be an embedded elicitation/create, sampling/createMessage, or roots/list request`);
  const embedded = entry2, required2 = requiredClientCapabilitiesForInputRequest(embedded);
  if (required2 === void 0) throw new ProtocolError(ProtocolErrorCode.InternalError, `Handler for ${method} returned an input request '${key}' of kind '${embedded.method}', which is not an embedded request the 2026-07-28 revision defines`);
  return { embedded, required: required2 };
}
function syntheticElicitationId() {
  const webCrypto = globalThis.crypto;
  if (webCrypto?.randomUUID !== void 0) return webCrypto.randomUUID();
  const bytes = new Uint8Array(16);
  webCrypto.getRandomValues(bytes), bytes[6] = bytes[6] & 15 | 64, bytes[8] = bytes[8] & 63 | 128;
  const hex = [...bytes].map((byte) => byte.toString(
    16
  ).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
function legacyShimFailure(method, message) {
  if (method === "tools/call")
    return { content: [{ type: "text", text: message }], isError: true };
  throw new ProtocolError(ProtocolErrorCode.InternalError, message);
}
var LegacyInputRequiredShim = class {
  constructor(_host) {
    this._host = _host;
  }
  async fulfill(method, handler, request, ctx, firstResult) {
    const { maxRounds, roundTimeoutMs } = this._host, outerSignal = ctx.mcpReq.signal;
    let current = firstResult, round = 0;
    for (; ; ) {
      if (round += 1, round > maxRounds) return legacyShimFailure(method, inputRequiredRoundsExceededMessage(
        method,
        maxRounds
      ));
      const inputRequests = current.inputRequests, hasInputRequests = inputRequests != null && Object.keys(inputRequests).length > 0, requestState = typeof current.requestState == "string" ? current.requestState : void 0;
      if (!hasInputRequests && requestState === void 0) throw new ProtocolError(ProtocolErrorCode.InternalError, `Handler for ${method} returned an input-required result with neither inputRequests nor requestState (every InputRequiredResult must include at least one of the two)`);
      let responses;
      if (hasInputRequests) {
        const declared = this._host.resolvedClientCapabilities(ctx), coerced = [];
        for (const [key, entry2] of Object.entries(inputRequests)) {
          const { embedded, required: required2 } = coerceEmbeddedInputRequest(method, key, entry2);
          if (embedded.method !== "roots/list" && embedded.params === void 0) throw new ProtocolError(
            ProtocolErrorCode.InternalError,
            `Handler for ${method} returned an input request '${key}' of kind '${embedded.method}' without params`
          );
          if (missingClientCapabilities(required2, declared) !== void 0) return legacyShimFailure(method, `Cannot request input '${key}' (${embedded.method}): the client on this 2025-era connection did not declare the required capability${declared === void 0 ? " (no client capabilities are available on this connection \u2014 per-request legacy serving cannot receive server-to-client requests)" : ""}`);
          coerced.push([key, embedded]);
        }
        const roundAbort = linkedRoundAbort(outerSignal);
        try {
          const legOptions = { relatedRequestId: ctx.mcpReq.id, timeout: roundTimeoutMs, resetTimeoutOnProgress: true, onprogress: () => {
          }, signal: roundAbort.signal }, fulfilled = await Promise.all(coerced.map(async ([key, embedded]) => {
            try {
              return [key, await this._dispatchLeg(
                embedded,
                legOptions
              )];
            } catch (error2) {
              throw roundAbort.abort(error2), error2;
            }
          }));
          responses = Object.fromEntries(fulfilled);
        } catch (error2) {
          if (outerSignal.aborted) throw error2;
          return legacyShimFailure(method, `Fulfilling input required by '${method}' failed: ${error2 instanceof Error ? error2.message : String(error2)}`);
        } finally {
          roundAbort.dispose();
        }
      } else await sleep(REQUEST_STATE_ONLY_LEG_PACING_MS, outerSignal);
      let ctxNext = {
        ...ctx,
        mcpReq: { ...ctx.mcpReq, inputResponses: responses, droppedInputResponseKeys: void 0, requestState: requestStateAccessor(requestState) }
      };
      if (requestState !== void 0) {
        const decoded = await this._host.verifyRequestState(
          requestState,
          ctxNext,
          method
        );
        decoded !== void 0 && (ctxNext = withRequestStateValue(ctxNext, decoded));
      }
      const next = await handler(request, ctxNext);
      if (!isInputRequiredResult(next)) return next;
      current = next;
    }
  }
  async _dispatchLeg(embedded, options) {
    switch (embedded.method) {
      case "elicitation/create": {
        let params = embedded.params;
        return params.mode === "url" && params.elicitationId === void 0 && (params = { ...params, elicitationId: syntheticElicitationId() }), await this._host.sendElicitation(params, options);
      }
      case "sampling/createMessage":
        return await this._host.sendSampling(embedded.params, options);
      case "roots/list":
        return await this._host.listRoots(embedded.params, options);
    }
  }
};
var INPUT_REQUIRED_CAPABLE_METHODS = /* @__PURE__ */ new Set(["tools/call", "prompts/get", "resources/read"]);
var writeClientIdentity;
var installDiscoverHandler;
var readServerIdentity;
var Server = class extends Protocol {
  _clientCapabilities;
  _clientVersion;
  static {
    writeClientIdentity = (server, identity) => {
      identity.clientCapabilities !== void 0 && (server._clientCapabilities = identity.clientCapabilities), identity.clientInfo !== void 0 && (server._clientVersion = identity.clientInfo);
    }, installDiscoverHandler = (server, servedModernVersions) => {
      const missing = servedModernVersions.filter((version2) => !server._supportedProtocolVersions.includes(version2));
      missing.length > 0 && (server._supportedProtocolVersions = [...server._supportedProtocolVersions, ...missing]), server.setRequestHandler("server/discover", () => server._ondiscover());
    }, readServerIdentity = (server) => server._serverInfo;
  }
  _capabilities;
  _instructions;
  _jsonSchemaValidator;
  _cacheHints;
  _requestStateVerify;
  _inputRequiredServing;
  _legacyShim;
  _boundFromTransport = false;
  _legacyInputRequiredShim() {
    return this._legacyShim ??= new LegacyInputRequiredShim({ maxRounds: this._inputRequiredServing.maxRounds, roundTimeoutMs: this._inputRequiredServing.roundTimeoutMs, resolvedClientCapabilities: (ctx) => this._inputRequestCapabilityView(
      ctx
    ), verifyRequestState: (state, ctx, method) => this._verifyRequestState(state, ctx, method), sendElicitation: (params, options) => this._sendElicitationLeg(params, options, { validateAcceptedContent: false }), sendSampling: (params, options) => this.createMessage(params, options), listRoots: (params, options) => this.listRoots(params, options) });
  }
  oninitialized;
  constructor(_serverInfo, options) {
    if (super(options), this._serverInfo = _serverInfo, this._capabilities = options?.capabilities ? { ...options.capabilities } : {}, this._instructions = options?.instructions, this._jsonSchemaValidator = options?.jsonSchemaValidator ?? new import_ajvProvider_DyjnscPj.n(), this._requestStateVerify = options?.requestState?.verify, this._inputRequiredServing = resolveLegacyShimOptions(options?.inputRequired), options?.cacheHints !== void 0) {
      for (const [operation, hint] of Object.entries(options.cacheHints)) hint !== void 0 && assertValidCacheHint(hint, `cacheHints['${operation}']`);
      this._cacheHints = options.cacheHints;
    }
    this.setRequestHandler("initialize", (request) => this._oninitialize(request)), this.setNotificationHandler(
      "notifications/initialized",
      () => this.oninitialized?.()
    ), modernProtocolVersions(this._supportedProtocolVersions).length > 0 && this.setRequestHandler("server/discover", () => this._ondiscover()), this._capabilities.logging && this._registerLoggingHandler();
  }
  async connect(transport) {
    if (this.transport !== void 0) throw new SdkError(SdkErrorCode.AlreadyConnected, "Use a separate Server instance per connection: this instance is already connected to a transport. To connect it to a new transport, call close() first.");
    this._boundFromTransport && (this._boundFromTransport = false, this._negotiatedProtocolVersion = void 0);
    const revision = perRequestClassificationOf(
      transport
    )?.revision;
    revision !== void 0 && !this._servedModernEra() && SUPPORTED_MODERN_PROTOCOL_VERSIONS.includes(revision) && modernProtocolVersions(this._supportedProtocolVersions).includes(revision) && (this._negotiatedProtocolVersion = revision, this._boundFromTransport = true), await super.connect(transport);
  }
  _registerLoggingHandler() {
    this.setRequestHandler("logging/setLevel", async (request, ctx) => {
      const transportSessionId = ctx.sessionId || ctx.http?.req?.headers.get("mcp-session-id") || void 0, { level } = request.params, parseResult = parseSchema(LoggingLevelSchema, level);
      return parseResult.success && this._loggingLevels.set(
        transportSessionId,
        parseResult.data
      ), {};
    });
  }
  buildContext(ctx, transportInfo) {
    const hasHttpInfo = ctx.http || transportInfo?.request || transportInfo?.closeSSEStream || transportInfo?.closeStandaloneSSEStream;
    return { ...ctx, mcpReq: {
      ...ctx.mcpReq,
      log: (level, data, logger) => {
        if (!this._capabilities.logging) return Promise.resolve();
        let threshold;
        if (this._servedModernEra()) {
          if (threshold = ctx.mcpReq.envelope?.[LOG_LEVEL_META_KEY], threshold === void 0) return Promise.resolve();
        } else threshold = this._loggingLevels.get(ctx.sessionId) ?? this._loggingLevels.get(void 0);
        return threshold !== void 0 && this.LOG_LEVEL_SEVERITY.get(level) < this.LOG_LEVEL_SEVERITY.get(threshold) ? Promise.resolve() : ctx.mcpReq.notify({ method: "notifications/message", params: { level, data, logger } });
      },
      elicitInput: (params, options) => this.elicitInput(params, options),
      requestSampling: (params, options) => this.createMessage(params, options)
    }, http: hasHttpInfo ? { ...ctx.http, req: transportInfo?.request, closeSSE: transportInfo?.closeSSEStream, closeStandaloneSSE: transportInfo?.closeStandaloneSSEStream } : void 0 };
  }
  _loggingLevels = /* @__PURE__ */ new Map();
  LOG_LEVEL_SEVERITY = new Map(
    LoggingLevelSchema.options.map((level, index) => [level, index])
  );
  isMessageIgnored = (level, sessionId) => {
    const currentLevel = this._loggingLevels.get(sessionId);
    return currentLevel ? this.LOG_LEVEL_SEVERITY.get(
      level
    ) < this.LOG_LEVEL_SEVERITY.get(currentLevel) : false;
  };
  registerCapabilities(capabilities) {
    if (this.transport) throw new SdkError(SdkErrorCode.AlreadyConnected, "Cannot register capabilities after connecting to transport");
    const hadLogging = !!this._capabilities.logging;
    this._capabilities = mergeCapabilities(this._capabilities, capabilities), !hadLogging && this._capabilities.logging && this._registerLoggingHandler();
  }
  _wrapHandler(method, handler) {
    if (method !== "tools/call") {
      const cacheHint = this._cacheHints?.[method], isInputRequiredCapable = INPUT_REQUIRED_CAPABLE_METHODS.has(method);
      return cacheHint === void 0 && !isInputRequiredCapable ? async (request, ctx) => {
        const result = await handler(request, ctx);
        if (isInputRequiredResult(result)) throw new ProtocolError(ProtocolErrorCode.InternalError, `Handler for ${method} returned an input-required result, but only tools/call, prompts/get and resources/read support input_required (protocol revision 2026-07-28)`);
        return result;
      } : async (request, ctx) => {
        const result = isInputRequiredCapable ? await this._invokeInputRequiredCapableHandler(
          method,
          handler,
          request,
          ctx
        ) : await handler(request, ctx);
        if (isInputRequiredResult(result)) {
          if (!isInputRequiredCapable) throw new ProtocolError(ProtocolErrorCode.InternalError, `Handler for ${method} returned an input-required result, but only tools/call, prompts/get and resources/read support input_required (protocol revision 2026-07-28)`);
          return result;
        }
        return cacheHint === void 0 ? result : attachCacheHintFallback(
          result,
          cacheHint
        );
      };
    }
    return async (request, ctx) => {
      const codec = codecForVersion(this._negotiatedProtocolVersion), validatedRequest = codec.validateRequest("tools/call", request);
      if (!validatedRequest.ok) throw new ProtocolError(
        validatedRequest.reason === "not-in-era" ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidParams,
        validatedRequest.reason === "not-in-era" ? "No wire schema for tools/call in the resolved era" : `Invalid tools/call request: ${validatedRequest.message}`
      );
      const result = await this._invokeInputRequiredCapableHandler("tools/call", handler, request, ctx);
      if (isInputRequiredResult(result)) return result;
      const normalizedResult = normalizeContentlessToolResult(
        result
      ), validationResult = codec.validateResult("tools/call", normalizedResult);
      if (!validationResult.ok) throw new ProtocolError(validationResult.reason === "not-in-era" ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidParams, validationResult.reason === "not-in-era" ? "No wire schema for tools/call in the resolved era" : `Invalid tools/call result: ${validationResult.message}`);
      return validationResult.value;
    };
  }
  _servedModernEra() {
    return this._negotiatedProtocolVersion !== void 0 && isModernProtocolVersion(this._negotiatedProtocolVersion);
  }
  async _invokeInputRequiredCapableHandler(method, handler, request, ctx) {
    const servedModern = this._servedModernEra(), rawRequestState = ctx.mcpReq.requestState();
    if (rawRequestState !== void 0 && typeof rawRequestState != "string") throw new ProtocolError(ProtocolErrorCode.InvalidParams, "Invalid or expired requestState", { reason: "invalid_request_state" });
    let ctxForHandler = ctx;
    if (typeof rawRequestState == "string") {
      const decoded = await this._verifyRequestState(rawRequestState, ctx, method);
      decoded !== void 0 && (ctxForHandler = withRequestStateValue(
        ctx,
        decoded
      ));
    }
    let result;
    try {
      result = await handler(request, ctxForHandler);
    } catch (error2) {
      throw error2 instanceof ProtocolError && error2.code === ProtocolErrorCode.UrlElicitationRequired && servedModern ? new ProtocolError(
        ProtocolErrorCode.InternalError,
        `URL elicitation cannot be signalled by throwing UrlElicitationRequiredError on protocol revision ${this._negotiatedProtocolVersion}: return inputRequired({ inputRequests: { \u2026: inputRequired.elicitUrl(...) } }) from the handler instead. The urlElicitationRequired error (-32042) of earlier revisions is not available on this revision.`
      ) : error2;
    }
    if (!isInputRequiredResult(
      result
    )) return result;
    if (!servedModern) {
      if (!this._inputRequiredServing.legacyShim) throw new ProtocolError(ProtocolErrorCode.InternalError, `Handler for ${method} returned an input-required result, but this request is served on protocol revision ${this._negotiatedProtocolVersion ?? LATEST_PROTOCOL_VERSION}, which has no input_required vocabulary`);
      return await this._legacyInputRequiredShim().fulfill(
        method,
        handler,
        request,
        ctxForHandler,
        result
      );
    }
    const inputRequests = result.inputRequests, hasInputRequests = inputRequests != null && Object.keys(inputRequests).length > 0, hasRequestState = typeof result.requestState == "string";
    if (!hasInputRequests && !hasRequestState) throw new ProtocolError(ProtocolErrorCode.InternalError, `Handler for ${method} returned an input-required result with neither inputRequests nor requestState (every InputRequiredResult must include at least one of the two)`);
    if (hasInputRequests) {
      const declared = this._inputRequestCapabilityView(ctx);
      for (const [key, entry2] of Object.entries(inputRequests)) {
        const {
          embedded,
          required: required2
        } = coerceEmbeddedInputRequest(method, key, entry2), missing = missingClientCapabilities(required2, declared);
        if (missing !== void 0) throw new MissingRequiredClientCapabilityError(
          { requiredCapabilities: missing },
          `Cannot request input '${key}' (${embedded.method}): the request's client capabilities do not declare the required capability`
        );
      }
    }
    return result;
  }
  async _verifyRequestState(state, ctx, method) {
    if (this._requestStateVerify !== void 0) try {
      return await this._requestStateVerify(state, ctx);
    } catch (error2) {
      throw this.onerror?.(new Error(`requestState verification rejected ${method}: ${error2 instanceof Error ? error2.message : String(error2)}`)), new ProtocolError(ProtocolErrorCode.InvalidParams, "Invalid or expired requestState", { reason: "invalid_request_state" });
    }
  }
  _inputRequestCapabilityView(ctx) {
    return this._servedModernEra() ? ctx.mcpReq.envelope?.[CLIENT_CAPABILITIES_META_KEY] : this._clientCapabilities;
  }
  _assertPushApiInServedEra(method) {
    if (this._servedModernEra()) throw new SdkError(SdkErrorCode.MethodNotSupportedByProtocolVersion, `Server-to-client requests are not available on protocol revision ${this._negotiatedProtocolVersion}: '${method}' cannot be sent while serving a request on that revision. Return inputRequired({ ... }) from the handler instead \u2014 the client fulfils the embedded requests and retries the original request (multi round-trip requests).`, { method, era: "2026-07-28" });
  }
  assertCapabilityForMethod(method) {
    switch (method) {
      case "sampling/createMessage":
        if (!this._clientCapabilities?.sampling) throw new SdkError(SdkErrorCode.CapabilityNotSupported, `Client does not support sampling (required for ${method})`);
        break;
      case "elicitation/create":
        if (!this._clientCapabilities?.elicitation) throw new SdkError(SdkErrorCode.CapabilityNotSupported, `Client does not support elicitation (required for ${method})`);
        break;
      case "roots/list":
        if (!this._clientCapabilities?.roots) throw new SdkError(
          SdkErrorCode.CapabilityNotSupported,
          `Client does not support listing roots (required for ${method})`
        );
        break;
      case "ping":
        break;
    }
  }
  assertNotificationCapability(method) {
    switch (method) {
      case "notifications/message":
        if (!this._capabilities.logging) throw new SdkError(SdkErrorCode.CapabilityNotSupported, `Server does not support logging (required for ${method})`);
        break;
      case "notifications/resources/updated":
      case "notifications/resources/list_changed":
        if (!this._capabilities.resources) throw new SdkError(SdkErrorCode.CapabilityNotSupported, `Server does not support notifying about resources (required for ${method})`);
        break;
      case "notifications/tools/list_changed":
        if (!this._capabilities.tools) throw new SdkError(SdkErrorCode.CapabilityNotSupported, `Server does not support notifying of tool list changes (required for ${method})`);
        break;
      case "notifications/prompts/list_changed":
        if (!this._capabilities.prompts) throw new SdkError(SdkErrorCode.CapabilityNotSupported, `Server does not support notifying of prompt list changes (required for ${method})`);
        break;
      case "notifications/elicitation/complete":
        if (!this._clientCapabilities?.elicitation?.url) throw new SdkError(SdkErrorCode.CapabilityNotSupported, `Client does not support URL elicitation (required for ${method})`);
        break;
      case "notifications/cancelled":
        break;
      case "notifications/progress":
        break;
    }
  }
  assertRequestHandlerCapability(method) {
    switch (method) {
      case "completion/complete":
        if (!this._capabilities.completions) throw new SdkError(SdkErrorCode.CapabilityNotSupported, `Server does not support completions (required for ${method})`);
        break;
      case "logging/setLevel":
        if (!this._capabilities.logging) throw new SdkError(SdkErrorCode.CapabilityNotSupported, `Server does not support logging (required for ${method})`);
        break;
      case "prompts/get":
      case "prompts/list":
        if (!this._capabilities.prompts) throw new SdkError(SdkErrorCode.CapabilityNotSupported, `Server does not support prompts (required for ${method})`);
        break;
      case "resources/list":
      case "resources/templates/list":
      case "resources/read":
        if (!this._capabilities.resources) throw new SdkError(SdkErrorCode.CapabilityNotSupported, `Server does not support resources (required for ${method})`);
        break;
      case "tools/call":
      case "tools/list":
        if (!this._capabilities.tools) throw new SdkError(SdkErrorCode.CapabilityNotSupported, `Server does not support tools (required for ${method})`);
        break;
      case "ping":
      case "initialize":
        break;
    }
  }
  async _oninitialize(request) {
    const requestedVersion = request.params.protocolVersion;
    this._clientCapabilities = request.params.capabilities, this._clientVersion = request.params.clientInfo;
    const legacyVersions = legacyProtocolVersions(this._supportedProtocolVersions), protocolVersion = legacyVersions.includes(requestedVersion) ? requestedVersion : legacyVersions[0] ?? LATEST_PROTOCOL_VERSION;
    return this._negotiatedProtocolVersion = protocolVersion, this.transport?.setProtocolVersion?.(protocolVersion), {
      protocolVersion,
      capabilities: this.getCapabilities(),
      serverInfo: this._serverInfo,
      ...this._instructions && { instructions: this._instructions }
    };
  }
  _ondiscover() {
    return {
      supportedVersions: modernProtocolVersions(this._supportedProtocolVersions),
      capabilities: discoverAdvertisedCapabilities(this.getCapabilities()),
      ...this._instructions && { instructions: this._instructions }
    };
  }
  _outboundServerInfo() {
    return this._serverInfo;
  }
  getClientCapabilities() {
    return this._clientCapabilities;
  }
  getClientVersion() {
    return this._clientVersion;
  }
  getNegotiatedProtocolVersion() {
    return this._negotiatedProtocolVersion;
  }
  projectCallToolResult(result, advertisedOutputSchema) {
    return this._wireCodec().projectCallToolResult(result, advertisedOutputSchema);
  }
  getCapabilities() {
    return this._capabilities;
  }
  async ping() {
    return this._assertPushApiInServedEra("ping"), this.request({ method: "ping" });
  }
  async createMessage(params, options) {
    if (this._assertPushApiInServedEra("sampling/createMessage"), (params.tools || params.toolChoice) && !this._clientCapabilities?.sampling?.tools) throw new SdkError(SdkErrorCode.CapabilityNotSupported, "Client does not support sampling tools capability.");
    if (params.messages.length > 0) {
      const lastMessage = params.messages.at(-1), lastContent = Array.isArray(lastMessage.content) ? lastMessage.content : [lastMessage.content], hasToolResults = lastContent.some((c) => c.type === "tool_result"), previousMessage = params.messages.length > 1 ? params.messages.at(-2) : void 0, previousContent = previousMessage ? Array.isArray(previousMessage.content) ? previousMessage.content : [previousMessage.content] : [], hasPreviousToolUse = previousContent.some((c) => c.type === "tool_use");
      if (hasToolResults) {
        if (lastContent.some((c) => c.type !== "tool_result")) throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          "The last message must contain only tool_result content if any is present"
        );
        if (!hasPreviousToolUse) throw new ProtocolError(ProtocolErrorCode.InvalidParams, "tool_result blocks are not matching any tool_use from the previous message");
      }
      if (hasPreviousToolUse) {
        const toolUseIds = new Set(previousContent.filter((c) => c.type === "tool_use").map((c) => c.id)), toolResultIds = new Set(lastContent.filter((c) => c.type === "tool_result").map((c) => c.toolUseId));
        if (toolUseIds.size !== toolResultIds.size || ![...toolUseIds].every((id) => toolResultIds.has(id))) throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          "ids of tool_result blocks and tool_use blocks from previous message do not match"
        );
      }
    }
    const hasTools = !!(params.tools || params.toolChoice), wide = await this.request(
      { method: "sampling/createMessage", params },
      options
    ), outcome = this._wireCodec().samplingResultVariant(hasTools, wide);
    if (!outcome.ok) throw new SdkError(SdkErrorCode.InvalidResult, `Invalid sampling/createMessage result: ${outcome.reason === "invalid" ? outcome.message : outcome.reason}`);
    return outcome.value;
  }
  async elicitInput(params, options) {
    switch (this._assertPushApiInServedEra("elicitation/create"), params.mode ?? "form") {
      case "url":
        if (!this._clientCapabilities?.elicitation?.url) throw new SdkError(SdkErrorCode.CapabilityNotSupported, "Client does not support url elicitation.");
        break;
      case "form":
        if (!this._clientCapabilities?.elicitation?.form) throw new SdkError(
          SdkErrorCode.CapabilityNotSupported,
          "Client does not support form elicitation."
        );
        break;
    }
    return this._sendElicitationLeg(params, options);
  }
  async _sendElicitationLeg(params, options, behavior) {
    const mode = params.mode ?? "form", validateAcceptedContent = behavior?.validateAcceptedContent ?? true;
    switch (mode) {
      case "url": {
        const urlParams = params;
        return this.request({ method: "elicitation/create", params: urlParams }, options);
      }
      case "form": {
        const formParams = params.mode === "form" ? params : { ...params, mode: "form" }, result = await this.request({ method: "elicitation/create", params: formParams }, options);
        if (validateAcceptedContent && result.action === "accept" && result.content && formParams.requestedSchema) try {
          const validationResult = this._jsonSchemaValidator.getValidator(formParams.requestedSchema)(result.content);
          if (!validationResult.valid) throw new ProtocolError(
            ProtocolErrorCode.InvalidParams,
            `Elicitation response content does not match requested schema: ${validationResult.errorMessage}`
          );
        } catch (error2) {
          throw error2 instanceof ProtocolError ? error2 : new ProtocolError(
            ProtocolErrorCode.InternalError,
            `Error validating elicitation response: ${error2 instanceof Error ? error2.message : String(error2)}`
          );
        }
        return result;
      }
    }
  }
  createElicitationCompletionNotifier(elicitationId, options) {
    if (!this._clientCapabilities?.elicitation?.url) throw new SdkError(SdkErrorCode.CapabilityNotSupported, "Client does not support URL elicitation (required for notifications/elicitation/complete)");
    return () => this.notification({ method: "notifications/elicitation/complete", params: { elicitationId } }, options);
  }
  async listRoots(params, options) {
    return this._assertPushApiInServedEra("roots/list"), this.request({ method: "roots/list", params }, options);
  }
  async sendLoggingMessage(params, sessionId) {
    if (this._capabilities.logging && !this.isMessageIgnored(params.level, sessionId)) return this.notification({ method: "notifications/message", params });
  }
  async sendResourceUpdated(params) {
    return this.notification({ method: "notifications/resources/updated", params });
  }
  async sendResourceListChanged() {
    return this.notification({ method: "notifications/resources/list_changed" });
  }
  async sendToolListChanged() {
    return this.notification({ method: "notifications/tools/list_changed" });
  }
  async sendPromptListChanged() {
    return this.notification({ method: "notifications/prompts/list_changed" });
  }
};
function discoverAdvertisedCapabilities(capabilities) {
  return { ...capabilities };
}

// node_modules/@modelcontextprotocol/server/dist/index.mjs
var DEFAULT_MAX_REQUEST_BODY_SIZE = 4 * 1024 * 1024;

// node_modules/@modelcontextprotocol/server/dist/stdio.mjs
var swallowsErrorsAfterClose = /* @__PURE__ */ Symbol("swallowsErrorsAfterClose");
var StdioServerTransport = class {
  _readBuffer;
  _started = false;
  _closed = false;
  constructor(_stdin = import_node_process.default.stdin, _stdout = import_node_process.default.stdout, options) {
    this._stdin = _stdin, this._stdout = _stdout, this._readBuffer = new ReadBuffer({ maxBufferSize: options?.maxBufferSize });
  }
  onclose;
  onerror;
  onmessage;
  _ondata = (chunk) => {
    try {
      this._readBuffer.append(chunk), this.processReadBuffer();
    } catch (error2) {
      this.onerror?.(error2), this.close().catch(() => {
      });
    }
  };
  _onerror = (error2) => {
    this.onerror?.(error2);
  };
  _onstdouterror = (error2) => {
    this._closed || (this.onerror?.(
      error2
    ), this.close().catch(() => {
    }));
  };
  _onstdinclose = () => {
    this.close().catch(() => {
    });
  };
  async start() {
    if (this._started) throw new Error("StdioServerTransport already started! If using Server class, note that connect() calls start() automatically.");
    this._started = true;
    for (const listener of this._stdout.listeners("error")) listener[swallowsErrorsAfterClose] && this._stdout.off("error", listener);
    (this._stdin.readableEnded || this._stdin.destroyed) && setImmediate(this._onstdinclose), this._stdin.on("data", this._ondata), this._stdin.on("error", this._onerror), this._stdin.on("end", this._onstdinclose), this._stdin.on("close", this._onstdinclose), this._stdout.on("error", this._onstdouterror);
  }
  processReadBuffer() {
    for (; ; ) try {
      const message = this._readBuffer.readMessage();
      if (message === null) break;
      this.onmessage?.(message);
    } catch (error2) {
      this.onerror?.(error2);
    }
  }
  async close() {
    this._closed || (this._closed = true, this._stdin.off("data", this._ondata), this._stdin.off("error", this._onerror), this._stdin.off("end", this._onstdinclose), this._stdin.off("close", this._onstdinclose), this._onstdouterror[swallowsErrorsAfterClose] = true, this._stdin.listenerCount("data") === 0 && this._stdin.pause(), this._readBuffer.clear(), this.onclose?.());
  }
  send(message) {
    return this._closed ? Promise.reject(new Error("StdioServerTransport is closed")) : new Promise((resolve4, reject) => {
      const json = serializeMessage(message);
      let settled = false;
      const onError = (error2) => {
        settled || (settled = true, this._stdout.off("error", onError), this._stdout.off("drain", onDrain), reject(error2));
      }, onDrain = () => {
        settled || (settled = true, this._stdout.off("error", onError), this._stdout.off("drain", onDrain), resolve4());
      };
      if (this._stdout.once("error", onError), this._stdout.write(json)) {
        if (settled) return;
        settled = true, this._stdout.off("error", onError), resolve4();
      } else settled || this._stdout.once("drain", onDrain);
    });
  }
};

// elsewhere:src/errors.ts
var module2 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module2.Bug;
var External = module2.External;
var GroundplanError = module2.GroundplanError;
var InvalidInput = module2.InvalidInput;
var Missing = module2.Missing;
var Misuse = module2.Misuse;
var NoResources = module2.NoResources;

// elsewhere:src/platform/text/paths.ts
var module3 = require("../cli.js").modules["src/platform/text/paths.ts"]();
var isWithin = module3.isWithin;
var withoutFolders = module3.withoutFolders;

// src/platform/untrusted/confined.ts
var import_node_path = require("node:path");

// elsewhere:src/platform/untrusted/links.ts
var module4 = require("./start.js").modules["src/platform/untrusted/links.ts"]();
var isThroughLink = module4.isThroughLink;
var realLocation = module4.realLocation;

// elsewhere:src/platform/untrusted/world.ts
var module5 = require("./common.js").modules["src/platform/untrusted/world.ts"]();
var NO_HOSTS = module5.NO_HOSTS;
var withUntrustedWorld = module5.withUntrustedWorld;

// src/platform/untrusted/confined.ts
var CACHE = ".groundplan";
var refusal = (code, path) => Object.assign(new Error(`${code}: ${(0, import_node_path.basename)(path)}`), { code });
function confined(io, bounds) {
  const writable = new Set(bounds.network ? [(0, import_node_path.join)(io.home, CACHE)] : []);
  const isWritable = (path) => [...writable].some((folder) => isWithin(folder, path));
  const locate = (path) => realLocation((0, import_node_path.resolve)(io.directory, path), io);
  const mayRead = async (path) => {
    const location = await locate(path);
    return location !== null && (isWithin(bounds.top, location) || isWritable(location));
  };
  const read = async (path, act, missing) => {
    if (await mayRead(path)) return act();
    if (missing instanceof Error) throw missing;
    return missing;
  };
  const write = async (path, act) => {
    const folder = await locate((0, import_node_path.dirname)((0, import_node_path.resolve)(io.directory, path)));
    if (folder === null || !isWritable((0, import_node_path.join)(folder, (0, import_node_path.basename)(path)))) throw refusal("EROFS", path);
    return act();
  };
  const whileWritable = async (folder, act) => {
    writable.add(folder);
    return act().finally(() => writable.delete(folder));
  };
  const { onStdin: _, readDescriptor: __, checkWritable: ___, ...rest } = io;
  return {
    ...rest,
    isAskedByProgram: true,
    readFile: (path) => read(path, () => io.readFile(path), refusal("ENOENT", path)),
    readRegular: (path, bytesMax) => read(path, () => io.readRegular(path, bytesMax), "missing"),
    kindOf: (path) => read(path, () => io.kindOf(path), "missing"),
    sizeOf: (path) => read(path, () => io.sizeOf(path), null),
    list: (path, names) => read(path, () => io.list(path, names), refusal("ENOENT", path)),
    writeNew: (path, content) => write(path, () => io.writeNew(path, content)),
    writeFile: (path, content) => write(path, () => io.writeFile(path, content)),
    makeDirectory: (path) => write(path, () => io.makeDirectory(path)),
    link: (path, target) => write(path, () => io.link(path, target)),
    remove: (path) => write(path, () => io.remove(path)),
    rename: (from, to) => write(from, () => write(to, () => io.rename(from, to))),
    withFile: (path) => Promise.reject(refusal("EROFS", path)),
    withTemporaryFiles: (files, work) => io.withTemporaryFiles(files, work),
    withTemporaryDirectory: (work, inside) => {
      const create = () => io.withTemporaryDirectory((folder) => whileWritable(folder, () => work(folder)), inside);
      return inside === void 0 ? create() : write((0, import_node_path.join)(inside, "new"), create);
    },
    launch: async () => ({ end: "missing" }),
    run: (command, args, options) => io.run(command, args, { ...options, env: withGitCeiling(options.env ?? io.env, bounds.top) }),
    ...!bounds.network && NO_HOSTS
  };
}
var withGitCeiling = (env, top) => ({
  ...env,
  GIT_CEILING_DIRECTORIES: [(0, import_node_path.dirname)(top), env.GIT_CEILING_DIRECTORIES].filter((folder) => folder).join(import_node_path.delimiter)
});

// elsewhere:src/version.ts
var module6 = require("../cli.js").modules["src/version.ts"]();
var VERSION = module6.VERSION;

// elsewhere:src/cli/failure.ts
var module7 = require("../cli.js").modules["src/cli/failure.ts"]();
var describeFailure = module7.describeFailure;
var exitCodeOf = module7.exitCodeOf;

// elsewhere:src/cli/limits.ts
var module8 = require("../cli.js").modules["src/cli/limits.ts"]();
var ADDRESSES_LISTED_MAX = module8.ADDRESSES_LISTED_MAX;
var ANSWER_BYTES_MAX = module8.ANSWER_BYTES_MAX;
var ARGUMENT_ITEMS_MAX = module8.ARGUMENT_ITEMS_MAX;
var ARGUMENT_LENGTH_MAX = module8.ARGUMENT_LENGTH_MAX;
var CACHE_FILES_COUNTED = module8.CACHE_FILES_COUNTED;
var DEVOPS_BODY_BYTES_MAX = module8.DEVOPS_BODY_BYTES_MAX;
var DOCTOR_SECONDS = module8.DOCTOR_SECONDS;
var FILE_BYTES_MAX = module8.FILE_BYTES_MAX;
var GITLAB_BODY_BYTES_MAX = module8.GITLAB_BODY_BYTES_MAX;
var GRAPHS_REMEMBERED_MAX = module8.GRAPHS_REMEMBERED_MAX;
var HOPS_LISTED_MAX = module8.HOPS_LISTED_MAX;
var IMAGE_BYTES_MAX = module8.IMAGE_BYTES_MAX;
var KINDS_IN_TABLE_MAX = module8.KINDS_IN_TABLE_MAX;
var KINDS_LISTED_MAX = module8.KINDS_LISTED_MAX;
var LISTING_BYTES_MAX = module8.LISTING_BYTES_MAX;
var MANIFEST_BYTES_MAX = module8.MANIFEST_BYTES_MAX;
var NAME_LENGTH_MAX = module8.NAME_LENGTH_MAX;
var NEIGHBOURS_DEPTH_MAX = module8.NEIGHBOURS_DEPTH_MAX;
var NOTES_LENGTH_MAX = module8.NOTES_LENGTH_MAX;
var PAGES_MAX = module8.PAGES_MAX;
var PER_PAGE = module8.PER_PAGE;
var PROGRESS_SECONDS = module8.PROGRESS_SECONDS;
var QUESTION_BYTES_MAX = module8.QUESTION_BYTES_MAX;
var REACH_DEPTH_MAX = module8.REACH_DEPTH_MAX;
var REASON_LENGTH_MAX = module8.REASON_LENGTH_MAX;
var SETTLE_SECONDS = module8.SETTLE_SECONDS;
var SHOW_SECONDS = module8.SHOW_SECONDS;
var SUMMARY_LISTED_MAX = module8.SUMMARY_LISTED_MAX;
var SUMMARY_WARNINGS_MAX = module8.SUMMARY_WARNINGS_MAX;
var SUMMARY_WARNING_LENGTH_MAX = module8.SUMMARY_WARNING_LENGTH_MAX;
var TEXT_LENGTH_MAX = module8.TEXT_LENGTH_MAX;
var TITLE_LENGTH_MAX = module8.TITLE_LENGTH_MAX;
var UPLOAD_BYTES_MAX = module8.UPLOAD_BYTES_MAX;
var WAITING_MAX = module8.WAITING_MAX;
var WATCH_SECONDS = module8.WATCH_SECONDS;

// elsewhere:src/cli/messages.ts
var module9 = require("../cli.js").modules["src/cli/messages.ts"]();
var ADDRESS_REMEDY = module9.ADDRESS_REMEDY;
var AFTER = module9.AFTER;
var ALL_WELL = module9.ALL_WELL;
var BEFORE = module9.BEFORE;
var BROKEN = module9.BROKEN;
var BUNDLED = module9.BUNDLED;
var BUSY = module9.BUSY;
var BUSY_REMEDY = module9.BUSY_REMEDY;
var CACHE2 = module9.CACHE;
var CACHE_EMPTY = module9.CACHE_EMPTY;
var CACHE_FOR = module9.CACHE_FOR;
var CHANGED_ONE = module9.CHANGED_ONE;
var CHANGED_ONE_REMEDY = module9.CHANGED_ONE_REMEDY;
var CLOSED = module9.CLOSED;
var COLUMN_CHANGE = module9.COLUMN_CHANGE;
var COLUMN_KINDS = module9.COLUMN_KINDS;
var COLUMN_READS = module9.COLUMN_READS;
var COLUMN_READ_BY = module9.COLUMN_READ_BY;
var COLUMN_RESOURCES = module9.COLUMN_RESOURCES;
var COLUMN_ROOT = module9.COLUMN_ROOT;
var COMMENT_ID_REMEDY = module9.COMMENT_ID_REMEDY;
var CONVERSATION_LOCKED = module9.CONVERSATION_LOCKED;
var DEBUG_DATA_REMEDY = module9.DEBUG_DATA_REMEDY;
var DEVOPS_DEPTH_REMEDY = module9.DEVOPS_DEPTH_REMEDY;
var DEVOPS_PIPELINE_REMEDY = module9.DEVOPS_PIPELINE_REMEDY;
var DEVOPS_TOKEN_REMEDY = module9.DEVOPS_TOKEN_REMEDY;
var DIFF = module9.DIFF;
var DIFFERS = module9.DIFFERS;
var DIFF_EITHER_OR = module9.DIFF_EITHER_OR;
var DIFF_REMEDY = module9.DIFF_REMEDY;
var DIFF_TAKES_TWO = module9.DIFF_TAKES_TWO;
var DIRECTORY = module9.DIRECTORY;
var DOCKER_DO = module9.DOCKER_DO;
var DOCKER_FOR = module9.DOCKER_FOR;
var DOCS_REMEDY = module9.DOCS_REMEDY;
var DOCS_TAKES_ONE = module9.DOCS_TAKES_ONE;
var DOCUMENT = module9.DOCUMENT;
var DONE = module9.DONE;
var DOT_DO = module9.DOT_DO;
var DOT_FOR = module9.DOT_FOR;
var DRAW = module9.DRAW;
var DRAWING = module9.DRAWING;
var DRAWING_FOR = module9.DRAWING_FOR;
var DRY_RUN_NEEDS_BACKEND = module9.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module9.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module9.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module9.DRY_RUN_TAKES_STDOUT_REMEDY;
var ESTATE_EMPTY = module9.ESTATE_EMPTY;
var ESTATE_FILES_ALONE = module9.ESTATE_FILES_ALONE;
var ESTATE_REMEDY = module9.ESTATE_REMEDY;
var ESTATE_SOURCE = module9.ESTATE_SOURCE;
var ESTATE_STDOUT_REMEDY = module9.ESTATE_STDOUT_REMEDY;
var EXPLAIN = module9.EXPLAIN;
var EXPLANATION_TAKES_STDOUT = module9.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module9.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_FOREIGN_REMEDY = module9.FILE_FOREIGN_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module9.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module9.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module9.FILE_UNREADABLE_REMEDY;
var FORK_PROVIDERS = module9.FORK_PROVIDERS;
var FORK_PROVIDERS_REMEDY = module9.FORK_PROVIDERS_REMEDY;
var FORMAT = module9.FORMAT;
var FORMAT_CONTRADICTS_REMEDY = module9.FORMAT_CONTRADICTS_REMEDY;
var GITLAB_DEPTH_REMEDY = module9.GITLAB_DEPTH_REMEDY;
var GITLAB_PIPELINE_REMEDY = module9.GITLAB_PIPELINE_REMEDY;
var GITLAB_TOKEN_REMEDY = module9.GITLAB_TOKEN_REMEDY;
var GIT_DO = module9.GIT_DO;
var GIT_FOR = module9.GIT_FOR;
var GRAPH = module9.GRAPH;
var GRAPHFILE_ALONE = module9.GRAPHFILE_ALONE;
var GRAPHFILE_REMEDY = module9.GRAPHFILE_REMEDY;
var GRAPH_FILE_LIMITS = module9.GRAPH_FILE_LIMITS;
var HEADING = module9.HEADING;
var IGNORED_WITH_PLANFILE = module9.IGNORED_WITH_PLANFILE;
var INSTRUCTIONS = module9.INSTRUCTIONS;
var INTERNAL_FAULT = module9.INTERNAL_FAULT;
var JOINED_PLANFILE = module9.JOINED_PLANFILE;
var JOINED_PLANFILE_REMEDY = module9.JOINED_PLANFILE_REMEDY;
var JOINED_REMEDY = module9.JOINED_REMEDY;
var KINDS = module9.KINDS;
var MANIFEST_REMEDY = module9.MANIFEST_REMEDY;
var MAP = module9.MAP;
var MAP_FAILED = module9.MAP_FAILED;
var MCP_ADDRESS_REMEDY = module9.MCP_ADDRESS_REMEDY;
var MISSING = module9.MISSING;
var NATIVE = module9.NATIVE;
var NEWER_RUN = module9.NEWER_RUN;
var NOTE = module9.NOTE;
var NOTHING_TO_EXPLAIN = module9.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module9.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module9.NOT_A_VARFILE_REMEDY;
var NOT_DRAWN = module9.NOT_DRAWN;
var NOT_OURS_REMEDY = module9.NOT_OURS_REMEDY;
var NOT_PIPED_REMEDY = module9.NOT_PIPED_REMEDY;
var NOT_WRITTEN = module9.NOT_WRITTEN;
var NO_CLIENT = module9.NO_CLIENT;
var NO_CLIENT_REMEDY = module9.NO_CLIENT_REMEDY;
var NO_ENGINE = module9.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module9.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module9.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_PATH = module9.NO_PATH;
var NO_ROOTS = module9.NO_ROOTS;
var NO_STAMP = module9.NO_STAMP;
var ONE_SOURCE_FOR_PLAN = module9.ONE_SOURCE_FOR_PLAN;
var ONE_SOURCE_REMEDY = module9.ONE_SOURCE_REMEDY;
var OPEN_PAGE = module9.OPEN_PAGE;
var OPTION_EMPTY_REMEDY = module9.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module9.OPTION_TWICE_REMEDY;
var OUTDIR_LINK_REMEDY = module9.OUTDIR_LINK_REMEDY;
var OUTDIR_REMEDY = module9.OUTDIR_REMEDY;
var OUTDIR_UNWRITABLE_REMEDY = module9.OUTDIR_UNWRITABLE_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module9.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module9.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module9.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module9.OUTFILE_REMEDY;
var OUTSIDE_REMEDY = module9.OUTSIDE_REMEDY;
var PAGES_NEED_FILE = module9.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module9.PAGES_NEED_FILE_REMEDY;
var PATHS_IN_QUOTES = module9.PATHS_IN_QUOTES;
var PLANFILE_NEEDS_ALL = module9.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module9.PLANFILE_NEEDS_ALL_REMEDY;
var PLANNER = module9.PLANNER;
var PLAN_OF_TERRAFORM = module9.PLAN_OF_TERRAFORM;
var PRESENT_STATUS = module9.PRESENT_STATUS;
var PRIVATE_HOST_REMEDY = module9.PRIVATE_HOST_REMEDY;
var PROGRAM = module9.PROGRAM;
var PROVIDER_REQUIRED = module9.PROVIDER_REQUIRED;
var PYTHON_DO = module9.PYTHON_DO;
var PYTHON_FOR = module9.PYTHON_FOR;
var RASTERISER = module9.RASTERISER;
var RASTERISER_FOR = module9.RASTERISER_FOR;
var REMEDY = module9.REMEDY;
var REMOVE_SPECIAL_REMEDY = module9.REMOVE_SPECIAL_REMEDY;
var REPORT_FAULT = module9.REPORT_FAULT;
var REPOSITORY_OUTSIDE = module9.REPOSITORY_OUTSIDE;
var REPOSITORY_REMEDY = module9.REPOSITORY_REMEDY;
var RESULTS = module9.RESULTS;
var RESULTS_FOR = module9.RESULTS_FOR;
var SAME_GRAPH = module9.SAME_GRAPH;
var SELF_BROKEN = module9.SELF_BROKEN;
var SELF_REMEDY = module9.SELF_REMEDY;
var SHOW_NEEDS_FILE = module9.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module9.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module9.SHOW_WSLVIEW_MISSING;
var SOURCE = module9.SOURCE;
var SOURCE_REMEDY = module9.SOURCE_REMEDY;
var SOURCE_REQUIRED = module9.SOURCE_REQUIRED;
var STDIN = module9.STDIN;
var STDIN_TWICE = module9.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module9.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module9.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module9.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module9.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module9.STDOUT_TAKEN_REMEDY;
var SUGGESTIONS_REMEDY = module9.SUGGESTIONS_REMEDY;
var TERRAFORM = module9.TERRAFORM;
var TERRAFORM_DO = module9.TERRAFORM_DO;
var TERRAFORM_FOR = module9.TERRAFORM_FOR;
var TERRAGRUNT_DO = module9.TERRAGRUNT_DO;
var TERRAGRUNT_FOR = module9.TERRAGRUNT_FOR;
var TOFU = module9.TOFU;
var TOFU_DO = module9.TOFU_DO;
var TOFU_FOR = module9.TOFU_FOR;
var TOO_LARGE = module9.TOO_LARGE;
var TOO_LONG_REMEDY = module9.TOO_LONG_REMEDY;
var TOO_MANY_DIRECTORIES = module9.TOO_MANY_DIRECTORIES;
var TOO_OLD = module9.TOO_OLD;
var TOO_WIDE = module9.TOO_WIDE;
var TOO_WIDE_REMEDY = module9.TOO_WIDE_REMEDY;
var VAR_REMEDY = module9.VAR_REMEDY;
var VERSION_REMEDY = module9.VERSION_REMEDY;
var WATCHED_PAGE = module9.WATCHED_PAGE;
var WATCH_NEEDS_FILE = module9.WATCH_NEEDS_FILE;
var WATCH_NEEDS_FILE_REMEDY = module9.WATCH_NEEDS_FILE_REMEDY;
var WATCH_NEEDS_LOCAL = module9.WATCH_NEEDS_LOCAL;
var WATCH_NEEDS_LOCAL_REMEDY = module9.WATCH_NEEDS_LOCAL_REMEDY;
var WATCH_WITH_AI = module9.WATCH_WITH_AI;
var WATCH_WITH_AI_REMEDY = module9.WATCH_WITH_AI_REMEDY;
var WHAT_SOURCE_ACCEPTS = module9.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module9.WHY_FOLDED;
var WITHOUT_VARIABLES = module9.WITHOUT_VARIABLES;
var absentBecause = module9.absentBecause;
var addressOfThisMachine = module9.addressOfThisMachine;
var addressRefused = module9.addressRefused;
var affectedRead = module9.affectedRead;
var affectedRoots = module9.affectedRoots;
var argumentTooLong = module9.argumentTooLong;
var argumentsAre = module9.argumentsAre;
var arrow = module9.arrow;
var badAmount = module9.badAmount;
var badCommentId = module9.badCommentId;
var badNumber = module9.badNumber;
var badPrivateHost = module9.badPrivateHost;
var bareOrNamed = module9.bareOrNamed;
var because = module9.because;
var belowThirdColumn = module9.belowThirdColumn;
var cacheIs = module9.cacheIs;
var cacheIsAtLeast = module9.cacheIsAtLeast;
var changed = module9.changed;
var changedRoots = module9.changedRoots;
var checkExtension = module9.checkExtension;
var checkExtensionRemedy = module9.checkExtensionRemedy;
var cycle = module9.cycle;
var didYouMean = module9.didYouMean;
var drawingRoot = module9.drawingRoot;
var drawnAs = module9.drawnAs;
var drawnIn = module9.drawnIn;
var drawnSentence = module9.drawnSentence;
var explained = module9.explained;
var fileEdited = module9.fileEdited;
var fileEditedRemedy = module9.fileEditedRemedy;
var fileEmpty = module9.fileEmpty;
var fileForeign = module9.fileForeign;
var fileIsCode = module9.fileIsCode;
var fileIsCodeRemedy = module9.fileIsCodeRemedy;
var fileIsDirectory = module9.fileIsDirectory;
var fileMissing = module9.fileMissing;
var fileUnreadable = module9.fileUnreadable;
var forExample = module9.forExample;
var formatContradicts = module9.formatContradicts;
var graphDiffers = module9.graphDiffers;
var heading = module9.heading;
var hostRefuses = module9.hostRefuses;
var ignoredWithFile = module9.ignoredWithFile;
var imageTooLarge = module9.imageTooLarge;
var isCurrent = module9.isCurrent;
var isStale = module9.isStale;
var joinedNotDirectory = module9.joinedNotDirectory;
var knownNames = module9.knownNames;
var line = module9.line;
var lineBetween = module9.lineBetween;
var manifestUnfit = module9.manifestUnfit;
var missingArgument = module9.missingArgument;
var moreKinds = module9.moreKinds;
var namesWithDefault = module9.namesWithDefault;
var neededFor = module9.neededFor;
var noEffect = module9.noEffect;
var noEffectOnGraph = module9.noEffectOnGraph;
var noEffectWith = module9.noEffectWith;
var noEffectWithout = module9.noEffectWithout;
var noPicture = module9.noPicture;
var noRootsRemedy = module9.noRootsRemedy;
var noToken = module9.noToken;
var notADirectory = module9.notADirectory;
var notAFile = module9.notAFile;
var notOurs = module9.notOurs;
var notPiped = module9.notPiped;
var notWhole = module9.notWhole;
var nothingToCompare = module9.nothingToCompare;
var ofFalse = module9.ofFalse;
var oneOf = module9.oneOf;
var oneOrMore = module9.oneOrMore;
var openerMissing = module9.openerMissing;
var openerOutput = module9.openerOutput;
var optionEmpty = module9.optionEmpty;
var optionTwice = module9.optionTwice;
var otherVersion = module9.otherVersion;
var outdirIsLink = module9.outdirIsLink;
var outdirUnfit = module9.outdirUnfit;
var outfileExtension = module9.outfileExtension;
var outfileExtensionRemedy = module9.outfileExtensionRemedy;
var outfileFolderMissing = module9.outfileFolderMissing;
var outfileIsDirectory = module9.outfileIsDirectory;
var outfileIsLink = module9.outfileIsLink;
var outfileIsPipe = module9.outfileIsPipe;
var outside = module9.outside;
var pageMissing = module9.pageMissing;
var pageStale = module9.pageStale;
var pathAlong = module9.pathAlong;
var pathBack = module9.pathBack;
var pathIgnoringDirection = module9.pathIgnoringDirection;
var perhaps = module9.perhaps;
var picturesRefused = module9.picturesRefused;
var provedBy = module9.provedBy;
var providerRemedy = module9.providerRemedy;
var rasteriserDo = module9.rasteriserDo;
var redrawAdvice = module9.redrawAdvice;
var refused = module9.refused;
var removed = module9.removed;
var resourceCount = module9.resourceCount;
var resultsAre = module9.resultsAre;
var resultsCleared = module9.resultsCleared;
var rootFailed = module9.rootFailed;
var sameAs = module9.sameAs;
var seeHelp = module9.seeHelp;
var serving = module9.serving;
var shellRemedy = module9.shellRemedy;
var showFailed = module9.showFailed;
var sinceGraphFile = module9.sinceGraphFile;
var sourceMissing = module9.sourceMissing;
var stdoutIsTerminal = module9.stdoutIsTerminal;
var stdoutOneFormatRemedy = module9.stdoutOneFormatRemedy;
var summaryOfGraph = module9.summaryOfGraph;
var summaryOfPlan = module9.summaryOfPlan;
var textTooLong = module9.textTooLong;
var tooManyItems = module9.tooManyItems;
var unchanged = module9.unchanged;
var uncomparedRoots = module9.uncomparedRoots;
var unexpectedArguments = module9.unexpectedArguments;
var unknownAddress = module9.unknownAddress;
var unknownArgument = module9.unknownArgument;
var unknownName = module9.unknownName;
var unknownShell = module9.unknownShell;
var unknownTool = module9.unknownTool;
var unnameable = module9.unnameable;
var unsafeAddress = module9.unsafeAddress;
var varFileOfOneSide = module9.varFileOfOneSide;
var variableMissing = module9.variableMissing;
var waiting = module9.waiting;
var warningLine = module9.warningLine;
var watching = module9.watching;
var wrongArgument = module9.wrongArgument;
var wrote = module9.wrote;

// elsewhere:src/diagram.ts
var module10 = require("./picture.js").modules["src/diagram.ts"]();
var ANNOTATION_FILE = module10.ANNOTATION_FILE;
var FONT_FILE = module10.FONT_FILE;
var FORMAT_DEFAULT = module10.FORMAT_DEFAULT;
var FORMAT_NAMES = module10.FORMAT_NAMES;
var REPORT_FORMATS = module10.REPORT_FORMATS;
var REPORT_FORMAT_DEFAULT = module10.REPORT_FORMAT_DEFAULT;
var REPORT_FORMAT_NAMES = module10.REPORT_FORMAT_NAMES;
var annotationsBeside = module10.annotationsBeside;
var annotationsOf = module10.annotationsOf;
var connectionsOf = module10.connectionsOf;
var diagram = module10.diagram;
var editState = module10.editState;
var fetchArchive = module10.fetchArchive;
var formatOfExtension = module10.formatOfExtension;
var formatRow = module10.formatRow;
var graphRequestOf = module10.graphRequestOf;
var isFileAddress = module10.isFileAddress;
var isGitAddress = module10.isGitAddress;
var knowsChanges = module10.knowsChanges;
var lastChanges = module10.lastChanges;
var linksBetween = module10.linksBetween;
var modelFileIn = module10.modelFileIn;
var networkOf = module10.networkOf;
var readEstate = module10.readEstate;
var requestOf = module10.requestOf;
var shownName = module10.shownName;
var surveyCode = module10.surveyCode;
var unpackTree = module10.unpackTree;

// elsewhere:src/platform/cache/recorder.ts
var module11 = require("./results.js").modules["src/platform/cache/recorder.ts"]();
var record2 = module11.record;

// elsewhere:src/results.ts
var module12 = require("./start.js").modules["src/results.ts"]();
var kindOfRun = module12.kindOfRun;
var rememberCode = module12.rememberCode;
var rememberCodes = module12.rememberCodes;
var rememberRoots = module12.rememberRoots;

// elsewhere:src/cli/progress.ts
var module13 = require("./start.js").modules["src/cli/progress.ts"]();
var SILENT = module13.SILENT;
var createProgress = module13.createProgress;

// elsewhere:src/cli/run.ts
var module14 = require("./picture.js").modules["src/cli/run.ts"]();
var printSummary = module14.printSummary;
var run = module14.run;
var summaryOf = module14.summaryOf;
var writeDebugData = module14.writeDebugData;

// src/cli/mcp/memory.ts
function createMemory() {
  const remembered = /* @__PURE__ */ new Map();
  async function keep(key, io, work) {
    const known = remembered.get(key);
    remembered.delete(key);
    if (known !== void 0 && await known.recording.isCurrent(io)) {
      remembered.set(key, known);
      return known.result;
    }
    const recording = record2(io, { bases: /* @__PURE__ */ new Map(), kindOfRun });
    const result = await work(recording.io);
    if (recording.obstacle() === null) remembered.set(key, { result, recording });
    const [oldest] = remembered.keys();
    if (remembered.size > GRAPHS_REMEMBERED_MAX && oldest !== void 0) remembered.delete(oldest);
    return result;
  }
  return {
    read: (options, io) => keep(`graph ${keyOf(options)}`, io, (recordingIo) => readSource(options, recordingIo)),
    keep
  };
}
var keyOf = ({ given: _, explain: __, outfile: ___, ...options }) => JSON.stringify(options);
async function readSource(options, io) {
  const progress = createProgress(io, options);
  const warnings = [];
  const collecting = {
    ...progress,
    warn(text) {
      warnings.push(text);
      progress.warn(text);
    }
  };
  try {
    const { result } = await run(options, { ...graphRequestOf(options), namesResources: true }, io, collecting);
    return { result, network: await networkOf(result), warnings };
  } finally {
    progress.done();
  }
}

// elsewhere:src/platform/text/english.ts
var module15 = require("../cli.js").modules["src/platform/text/english.ts"]();
var aOrAn = module15.aOrAn;
var isPlural = module15.isPlural;
var listed = module15.listed;
var listedUpTo = module15.listedUpTo;
var plural = module15.plural;
var pluralOf = module15.pluralOf;
var withUnit = module15.withUnit;

// elsewhere:src/platform/text/printable.ts
var module16 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module16.harmless;
var hasUnseen = module16.hasUnseen;
var oneLine = module16.oneLine;
var printable = module16.printable;
var quote = module16.quote;
var short = module16.short;
var visible = module16.visible;

// src/cli/mcp/messages.ts
var FIND = "Find resources by name, address, type or words of their kind, also with typing errors. Resources that are drawn as part of another one are found too, with the node that shows them. Without text: list all, or all of a type or in a box.";
var NEIGHBOURS = "List the connections of a resource or box, with label, port, evidence (file and line) and certainty (fact or inference).";
var REACH = 'List what can reach a resource (to), what it reaches (from), or what depends on it (dependents: its blast radius), through which hops, each with port, evidence and certainty. For "to", also tells whether the internet can reach it.';
var PATH = 'Find a shortest path between two resources, one arrow per line, with evidence and certainty. "internet" is accepted as an end.';
var SUMMARY = "Summarise the architecture: numbers of resources by kind, boxes, what the internet enters, the busiest resources, and warnings. A good first question.";
var LIMIT = "maximum number of entries; an answer also ends at about 10 kB";
var CURSOR = "next of the previous answer, for its next page; with the same other arguments";
var FIND_TEXT = "words of a name, address, type or kind; default: everything";
var FIND_TYPE = "resource type, as at the start of an address";
var EXPLAIN_ADDRESS = "only the lines about this resource: an address or an exact name";
var FIND_INSIDE = "address or name of a box, such as a network or subnet";
var ADDRESS = "address as in the graph or in Terraform, also of a resource that is part of another one; or its exact name; or internet";
var NEIGHBOURS_DEPTH = "number of arrows from the resource (default: 1)";
var NEIGHBOURS_DIRECTION = "from: arrows that leave it; to: arrows that arrive at it; any (default)";
var REACH_DIRECTION = "to (default): what can reach it; from: what it reaches; dependents: what depends on it, also by keys, logs and hosts, and what is in it";
var REACH_PORT = "port at which the destination is entered, such as 443 or 8000-8100/tcp; results whose port is not known are marked";
var REACH_TEXT = "only results whose address, kind or name has these words, such as database";
var REACH_DEPTH = "maximum number of arrows on a path; default: unlimited";
var CURSOR_INVALID = "the cursor belongs to another question, or the source has changed since";
var CURSOR_REMEDY = "Repeat the question without cursor.";
var between = (minimum, maximum) => `a whole number from ${minimum} to ${maximum}`;
var badPort = (name) => `the argument ${printable(name)} must be a port, such as 443 or 8000-8100/tcp`;
var isHidden = (name, address, why) => `${printable(name)} ${printable(address)} is not drawn: ${printable(why)}`;
var isAmbiguous = (name, text) => `${printable(name)} ${printable(text)} names several resources`;
var resourceUnknown = (uri) => `unknown resource ${printable(uri)}`;
var labelOf = ({ address, title, name }) => `${printable(address)} (${[title, ...name === void 0 ? [] : [name]].map(printable).join(" ")})`;
var atPosition = (position) => position === void 0 ? "" : `, ${printable(position)}`;
var matchLine = ({ why, at, ...match }) => `${labelOf(match)}${why === void 0 ? "" : `: ${printable(why)}`}${atPosition(at)}`;
var VERBS = { contains: "contains", inside: "is in", runs: "runs", part: "is drawn as part of" };
var ARROWS = { connection: "->", reference: "names" };
function hopLine({ kind, from, to, label, twoWay, thin, certainty, reason }) {
  if (kind !== "connection" && kind !== "reference")
    return `${printable(from)} ${VERBS[kind]} ${printable(to)} (${certainty})`;
  const text = `${printable(from)} ${twoWay ? "<->" : ARROWS[kind]} ${printable(to)}${label ? `: ${printable(label)}` : ""}`;
  const why = reason === void 0 ? "" : `: ${printable(reason.attribute ?? reason.rule)} of ${printable(reason.by)}${atPosition(reason.at)}`;
  return `${text} (${certainty}${why}${thin ? "; no traffic" : ""})`;
}
var hopsLine = (hops) => hops.map(hopLine).join("; ");
var neighbourLine = (distance, hop) => `${distance} ${hopLine(hop)}`;
var reachedLine = (subject, {
  distance,
  certainty,
  hops,
  isPortUnknown
}) => `${distance} ${labelOf(subject)}, ${certainty}${isPortUnknown ? ", port not known" : ""}: ${hopsLine(hops)}`;
var heading2 = (subject, { total, start, shown }) => `${subject}: ${total}${shown < total ? `, of which ${start + 1} to ${start + shown} follow` : ""}`;
var nextPageOf = (total, cursor) => `${total} entries in all. ${nextPage(cursor)}`;
var nextPage = (cursor) => `More with cursor ${cursor}`;
var MATCHES = "Matches";
var neighboursOf = (names) => `Connections of ${printable(names)}`;
var REACHED = {
  to: (names) => `Can reach ${printable(names)}`,
  from: (names) => `Reached from ${printable(names)}`,
  dependents: (names) => `Depend on ${printable(names)}`
};
var partLine = (address, why, node2) => `${printable(address)} is ${printable(why)}; the answer is about ${printable(node2)}`;
var internetReaches = (hops, certainty) => `The internet can reach it in ${plural(hops.filter(({ kind }) => kind === "connection").length, "step")} (${certainty}): ${hopsLine(hops)}`;
var INTERNET_DOES_NOT = "No path from the internet";
var kindsLine = (kinds) => `By kind: ${kinds.map(({ title, count }) => `${count} ${printable(title)}`).join(", ")}`;
var CHANGES = "Changes";
var changedNode = ({ change, ...node2 }) => `${change} ${labelOf(node2)}`;
var changedEdge = ({ change, from, to, label }) => `${change} ${printable(from)} -> ${printable(to)}${label === "" ? "" : `: ${printable(label)}`}`;
var changedExposure = ({ change, address, what, to }) => `${change} ${printable(address)}${what === "" ? "" : ` ${printable(what)}`} to ${printable(to)}`;
var changedRights = ({ text }) => printable(text);
var touchedResource = ({
  change,
  address,
  attributes
}) => `${change} ${printable(address)}${attributes.length === 0 ? "" : `: ${attributes.map(printable).join(", ")}`}`;
var resourcesLine = (total, drawn, folded, hidden) => `${plural(total, "resource")}: ${drawn} drawn, ${folded} part of others, ${hidden} hidden`;
var sizeLine = (nodes, connections, inferences) => `${plural(nodes, "node")}, ${plural(connections, "connection")}, ${inferences} of them inferred`;
var changesLine = (counts) => `Changes: ${counts}`;
var boxesLine = (boxes) => `Boxes: ${boxes.map((box) => `${labelOf(box)} with ${box.contains}`).join(", ")}`;
var entriesLine = (subjects) => `From the internet: ${subjects.map(labelOf).join(", ")}`;
var busiestLine = (subjects) => `Most connections: ${subjects.map((subject) => `${labelOf(subject)} ${subject.connections}`).join(", ")}`;
var warningsLine = (warnings, total) => `Warnings (${warnings.length} of ${total}): ${warnings.map(printable).join(" | ")}`;
var GRAPH_RESOURCE = "The graph as JSON (graph format 1.0)";
var PICTURE_RESOURCE = "The diagram as SVG";
var GRAPH_OF = "The graph of a directory, plan or graph file below the directory of the server";
var PICTURE_OF = "The diagram of a directory, plan or graph file below the directory of the server";

// src/cli/mcp/tool.ts
var import_node_path2 = require("node:path");

// elsewhere:src/graph/order.ts
var module17 = require("./start.js").modules["src/graph/order.ts"]();
var byAddress = module17.byAddress;
var byText = module17.byText;
var largest = module17.largest;
var smallest = module17.smallest;

// elsewhere:src/cli/input.ts
var module18 = require("./start.js").modules["src/cli/input.ts"]();
var checkInput = module18.checkInput;
var checkVarFiles = module18.checkVarFiles;
var descriptorOf = module18.descriptorOf;
var kindOf = module18.kindOf;
var readInput = module18.readInput;
var readInputOrPipe = module18.readInputOrPipe;
var throwUnreadable = module18.throwUnreadable;

// elsewhere:src/cli/options.ts
var module19 = require("../cli.js").modules["src/cli/options.ts"]();
var attributeOf = module19.attributeOf;
var flagsOf = module19.flagsOf;
var helpOf = module19.helpOf;
var longOf = module19.longOf;
var optionsOf = module19.optionsOf;
var parseOptions = module19.parseOptions;
var parsePlanning = module19.parsePlanning;
var parsePrivateHosts = module19.parsePrivateHosts;
var rowsOf = module19.rowsOf;

// src/cli/mcp/tool.ts
var REFUSED_CHOICES = { planner: ["terraform"] };
var rowsFor = ({ command, options }) => rowsOf(command).filter(({ name }) => options.includes(name));
var DESCRIPTIONS = {
  source: SOURCE,
  planner: PLANNER,
  format: FORMAT
};
var TEXT = { type: "string", maxLength: ARGUMENT_LENGTH_MAX };
function propertyOf(row) {
  const { kind, minimum, maximum, default: defaultValue } = row;
  const choices = row.choices?.filter((name) => !(REFUSED_CHOICES[row.name] ?? []).includes(name));
  const description = DESCRIPTIONS[row.name] ?? (kind === "flag" && defaultValue === "true" ? ofFalse(row.help) : helpOf(row));
  if (choices !== void 0) return { type: "string", description, enum: choices };
  if (kind === "flag") return { type: "boolean", description };
  if (kind === "list") return { type: "array", description, maxItems: ARGUMENT_ITEMS_MAX, items: TEXT };
  if (kind !== "number") return { ...TEXT, description };
  return {
    type: "number",
    description,
    ...minimum !== void 0 && { minimum },
    ...maximum !== void 0 && { maximum }
  };
}
var propertiesOf = (tool) => ({
  ...Object.fromEntries(rowsFor(tool).map((row) => [row.name, propertyOf(row)])),
  ...Object.fromEntries(
    Object.entries(tool.inputs ?? {}).map(([name, { isPath: _, ...property }]) => [name, property])
  )
});
var described = (tool, network) => ({
  name: tool.name,
  description: tool.description,
  inputSchema: {
    type: "object",
    properties: { ...propertiesOf(tool) },
    required: [...tool.required ?? []],
    additionalProperties: false
  },
  ...tool.outputSchema && { outputSchema: tool.outputSchema },
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: network }
});
var commanderEntry = (row, value) => [
  attributeOf(row),
  row.kind === "number" ? String(value) : value
];
async function readArguments(tool, raw, bounds, io) {
  const properties = propertiesOf(tool);
  for (const [name, value] of Object.entries(raw)) checkArgument(name, value, properties);
  for (const name of tool.required ?? []) {
    if (!Object.hasOwn(raw, name)) throw new Misuse(missingArgument(name));
  }
  for (const [name, path] of pathsIn(tool, raw)) await checkPath(name, path, bounds, io);
  const rows = rowsFor(tool).filter(({ name }) => Object.hasOwn(raw, name));
  const inputs = Object.keys(tool.inputs ?? {}).filter((name) => Object.hasOwn(raw, name));
  return {
    options: Object.fromEntries(rows.map((row) => commanderEntry(row, raw[row.name]))),
    inputs: Object.fromEntries(inputs.map((name) => [name, raw[name]]))
  };
}
function pathsIn(tool, raw) {
  const pathOptions = rowsFor(tool).filter(
    // A list without choices is one of files: `varfile`.
    ({ kind, choices }) => kind === "path" || kind === "list" && choices === void 0
  );
  const pathInputs = Object.entries(tool.inputs ?? {}).filter(([, { isPath }]) => isPath);
  const names = [...pathOptions.map(({ name }) => name), ...pathInputs.map(([name]) => name)];
  return names.filter((name) => Object.hasOwn(raw, name)).flatMap((name) => [raw[name]].flat().map((path) => [name, path]));
}
function checkArgument(name, value, properties) {
  const property = Object.hasOwn(properties, name) ? properties[name] : void 0;
  if (property === void 0) {
    throw new Misuse(unknownArgument(name), { remedy: argumentsAre(Object.keys(properties)) });
  }
  if (!hasType(property, value)) throw new Misuse(wrongArgument(name, KINDS[property.type]));
  checkSize(name, value, property);
  if (property.enum !== void 0 && !property.enum.includes(value)) {
    throw new Misuse(wrongArgument(name, oneOf(property.enum)));
  }
  const { type, minimum = 0, maximum = 0 } = property;
  if (type === "integer" && (value < minimum || value > maximum)) {
    throw new Misuse(wrongArgument(name, between(minimum, maximum)));
  }
}
function hasType({ type }, value) {
  if (type === "array") return Array.isArray(value) && value.every((item) => typeof item === "string");
  return type === "integer" ? Number.isInteger(value) : typeof value === type;
}
function checkSize(name, value, { maxItems, maxLength, items }) {
  const texts = [value].flat();
  if (maxItems !== void 0 && texts.length > maxItems) {
    throw new Misuse(tooManyItems(name, texts.length, maxItems));
  }
  const lengthMax = maxLength ?? items?.maxLength;
  const longest = largest(texts.map((text) => typeof text === "string" ? text.length : 0));
  if (lengthMax !== void 0 && longest > lengthMax) {
    throw new Misuse(argumentTooLong(name, longest, lengthMax));
  }
}
async function checkPath(name, path, { top, network }, io) {
  if (isAddress(path) && await io.kindOf(path).catch(() => "missing") === "missing") {
    if (!network) throw new InvalidInput(addressRefused(name), { remedy: MCP_ADDRESS_REMEDY });
    if (isOfThisMachine(path)) {
      throw new InvalidInput(addressOfThisMachine(name), { remedy: OUTSIDE_REMEDY });
    }
    return;
  }
  const absolute = (0, import_node_path2.resolve)(io.directory, path);
  const real = descriptorOf(path) === null ? await io.realPath(absolute).catch(() => null) : "/";
  if (isWithin(top, real ?? absolute) || real === null && isWithin(io.directory, absolute)) return;
  throw new InvalidInput(outside(name, path), { remedy: OUTSIDE_REMEDY });
}
var isAddress = (path) => unlessRefused(isGitAddress, path) ?? true;
var isOfThisMachine = (path) => unlessRefused(isFileAddress, path) ?? false;
function unlessRefused(test, path) {
  try {
    return test(path);
  } catch {
    return null;
  }
}
var REFERRING_FILES = ["commondir", "objects/info/alternates"];
async function checkRepository(directory, top, io) {
  const start = await io.realPath((0, import_node_path2.resolve)(io.directory, directory)).catch(() => null) ?? top;
  if (isWithin(top, start)) {
    const git = await gitDirectoryOf(start, top, io);
    if (git === null || await isSelfContained(git, top, io)) return;
  }
  throw new InvalidInput(REPOSITORY_OUTSIDE, { remedy: REPOSITORY_REMEDY });
}
async function gitDirectoryOf(directory, top, io) {
  for (let folder = directory; isWithin(top, folder); folder = (0, import_node_path2.dirname)(folder)) {
    const git = await io.realPath((0, import_node_path2.join)(folder, ".git")).catch(() => null);
    if (git !== null) return git;
    if (folder === (0, import_node_path2.dirname)(folder)) break;
  }
  return null;
}
async function isSelfContained(git, top, io) {
  if (!isWithin(top, git) || await io.kindOf(git) !== "directory") return false;
  const objects = await io.realPath((0, import_node_path2.join)(git, "objects")).catch(() => null);
  if (objects !== null && !isWithin(top, objects)) return false;
  const kinds = await Promise.all(REFERRING_FILES.map((name) => io.kindOf((0, import_node_path2.join)(git, name)).catch(() => "other")));
  return kinds.every((kind) => kind === "missing");
}

// elsewhere:src/cli/draw.ts
var module20 = require("./picture.js").modules["src/cli/draw.ts"]();
var draw = module20.draw;

// elsewhere:src/cli/output.ts
var module21 = require("./start.js").modules["src/cli/output.ts"]();
var STDOUT = module21.STDOUT;
var checkNotDirectory = module21.checkNotDirectory;
var checkWritable = module21.checkWritable;
var unwritable = module21.unwritable;
var writeOutput = module21.writeOutput;

// elsewhere:src/graph/changes.ts
var module22 = require("./picture.js").modules["src/graph/changes.ts"]();
var CHANGES2 = module22.CHANGES;
var REMOVALS = module22.REMOVALS;
var addCount = module22.addCount;
var formatCounts = module22.formatCounts;
var glyphOf = module22.glyphOf;
var independentPartCounts = module22.independentPartCounts;
var isSameChange = module22.isSameChange;
var pairRecreated = module22.pairRecreated;
var sharedBlocks = module22.sharedBlocks;

// elsewhere:src/graph/questions/network.ts
var module23 = require("./picture.js").modules["src/graph/questions/network.ts"]();
var contentOf = module23.contentOf;
var copiesIn = module23.copiesIn;
var createNetwork = module23.createNetwork;
var hopOf = module23.hopOf;
var numbersOf = module23.numbersOf;

// elsewhere:src/graph/questions/ports.ts
var module24 = require("./picture.js").modules["src/graph/questions/ports.ts"]();
var isPort = module24.isPort;
var opensPort = module24.opensPort;
var portsIn = module24.portsIn;

// src/graph/questions/spread.ts
function spread(network, starts, options) {
  const { depth = Number.POSITIVE_INFINITY, isEnd = () => false, follows, followsAtStart = follows } = options;
  const arrived = new Set(starts);
  const departures = [];
  let frontier = starts.map((number4) => ({
    ...{ number: number4, distance: 0, steps: [], previous: null, certainty: "fact", first: null }
  }));
  const arrivals = [...frontier];
  let departed = /* @__PURE__ */ new Set();
  for (let distance = 0; frontier.length > 0 && distance < depth; distance++) {
    if (frontier.some(({ number: number4 }) => isEnd(number4))) break;
    const test = distance === 0 ? followsAtStart : follows;
    const next = [];
    for (const departure of frontier.flatMap((arrival) => departuresFrom(network, arrival, departed))) {
      departures.push(departure);
      const others = distance === 0 ? options.branchesOfStarts?.get(departure.number) : void 0;
      for (const branch of [...branchesAt(network, departure.number, options.direction), ...others ?? []]) {
        if (arrived.has(branch.to) || !test(branch.connection)) continue;
        arrived.add(branch.to);
        next.push(arrivalBy(branch, departure));
      }
    }
    if (distance === 0 && test !== follows) departed = new Set(starts);
    addContent(network, next, arrived, options);
    frontier = next.sort((a, b) => a.number - b.number);
    for (const arrival of frontier) arrivals.push(arrival);
  }
  return { arrivals, departures };
}
function departuresFrom({ parents, subjects }, arrival, departed) {
  const departures = [];
  const climbed = [];
  for (let at = arrival.number; at !== -1 && !departed.has(at); at = parents[at]) {
    departed.add(at);
    departures.push({ number: at, arrival, climbed: [...climbed] });
    const parent = parents[at];
    if (parent !== -1) climbed.push(step("inside", subjects[at].address, subjects[parent].address));
  }
  return departures;
}
var step = (kind, from, to) => ({ kind, from, to, certainty: "inference" });
function branchesAt({ leaving, arriving }, number4, direction) {
  if (direction === "from") return leaving[number4];
  return direction === "to" ? arriving[number4] : [...leaving[number4], ...arriving[number4]];
}
function arrivalBy({ to, connection }, { arrival, climbed }) {
  const steps = [...climbed, hopOf(connection)];
  return {
    ...{ number: to, distance: arrival.distance + 1, steps, previous: arrival },
    certainty: certaintyOf([arrival, ...steps]),
    first: arrival.first ?? connection
  };
}
var certaintyOf = (parts) => parts.some(({ certainty }) => certainty === "inference") ? "inference" : "fact";
function addContent(network, reached, arrived, options) {
  const { children, guests, subjects } = network;
  const add = (number4, kind, previous) => {
    if (arrived.has(number4)) return;
    arrived.add(number4);
    const steps = [step(kind, subjects[previous.number].address, subjects[number4].address)];
    const { distance, first } = previous;
    reached.push({ number: number4, distance, steps, previous, certainty: "inference", first });
  };
  for (const arrival of reached) {
    for (const child of children[arrival.number]) add(child, "contains", arrival);
    if (options.intoGuests !== true) continue;
    for (const guest of guests[arrival.number]) add(guest, "runs", arrival);
  }
}
function stepsTo(arrival) {
  const arrivals = [];
  for (let at = arrival; at !== null; at = at.previous) arrivals.push(at);
  return arrivals.reverse().flatMap(({ steps }) => steps);
}

// src/graph/questions/reach.ts
function reach(network, addresses, { direction, port, depth }) {
  const starts = numbersOf(network, addresses);
  const isOpen = ({ label }) => port === void 0 || opensPort(label, port) !== "no";
  const isRequest = ({ isThin }) => !isThin;
  const result = spread(network, starts, {
    ...{ direction, follows: isRequest, ...depth !== void 0 && { depth } },
    ...direction === "to" && port !== void 0 && { followsAtStart: (connection) => isRequest(connection) && isOpen(connection) }
  });
  const excluded = new Set(starts);
  const arrivals = direction === "from" && port !== void 0 ? entriesAt(network, result, isRequest, port) : result.arrivals;
  return arrivals.filter(({ number: number4 }) => !excluded.has(number4)).map((arrival) => {
    const entry2 = direction === "to" ? arrival.first : entryOf(arrival);
    const isUnknown = port !== void 0 && entry2 !== null && opensPort(entry2.label, port) === "unknown";
    return reachedBy(network, arrival, direction, isUnknown);
  });
}
var entryOf = ({ entry: entry2 }) => entry2 ?? null;
function entriesAt(network, { departures }, follows, port) {
  const entries = /* @__PURE__ */ new Map();
  for (const opens of ["yes", "unknown"]) {
    for (const departure of departures) {
      for (const branch of branchesAt(network, departure.number, "from")) {
        const { connection } = branch;
        if (!follows(connection) || opensPort(connection.label, port) !== opens) continue;
        const arrival = arrivalBy(branch, departure);
        if (entries.has(arrival.number)) continue;
        entries.set(arrival.number, { ...arrival, entry: connection });
        for (const number4 of contentOf(network, arrival.number).slice(1)) {
          if (entries.has(number4)) continue;
          const hop = containing(network, arrival.number, number4);
          const { distance, first } = arrival;
          const content = { number: number4, distance, first, steps: [hop], previous: arrival, entry: connection };
          entries.set(number4, { ...content, certainty: "inference" });
        }
      }
    }
  }
  return [...entries.values()].sort((a, b) => a.distance - b.distance || a.number - b.number);
}
var containing = ({ subjects }, box, content) => ({
  ...{ kind: "contains", from: subjects[box].address, to: subjects[content].address, certainty: "inference" }
});
function reachedBy(network, arrival, direction, isPortUnknown = false) {
  const { subjects } = network;
  const { number: number4, distance, certainty, steps, previous } = arrival;
  return {
    ...{ subject: subjects[number4], distance, certainty },
    steps: direction === "to" ? [...steps].reverse().map(reversedHop) : steps,
    next: subjects[previous?.number ?? number4].address,
    ...isPortUnknown && { isPortUnknown: true }
  };
}
function reversedHop(hop) {
  if (hop.kind !== "contains" && hop.kind !== "inside") return hop;
  return { ...hop, kind: hop.kind === "contains" ? "inside" : "contains", from: hop.to, to: hop.from };
}

// src/graph/questions/dependents.ts
function dependents(network, starts, { depth, part } = {}) {
  const { subjects } = network;
  const members2 = membersOf(network, starts);
  const numbers = [...members2.keys()].sort((a, b) => a - b);
  const { arrivals } = spread(network, numbers, {
    ...{ direction: "to", intoGuests: true, follows: () => true },
    branchesOfStarts: branchesOf(network, numbers, part),
    ...depth !== void 0 && { depth }
  });
  return arrivals.flatMap((arrival) => {
    const member = members2.get(arrival.number);
    if (member === void 0) return [reachedBy(network, arrival, "to")];
    const subject = subjects[arrival.number];
    if (member === null && part === void 0) return [];
    const next = member === null ? part : subjects[member.from].address;
    const hop = { kind: member?.kind ?? "part", from: next, to: subject.address, certainty: "fact" };
    return [{ ...{ subject, next }, distance: 0, certainty: "fact", steps: [hop] }];
  });
}
function membersOf(network, starts) {
  const members2 = /* @__PURE__ */ new Map();
  for (const start of starts) {
    const number4 = network.numbers.get(start);
    if (number4 !== void 0) members2.set(number4, null);
  }
  for (const from of members2.keys()) {
    for (const child of network.children[from])
      if (!members2.has(child)) members2.set(child, { kind: "contains", from });
    for (const guest of network.guests[from]) if (!members2.has(guest)) members2.set(guest, { kind: "runs", from });
  }
  return members2;
}
function branchesOf(network, starts, part) {
  const branches = /* @__PURE__ */ new Map();
  const add = (start, address) => {
    const references = (network.referrers.get(address) ?? []).flatMap((reference) => {
      const to = network.numbers.get(nodeOf(network, reference.from)) ?? start;
      if (to === start) return [];
      const connection = {
        ...reference,
        ...{ twoWay: false, isThin: true, label: "", certainty: "fact", isReference: true }
      };
      return [{ to, connection }];
    });
    branches.set(start, [...branches.get(start) ?? [], ...references]);
  };
  if (part !== void 0) {
    const resource = network.parts.get(part);
    for (const start of starts.slice(0, 1)) add(start, resource?.address ?? part);
    return branches;
  }
  for (const start of starts) add(start, network.subjects[start].address);
  const isStart = new Set(starts);
  for (const { node: node2, address } of network.allParts) {
    const start = network.numbers.get(node2);
    if (isStart.has(start)) add(start, address);
  }
  return branches;
}
var nodeOf = ({ parts, numbers }, address) => numbers.has(address) ? address : parts.get(address)?.node ?? "";

// src/graph/questions/find.ts
var RANKS = { exact: 0, start: 1, wordStart: 2, within: 3, similar: 4 };
var candidatesByNetwork = /* @__PURE__ */ new WeakMap();
function find(network, text, { type, inside } = {}) {
  const all = candidatesByNetwork.get(network) ?? candidatesIn(network);
  candidatesByNetwork.set(network, all);
  const query = text.trim().toLowerCase();
  const words = wordsIn(query);
  const content = inside === void 0 ? null : addressesInside(network, inside);
  const ranked = all.flatMap((candidate) => {
    if (type !== void 0 && candidate.type !== type) return [];
    if (content !== null && !content.has(candidate.match.node ?? "")) return [];
    const rank = rankOf(candidate, query, words);
    return rank === null ? [] : [{ rank, candidate }];
  });
  const isExact = ranked.some(({ rank }) => rank < RANKS.similar);
  return ranked.filter(({ rank }) => !isExact || rank < RANKS.similar).map(({ rank, candidate: { match } }) => ({ rank, match })).sort((a, b) => a.rank - b.rank || orderOf(a.match) - orderOf(b.match) || byLength(a.match, b.match)).map(({ match }) => match);
}
var KIND_ORDER = { node: 0, part: 1, hidden: 2 };
var orderOf = ({ kind }) => KIND_ORDER[kind];
var byLength = (a, b) => a.address.length - b.address.length || byAddress(a.address, b.address);
function addressesInside(network, inside) {
  const number4 = network.numbers.get(inside);
  const content = number4 === void 0 ? [] : contentOf(network, number4).slice(1);
  return new Set(content.map((at) => network.subjects[at].address));
}
function candidatesIn({ subjects, allParts, hidden }) {
  const nodes = subjects.map((subject) => {
    const { address, type, title, name, at } = subject;
    return candidateOf({ kind: "node", address, title, ...name && { name }, node: address, ...at && { at } }, type);
  });
  const parts = allParts.map(
    ({ address, origin, type, title, name, node: node2, why, at }) => candidateOf(
      { kind: "part", address: origin, title, ...name && { name }, node: node2, why, ...at && { at } },
      type,
      address
    )
  );
  const hiddenResources = [...new Set(hidden.values())].map(
    ({ address, origin, type, title, why }) => candidateOf({ kind: "hidden", address: origin, title, why }, type, address)
  );
  return [...nodes, ...parts, ...hiddenResources];
}
function candidateOf(match, type, otherAddress = match.address) {
  const { address, title, name = "" } = match;
  const names = [.../* @__PURE__ */ new Set([address, otherAddress, name])].map((text2) => text2.toLowerCase()).filter((text2) => text2 !== "");
  const text = [...names, title.toLowerCase(), type].join(" ");
  return { match, names, words: wordsIn(text), text, type };
}
var WORD_LENGTH_MAX = 40;
var wordsIn = (text) => [...new Set(text.match(/[\p{L}\p{N}]+/gu) ?? [])];
function rankOf({ names, words, text }, query, queryWords) {
  if (query === "") return RANKS.exact;
  if (names.includes(query) || names.some((name) => name.endsWith(`.${query}`))) return RANKS.exact;
  if (names.some((name) => name.startsWith(query))) return RANKS.start;
  if (queryWords.length === 0) return text.includes(query) ? RANKS.within : null;
  let worst = RANKS.wordStart;
  for (const word of queryWords) {
    if (words.some((known) => known.startsWith(word))) continue;
    const rank = text.includes(word) ? RANKS.within : words.some((known) => isSimilar(known, word)) ? RANKS.similar : null;
    if (rank === null) return null;
    worst = Math.max(worst, rank);
  }
  return worst;
}
function isSimilar(known, query) {
  const errorsMax = query.length >= 8 ? 2 : query.length >= 4 ? 1 : 0;
  if (errorsMax === 0 || Math.abs(known.length - query.length) > errorsMax || known.length > WORD_LENGTH_MAX)
    return false;
  return typingErrors(known, query) <= errorsMax;
}
function typingErrors(a, b) {
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isExchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (isSame ? 0 : 1));
      row.push(isExchanged ? Math.min(least, beforeLast[j - 2] + 1) : least);
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length];
}
var INTERNET = "internet";
var SIMILAR_MAX = 10;
function resolve3(network, text) {
  if (network.numbers.has(text)) return { is: "nodes", addresses: [text] };
  const part = network.parts.get(text);
  if (part !== void 0) return { is: "nodes", addresses: [part.node], part };
  const copies = copiesIn(network).get(text);
  if (copies !== void 0) return { is: "nodes", addresses: copies };
  const hidden = network.hidden.get(text);
  if (hidden !== void 0) return { is: "hidden", why: hidden.why };
  if (text.toLowerCase() === INTERNET) {
    const internet = network.subjects.filter(({ isInternet }) => isInternet).map(({ address }) => address);
    if (internet.length > 0) return { is: "nodes", addresses: internet };
  }
  const matches = find(network, text);
  const name = text.toLowerCase();
  const exact = matches.filter((match) => match.name?.toLowerCase() === name || match.address.endsWith(`.${text}`));
  const [only, ...others] = exact;
  if (only?.node !== void 0 && others.length === 0) {
    const named = only.kind === "part" ? network.parts.get(only.address) : void 0;
    return { is: "nodes", addresses: [only.node], ...named && { part: named } };
  }
  if (only?.kind === "hidden" && others.length === 0) return { is: "hidden", why: only.why ?? "" };
  return exact.length > 1 ? { is: "ambiguous", similar: exact.slice(0, SIMILAR_MAX) } : { is: "unknown", similar: (matches.length > 0 ? matches : suggestionsFor(network, text)).slice(0, SIMILAR_MAX) };
}
function suggestionsFor(network, text) {
  const [last = ""] = text.split(".").slice(-1);
  const matches = last === "" ? [] : find(network, last);
  return matches.length > 0 ? matches : find(network, "");
}

// src/graph/questions/neighbours.ts
function neighbours(network, starts, { depth = 1, direction = "any" } = {}) {
  const distances = new Map(numbersOf(network, starts).map((number4) => [number4, 0]));
  const listed2 = /* @__PURE__ */ new Set();
  const all = [];
  let frontier = [...distances.keys()];
  for (let distance = 1; distance <= depth && frontier.length > 0; distance++) {
    const next = [];
    for (const number4 of frontier) {
      for (const { to, connection, side } of sidesAt(network, number4, direction)) {
        const isInside = distances.get(to) === 0 && distances.get(number4) === 0;
        if (listed2.has(connection) || isInside) continue;
        listed2.add(connection);
        const subject = network.subjects[to];
        all.push({ subject, distance, direction: connection.twoWay ? "both" : side, hop: hopOf(connection) });
        if (distances.has(to)) continue;
        distances.set(to, distance);
        next.push(to);
      }
    }
    frontier = next.sort((a, b) => a - b);
  }
  return all;
}
function sidesAt({ leaving, arriving }, number4, direction) {
  const out = direction === "to" ? [] : leaving[number4].map((branch) => ({ ...branch, side: "out" }));
  const into = direction === "from" ? [] : arriving[number4].map((branch) => ({ ...branch, side: "in" }));
  return [...out, ...into].sort((a, b) => a.to - b.to);
}
var SENSES = ["along", "back", "any"];
function shortestPath(network, first, last, senses = SENSES) {
  const [starts, ends] = [numbersOf(network, first), numbersOf(network, last)];
  const endSet = new Set(ends);
  if (starts.some((number4) => endSet.has(number4))) return null;
  for (const sense of senses) {
    const [origins, goals] = sense === "back" ? [ends, new Set(starts)] : [starts, endSet];
    const { arrivals } = spread(network, origins, {
      direction: sense === "any" ? "any" : "from",
      follows: () => true,
      isEnd: (number4) => goals.has(number4)
    });
    const arrival = arrivals.find(({ number: number4 }) => goals.has(number4));
    if (arrival !== void 0) return { sense, hops: stepsTo(arrival), certainty: arrival.certainty };
  }
  return null;
}

// elsewhere:src/platform/hash.ts
var module25 = require("./start.js").modules["src/platform/hash.ts"]();
var sha256 = module25.sha256;
var sha256Base64 = module25.sha256Base64;

// src/cli/mcp/pages.ts
var PAGING = {
  limit: { type: "integer", description: LIMIT, minimum: 1, maximum: 1e3 },
  cursor: { ...TEXT, description: CURSOR }
};
function pageOf(all, { inputs, question, used, bytesMax = ANSWER_BYTES_MAX }) {
  const { limit = all.length, cursor } = inputs;
  const answer = sha256(`${question}
${all.map(({ line: line2 }) => line2).join("\n")}`).slice(0, 16);
  const start = cursor === void 0 ? 0 : startOf(cursor, answer, all.length);
  let bytes = used;
  let end = start;
  while (end < all.length && end - start < limit) {
    bytes += sizeOf(all[end].data) + sizeOf(all[end].line);
    if (bytes > bytesMax && end > start) break;
    end++;
  }
  return {
    entries: all.slice(start, end),
    total: all.length,
    start,
    ...end < all.length && { next: `${end}.${answer}` }
  };
}
var sizeOf = (data) => Buffer.byteLength(JSON.stringify(data), "utf8") + 1;
function startOf(cursor, answer, total) {
  const [, start, answerOfCursor] = /^(\d{1,9})\.([0-9a-f]{16})$/.exec(cursor) ?? [];
  if (start === void 0 || answerOfCursor !== answer || Number(start) >= total) {
    throw new Misuse(CURSOR_INVALID, { remedy: CURSOR_REMEDY });
  }
  return Number(start);
}

// src/cli/mcp/answers.ts
var subjectData = ({ address, title, name, count, at }) => ({
  address,
  title,
  ...name !== void 0 && { name },
  ...count !== void 0 && { count },
  ...at !== void 0 && { at }
});
function paged(entries, { inputs, heading: heading3, lines, data, list }) {
  const page = pageOf(entries, { inputs, question: heading3, used: sizeOf(data) + sizeOf(lines) + sizeOf(heading3) });
  const { total, start, next } = page;
  return {
    lines: [
      heading2(heading3, { total, start, shown: page.entries.length }),
      ...lines,
      ...page.entries.map(({ line: line2 }) => line2),
      ...next === void 0 ? [] : [nextPage(next)]
    ],
    structured: { ...data, ...numbersOf2(page), [list]: page.entries.map((entry2) => entry2.data) }
  };
}
var numbersOf2 = ({ total, start, next }) => ({ total, start, ...next !== void 0 && { next } });
function sideOf(network, argument, text) {
  const resolved = resolve3(network, text);
  if (resolved.is === "nodes") {
    const { addresses, part } = resolved;
    return { addresses, ...part && { why: part.why, part: part.address } };
  }
  if (resolved.is === "hidden") throw new InvalidInput(isHidden(argument, text, resolved.why));
  const similar = resolved.similar.map(({ address }) => address).slice(0, ADDRESSES_LISTED_MAX);
  const message = resolved.is === "ambiguous" ? isAmbiguous(argument, text) : unknownAddress(argument, text);
  throw new InvalidInput(message, { remedy: perhaps(similar) });
}
var sideLines = (text, { addresses, why }) => why === void 0 ? [] : [partLine(text, why, addresses[0])];
function answerFind({ network }, inputs) {
  const { text = "", type, inside } = inputs;
  const box = inside === void 0 ? void 0 : sideOf(network, "inside", inside).addresses[0];
  const matches = find(network, text, {
    ...type !== void 0 && { type },
    ...box !== void 0 && { inside: box }
  });
  const entries = matches.map((match) => ({ data: match, line: matchLine(match) }));
  return paged(entries, { inputs, heading: MATCHES, lines: [], data: {}, list: "matches" });
}
function answerNeighbours({ network }, inputs) {
  const {
    address,
    depth = 1,
    direction = "any"
  } = inputs;
  const side = sideOf(network, "address", address);
  const entries = neighbours(network, side.addresses, { depth, direction }).map(
    ({ subject, distance, direction: directionOfArrow, hop }) => ({
      data: { ...subjectData(subject), distance, direction: directionOfArrow, hop },
      line: neighbourLine(distance, hop)
    })
  );
  const heading3 = neighboursOf(side.addresses.join(", "));
  return paged(entries, { inputs, heading: heading3, lines: sideLines(address, side), data: { of: side }, list: "neighbours" });
}
function answerReach({ network }, inputs) {
  const {
    address,
    direction = "to",
    port,
    depth,
    text = ""
  } = inputs;
  if (port !== void 0 && !isPort(port)) throw new Misuse(badPort("port"));
  const side = sideOf(network, "address", address);
  const results = direction === "dependents" ? dependents(network, side.addresses, {
    ...depth !== void 0 && { depth },
    ...side.part && { part: side.part }
  }) : reach(network, side.addresses, {
    direction,
    ...port !== void 0 && { port },
    ...depth !== void 0 && { depth }
  });
  const shown = results.filter(({ subject }) => hasWords(subject, text));
  const kinds = kindsOf(shown.map(({ subject }) => subject));
  const internet = direction === "to" ? fromInternet(results) : null;
  return paged(shown.map(reachedEntry), {
    inputs,
    heading: REACHED[direction](side.addresses.join(", ")),
    lines: [
      ...sideLines(address, side),
      ...internet === null ? [] : [internet.line],
      ...kinds.length > 0 ? [kindsLine(kinds)] : []
    ],
    data: { of: side, direction, kinds, ...internet && { internet: internet.data } },
    list: "results"
  });
}
function hasWords({ address, title, name = "" }, text) {
  const known = `${address} ${title} ${name}`.toLowerCase();
  return text.toLowerCase().split(/\s+/).every((word) => known.includes(word));
}
function reachedEntry({ subject, distance, certainty, next, steps, isPortUnknown }) {
  const data = { ...subjectData(subject), distance, certainty, next, hops: steps };
  return {
    data: { ...data, ...isPortUnknown && { portUnknown: true } },
    line: reachedLine(subject, { distance, certainty, hops: steps, isPortUnknown: isPortUnknown === true })
  };
}
function fromInternet(results) {
  const entry2 = results.find(({ subject }) => subject.isInternet);
  if (entry2 === void 0) return { line: INTERNET_DOES_NOT, data: { reaches: false } };
  const byAddress2 = new Map(results.map((result) => [result.subject.address, result]));
  const hops = [];
  for (let result = entry2; result !== void 0; result = byAddress2.get(result.next)) {
    hops.push(...result.steps);
  }
  const listed2 = hops.slice(0, HOPS_LISTED_MAX);
  const { certainty } = entry2;
  return { line: internetReaches(listed2, certainty), data: { reaches: true, certainty, hops: listed2 } };
}
function kindsOf(subjects) {
  const counts = /* @__PURE__ */ new Map();
  for (const { title, count = 1 } of subjects) counts.set(title, (counts.get(title) ?? 0) + count);
  return [...counts].map(([title, count]) => ({ title, count })).sort((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1)).slice(0, KINDS_LISTED_MAX);
}
function answerPath({ network }, inputs) {
  const { from, to } = inputs;
  const [first, last] = [sideOf(network, "from", from), sideOf(network, "to", to)];
  const path = shortestPath(network, first.addresses, last.addresses);
  const lines = [...sideLines(from, first), ...sideLines(to, last)];
  const ends = { from: first, to: last };
  if (path === null) return { lines: [...lines, NO_PATH], structured: { ...ends, isConnected: false } };
  const { sense, hops, certainty } = path;
  const steps = hops.filter(({ kind }) => kind === "connection").length;
  return {
    lines: [...lines, HEADINGS[sense](steps), ...hops.map(hopLine)],
    structured: { ...ends, isConnected: true, sense, certainty, hops }
  };
}
var HEADINGS = {
  along: pathAlong,
  back: pathBack,
  any: pathIgnoringDirection
};
function answerSummary({ network, result, warnings }) {
  const { graph, ledger } = result;
  const { subjects, connections } = network;
  const { total, drawn, folded, hidden } = ledger?.summary ?? {
    total: graph.total ?? subjects.length,
    drawn: subjects.length,
    folded: 0,
    hidden: 0
  };
  const inferences = connections.filter(({ certainty }) => certainty === "inference").length;
  const kinds = kindsOf(subjects);
  const counts = graph.changes?.counts;
  const changes = counts === void 0 || !result.knowsChanges ? null : counts;
  const boxes = boxesIn(network);
  const internet = entriesFromInternet(network);
  const busiest = busiestIn(network);
  const listed2 = warnings.slice(0, SUMMARY_WARNINGS_MAX).map((text) => short(text, SUMMARY_WARNING_LENGTH_MAX));
  return {
    lines: [
      resourcesLine(total, drawn, folded, hidden),
      sizeLine(subjects.length, connections.length, inferences),
      kindsLine(kinds),
      ...changes === null ? [] : [changesLine(formatCounts(changes))],
      ...boxes.length > 0 ? [boxesLine(boxes)] : [],
      ...internet.length > 0 ? [entriesLine(internet)] : [],
      ...busiest.length > 0 ? [busiestLine(busiest)] : [],
      ...listed2.length > 0 ? [warningsLine(listed2, warnings.length)] : []
    ],
    structured: {
      ...graph.title !== "" && { title: graph.title },
      resources: { total, drawn, folded, hidden },
      nodes: subjects.length,
      connections: connections.length,
      inferences,
      kinds,
      ...changes && { changes },
      boxes,
      internet: internet.map(subjectData),
      busiest,
      ...listed2.length > 0 && { warnings: listed2, warningsTotal: warnings.length }
    }
  };
}
var boxesIn = (network) => network.subjects.flatMap((subject, number4) => {
  if (!subject.isBox) return [];
  const contains = contentOf(network, number4).filter((member) => !network.subjects[member].isBox).length;
  return [{ ...subjectData(subject), contains }];
}).sort((a, b) => b.contains - a.contains).slice(0, SUMMARY_LISTED_MAX);
var entriesFromInternet = ({ subjects, leaving }) => {
  const entries = new Set(
    subjects.flatMap(({ isInternet }, number4) => isInternet ? leaving[number4].map(({ to }) => to) : [])
  );
  return [...entries].map((number4) => subjects[number4]).slice(0, SUMMARY_LISTED_MAX);
};
var busiestIn = ({ subjects, leaving, arriving }) => subjects.map((subject, number4) => ({
  ...subjectData(subject),
  connections: new Set([...leaving[number4], ...arriving[number4]].map(({ connection }) => connection)).size
})).filter(({ connections }) => connections > 1).sort((a, b) => b.connections - a.connections).slice(0, SUMMARY_LISTED_MAX);

// elsewhere:src/graph/direction-marks.ts
var module26 = require("./picture.js").modules["src/graph/direction-marks.ts"]();
var escapeDirectionMarks = module26.escapeDirectionMarks;
var stripDirectionMarks = module26.stripDirectionMarks;

// elsewhere:src/graph/format.ts
var module27 = require("./picture.js").modules["src/graph/format.ts"]();
var serialiseGraph = module27.serialiseGraph;
var toGraphFormat = module27.toGraphFormat;

// elsewhere:src/cli/compare/diff.ts
var module28 = require("./changes.js").modules["src/cli/compare/diff.ts"]();
var DIFFERENT = module28.DIFFERENT;
var diff = module28.diff;

// elsewhere:src/cli/explain.ts
var module29 = require("./picture.js").modules["src/cli/explain.ts"]();
var checkExplanation = module29.checkExplanation;
var explain = module29.explain;
var ledgerAsJson = module29.ledgerAsJson;
var ledgerAsText = module29.ledgerAsText;

// src/cli/mcp/listings.ts
var writeGraph = ({ result }, io) => io.stdout(serialiseGraph(result.graph));
async function writeGraphPage(source, inputs, io) {
  const { network, result } = source;
  const { inside } = inputs;
  const keys = inside === void 0 ? null : addressesIn(source, inside);
  const entries = [...toGraphFormat(result.graph)].filter(([address]) => keys === null || keys.has(address)).map(([address, targets]) => ({ data: targets, line: address }));
  const page = pageOf(entries, { inputs, question: `graph ${inside}`, used: 0, bytesMax: LISTING_BYTES_MAX });
  if (page.entries.length === network.subjects.length) return writeGraph(source, io);
  const part = Object.fromEntries(page.entries.map(({ line: line2, data }) => [line2, data]));
  await io.stdout(`${escapeDirectionMarks(JSON.stringify(part, null, 2))}
`);
  noteNext(page, io);
}
var noteNext = ({ next, total }, io) => {
  if (next !== void 0) io.stderr(`${nextPageOf(total, next)}
`);
};
function addressesIn({ network }, inside) {
  const numbers = sideOf(network, "inside", inside).addresses.flatMap(
    (box) => contentOf(network, network.numbers.get(box))
  );
  return new Set(numbers.map((number4) => network.subjects[number4].address));
}
async function writeExplanation(source, format, inputs, io) {
  const { network, result } = source;
  const { address } = inputs;
  if (format === "json" || result.ledger === null) {
    return explain(result, format, io, createProgress(io, {}));
  }
  const output = [];
  const world = { ...io, stdout: async (content) => void output.push(String(content)) };
  await explain(result, format, world, createProgress(io, {}));
  const names = address === void 0 ? null : [address, ...namesOf(source, address)];
  const lines = output.join("").trimEnd().split("\n");
  const entries = lines.filter((line2) => names === null || names.some((name) => mentions(line2, name))).map((line2) => ({ data: "", line: line2 }));
  const question = `explain ${address} ${network.subjects.length}`;
  const page = pageOf(entries, { inputs, question, used: 0, bytesMax: LISTING_BYTES_MAX });
  await io.stdout(`${page.entries.map(({ line: line2 }) => line2).join("\n")}
`);
  noteNext(page, io);
}
function namesOf({ network }, text) {
  const { addresses, part } = sideOf(network, "address", text);
  const resource = part === void 0 ? void 0 : network.parts.get(part);
  return resource === void 0 ? addresses : [resource.address, resource.origin];
}
function mentions(line2, address) {
  for (let start = line2.indexOf(address); start !== -1; start = line2.indexOf(address, start + 1)) {
    const [before, after] = [line2.charAt(start - 1), line2.charAt(start + address.length)];
    if (!/[\w.-]/.test(before) && !/[\w[-]/.test(after)) return true;
  }
  return false;
}
async function answerDiff(options, positionals, inputs, { io, memory }) {
  const key = `diff ${JSON.stringify([options, positionals])}`;
  const { report, text } = await memory.keep(key, io, (recordingIo) => runDiff(options, positionals, recordingIo));
  const { lines, structured } = changesOf(report, inputs);
  const isText = options.format === null || options.format.includes("text");
  const isPage = inputs.limit !== void 0 || inputs.cursor !== void 0 || text.length > ANSWER_BYTES_MAX / 2;
  await io.stdout(isText && isPage ? `${lines.join("\n")}
` : text);
  return { structured };
}
async function runDiff(options, positionals, io) {
  const output = [];
  const world = { ...io, stdout: async (content) => void output.push(Buffer.from(content)) };
  let report = null;
  await diff(options, positionals, world, (difference) => {
    report = difference.report;
  });
  return { report, text: Buffer.concat(output) };
}
function changesOf(report, inputs) {
  const { version: version2, sentence, counts } = report;
  const data = { version: version2, sentence, counts };
  return paged(entriesOf(report), { inputs, heading: CHANGES, lines: [sentence], data, list: "changes" });
}
function entriesOf({ nodes, edges, exposure = [], rights = [], touched = [] }) {
  return [
    ...nodes.map((node2) => entry("nodes", node2, changedNode(node2))),
    ...edges.map((edge) => entry("edges", edge, changedEdge(edge))),
    ...exposure.map((change) => entry("exposure", change, changedExposure(change))),
    ...rights.map((change) => entry("rights", change, changedRights(change))),
    ...touched.map((resource) => entry("touched", resource, touchedResource(resource)))
  ];
}
var entry = (list, data, line2) => ({ data: { list, ...data }, line: line2 });

// src/cli/mcp/schemas.ts
var TEXT2 = { type: "string" };
var COUNT = { type: "integer", minimum: 0 };
var AT = { type: "string", description: "file and line, such as main.tf:12" };
var CERTAINTY = {
  enum: ["fact", "inference"],
  description: "fact: stated by the source; inference: concluded, and possibly wrong"
};
var objectOf = (properties, required2) => ({
  type: "object",
  properties,
  required: required2
});
var listOf = (items, description) => ({ type: "array", items, ...description && { description } });
var SUBJECT = {
  address: TEXT2,
  title: TEXT2,
  name: TEXT2,
  count: { ...COUNT, description: "identical instances" },
  at: AT
};
var HOP = objectOf(
  {
    kind: {
      enum: ["connection", "reference", "contains", "inside", "runs", "part"],
      description: "connection: along an arrow; reference: from a resource to one that it names, without an arrow; contains and inside: into and out of a box; runs: from a host; part: from a part to its node"
    },
    from: TEXT2,
    to: TEXT2,
    label: TEXT2,
    ports: listOf(TEXT2, "absent if not known"),
    twoWay: { const: true },
    thin: { const: true, description: "neither request nor data: a key, a log, a host" },
    certainty: CERTAINTY,
    reason: objectOf({ rule: TEXT2, by: TEXT2, attribute: TEXT2, at: AT }, ["rule", "by"])
  },
  ["kind", "from", "to", "certainty"]
);
var SIDE = objectOf(
  {
    addresses: listOf(TEXT2, "nodes that the question is about"),
    part: { ...TEXT2, description: "the requested resource, if it is part of the node" },
    why: {
      ...TEXT2,
      description: "relation of the requested resource to the node, such as part of service orders-api"
    }
  },
  ["addresses"]
);
var PAGE = {
  total: { ...COUNT, description: "entries of all pages" },
  start: { ...COUNT, description: "entries before this page" },
  next: { ...TEXT2, description: "cursor of the next page; absent on the last one" }
};
var PAGED = ["total", "start"];
var FIND_SCHEMA = objectOf(
  {
    ...PAGE,
    matches: listOf(
      objectOf(
        {
          kind: { enum: ["node", "part", "hidden"] },
          address: TEXT2,
          title: TEXT2,
          name: TEXT2,
          at: AT,
          node: { ...TEXT2, description: "node that shows it; absent if hidden" },
          why: { ...TEXT2, description: "relation to that node, or the reason for hiding it" }
        },
        ["kind", "address", "title"]
      )
    )
  },
  [...PAGED, "matches"]
);
var NEIGHBOURS_SCHEMA = objectOf(
  {
    of: SIDE,
    ...PAGE,
    neighbours: listOf(
      objectOf({ ...SUBJECT, distance: COUNT, direction: { enum: ["in", "out", "both"] }, hop: HOP }, [
        "address",
        "title",
        "distance",
        "direction",
        "hop"
      ])
    )
  },
  ["of", ...PAGED, "neighbours"]
);
var KINDS2 = listOf(objectOf({ title: TEXT2, count: COUNT }, ["title", "count"]));
var REACH_SCHEMA = objectOf(
  {
    of: SIDE,
    direction: { enum: ["to", "from", "dependents"] },
    ...PAGE,
    kinds: { ...KINDS2, description: "numbers by kind, of all pages; the most frequent kinds" },
    internet: objectOf(
      { reaches: { type: "boolean" }, certainty: CERTAINTY, hops: listOf(HOP, "shortest path from the internet") },
      ["reaches"]
    ),
    results: listOf(
      objectOf(
        {
          ...SUBJECT,
          distance: { ...COUNT, description: "number of arrows" },
          certainty: CERTAINTY,
          next: { ...TEXT2, description: "previous result on the path, nearer to the start" },
          hops: listOf(HOP, "steps between it and next, in the direction of the requests"),
          portUnknown: { const: true, description: "the arrow names no port, so that the requested one may be open" }
        },
        ["address", "title", "distance", "certainty", "next", "hops"]
      )
    )
  },
  ["of", "direction", ...PAGED, "kinds", "results"]
);
var PATH_SCHEMA = objectOf(
  {
    from: SIDE,
    to: SIDE,
    isConnected: { type: "boolean" },
    sense: {
      enum: ["along", "back", "any"],
      description: "along the arrows; along them from the second to the first; ignoring direction"
    },
    certainty: CERTAINTY,
    hops: listOf(HOP)
  },
  ["from", "to", "isConnected"]
);
var SUMMARY_SCHEMA = objectOf(
  {
    title: TEXT2,
    resources: objectOf({ total: COUNT, drawn: COUNT, folded: COUNT, hidden: COUNT }, ["total"]),
    nodes: COUNT,
    connections: COUNT,
    inferences: COUNT,
    kinds: KINDS2,
    changes: { type: "object", additionalProperties: COUNT },
    boxes: listOf(objectOf({ ...SUBJECT, contains: COUNT }, ["address", "title", "contains"])),
    internet: listOf(objectOf(SUBJECT, ["address", "title"]), "what the internet enters directly"),
    busiest: listOf(objectOf({ ...SUBJECT, connections: COUNT }, ["address", "title", "connections"])),
    warnings: listOf(TEXT2),
    warningsTotal: COUNT
  },
  ["resources", "nodes", "connections", "inferences", "kinds", "boxes", "internet", "busiest"]
);
var DIFF_SCHEMA = objectOf(
  {
    version: { const: 1, description: "version of the change report: docs/change-report.schema.json" },
    sentence: TEXT2,
    counts: { type: "object", additionalProperties: COUNT },
    ...PAGE,
    changes: listOf(
      objectOf({ list: { enum: ["nodes", "edges", "exposure", "rights", "touched"] } }, ["list"]),
      "entries of the lists of the change report"
    )
  },
  ["version", "sentence", "counts", ...PAGED, "changes"]
);

// src/cli/mcp/tools.ts
var READING = ["source", "planner", "workspace", "varfile", "timeout", "detail", "hide-accounts"];
var HERE = { source: "." };
var sourceOf = (options, io, { memory }) => memory.read(parseOptions("graphdata", { ...HERE, ...options }), io);
var DRAWING2 = [
  "format",
  "title",
  "theme",
  "layout",
  "simplified",
  "overview",
  "modules",
  "annotate",
  "scale"
];
var COMPARING = ["from", "to", "merge-base", "varfile-before", "varfile-after", "focus", "hops", "side"];
function toolOf({ answer, ...row }) {
  return {
    ...row,
    command: "graphdata",
    options: READING,
    async run({ options, inputs }, io, session) {
      const { lines, structured } = answer(await sourceOf(options, io, session), inputs);
      await io.stdout(`${lines.join("\n")}
`);
      return { structured };
    }
  };
}
var ADDRESS2 = { ...TEXT, description: ADDRESS };
var choice = (description, names) => ({ type: "string", description, enum: names });
var depthUpTo = (maximum, description) => ({
  type: "integer",
  description,
  minimum: 1,
  maximum
});
var QUESTIONS = [
  {
    name: "path",
    description: PATH,
    inputs: { from: ADDRESS2, to: ADDRESS2 },
    required: ["from", "to"],
    outputSchema: PATH_SCHEMA,
    answer: answerPath
  },
  {
    name: "find",
    description: FIND,
    inputs: {
      text: { ...TEXT, description: FIND_TEXT },
      type: { ...TEXT, description: FIND_TYPE },
      inside: { ...TEXT, description: FIND_INSIDE },
      ...PAGING
    },
    outputSchema: FIND_SCHEMA,
    answer: answerFind
  },
  {
    name: "neighbours",
    description: NEIGHBOURS,
    inputs: {
      address: ADDRESS2,
      depth: depthUpTo(NEIGHBOURS_DEPTH_MAX, NEIGHBOURS_DEPTH),
      direction: choice(NEIGHBOURS_DIRECTION, ["from", "to", "any"]),
      ...PAGING
    },
    required: ["address"],
    outputSchema: NEIGHBOURS_SCHEMA,
    answer: answerNeighbours
  },
  {
    name: "reach",
    description: REACH,
    inputs: {
      address: ADDRESS2,
      direction: choice(REACH_DIRECTION, ["to", "from", "dependents"]),
      port: { ...TEXT, description: REACH_PORT },
      depth: depthUpTo(REACH_DEPTH_MAX, REACH_DEPTH),
      text: { ...TEXT, description: REACH_TEXT },
      ...PAGING
    },
    required: ["address"],
    outputSchema: REACH_SCHEMA,
    answer: answerReach
  },
  {
    name: "summary",
    description: SUMMARY,
    inputs: {},
    outputSchema: SUMMARY_SCHEMA,
    answer: answerSummary
  }
];
var WHOLE_GRAPH = {
  name: "graph",
  description: GRAPH,
  command: "graphdata",
  options: READING,
  run: async ({ options }, io, session) => {
    await writeGraph(await sourceOf(options, io, session), io);
    return null;
  }
};
var TOOLS = [
  {
    name: "draw",
    description: DRAW,
    command: "draw",
    options: [...READING, ...DRAWING2, "changes", "drift", "icons"],
    run: async ({ options }, io) => {
      const parsed = parseOptions("draw", { ...HERE, ...options, outfile: STDOUT });
      await draw(parsed, io);
      return binaryTypeOf(parsed.format);
    }
  },
  {
    name: "graph",
    description: GRAPH,
    command: "graphdata",
    options: READING,
    inputs: { inside: { ...TEXT, description: FIND_INSIDE }, ...PAGING },
    run: async ({ options, inputs }, io, session) => {
      await writeGraphPage(await sourceOf(options, io, session), inputs, io);
      return null;
    }
  },
  {
    name: "explain",
    description: EXPLAIN,
    command: "graphdata",
    options: [...READING, "explain"],
    inputs: { address: { ...TEXT, description: EXPLAIN_ADDRESS }, ...PAGING },
    run: async ({ options, inputs }, io, session) => {
      const { explain: format } = parseOptions("graphdata", { ...HERE, ...options });
      await writeExplanation(await sourceOf(options, io, session), format ?? "text", inputs, io);
      return null;
    }
  },
  {
    name: "diff",
    description: DIFF,
    command: "diff",
    options: [...READING, ...DRAWING2, ...COMPARING],
    inputs: {
      before: { ...TEXT, description: BEFORE, isPath: true },
      after: { ...TEXT, description: AFTER, isPath: true },
      ...PAGING
    },
    outputSchema: DIFF_SCHEMA,
    run: runDiff2
  },
  ...QUESTIONS.map(toolOf)
];
async function runDiff2({ options, inputs }, io, { top, memory }) {
  const { before, after } = inputs;
  const positionals = [before, after].filter((path) => path !== void 0);
  if (positionals.length === 1) throw new Misuse(missingArgument(before === void 0 ? "before" : "after"));
  const parsed = parseOptions("diff", { ...options, outfile: STDOUT });
  if (positionals.length === 0) await checkRepository(parsed.source ?? ".", top, io);
  const mediaType = binaryTypeOf(parsed.format);
  const answer = await answerDiff(parsed, positionals, inputs, { io, memory });
  return mediaType === null ? answer : { ...answer, mediaType };
}
function binaryTypeOf(formats) {
  const format = FORMAT_NAMES.find((name) => name === formats?.[0]);
  return format !== void 0 && formatRow(format).isBinary ? formatRow(format).mediaType : null;
}
var RESOURCE_ROWS = [
  {
    name: "graph",
    description: GRAPH_RESOURCE,
    descriptionOfTemplate: GRAPH_OF,
    mimeType: "application/json",
    tool: WHOLE_GRAPH,
    given: {}
  },
  {
    name: "picture",
    description: PICTURE_RESOURCE,
    descriptionOfTemplate: PICTURE_OF,
    mimeType: formatRow(FORMAT_DEFAULT).mediaType,
    tool: TOOLS.find(({ name }) => name === "draw"),
    given: { format: FORMAT_DEFAULT }
  }
];
var PREFIX = "groundplan:///";
var RESOURCES = RESOURCE_ROWS.map(({ name, description, mimeType }) => ({
  name,
  description,
  mimeType,
  uri: `${PREFIX}${name}`
}));
var TEMPLATES = RESOURCE_ROWS.map(({ name, descriptionOfTemplate, mimeType }) => ({
  name,
  description: descriptionOfTemplate,
  mimeType,
  uriTemplate: `${PREFIX}${name}/{source}`
}));
function readUri(uri) {
  const [, name, source] = /^groundplan:\/\/\/(\w+)(?:\/(.+))?$/s.exec(uri) ?? [];
  const row = RESOURCE_ROWS.find((resource) => resource.name === name);
  const path = source === void 0 ? "." : decode3(source);
  if (row === void 0 || path === null) return null;
  const { tool, given, mimeType } = row;
  return { tool, given: { ...given, source: path }, mimeType };
}
function decode3(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

// src/cli/mcp/index.ts
async function mcp(options, io) {
  const { onStdin } = io;
  if (onStdin === void 0) throw new Misuse(NO_CLIENT, { remedy: NO_CLIENT_REMEDY });
  const bounds = { top: await servedDirectory(io), network: options.network };
  const queue = createQueue();
  const memory = createMemory();
  const server = createServer(
    bounds,
    (tool, raw, signal) => queue.add(async () => signal.aborted ? NO_ANSWER : callTool(tool, raw, options, { bounds, io, memory })).catch(failureOf)
  );
  const input = new import_node_stream.PassThrough();
  const output = new import_node_stream.Writable({
    write: (bytes, _, done) => void io.stdout(bytes).then(() => done(), done)
  });
  const closed = new Promise((resolve4) => {
    server.onclose = resolve4;
  });
  await server.connect(new StdioServerTransport(input, output, { maxBufferSize: QUESTION_BYTES_MAX }));
  if (io.stderrIsTerminal) io.stderr(`${waiting(io.directory)}
`);
  const ended = onStdin((bytes) => void input.write(bytes));
  await Promise.race([ended, closed]);
  await queue.idle();
}
async function servedDirectory(io) {
  const directory = await io.realPath(io.directory) ?? io.directory;
  const home = await io.realPath(io.home).catch(() => null) ?? io.home;
  if (directory !== (0, import_node_path3.dirname)(directory) && !isWithin(directory, home)) return directory;
  throw new Misuse(TOO_WIDE, { remedy: TOO_WIDE_REMEDY });
}
var NO_ANSWER = { content: [] };
function createServer(bounds, onCall) {
  const server = new Server(
    { name: PROGRAM, version: VERSION },
    {
      capabilities: { tools: {}, resources: {} },
      instructions: INSTRUCTIONS,
      // Never called: it would validate answers of users to questions of the server, which asks none.
      jsonSchemaValidator: { getValidator: () => () => ({ valid: false, data: void 0, errorMessage: "" }) }
    }
  );
  server.setRequestHandler("tools/list", async () => ({
    // The SDK types a JSON Schema with lists that may be written to.
    tools: TOOLS.map((tool) => described(tool, bounds.network))
  }));
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq: { signal } }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (tool === void 0) throw new ProtocolError(ProtocolErrorCode.InvalidParams, unknownTool(params.name));
    return { ...await onCall(tool, params.arguments ?? {}, signal) };
  });
  server.setRequestHandler("resources/list", async () => ({ resources: [...RESOURCES] }));
  server.setRequestHandler("resources/templates/list", async () => ({ resourceTemplates: [...TEMPLATES] }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }, { mcpReq: { signal } }) => {
    const read = readUri(uri);
    if (read === null) throw new ProtocolError(ProtocolErrorCode.InvalidParams, resourceUnknown(uri));
    const { tool, given, mimeType } = read;
    const { content, isError } = await onCall(tool, given, signal);
    const text = content.flatMap((part) => part.type === "text" ? part.text : [])[0] ?? "";
    if (isError === true) throw new ProtocolError(ProtocolErrorCode.InvalidParams, text);
    return { contents: [{ uri, mimeType, text }] };
  });
  return server;
}
async function callTool(tool, raw, options, { bounds, io, memory }) {
  const stdout = [];
  let stderr = "";
  const world = {
    ...confined(io, bounds),
    stdout: async (content) => void stdout.push(Buffer.from(content)),
    stderr: (text) => {
      stderr += text;
    },
    stdoutIsTerminal: false,
    stderrIsTerminal: false
  };
  try {
    const { options: callOptions, inputs } = await readArguments(tool, raw, bounds, world);
    const serverOptions = {
      fetch: bounds.network,
      cache: options.cache,
      // Without network access the option would only cause a warning that a client cannot act on.
      ...bounds.network && { privateHost: options["private-host"] },
      // Clients cannot override the account setting of the server.
      ...options["hide-accounts"] === "on" && { hideAccounts: "on" }
    };
    const given = { options: { ...callOptions, ...serverOptions }, inputs };
    const output = await tool.run(given, world, { top: bounds.top, memory });
    if (output === null || typeof output === "string") return answerOf(Buffer.concat(stdout), output, stderr);
    const { structured, mediaType = null } = output;
    return { ...answerOf(Buffer.concat(stdout), mediaType, stderr), structuredContent: { ...structured } };
  } catch (error2) {
    return failureOf(error2);
  }
}
function answerOf(stdout, mediaType, notes) {
  const output = mediaType === null ? textContent(stdout) : binaryContent(stdout, mediaType);
  if (notes.trim() === "") return { content: [output] };
  return { content: [output, { type: "text", text: notes.slice(0, NOTES_LENGTH_MAX) }] };
}
function textContent(stdout) {
  const text = stdout.toString("utf8");
  if (text.length <= TEXT_LENGTH_MAX) return { type: "text", text };
  throw new Misuse(textTooLong(text.length, TEXT_LENGTH_MAX), { remedy: TOO_LONG_REMEDY });
}
function binaryContent(stdout, mimeType) {
  if (stdout.length > IMAGE_BYTES_MAX) {
    throw new Misuse(imageTooLarge(stdout.length, IMAGE_BYTES_MAX), { remedy: TOO_LONG_REMEDY });
  }
  const data = stdout.toString("base64");
  if (mimeType.startsWith("image/")) return { type: "image", data, mimeType };
  return { type: "resource", resource: { uri: DOCUMENT, mimeType, blob: data } };
}
var failureOf = (error2) => ({
  content: [{ type: "text", text: describeFailure(error2) }],
  isError: true
});
function createQueue() {
  let last = Promise.resolve();
  let unfinished = 0;
  return {
    add: (work) => {
      if (unfinished > WAITING_MAX) return Promise.reject(new Misuse(BUSY, { remedy: BUSY_REMEDY }));
      unfinished++;
      const done = last.then(work).finally(() => unfinished--);
      last = done.catch(() => {
      });
      return done;
    },
    idle: async () => void await last
  };
}

// parts/mcp.js
var modules = {
  "src/cli/mcp/index.ts": () => ({ answerOf, createQueue, mcp })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
/*! Bundled license information:

@modelcontextprotocol/server/dist/src-DdvbAHrR.mjs:
  (*!
  * content-type
  * Copyright(c) 2015 Douglas Christopher Wilson
  * MIT Licensed
  *)
*/
