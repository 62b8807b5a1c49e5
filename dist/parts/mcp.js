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

// never-called:../validation/ajv-provider.js
var require_ajv_provider = __commonJS({
  "never-called:../validation/ajv-provider.js"(exports2, module23) {
    var never2 = () => {
      throw new Error("../validation/ajv-provider.js is not in this program: no client is asked to fill in a form");
    };
    module23.exports = { Extract: never2, Parse: never2, spawn: never2, extractBody: never2, AjvJsonSchemaValidator: never2 };
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
function floatSafeRemainder(val, step) {
  const ratio = val / step, roundedRatio = Math.round(ratio), tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
  return Math.abs(ratio - roundedRatio) < tolerance ? 0 : ratio - roundedRatio;
}
var EVALUATING = /* @__PURE__ */ Symbol("evaluating");
function defineLazy(object3, key, getter) {
  let value;
  Object.defineProperty(object3, key, { get() {
    if (value !== EVALUATING) return value === void 0 && (value = EVALUATING, value = getter()), value;
  }, set(v) {
    Object.defineProperty(object3, key, { value: v });
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
function urlHostnameOk(url, hostname) {
  return hostname.lastIndex = 0, hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
  return protocol.lastIndex = 0, protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
var $ZodURL = $constructor("$ZodURL", (inst, def) => {
  $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
    try {
      const trimmed = payload.value.trim(), url = validateURL(trimmed, def);
      if (url === URL_BAD_FORMAT) {
        payload.issues.push({ code: "invalid_format", format: "url", note: "Invalid URL format", input: payload.value, inst, continue: !def.abort });
        return;
      }
      if (url === URL_UNPARSEABLE) {
        payload.issues.push({ code: "invalid_format", format: "url", input: payload.value, inst, continue: !def.abort });
        return;
      }
      if (url === true) {
        payload.value = stripTabAndNewline(trimmed);
        return;
      }
      def.hostname && !urlHostnameOk(url, def.hostname) && payload.issues.push({ code: "invalid_format", format: "url", note: "Invalid hostname", pattern: def.hostname.source, input: payload.value, inst, continue: !def.abort }), def.protocol && !urlProtocolOk(url, def.protocol) && payload.issues.push({ code: "invalid_format", format: "url", note: "Invalid protocol", pattern: def.protocol.source, input: payload.value, inst, continue: !def.abort }), payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
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
  const memo2 = globalConfig.memoizer;
  memo2?.attach(inst), inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input)) return payload.issues.push({ expected: "array", code: "invalid_type", input, inst }), payload;
    payload.value = memo2 ? memo2.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
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
  const memo2 = globalConfig.memoizer;
  memo2?.attach(inst), inst._zod.parse = (payload, ctx) => {
    value ?? (value = _normalized.value);
    const input = payload.value;
    if (!isObject2(input)) return payload.issues.push({ expected: "object", code: "invalid_type", input, inst }), payload;
    payload.value = memo2 ? memo2.alloc(inst, payload, {}, ctx) : {};
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
  )), memo2 = globalConfig.memoizer, generateFastpass = (shape) => {
    const normalized = _normalized.value, syms = normalized.symbolKeys, doc = new Doc(["payload", "ctx"], { shape, inst, memo: memo2, syms }), parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`, prefixStr = (id, k) => `
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
    doc.write(memo2 ? "const newResult = memo.alloc(inst, payload, {}, ctx);" : "const newResult = {};");
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
  const items = def.items, memo2 = globalConfig.memoizer;
  memo2?.attach(inst), inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!Array.isArray(input))
      return payload.issues.push({ input, inst, expected: "tuple", code: "invalid_type" }), payload;
    payload.value = memo2 ? memo2.alloc(inst, payload, [], ctx) : [];
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
  const memo2 = globalConfig.memoizer;
  memo2?.attach(
    inst
  ), inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!isPlainObject(input)) return payload.issues.push({ expected: "record", code: "invalid_type", input, inst }), payload;
    const proms = [], values = def.keyType._zod.values;
    if (values && !def.partial) {
      payload.value = memo2 ? memo2.alloc(inst, payload, {}, ctx) : {};
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
      payload.value = memo2 ? memo2.alloc(inst, payload, {}, ctx) : {};
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
  const memo2 = globalConfig.memoizer;
  memo2?.attach(inst), inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!(input instanceof Map)) return payload.issues.push({ expected: "map", code: "invalid_type", input, inst }), payload;
    const proms = [];
    payload.value = memo2 ? memo2.alloc(inst, payload, /* @__PURE__ */ new Map(), ctx) : /* @__PURE__ */ new Map();
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
  const memo2 = globalConfig.memoizer;
  memo2?.attach(inst), inst._zod.parse = (payload, ctx) => {
    const input = payload.value;
    if (!(input instanceof Set)) return payload.issues.push({ input, inst, expected: "set", code: "invalid_type" }), payload;
    const proms = [];
    payload.value = memo2 ? memo2.alloc(inst, payload, /* @__PURE__ */ new Set(), ctx) : /* @__PURE__ */ new Set();
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
function isRecursive(inst, stack, resolve3) {
  const cached2 = recursive.get(inst);
  if (cached2 !== void 0) return cached2 ? PROVEN : NONE;
  if (stack.has(inst)) return PROVEN;
  stack.add(inst);
  let result = NONE;
  const check = (child) => {
    if (result !== PROVEN && child?._zod) {
      const answer = isRecursive(child, stack, resolve3);
      answer > result && (result = answer);
    }
  }, shape = (sh, spread) => {
    let answer = NONE;
    for (const key of Reflect.ownKeys(
      sh
    )) {
      const desc = Object.getOwnPropertyDescriptor(sh, key);
      if (spread && !desc.enumerable) continue;
      const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve3) : NONE;
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
      const inner = def._cachedInner ?? (resolve3 ? inst._zod.innerType : void 0);
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
  const entry = { value: empty, issues: null };
  return bucket.set(payload.value, entry), open.push(entry), empty;
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
      const entry = open.length > depth ? open.pop() : void 0;
      return result instanceof Promise ? result.then((r) => (entry && (entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES), r)) : (entry && (entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES), result);
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
function _int(Class2, params) {
  return new Class2({ type: "number", check: "number_format", abort: false, format: "safeint", ...normalizeParams(params) });
}
function _boolean(Class2, params) {
  return new Class2({ type: "boolean", ...normalizeParams(params) });
}
function _null2(Class2, params) {
  return new Class2({ type: "null", ...normalizeParams(params) });
}
function _unknown(Class2) {
  return new Class2({ type: "unknown" });
}
function _never(Class2, params) {
  return new Class2({ type: "never", ...normalizeParams(params) });
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
function _custom(Class2, fn, _params) {
  const norm = normalizeParams(_params);
  return norm.abort ?? (norm.abort = true), new Class2({ type: "custom", check: "custom", fn, ...norm });
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
  for (const entry of ctx.seen.entries()) {
    const id = ctx.metadataRegistry.get(entry[0])?.id;
    if (id) {
      const existing = idToSchema.get(id);
      if (existing && existing !== entry[0])
        throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
      idToSchema.set(id, entry[0]);
    }
  }
  const makeURI = (entry) => {
    const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
    if (ctx.external) {
      const externalId = ctx.external.registry.get(entry[0])?.id, uriGenerator = ctx.external.uri ?? ((id2) => id2);
      if (externalId) return {
        ref: uriGenerator(externalId)
      };
      const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
      return entry[1].defId = id, { defId: id, ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(
        id
      )}` };
    }
    const uriPrefix = "#", defUriPrefix = `${uriPrefix}/${defsSegment}/`;
    if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
    const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
    return {
      defId,
      ref: defUriPrefix + encodeJSONPointerSegment(defId)
    };
  }, extractToDef = (entry) => {
    if (entry[1].schema.$ref) return;
    const seen = entry[1], { ref, defId } = makeURI(entry);
    seen.def = { ...seen.schema }, defId && (seen.defId = defId);
    const schema2 = seen.schema;
    for (const key in schema2) delete schema2[key];
    schema2.$ref = ref;
  };
  if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
    const seen = entry[1];
    if (seen.cycle) throw new Error(
      `Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`
    );
  }
  for (const entry of ctx.seen.entries()) {
    const seen = entry[1];
    if (schema === entry[0]) {
      extractToDef(entry);
      continue;
    }
    if (ctx.external) {
      const ext = ctx.external.registry.get(entry[0])?.id;
      if (schema !== entry[0] && ext) {
        extractToDef(entry);
        continue;
      }
    }
    if (ctx.metadataRegistry.get(entry[0])?.id) {
      extractToDef(entry);
      continue;
    }
    if (seen.cycle) {
      extractToDef(entry);
      continue;
    }
    seen.count > 1 && ctx.reused === "ref" && extractToDef(entry);
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
  for (const object3 of objects) {
    for (const key in object3.properties) {
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
    for (const key of object3.required ?? []) required2.add(key);
  }
  const folded = { type: "object", properties };
  if (required2.size && (folded.required = [...required2]), objects.every((object3) => object3.additionalProperties === false)) folded.additionalProperties = false;
  else {
    const constraints = [];
    for (const object3 of objects) {
      const constraint = undeclaredConstraint(object3);
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
    for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
    if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
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
  if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
    const seen = entry[1];
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
  for (const entry of ctx.seen.values()) entry.def && !bySchema.has(entry.schema) && bySchema.set(entry.schema, entry);
  const rewrites = /* @__PURE__ */ new Map();
  for (const record2 of pendingRecords.get(ctx) ?? []) {
    const seen = ctx.seen.get(record2), names = (seen?.def ?? seen?.schema)?.propertyNames;
    if (!names || names === true || rewrites.has(names)) continue;
    const rewritten = stringifyKeyNames(
      bySchema,
      names,
      /* @__PURE__ */ new Set()
    );
    rewritten !== names && rewrites.set(names, rewritten);
  }
  if (rewrites.size) for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
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

// node_modules/@modelcontextprotocol/sdk/dist/esm/server/zod-compat.js
function isZ4Schema(s) {
  return !!s._zod;
}
function safeParse2(schema, data) {
  return isZ4Schema(schema) ? safeParse(schema, data) : schema.safeParse(data);
}
function getObjectShape(schema) {
  if (!schema) return;
  let rawShape2;
  if (isZ4Schema(schema) ? rawShape2 = schema._zod?.def?.shape : rawShape2 = schema.shape, !!rawShape2) {
    if (typeof rawShape2 == "function") try {
      return rawShape2();
    } catch {
      return;
    }
    return rawShape2;
  }
}
function getLiteralValue(schema) {
  if (isZ4Schema(schema)) {
    const def2 = schema._zod?.def;
    if (def2) {
      if (def2.value !== void 0) return def2.value;
      if (Array.isArray(def2.values) && def2.values.length > 0) return def2.values[0];
    }
  }
  const def = schema._def;
  if (def) {
    if (def.value !== void 0) return def.value;
    if (Array.isArray(def.values) && def.values.length > 0) return def.values[0];
  }
  const directValue = schema.value;
  if (directValue !== void 0) return directValue;
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
var safeParse3 = _safeParse(ZodRealError);
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
    return safeParse3(this, data, params);
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
function object2(shape, params) {
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
function custom(fn, _params) {
  return _custom(ZodCustom, fn ?? (() => true), _params);
}
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

// node_modules/@modelcontextprotocol/sdk/dist/esm/types.js
var LATEST_PROTOCOL_VERSION = "2025-11-25";
var SUPPORTED_PROTOCOL_VERSIONS = [LATEST_PROTOCOL_VERSION, "2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07"];
var RELATED_TASK_META_KEY = "io.modelcontextprotocol/related-task";
var JSONRPC_VERSION = "2.0";
var AssertObjectSchema = custom((v) => v !== null && (typeof v == "object" || typeof v == "function"));
var ProgressTokenSchema = union([string2(), number2().int()]);
var CursorSchema = string2();
var TaskCreationParamsSchema = looseObject({ ttl: number2().optional(), pollInterval: number2().optional() });
var TaskMetadataSchema = object2({ ttl: number2().optional() });
var RelatedTaskMetadataSchema = object2({ taskId: string2() });
var RequestMetaSchema = looseObject({ progressToken: ProgressTokenSchema.optional(), [RELATED_TASK_META_KEY]: RelatedTaskMetadataSchema.optional() });
var BaseRequestParamsSchema = object2({ _meta: RequestMetaSchema.optional() });
var TaskAugmentedRequestParamsSchema = BaseRequestParamsSchema.extend({ task: TaskMetadataSchema.optional() });
var isTaskAugmentedRequestParams = (value) => TaskAugmentedRequestParamsSchema.safeParse(value).success;
var RequestSchema = object2({ method: string2(), params: BaseRequestParamsSchema.loose().optional() });
var NotificationsParamsSchema = object2({ _meta: RequestMetaSchema.optional() });
var NotificationSchema = object2({ method: string2(), params: NotificationsParamsSchema.loose().optional() });
var ResultSchema = looseObject({ _meta: RequestMetaSchema.optional() });
var RequestIdSchema = union([string2(), number2().int()]);
var JSONRPCRequestSchema = object2({ jsonrpc: literal(JSONRPC_VERSION), id: RequestIdSchema, ...RequestSchema.shape }).strict();
var isJSONRPCRequest = (value) => JSONRPCRequestSchema.safeParse(value).success;
var JSONRPCNotificationSchema = object2({ jsonrpc: literal(JSONRPC_VERSION), ...NotificationSchema.shape }).strict();
var isJSONRPCNotification = (value) => JSONRPCNotificationSchema.safeParse(value).success;
var JSONRPCResultResponseSchema = object2({
  jsonrpc: literal(JSONRPC_VERSION),
  id: RequestIdSchema,
  result: ResultSchema
}).strict();
var isJSONRPCResultResponse = (value) => JSONRPCResultResponseSchema.safeParse(value).success;
var ErrorCode;
(function(ErrorCode2) {
  ErrorCode2[ErrorCode2.ConnectionClosed = -32e3] = "ConnectionClosed", ErrorCode2[ErrorCode2.RequestTimeout = -32001] = "RequestTimeout", ErrorCode2[ErrorCode2.ParseError = -32700] = "ParseError", ErrorCode2[ErrorCode2.InvalidRequest = -32600] = "InvalidRequest", ErrorCode2[ErrorCode2.MethodNotFound = -32601] = "MethodNotFound", ErrorCode2[ErrorCode2.InvalidParams = -32602] = "InvalidParams", ErrorCode2[ErrorCode2.InternalError = -32603] = "InternalError", ErrorCode2[ErrorCode2.UrlElicitationRequired = -32042] = "UrlElicitationRequired";
})(ErrorCode || (ErrorCode = {}));
var JSONRPCErrorResponseSchema = object2({ jsonrpc: literal(JSONRPC_VERSION), id: RequestIdSchema.optional(), error: object2({ code: number2().int(), message: string2(), data: unknown().optional() }) }).strict();
var isJSONRPCErrorResponse = (value) => JSONRPCErrorResponseSchema.safeParse(value).success;
var JSONRPCMessageSchema = union([
  JSONRPCRequestSchema,
  JSONRPCNotificationSchema,
  JSONRPCResultResponseSchema,
  JSONRPCErrorResponseSchema
]);
var JSONRPCResponseSchema = union([JSONRPCResultResponseSchema, JSONRPCErrorResponseSchema]);
var EmptyResultSchema = ResultSchema.strict();
var CancelledNotificationParamsSchema = NotificationsParamsSchema.extend({ requestId: RequestIdSchema.optional(), reason: string2().optional() });
var CancelledNotificationSchema = NotificationSchema.extend({ method: literal("notifications/cancelled"), params: CancelledNotificationParamsSchema });
var IconSchema = object2({ src: string2(), mimeType: string2().optional(), sizes: array(string2()).optional(), theme: _enum(["light", "dark"]).optional() });
var IconsSchema = object2({ icons: array(IconSchema).optional() });
var BaseMetadataSchema = object2({ name: string2(), title: string2().optional() });
var ImplementationSchema = BaseMetadataSchema.extend({ ...BaseMetadataSchema.shape, ...IconsSchema.shape, version: string2(), websiteUrl: string2().optional(), description: string2().optional() });
var FormElicitationCapabilitySchema = intersection(object2({ applyDefaults: boolean2().optional() }), record(string2(), unknown()));
var ElicitationCapabilitySchema = preprocess((value) => value && typeof value == "object" && !Array.isArray(value) && Object.keys(value).length === 0 ? { form: {} } : value, intersection(object2({ form: FormElicitationCapabilitySchema.optional(), url: AssertObjectSchema.optional() }), record(string2(), unknown()).optional()));
var ClientTasksCapabilitySchema = looseObject({ list: AssertObjectSchema.optional(), cancel: AssertObjectSchema.optional(), requests: looseObject(
  { sampling: looseObject({ createMessage: AssertObjectSchema.optional() }).optional(), elicitation: looseObject({ create: AssertObjectSchema.optional() }).optional() }
).optional() });
var ServerTasksCapabilitySchema = looseObject({ list: AssertObjectSchema.optional(), cancel: AssertObjectSchema.optional(), requests: looseObject({ tools: looseObject({ call: AssertObjectSchema.optional() }).optional() }).optional() });
var ClientCapabilitiesSchema = object2({ experimental: record(string2(), AssertObjectSchema).optional(), sampling: object2({ context: AssertObjectSchema.optional(), tools: AssertObjectSchema.optional() }).optional(), elicitation: ElicitationCapabilitySchema.optional(), roots: object2({ listChanged: boolean2().optional() }).optional(), tasks: ClientTasksCapabilitySchema.optional(), extensions: record(string2(), AssertObjectSchema).optional() });
var InitializeRequestParamsSchema = BaseRequestParamsSchema.extend({ protocolVersion: string2(), capabilities: ClientCapabilitiesSchema, clientInfo: ImplementationSchema });
var InitializeRequestSchema = RequestSchema.extend({ method: literal("initialize"), params: InitializeRequestParamsSchema });
var ServerCapabilitiesSchema = object2({ experimental: record(string2(), AssertObjectSchema).optional(), logging: AssertObjectSchema.optional(), completions: AssertObjectSchema.optional(), prompts: object2({ listChanged: boolean2().optional() }).optional(), resources: object2({ subscribe: boolean2().optional(), listChanged: boolean2().optional() }).optional(), tools: object2({ listChanged: boolean2().optional() }).optional(), tasks: ServerTasksCapabilitySchema.optional(), extensions: record(string2(), AssertObjectSchema).optional() });
var InitializeResultSchema = ResultSchema.extend({ protocolVersion: string2(), capabilities: ServerCapabilitiesSchema, serverInfo: ImplementationSchema, instructions: string2().optional() });
var InitializedNotificationSchema = NotificationSchema.extend({ method: literal("notifications/initialized"), params: NotificationsParamsSchema.optional() });
var PingRequestSchema = RequestSchema.extend({ method: literal("ping"), params: BaseRequestParamsSchema.optional() });
var ProgressSchema = object2({ progress: number2(), total: optional(number2()), message: optional(string2()) });
var ProgressNotificationParamsSchema = object2({ ...NotificationsParamsSchema.shape, ...ProgressSchema.shape, progressToken: ProgressTokenSchema });
var ProgressNotificationSchema = NotificationSchema.extend({
  method: literal("notifications/progress"),
  params: ProgressNotificationParamsSchema
});
var PaginatedRequestParamsSchema = BaseRequestParamsSchema.extend({ cursor: CursorSchema.optional() });
var PaginatedRequestSchema = RequestSchema.extend({ params: PaginatedRequestParamsSchema.optional() });
var PaginatedResultSchema = ResultSchema.extend({ nextCursor: CursorSchema.optional() });
var TaskStatusSchema = _enum(["working", "input_required", "completed", "failed", "cancelled"]);
var TaskSchema = object2(
  { taskId: string2(), status: TaskStatusSchema, ttl: union([number2(), _null3()]), createdAt: string2(), lastUpdatedAt: string2(), pollInterval: optional(number2()), statusMessage: optional(string2()) }
);
var CreateTaskResultSchema = ResultSchema.extend({ task: TaskSchema });
var TaskStatusNotificationParamsSchema = NotificationsParamsSchema.merge(TaskSchema);
var TaskStatusNotificationSchema = NotificationSchema.extend({ method: literal("notifications/tasks/status"), params: TaskStatusNotificationParamsSchema });
var GetTaskRequestSchema = RequestSchema.extend({ method: literal("tasks/get"), params: BaseRequestParamsSchema.extend({ taskId: string2() }) });
var GetTaskResultSchema = ResultSchema.merge(TaskSchema);
var GetTaskPayloadRequestSchema = RequestSchema.extend({ method: literal("tasks/result"), params: BaseRequestParamsSchema.extend({ taskId: string2() }) });
var GetTaskPayloadResultSchema = ResultSchema.loose();
var ListTasksRequestSchema = PaginatedRequestSchema.extend({ method: literal("tasks/list") });
var ListTasksResultSchema = PaginatedResultSchema.extend({ tasks: array(TaskSchema) });
var CancelTaskRequestSchema = RequestSchema.extend({ method: literal("tasks/cancel"), params: BaseRequestParamsSchema.extend({ taskId: string2() }) });
var CancelTaskResultSchema = ResultSchema.merge(TaskSchema);
var ResourceContentsSchema = object2({
  uri: string2(),
  mimeType: optional(string2()),
  _meta: record(string2(), unknown()).optional()
});
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
var AnnotationsSchema = object2({ audience: array(RoleSchema).optional(), priority: number2().min(0).max(1).optional(), lastModified: iso_exports.datetime({ offset: true }).optional() });
var ResourceSchema = object2({ ...BaseMetadataSchema.shape, ...IconsSchema.shape, uri: string2(), description: optional(string2()), mimeType: optional(string2()), size: optional(number2()), annotations: AnnotationsSchema.optional(), _meta: optional(looseObject(
  {}
)) });
var ResourceTemplateSchema = object2({ ...BaseMetadataSchema.shape, ...IconsSchema.shape, uriTemplate: string2(), description: optional(string2()), mimeType: optional(string2()), annotations: AnnotationsSchema.optional(), _meta: optional(looseObject({})) });
var ListResourcesRequestSchema = PaginatedRequestSchema.extend({ method: literal("resources/list") });
var ListResourcesResultSchema = PaginatedResultSchema.extend({
  resources: array(ResourceSchema)
});
var ListResourceTemplatesRequestSchema = PaginatedRequestSchema.extend({ method: literal("resources/templates/list") });
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
var ResourceUpdatedNotificationParamsSchema = NotificationsParamsSchema.extend({ uri: string2() });
var ResourceUpdatedNotificationSchema = NotificationSchema.extend({ method: literal("notifications/resources/updated"), params: ResourceUpdatedNotificationParamsSchema });
var PromptArgumentSchema = object2({ name: string2(), description: optional(string2()), required: optional(boolean2()) });
var PromptSchema = object2({ ...BaseMetadataSchema.shape, ...IconsSchema.shape, description: optional(string2()), arguments: optional(array(PromptArgumentSchema)), _meta: optional(
  looseObject({})
) });
var ListPromptsRequestSchema = PaginatedRequestSchema.extend({ method: literal("prompts/list") });
var ListPromptsResultSchema = PaginatedResultSchema.extend({ prompts: array(PromptSchema) });
var GetPromptRequestParamsSchema = BaseRequestParamsSchema.extend({ name: string2(), arguments: record(string2(), string2()).optional() });
var GetPromptRequestSchema = RequestSchema.extend({ method: literal("prompts/get"), params: GetPromptRequestParamsSchema });
var TextContentSchema = object2({ type: literal("text"), text: string2(), annotations: AnnotationsSchema.optional(), _meta: record(string2(), unknown()).optional() });
var ImageContentSchema = object2({
  type: literal("image"),
  data: Base64Schema,
  mimeType: string2(),
  annotations: AnnotationsSchema.optional(),
  _meta: record(string2(), unknown()).optional()
});
var AudioContentSchema = object2({
  type: literal("audio"),
  data: Base64Schema,
  mimeType: string2(),
  annotations: AnnotationsSchema.optional(),
  _meta: record(string2(), unknown()).optional()
});
var ToolUseContentSchema = object2({ type: literal("tool_use"), name: string2(), id: string2(), input: record(
  string2(),
  unknown()
), _meta: record(string2(), unknown()).optional() });
var EmbeddedResourceSchema = object2({ type: literal("resource"), resource: union([TextResourceContentsSchema, BlobResourceContentsSchema]), annotations: AnnotationsSchema.optional(), _meta: record(string2(), unknown()).optional() });
var ResourceLinkSchema = ResourceSchema.extend({ type: literal("resource_link") });
var ContentBlockSchema = union([
  TextContentSchema,
  ImageContentSchema,
  AudioContentSchema,
  ResourceLinkSchema,
  EmbeddedResourceSchema
]);
var PromptMessageSchema = object2({ role: RoleSchema, content: ContentBlockSchema });
var GetPromptResultSchema = ResultSchema.extend({ description: string2().optional(), messages: array(PromptMessageSchema) });
var PromptListChangedNotificationSchema = NotificationSchema.extend({ method: literal("notifications/prompts/list_changed"), params: NotificationsParamsSchema.optional() });
var ToolAnnotationsSchema = object2({ title: string2().optional(), readOnlyHint: boolean2().optional(), destructiveHint: boolean2().optional(), idempotentHint: boolean2().optional(), openWorldHint: boolean2().optional() });
var ToolExecutionSchema = object2({ taskSupport: _enum(["required", "optional", "forbidden"]).optional() });
var ToolSchema = object2({ ...BaseMetadataSchema.shape, ...IconsSchema.shape, description: string2().optional(), inputSchema: object2({ type: literal("object"), properties: record(string2(), AssertObjectSchema).optional(), required: array(string2()).optional() }).catchall(unknown()), outputSchema: object2({ type: literal("object"), properties: record(string2(), AssertObjectSchema).optional(), required: array(string2()).optional() }).catchall(unknown()).optional(), annotations: ToolAnnotationsSchema.optional(), execution: ToolExecutionSchema.optional(), _meta: record(string2(), unknown()).optional() });
var ListToolsRequestSchema = PaginatedRequestSchema.extend({ method: literal("tools/list") });
var ListToolsResultSchema = PaginatedResultSchema.extend({ tools: array(ToolSchema) });
var CallToolResultSchema = ResultSchema.extend({ content: array(ContentBlockSchema).default([]), structuredContent: record(string2(), unknown()).optional(), isError: boolean2().optional() });
var CompatibilityCallToolResultSchema = CallToolResultSchema.or(ResultSchema.extend({ toolResult: unknown() }));
var CallToolRequestParamsSchema = TaskAugmentedRequestParamsSchema.extend({
  name: string2(),
  arguments: record(string2(), unknown()).optional()
});
var CallToolRequestSchema = RequestSchema.extend({ method: literal("tools/call"), params: CallToolRequestParamsSchema });
var ToolListChangedNotificationSchema = NotificationSchema.extend({ method: literal("notifications/tools/list_changed"), params: NotificationsParamsSchema.optional() });
var ListChangedOptionsBaseSchema = object2({ autoRefresh: boolean2().default(true), debounceMs: number2().int().nonnegative().default(300) });
var LoggingLevelSchema = _enum(["debug", "info", "notice", "warning", "error", "critical", "alert", "emergency"]);
var SetLevelRequestParamsSchema = BaseRequestParamsSchema.extend({ level: LoggingLevelSchema });
var SetLevelRequestSchema = RequestSchema.extend({ method: literal("logging/setLevel"), params: SetLevelRequestParamsSchema });
var LoggingMessageNotificationParamsSchema = NotificationsParamsSchema.extend({
  level: LoggingLevelSchema,
  logger: string2().optional(),
  data: unknown()
});
var LoggingMessageNotificationSchema = NotificationSchema.extend({ method: literal("notifications/message"), params: LoggingMessageNotificationParamsSchema });
var ModelHintSchema = object2({ name: string2().optional() });
var ModelPreferencesSchema = object2({ hints: array(ModelHintSchema).optional(), costPriority: number2().min(0).max(1).optional(), speedPriority: number2().min(0).max(1).optional(), intelligencePriority: number2().min(0).max(1).optional() });
var ToolChoiceSchema = object2({ mode: _enum(["auto", "required", "none"]).optional() });
var ToolResultContentSchema = object2({
  type: literal("tool_result"),
  toolUseId: string2().describe("The unique identifier for the corresponding tool call."),
  content: array(ContentBlockSchema).default([]),
  structuredContent: object2({}).loose().optional(),
  isError: boolean2().optional(),
  _meta: record(string2(), unknown()).optional()
});
var SamplingContentSchema = discriminatedUnion("type", [TextContentSchema, ImageContentSchema, AudioContentSchema]);
var SamplingMessageContentBlockSchema = discriminatedUnion("type", [TextContentSchema, ImageContentSchema, AudioContentSchema, ToolUseContentSchema, ToolResultContentSchema]);
var SamplingMessageSchema = object2({ role: RoleSchema, content: union([
  SamplingMessageContentBlockSchema,
  array(SamplingMessageContentBlockSchema)
]), _meta: record(string2(), unknown()).optional() });
var CreateMessageRequestParamsSchema = TaskAugmentedRequestParamsSchema.extend({
  messages: array(SamplingMessageSchema),
  modelPreferences: ModelPreferencesSchema.optional(),
  systemPrompt: string2().optional(),
  includeContext: _enum(["none", "thisServer", "allServers"]).optional(),
  temperature: number2().optional(),
  maxTokens: number2().int(),
  stopSequences: array(string2()).optional(),
  metadata: AssertObjectSchema.optional(),
  tools: array(ToolSchema).optional(),
  toolChoice: ToolChoiceSchema.optional()
});
var CreateMessageRequestSchema = RequestSchema.extend({ method: literal("sampling/createMessage"), params: CreateMessageRequestParamsSchema });
var CreateMessageResultSchema = ResultSchema.extend({ model: string2(), stopReason: optional(_enum(["endTurn", "stopSequence", "maxTokens"]).or(string2())), role: RoleSchema, content: SamplingContentSchema });
var CreateMessageResultWithToolsSchema = ResultSchema.extend({ model: string2(), stopReason: optional(_enum(["endTurn", "stopSequence", "maxTokens", "toolUse"]).or(string2())), role: RoleSchema, content: union([SamplingMessageContentBlockSchema, array(SamplingMessageContentBlockSchema)]) });
var BooleanSchemaSchema = object2(
  { type: literal("boolean"), title: string2().optional(), description: string2().optional(), default: boolean2().optional() }
);
var StringSchemaSchema = object2({
  type: literal("string"),
  title: string2().optional(),
  description: string2().optional(),
  minLength: number2().optional(),
  maxLength: number2().optional(),
  format: _enum(["email", "uri", "date", "date-time"]).optional(),
  default: string2().optional()
});
var NumberSchemaSchema = object2({ type: _enum(["number", "integer"]), title: string2().optional(), description: string2().optional(), minimum: number2().optional(), maximum: number2().optional(), default: number2().optional() });
var UntitledSingleSelectEnumSchemaSchema = object2({ type: literal("string"), title: string2().optional(), description: string2().optional(), enum: array(string2()), default: string2().optional() });
var TitledSingleSelectEnumSchemaSchema = object2({ type: literal("string"), title: string2().optional(), description: string2().optional(), oneOf: array(object2({ const: string2(), title: string2() })), default: string2().optional() });
var LegacyTitledEnumSchemaSchema = object2({ type: literal("string"), title: string2().optional(), description: string2().optional(), enum: array(string2()), enumNames: array(string2()).optional(), default: string2().optional() });
var SingleSelectEnumSchemaSchema = union([UntitledSingleSelectEnumSchemaSchema, TitledSingleSelectEnumSchemaSchema]);
var UntitledMultiSelectEnumSchemaSchema = object2({ type: literal("array"), title: string2().optional(), description: string2().optional(), minItems: number2().optional(), maxItems: number2().optional(), items: object2({ type: literal("string"), enum: array(string2()) }), default: array(string2()).optional() });
var TitledMultiSelectEnumSchemaSchema = object2({ type: literal("array"), title: string2().optional(), description: string2().optional(), minItems: number2().optional(), maxItems: number2().optional(), items: object2({ anyOf: array(object2({ const: string2(), title: string2() })) }), default: array(string2()).optional() });
var MultiSelectEnumSchemaSchema = union([UntitledMultiSelectEnumSchemaSchema, TitledMultiSelectEnumSchemaSchema]);
var EnumSchemaSchema = union([LegacyTitledEnumSchemaSchema, SingleSelectEnumSchemaSchema, MultiSelectEnumSchemaSchema]);
var PrimitiveSchemaDefinitionSchema = union([EnumSchemaSchema, BooleanSchemaSchema, StringSchemaSchema, NumberSchemaSchema]);
var ElicitRequestFormParamsSchema = TaskAugmentedRequestParamsSchema.extend({ mode: literal("form").optional(), message: string2(), requestedSchema: object2({ type: literal("object"), properties: record(
  string2(),
  PrimitiveSchemaDefinitionSchema
), required: array(string2()).optional() }) });
var ElicitRequestURLParamsSchema = TaskAugmentedRequestParamsSchema.extend({ mode: literal("url"), message: string2(), elicitationId: string2(), url: string2().url() });
var ElicitRequestParamsSchema = union([ElicitRequestFormParamsSchema, ElicitRequestURLParamsSchema]);
var ElicitRequestSchema = RequestSchema.extend({ method: literal("elicitation/create"), params: ElicitRequestParamsSchema });
var ElicitationCompleteNotificationParamsSchema = NotificationsParamsSchema.extend({ elicitationId: string2() });
var ElicitationCompleteNotificationSchema = NotificationSchema.extend({ method: literal("notifications/elicitation/complete"), params: ElicitationCompleteNotificationParamsSchema });
var ElicitResultSchema = ResultSchema.extend({
  action: _enum(["accept", "decline", "cancel"]),
  content: preprocess((val) => val === null ? void 0 : val, record(string2(), union([string2(), number2(), boolean2(), array(string2())])).optional())
});
var ResourceTemplateReferenceSchema = object2({ type: literal(
  "ref/resource"
), uri: string2() });
var PromptReferenceSchema = object2({ type: literal("ref/prompt"), name: string2() });
var CompleteRequestParamsSchema = BaseRequestParamsSchema.extend({ ref: union([PromptReferenceSchema, ResourceTemplateReferenceSchema]), argument: object2({ name: string2(), value: string2() }), context: object2({ arguments: record(string2(), string2()).optional() }).optional() });
var CompleteRequestSchema = RequestSchema.extend({ method: literal("completion/complete"), params: CompleteRequestParamsSchema });
var CompleteResultSchema = ResultSchema.extend({ completion: looseObject({ values: array(string2()).max(100), total: optional(number2().int()), hasMore: optional(boolean2()) }) });
var RootSchema = object2({ uri: string2().startsWith("file://"), name: string2().optional(), _meta: record(string2(), unknown()).optional() });
var ListRootsRequestSchema = RequestSchema.extend({ method: literal("roots/list"), params: BaseRequestParamsSchema.optional() });
var ListRootsResultSchema = ResultSchema.extend({ roots: array(RootSchema) });
var RootsListChangedNotificationSchema = NotificationSchema.extend({ method: literal("notifications/roots/list_changed"), params: NotificationsParamsSchema.optional() });
var ClientRequestSchema = union([
  PingRequestSchema,
  InitializeRequestSchema,
  CompleteRequestSchema,
  SetLevelRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ReadResourceRequestSchema,
  SubscribeRequestSchema,
  UnsubscribeRequestSchema,
  CallToolRequestSchema,
  ListToolsRequestSchema,
  GetTaskRequestSchema,
  GetTaskPayloadRequestSchema,
  ListTasksRequestSchema,
  CancelTaskRequestSchema
]);
var ClientNotificationSchema = union([CancelledNotificationSchema, ProgressNotificationSchema, InitializedNotificationSchema, RootsListChangedNotificationSchema, TaskStatusNotificationSchema]);
var ClientResultSchema = union([EmptyResultSchema, CreateMessageResultSchema, CreateMessageResultWithToolsSchema, ElicitResultSchema, ListRootsResultSchema, GetTaskResultSchema, ListTasksResultSchema, CreateTaskResultSchema]);
var ServerRequestSchema = union([PingRequestSchema, CreateMessageRequestSchema, ElicitRequestSchema, ListRootsRequestSchema, GetTaskRequestSchema, GetTaskPayloadRequestSchema, ListTasksRequestSchema, CancelTaskRequestSchema]);
var ServerNotificationSchema = union([
  CancelledNotificationSchema,
  ProgressNotificationSchema,
  LoggingMessageNotificationSchema,
  ResourceUpdatedNotificationSchema,
  ResourceListChangedNotificationSchema,
  ToolListChangedNotificationSchema,
  PromptListChangedNotificationSchema,
  TaskStatusNotificationSchema,
  ElicitationCompleteNotificationSchema
]);
var ServerResultSchema = union([
  EmptyResultSchema,
  InitializeResultSchema,
  CompleteResultSchema,
  GetPromptResultSchema,
  ListPromptsResultSchema,
  ListResourcesResultSchema,
  ListResourceTemplatesResultSchema,
  ReadResourceResultSchema,
  CallToolResultSchema,
  ListToolsResultSchema,
  GetTaskResultSchema,
  ListTasksResultSchema,
  CreateTaskResultSchema
]);
var McpError = class _McpError extends Error {
  constructor(code, message, data) {
    super(`MCP error ${code}: ${message}`), this.code = code, this.data = data, this.name = "McpError";
  }
  static fromError(code, message, data) {
    if (code === ErrorCode.UrlElicitationRequired && data) {
      const errorData = data;
      if (errorData.elicitations) return new UrlElicitationRequiredError(errorData.elicitations, message);
    }
    return new _McpError(code, message, data);
  }
};
var UrlElicitationRequiredError = class extends McpError {
  constructor(elicitations, message = `URL elicitation${elicitations.length > 1 ? "s" : ""} required`) {
    super(ErrorCode.UrlElicitationRequired, message, { elicitations });
  }
  get elicitations() {
    return this.data?.elicitations ?? [];
  }
};

// node_modules/@modelcontextprotocol/sdk/dist/esm/experimental/tasks/interfaces.js
function isTerminal(status) {
  return status === "completed" || status === "failed" || status === "cancelled";
}

// node_modules/zod-to-json-schema/dist/esm/parsers/string.js
var ALPHA_NUMERIC = new Set("ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvxyz0123456789");

// node_modules/@modelcontextprotocol/sdk/dist/esm/server/zod-json-schema-compat.js
function getMethodLiteral(schema) {
  const methodSchema = getObjectShape(schema)?.method;
  if (!methodSchema) throw new Error("Schema is missing a method literal");
  const value = getLiteralValue(methodSchema);
  if (typeof value != "string") throw new Error(
    "Schema method literal must be a string"
  );
  return value;
}
function parseWithCompat(schema, data) {
  const result = safeParse2(schema, data);
  if (!result.success) throw result.error;
  return result.data;
}

// node_modules/@modelcontextprotocol/sdk/dist/esm/shared/protocol.js
var DEFAULT_REQUEST_TIMEOUT_MSEC = 6e4;
var Protocol = class {
  constructor(_options) {
    this._options = _options, this._requestMessageId = 0, this._requestHandlers = /* @__PURE__ */ new Map(), this._requestHandlerAbortControllers = /* @__PURE__ */ new Map(), this._notificationHandlers = /* @__PURE__ */ new Map(), this._responseHandlers = /* @__PURE__ */ new Map(), this._progressHandlers = /* @__PURE__ */ new Map(), this._timeoutInfo = /* @__PURE__ */ new Map(), this._pendingDebouncedNotifications = /* @__PURE__ */ new Set(), this._taskProgressTokens = /* @__PURE__ */ new Map(), this._requestResolvers = /* @__PURE__ */ new Map(), this.setNotificationHandler(CancelledNotificationSchema, (notification) => {
      this._oncancel(notification);
    }), this.setNotificationHandler(ProgressNotificationSchema, (notification) => {
      this._onprogress(notification);
    }), this.setRequestHandler(PingRequestSchema, (_request) => ({})), this._taskStore = _options?.taskStore, this._taskMessageQueue = _options?.taskMessageQueue, this._taskStore && (this.setRequestHandler(
      GetTaskRequestSchema,
      async (request, extra) => {
        const task = await this._taskStore.getTask(request.params.taskId, extra.sessionId);
        if (!task) throw new McpError(ErrorCode.InvalidParams, "Failed to retrieve task: Task not found");
        return { ...task };
      }
    ), this.setRequestHandler(GetTaskPayloadRequestSchema, async (request, extra) => {
      const handleTaskResult = async () => {
        const taskId = request.params.taskId;
        if (!await this._taskStore.getTask(taskId, extra.sessionId)) throw new McpError(ErrorCode.InvalidParams, `Task not found: ${taskId}`);
        if (this._taskMessageQueue) {
          let queuedMessage;
          for (; queuedMessage = await this._taskMessageQueue.dequeue(
            taskId,
            extra.sessionId
          ); ) {
            if (queuedMessage.type === "response" || queuedMessage.type === "error") {
              const message = queuedMessage.message, requestId = message.id, resolver = this._requestResolvers.get(requestId);
              if (resolver)
                if (this._requestResolvers.delete(requestId), queuedMessage.type === "response") resolver(message);
                else {
                  const errorMessage = message, error2 = new McpError(errorMessage.error.code, errorMessage.error.message, errorMessage.error.data);
                  resolver(error2);
                }
              else {
                const messageType = queuedMessage.type === "response" ? "Response" : "Error";
                this._onerror(new Error(`${messageType} handler missing for request ${requestId}`));
              }
              continue;
            }
            await this._transport?.send(queuedMessage.message, { relatedRequestId: extra.requestId });
          }
        }
        const task = await this._taskStore.getTask(taskId, extra.sessionId);
        if (!task) throw new McpError(ErrorCode.InvalidParams, `Task not found: ${taskId}`);
        if (!isTerminal(task.status)) return await this._waitForTaskUpdate(taskId, extra.signal, extra.sessionId), await handleTaskResult();
        if (isTerminal(task.status)) {
          const result = await this._taskStore.getTaskResult(taskId, extra.sessionId);
          return this._clearTaskQueue(taskId, extra.sessionId), { ...result, _meta: { ...result._meta, [RELATED_TASK_META_KEY]: { taskId } } };
        }
        return await handleTaskResult();
      };
      return await handleTaskResult();
    }), this.setRequestHandler(ListTasksRequestSchema, async (request, extra) => {
      try {
        const { tasks, nextCursor } = await this._taskStore.listTasks(request.params?.cursor, extra.sessionId);
        return { tasks, nextCursor, _meta: {} };
      } catch (error2) {
        throw new McpError(ErrorCode.InvalidParams, `Failed to list tasks: ${error2 instanceof Error ? error2.message : String(error2)}`);
      }
    }), this.setRequestHandler(
      CancelTaskRequestSchema,
      async (request, extra) => {
        try {
          const task = await this._taskStore.getTask(request.params.taskId, extra.sessionId);
          if (!task) throw new McpError(ErrorCode.InvalidParams, `Task not found: ${request.params.taskId}`);
          if (isTerminal(task.status)) throw new McpError(ErrorCode.InvalidParams, `Cannot cancel task in terminal status: ${task.status}`);
          await this._taskStore.updateTaskStatus(
            request.params.taskId,
            "cancelled",
            "Client cancelled task execution.",
            extra.sessionId
          ), this._clearTaskQueue(request.params.taskId, extra.sessionId);
          const cancelledTask = await this._taskStore.getTask(request.params.taskId, extra.sessionId);
          if (!cancelledTask) throw new McpError(ErrorCode.InvalidParams, `Task not found after cancellation: ${request.params.taskId}`);
          return { _meta: {}, ...cancelledTask };
        } catch (error2) {
          throw error2 instanceof McpError ? error2 : new McpError(ErrorCode.InvalidRequest, `Failed to cancel task: ${error2 instanceof Error ? error2.message : String(error2)}`);
        }
      }
    ));
  }
  async _oncancel(notification) {
    if (!notification.params.requestId) return;
    this._requestHandlerAbortControllers.get(notification.params.requestId)?.abort(notification.params.reason);
  }
  _setupTimeout(messageId, timeout, maxTotalTimeout, onTimeout, resetTimeoutOnProgress = false) {
    this._timeoutInfo.set(messageId, { timeoutId: setTimeout(onTimeout, timeout), startTime: Date.now(), timeout, maxTotalTimeout, resetTimeoutOnProgress, onTimeout });
  }
  _resetTimeout(messageId) {
    const info = this._timeoutInfo.get(messageId);
    if (!info) return false;
    const totalElapsed = Date.now() - info.startTime;
    if (info.maxTotalTimeout && totalElapsed >= info.maxTotalTimeout) throw this._timeoutInfo.delete(messageId), McpError.fromError(
      ErrorCode.RequestTimeout,
      "Maximum total timeout exceeded",
      { maxTotalTimeout: info.maxTotalTimeout, totalElapsed }
    );
    return clearTimeout(info.timeoutId), info.timeoutId = setTimeout(info.onTimeout, info.timeout), true;
  }
  _cleanupTimeout(messageId) {
    const info = this._timeoutInfo.get(messageId);
    info && (clearTimeout(info.timeoutId), this._timeoutInfo.delete(messageId));
  }
  async connect(transport) {
    if (this._transport) throw new Error("Already connected to a transport. Call close() before connecting to a new transport, or use a separate Protocol instance per connection.");
    this._transport = transport;
    const _onclose = this.transport?.onclose;
    this._transport.onclose = () => {
      _onclose?.(), this._onclose();
    };
    const _onerror = this.transport?.onerror;
    this._transport.onerror = (error2) => {
      _onerror?.(error2), this._onerror(error2);
    };
    const _onmessage = this._transport?.onmessage;
    this._transport.onmessage = (message, extra) => {
      _onmessage?.(message, extra), isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message) ? this._onresponse(message) : isJSONRPCRequest(message) ? this._onrequest(message, extra) : isJSONRPCNotification(message) ? this._onnotification(message) : this._onerror(new Error(`Unknown message type: ${JSON.stringify(message)}`));
    }, await this._transport.start();
  }
  _onclose() {
    const responseHandlers = this._responseHandlers;
    this._responseHandlers = /* @__PURE__ */ new Map(), this._progressHandlers.clear(), this._taskProgressTokens.clear(), this._pendingDebouncedNotifications.clear();
    for (const info of this._timeoutInfo.values())
      clearTimeout(info.timeoutId);
    this._timeoutInfo.clear();
    for (const controller of this._requestHandlerAbortControllers.values()) controller.abort();
    this._requestHandlerAbortControllers.clear();
    const error2 = McpError.fromError(ErrorCode.ConnectionClosed, "Connection closed");
    this._transport = void 0, this.onclose?.();
    for (const handler of responseHandlers.values()) handler(error2);
  }
  _onerror(error2) {
    this.onerror?.(error2);
  }
  _onnotification(notification) {
    const handler = this._notificationHandlers.get(notification.method) ?? this.fallbackNotificationHandler;
    handler !== void 0 && Promise.resolve().then(() => handler(notification)).catch((error2) => this._onerror(new Error(
      `Uncaught error in notification handler: ${error2}`
    )));
  }
  _onrequest(request, extra) {
    const handler = this._requestHandlers.get(request.method) ?? this.fallbackRequestHandler, capturedTransport = this._transport, relatedTaskId = request.params?._meta?.[RELATED_TASK_META_KEY]?.taskId, sessionId = capturedTransport?.sessionId, store = this._taskStore;
    let relatedTaskFound = true, relatedTaskLookup;
    if (relatedTaskId && store && this._taskMessageQueue && sessionId !== void 0 && (relatedTaskFound = false, relatedTaskLookup = (async () => {
      if (!await store.getTask(relatedTaskId, sessionId)) throw new McpError(ErrorCode.InvalidParams, `Task not found: ${relatedTaskId}`);
      relatedTaskFound = true;
    })()), handler === void 0) {
      const errorResponse = { jsonrpc: "2.0", id: request.id, error: { code: ErrorCode.MethodNotFound, message: "Method not found" } };
      if (relatedTaskId && relatedTaskLookup) {
        const queuedError = { type: "error", message: errorResponse, timestamp: Date.now() };
        relatedTaskLookup.then(() => this._enqueueTaskMessage(relatedTaskId, queuedError, sessionId), () => capturedTransport?.send(errorResponse)).catch((error2) => this._onerror(new Error(`Failed to send an error response: ${error2}`)));
      } else relatedTaskId && this._taskMessageQueue ? this._enqueueTaskMessage(relatedTaskId, { type: "error", message: errorResponse, timestamp: Date.now() }, capturedTransport?.sessionId).catch((error2) => this._onerror(new Error(`Failed to enqueue error response: ${error2}`))) : capturedTransport?.send(errorResponse).catch((error2) => this._onerror(new Error(`Failed to send an error response: ${error2}`)));
      return;
    }
    const abortController = new AbortController();
    this._requestHandlerAbortControllers.set(request.id, abortController);
    const taskCreationParams = isTaskAugmentedRequestParams(
      request.params
    ) ? request.params.task : void 0, taskStore = this._taskStore ? this.requestTaskStore(request, capturedTransport?.sessionId) : void 0, fullExtra = {
      signal: abortController.signal,
      sessionId: capturedTransport?.sessionId,
      _meta: request.params?._meta,
      sendNotification: async (notification) => {
        if (abortController.signal.aborted) return;
        const notificationOptions = { relatedRequestId: request.id };
        relatedTaskId && (notificationOptions.relatedTask = { taskId: relatedTaskId }), await this.notification(notification, notificationOptions);
      },
      sendRequest: async (r, resultSchema, options) => {
        if (abortController.signal.aborted) throw new McpError(ErrorCode.ConnectionClosed, "Request was cancelled");
        const requestOptions = { ...options, relatedRequestId: request.id };
        relatedTaskId && !requestOptions.relatedTask && (requestOptions.relatedTask = { taskId: relatedTaskId });
        const effectiveTaskId = requestOptions.relatedTask?.taskId ?? relatedTaskId;
        return effectiveTaskId && taskStore && await taskStore.updateTaskStatus(effectiveTaskId, "input_required"), await this.request(
          r,
          resultSchema,
          requestOptions
        );
      },
      authInfo: extra?.authInfo,
      requestId: request.id,
      requestInfo: extra?.requestInfo,
      taskId: relatedTaskId,
      taskStore,
      taskRequestedTtl: taskCreationParams?.ttl,
      closeSSEStream: extra?.closeSSEStream,
      closeStandaloneSSEStream: extra?.closeStandaloneSSEStream
    };
    (relatedTaskLookup ?? Promise.resolve()).then(() => {
      if (relatedTaskLookup && abortController.signal.aborted) throw new McpError(
        ErrorCode.ConnectionClosed,
        "Request was cancelled"
      );
      taskCreationParams && this.assertTaskHandlerCapability(request.method);
    }).then(() => handler(request, fullExtra)).then(async (result) => {
      if (abortController.signal.aborted) return;
      const response = {
        result,
        jsonrpc: "2.0",
        id: request.id
      };
      relatedTaskId && this._taskMessageQueue ? await this._enqueueTaskMessage(relatedTaskId, { type: "response", message: response, timestamp: Date.now() }, capturedTransport?.sessionId) : await capturedTransport?.send(response);
    }, async (error2) => {
      if (abortController.signal.aborted) return;
      const errorResponse = { jsonrpc: "2.0", id: request.id, error: { code: Number.isSafeInteger(error2.code) ? error2.code : ErrorCode.InternalError, message: error2.message ?? "Internal error", ...error2.data !== void 0 && { data: error2.data } } };
      relatedTaskId && this._taskMessageQueue && relatedTaskFound ? await this._enqueueTaskMessage(
        relatedTaskId,
        { type: "error", message: errorResponse, timestamp: Date.now() },
        capturedTransport?.sessionId
      ) : await capturedTransport?.send(errorResponse);
    }).catch((error2) => this._onerror(new Error(`Failed to send response: ${error2}`))).finally(() => {
      this._requestHandlerAbortControllers.get(request.id) === abortController && this._requestHandlerAbortControllers.delete(request.id);
    });
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
    const messageId = Number(response.id), resolver = this._requestResolvers.get(messageId);
    if (resolver) {
      if (this._requestResolvers.delete(messageId), isJSONRPCResultResponse(response)) resolver(response);
      else {
        const error2 = new McpError(
          response.error.code,
          response.error.message,
          response.error.data
        );
        resolver(error2);
      }
      return;
    }
    const handler = this._responseHandlers.get(messageId);
    if (handler === void 0) {
      this._onerror(new Error(`Received a response for an unknown message ID: ${JSON.stringify(response)}`));
      return;
    }
    this._responseHandlers.delete(messageId), this._cleanupTimeout(messageId);
    let isTaskResponse = false;
    if (isJSONRPCResultResponse(response) && response.result && typeof response.result == "object") {
      const result = response.result;
      if (result.task && typeof result.task == "object") {
        const task = result.task;
        typeof task.taskId == "string" && (isTaskResponse = true, this._taskProgressTokens.set(task.taskId, messageId));
      }
    }
    if (isTaskResponse || this._progressHandlers.delete(messageId), isJSONRPCResultResponse(response)) handler(response);
    else {
      const error2 = McpError.fromError(response.error.code, response.error.message, response.error.data);
      handler(error2);
    }
  }
  get transport() {
    return this._transport;
  }
  async close() {
    await this._transport?.close();
  }
  async *requestStream(request, resultSchema, options) {
    const { task } = options ?? {};
    if (!task) {
      try {
        yield { type: "result", result: await this.request(request, resultSchema, options) };
      } catch (error2) {
        yield { type: "error", error: error2 instanceof McpError ? error2 : new McpError(ErrorCode.InternalError, String(error2)) };
      }
      return;
    }
    let taskId;
    try {
      const createResult = await this.request(request, CreateTaskResultSchema, options);
      if (createResult.task) taskId = createResult.task.taskId, yield { type: "taskCreated", task: createResult.task };
      else throw new McpError(ErrorCode.InternalError, "Task creation did not return a task");
      for (; ; ) {
        const task2 = await this.getTask({ taskId }, options);
        if (yield { type: "taskStatus", task: task2 }, isTerminal(task2.status)) {
          task2.status === "completed" ? yield { type: "result", result: await this.getTaskResult({ taskId }, resultSchema, options) } : task2.status === "failed" ? yield { type: "error", error: new McpError(
            ErrorCode.InternalError,
            `Task ${taskId} failed`
          ) } : task2.status === "cancelled" && (yield { type: "error", error: new McpError(ErrorCode.InternalError, `Task ${taskId} was cancelled`) });
          return;
        }
        if (task2.status === "input_required") {
          yield { type: "result", result: await this.getTaskResult({ taskId }, resultSchema, options) };
          return;
        }
        const pollInterval = task2.pollInterval ?? this._options?.defaultTaskPollInterval ?? 1e3;
        await new Promise(
          (resolve3) => setTimeout(resolve3, pollInterval)
        ), options?.signal?.throwIfAborted();
      }
    } catch (error2) {
      yield { type: "error", error: error2 instanceof McpError ? error2 : new McpError(ErrorCode.InternalError, String(error2)) };
    }
  }
  request(request, resultSchema, options) {
    const { relatedRequestId, resumptionToken, onresumptiontoken, task, relatedTask } = options ?? {};
    return new Promise((resolve3, reject) => {
      const earlyReject = (error2) => {
        reject(error2);
      };
      if (!this._transport) {
        earlyReject(new Error(
          "Not connected"
        ));
        return;
      }
      if (this._options?.enforceStrictCapabilities === true) try {
        this.assertCapabilityForMethod(request.method), task && this.assertTaskCapability(request.method);
      } catch (e) {
        earlyReject(e);
        return;
      }
      options?.signal?.throwIfAborted();
      const messageId = this._requestMessageId++, jsonrpcRequest = { ...request, jsonrpc: "2.0", id: messageId };
      options?.onprogress && (this._progressHandlers.set(messageId, options.onprogress), jsonrpcRequest.params = { ...request.params, _meta: { ...request.params?._meta || {}, progressToken: messageId } }), task && (jsonrpcRequest.params = { ...jsonrpcRequest.params, task }), relatedTask && (jsonrpcRequest.params = { ...jsonrpcRequest.params, _meta: { ...jsonrpcRequest.params?._meta || {}, [RELATED_TASK_META_KEY]: relatedTask } });
      const cancel = (reason) => {
        this._responseHandlers.delete(messageId), this._progressHandlers.delete(
          messageId
        ), this._cleanupTimeout(messageId), this._transport?.send({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: messageId, reason: String(reason) } }, { relatedRequestId, resumptionToken, onresumptiontoken }).catch((error22) => this._onerror(new Error(`Failed to send cancellation: ${error22}`)));
        const error2 = reason instanceof McpError ? reason : new McpError(ErrorCode.RequestTimeout, String(reason));
        reject(error2);
      };
      this._responseHandlers.set(messageId, (response) => {
        if (!options?.signal?.aborted) {
          if (response instanceof Error) return reject(response);
          try {
            const parseResult = safeParse2(resultSchema, response.result);
            parseResult.success ? resolve3(parseResult.data) : reject(parseResult.error);
          } catch (error2) {
            reject(error2);
          }
        }
      }), options?.signal?.addEventListener("abort", () => {
        cancel(options?.signal?.reason);
      });
      const timeout = options?.timeout ?? DEFAULT_REQUEST_TIMEOUT_MSEC, timeoutHandler = () => cancel(McpError.fromError(ErrorCode.RequestTimeout, "Request timed out", { timeout }));
      this._setupTimeout(
        messageId,
        timeout,
        options?.maxTotalTimeout,
        timeoutHandler,
        options?.resetTimeoutOnProgress ?? false
      );
      const relatedTaskId = relatedTask?.taskId;
      if (relatedTaskId) {
        const responseResolver = (response) => {
          const handler = this._responseHandlers.get(messageId);
          handler ? handler(response) : this._onerror(new Error(`Response handler missing for side-channeled request ${messageId}`));
        };
        this._requestResolvers.set(messageId, responseResolver), this._enqueueTaskMessage(relatedTaskId, { type: "request", message: jsonrpcRequest, timestamp: Date.now() }).catch((error2) => {
          this._cleanupTimeout(messageId), reject(error2);
        });
      } else this._transport.send(jsonrpcRequest, { relatedRequestId, resumptionToken, onresumptiontoken }).catch((error2) => {
        this._cleanupTimeout(messageId), reject(error2);
      });
    });
  }
  async getTask(params, options) {
    return this.request({ method: "tasks/get", params }, GetTaskResultSchema, options);
  }
  async getTaskResult(params, resultSchema, options) {
    return this.request({ method: "tasks/result", params }, resultSchema, options);
  }
  async listTasks(params, options) {
    return this.request({ method: "tasks/list", params }, ListTasksResultSchema, options);
  }
  async cancelTask(params, options) {
    return this.request({ method: "tasks/cancel", params }, CancelTaskResultSchema, options);
  }
  async notification(notification, options) {
    if (!this._transport) throw new Error("Not connected");
    this.assertNotificationCapability(
      notification.method
    );
    const relatedTaskId = options?.relatedTask?.taskId;
    if (relatedTaskId) {
      const jsonrpcNotification2 = { ...notification, jsonrpc: "2.0", params: { ...notification.params, _meta: { ...notification.params?._meta || {}, [RELATED_TASK_META_KEY]: options.relatedTask } } };
      await this._enqueueTaskMessage(relatedTaskId, { type: "notification", message: jsonrpcNotification2, timestamp: Date.now() });
      return;
    }
    if ((this._options?.debouncedNotificationMethods ?? []).includes(notification.method) && !notification.params && !options?.relatedRequestId && !options?.relatedTask) {
      if (this._pendingDebouncedNotifications.has(notification.method))
        return;
      this._pendingDebouncedNotifications.add(notification.method), Promise.resolve().then(() => {
        if (this._pendingDebouncedNotifications.delete(notification.method), !this._transport) return;
        let jsonrpcNotification2 = {
          ...notification,
          jsonrpc: "2.0"
        };
        options?.relatedTask && (jsonrpcNotification2 = { ...jsonrpcNotification2, params: { ...jsonrpcNotification2.params, _meta: { ...jsonrpcNotification2.params?._meta || {}, [RELATED_TASK_META_KEY]: options.relatedTask } } }), this._transport?.send(jsonrpcNotification2, options).catch((error2) => this._onerror(error2));
      });
      return;
    }
    let jsonrpcNotification = { ...notification, jsonrpc: "2.0" };
    options?.relatedTask && (jsonrpcNotification = { ...jsonrpcNotification, params: { ...jsonrpcNotification.params, _meta: { ...jsonrpcNotification.params?._meta || {}, [RELATED_TASK_META_KEY]: options.relatedTask } } }), await this._transport.send(
      jsonrpcNotification,
      options
    );
  }
  setRequestHandler(requestSchema, handler) {
    const method = getMethodLiteral(requestSchema);
    this.assertRequestHandlerCapability(method), this._requestHandlers.set(method, (request, extra) => {
      const parsed = parseWithCompat(
        requestSchema,
        request
      );
      return Promise.resolve(handler(parsed, extra));
    });
  }
  removeRequestHandler(method) {
    this._requestHandlers.delete(method);
  }
  assertCanSetRequestHandler(method) {
    if (this._requestHandlers.has(
      method
    )) throw new Error(`A request handler for ${method} already exists, which would be overridden`);
  }
  setNotificationHandler(notificationSchema, handler) {
    const method = getMethodLiteral(notificationSchema);
    this._notificationHandlers.set(method, (notification) => {
      const parsed = parseWithCompat(notificationSchema, notification);
      return Promise.resolve(handler(parsed));
    });
  }
  removeNotificationHandler(method) {
    this._notificationHandlers.delete(method);
  }
  _cleanupTaskProgressHandler(taskId) {
    const progressToken = this._taskProgressTokens.get(taskId);
    progressToken !== void 0 && (this._progressHandlers.delete(progressToken), this._taskProgressTokens.delete(taskId));
  }
  async _enqueueTaskMessage(taskId, message, sessionId) {
    if (!this._taskStore || !this._taskMessageQueue) throw new Error("Cannot enqueue task message: taskStore and taskMessageQueue are not configured");
    const maxQueueSize = this._options?.maxTaskQueueSize;
    await this._taskMessageQueue.enqueue(taskId, message, sessionId ?? this._transport?.sessionId, maxQueueSize);
  }
  async _clearTaskQueue(taskId, sessionId) {
    if (this._taskMessageQueue) {
      const messages = await this._taskMessageQueue.dequeueAll(taskId, sessionId);
      for (const message of messages) if (message.type === "request" && isJSONRPCRequest(message.message)) {
        const requestId = message.message.id, resolver = this._requestResolvers.get(requestId);
        resolver ? (resolver(new McpError(ErrorCode.InternalError, "Task cancelled or completed")), this._requestResolvers.delete(requestId)) : this._onerror(
          new Error(`Resolver missing for request ${requestId} during task ${taskId} cleanup`)
        );
      }
    }
  }
  async _waitForTaskUpdate(taskId, signal, sessionId) {
    let interval = this._options?.defaultTaskPollInterval ?? 1e3;
    try {
      const task = await this._taskStore?.getTask(taskId, sessionId);
      task?.pollInterval && (interval = task.pollInterval);
    } catch {
    }
    return new Promise((resolve3, reject) => {
      if (signal.aborted) {
        reject(new McpError(ErrorCode.InvalidRequest, "Request cancelled"));
        return;
      }
      const timeoutId = setTimeout(resolve3, interval);
      signal.addEventListener("abort", () => {
        clearTimeout(timeoutId), reject(new McpError(ErrorCode.InvalidRequest, "Request cancelled"));
      }, {
        once: true
      });
    });
  }
  requestTaskStore(request, sessionId) {
    const taskStore = this._taskStore;
    if (!taskStore) throw new Error("No task store configured");
    return { createTask: async (taskParams) => {
      if (!request) throw new Error(
        "No request provided"
      );
      return await taskStore.createTask(taskParams, request.id, { method: request.method, params: request.params }, sessionId);
    }, getTask: async (taskId) => {
      const task = await taskStore.getTask(
        taskId,
        sessionId
      );
      if (!task) throw new McpError(ErrorCode.InvalidParams, "Failed to retrieve task: Task not found");
      return task;
    }, storeTaskResult: async (taskId, status, result) => {
      await taskStore.storeTaskResult(
        taskId,
        status,
        result,
        sessionId
      );
      const task = await taskStore.getTask(taskId, sessionId);
      if (task) {
        const notification = TaskStatusNotificationSchema.parse({ method: "notifications/tasks/status", params: task });
        await this.notification(notification), isTerminal(task.status) && this._cleanupTaskProgressHandler(taskId);
      }
    }, getTaskResult: (taskId) => taskStore.getTaskResult(taskId, sessionId), updateTaskStatus: async (taskId, status, statusMessage) => {
      const task = await taskStore.getTask(taskId, sessionId);
      if (!task) throw new McpError(ErrorCode.InvalidParams, `Task "${taskId}" not found - it may have been cleaned up`);
      if (isTerminal(task.status)) throw new McpError(
        ErrorCode.InvalidParams,
        `Cannot update task "${taskId}" from terminal status "${task.status}" to "${status}". Terminal states (completed, failed, cancelled) cannot transition to other states.`
      );
      await taskStore.updateTaskStatus(taskId, status, statusMessage, sessionId);
      const updatedTask = await taskStore.getTask(taskId, sessionId);
      if (updatedTask) {
        const notification = TaskStatusNotificationSchema.parse({ method: "notifications/tasks/status", params: updatedTask });
        await this.notification(notification), isTerminal(updatedTask.status) && this._cleanupTaskProgressHandler(taskId);
      }
    }, listTasks: (cursor) => taskStore.listTasks(
      cursor,
      sessionId
    ) };
  }
};
function isPlainObject2(value) {
  return value !== null && typeof value == "object" && !Array.isArray(value);
}
function mergeCapabilities(base, additional) {
  const result = { ...base };
  for (const key in additional) {
    const k = key, addValue = additional[k];
    if (addValue === void 0) continue;
    const baseValue = result[k];
    isPlainObject2(baseValue) && isPlainObject2(addValue) ? result[k] = { ...baseValue, ...addValue } : result[k] = addValue;
  }
  return result;
}

// node_modules/@modelcontextprotocol/sdk/dist/esm/server/index.js
var import_ajv_provider = __toESM(require_ajv_provider());

// node_modules/@modelcontextprotocol/sdk/dist/esm/experimental/tasks/server.js
var ExperimentalServerTasks = class {
  constructor(_server) {
    this._server = _server;
  }
  requestStream(request, resultSchema, options) {
    return this._server.requestStream(request, resultSchema, options);
  }
  createMessageStream(params, options) {
    const clientCapabilities = this._server.getClientCapabilities();
    if ((params.tools || params.toolChoice) && !clientCapabilities?.sampling?.tools) throw new Error("Client does not support sampling tools capability.");
    if (params.messages.length > 0) {
      const lastMessage = params.messages[params.messages.length - 1], lastContent = Array.isArray(
        lastMessage.content
      ) ? lastMessage.content : [lastMessage.content], hasToolResults = lastContent.some((c) => c.type === "tool_result"), previousMessage = params.messages.length > 1 ? params.messages[params.messages.length - 2] : void 0, previousContent = previousMessage ? Array.isArray(previousMessage.content) ? previousMessage.content : [previousMessage.content] : [], hasPreviousToolUse = previousContent.some((c) => c.type === "tool_use");
      if (hasToolResults) {
        if (lastContent.some((c) => c.type !== "tool_result")) throw new Error("The last message must contain only tool_result content if any is present");
        if (!hasPreviousToolUse) throw new Error("tool_result blocks are not matching any tool_use from the previous message");
      }
      if (hasPreviousToolUse) {
        const toolUseIds = new Set(previousContent.filter((c) => c.type === "tool_use").map((c) => c.id)), toolResultIds = new Set(lastContent.filter(
          (c) => c.type === "tool_result"
        ).map((c) => c.toolUseId));
        if (toolUseIds.size !== toolResultIds.size || ![...toolUseIds].every((id) => toolResultIds.has(id))) throw new Error("ids of tool_result blocks and tool_use blocks from previous message do not match");
      }
    }
    return this.requestStream({ method: "sampling/createMessage", params }, CreateMessageResultSchema, options);
  }
  elicitInputStream(params, options) {
    const clientCapabilities = this._server.getClientCapabilities(), mode = params.mode ?? "form";
    switch (mode) {
      case "url": {
        if (!clientCapabilities?.elicitation?.url) throw new Error("Client does not support url elicitation.");
        break;
      }
      case "form": {
        if (!clientCapabilities?.elicitation?.form) throw new Error("Client does not support form elicitation.");
        break;
      }
    }
    const normalizedParams = mode === "form" && params.mode === void 0 ? { ...params, mode: "form" } : params;
    return this.requestStream({ method: "elicitation/create", params: normalizedParams }, ElicitResultSchema, options);
  }
  async getTask(taskId, options) {
    return this._server.getTask({ taskId }, options);
  }
  async getTaskResult(taskId, resultSchema, options) {
    return this._server.getTaskResult({ taskId }, resultSchema, options);
  }
  async listTasks(cursor, options) {
    return this._server.listTasks(cursor ? { cursor } : void 0, options);
  }
  async cancelTask(taskId, options) {
    return this._server.cancelTask({ taskId }, options);
  }
};

// node_modules/@modelcontextprotocol/sdk/dist/esm/experimental/tasks/helpers.js
function assertToolsCallTaskCapability(requests, method, entityName) {
  if (!requests) throw new Error(`${entityName} does not support task creation (required for ${method})`);
  switch (method) {
    case "tools/call":
      if (!requests.tools?.call) throw new Error(`${entityName} does not support task creation for tools/call (required for ${method})`);
      break;
    default:
      break;
  }
}
function assertClientRequestTaskCapability(requests, method, entityName) {
  if (!requests) throw new Error(`${entityName} does not support task creation (required for ${method})`);
  switch (method) {
    case "sampling/createMessage":
      if (!requests.sampling?.createMessage) throw new Error(`${entityName} does not support task creation for sampling/createMessage (required for ${method})`);
      break;
    case "elicitation/create":
      if (!requests.elicitation?.create) throw new Error(`${entityName} does not support task creation for elicitation/create (required for ${method})`);
      break;
    default:
      break;
  }
}

// node_modules/@modelcontextprotocol/sdk/dist/esm/server/index.js
var Server = class extends Protocol {
  constructor(_serverInfo, options) {
    super(options), this._serverInfo = _serverInfo, this._loggingLevels = /* @__PURE__ */ new Map(), this.LOG_LEVEL_SEVERITY = new Map(LoggingLevelSchema.options.map((level, index) => [level, index])), this.isMessageIgnored = (level, sessionId) => {
      const currentLevel = this._loggingLevels.get(sessionId);
      return currentLevel ? this.LOG_LEVEL_SEVERITY.get(level) < this.LOG_LEVEL_SEVERITY.get(currentLevel) : false;
    }, this._capabilities = options?.capabilities ?? {}, this._instructions = options?.instructions, this._jsonSchemaValidator = options?.jsonSchemaValidator ?? new import_ajv_provider.AjvJsonSchemaValidator(), this.setRequestHandler(InitializeRequestSchema, (request) => this._oninitialize(request)), this.setNotificationHandler(
      InitializedNotificationSchema,
      () => this.oninitialized?.()
    ), this._capabilities.logging && this.setRequestHandler(SetLevelRequestSchema, async (request, extra) => {
      const transportSessionId = extra.sessionId || extra.requestInfo?.headers["mcp-session-id"] || void 0, { level } = request.params, parseResult = LoggingLevelSchema.safeParse(level);
      return parseResult.success && this._loggingLevels.set(transportSessionId, parseResult.data), {};
    });
  }
  get experimental() {
    return this._experimental || (this._experimental = { tasks: new ExperimentalServerTasks(this) }), this._experimental;
  }
  registerCapabilities(capabilities) {
    if (this.transport) throw new Error(
      "Cannot register capabilities after connecting to transport"
    );
    this._capabilities = mergeCapabilities(this._capabilities, capabilities);
  }
  setRequestHandler(requestSchema, handler) {
    const methodSchema = getObjectShape(
      requestSchema
    )?.method;
    if (!methodSchema) throw new Error("Schema is missing a method literal");
    const methodValue = getLiteralValue(methodSchema);
    if (typeof methodValue != "string") throw new Error("Schema method literal must be a string");
    if (methodValue === "tools/call") {
      const wrappedHandler = async (request, extra) => {
        const validatedRequest = safeParse2(CallToolRequestSchema, request);
        if (!validatedRequest.success) {
          const errorMessage = validatedRequest.error instanceof Error ? validatedRequest.error.message : String(validatedRequest.error);
          throw new McpError(ErrorCode.InvalidParams, `Invalid tools/call request: ${errorMessage}`);
        }
        const { params } = validatedRequest.data, result = await Promise.resolve(handler(request, extra));
        if (params.task) {
          const taskValidationResult = safeParse2(CreateTaskResultSchema, result);
          if (!taskValidationResult.success) {
            const errorMessage = taskValidationResult.error instanceof Error ? taskValidationResult.error.message : String(taskValidationResult.error);
            throw new McpError(ErrorCode.InvalidParams, `Invalid task creation result: ${errorMessage}`);
          }
          return taskValidationResult.data;
        }
        const validationResult = safeParse2(CallToolResultSchema, result);
        if (!validationResult.success) {
          const errorMessage = validationResult.error instanceof Error ? validationResult.error.message : String(validationResult.error);
          throw new McpError(ErrorCode.InvalidParams, `Invalid tools/call result: ${errorMessage}`);
        }
        return validationResult.data;
      };
      return super.setRequestHandler(requestSchema, wrappedHandler);
    }
    return super.setRequestHandler(requestSchema, handler);
  }
  assertCapabilityForMethod(method) {
    switch (method) {
      case "sampling/createMessage":
        if (!this._clientCapabilities?.sampling) throw new Error(`Client does not support sampling (required for ${method})`);
        break;
      case "elicitation/create":
        if (!this._clientCapabilities?.elicitation) throw new Error(`Client does not support elicitation (required for ${method})`);
        break;
      case "roots/list":
        if (!this._clientCapabilities?.roots) throw new Error(`Client does not support listing roots (required for ${method})`);
        break;
      case "ping":
        break;
    }
  }
  assertNotificationCapability(method) {
    switch (method) {
      case "notifications/message":
        if (!this._capabilities.logging) throw new Error(`Server does not support logging (required for ${method})`);
        break;
      case "notifications/resources/updated":
      case "notifications/resources/list_changed":
        if (!this._capabilities.resources) throw new Error(`Server does not support notifying about resources (required for ${method})`);
        break;
      case "notifications/tools/list_changed":
        if (!this._capabilities.tools) throw new Error(`Server does not support notifying of tool list changes (required for ${method})`);
        break;
      case "notifications/prompts/list_changed":
        if (!this._capabilities.prompts) throw new Error(`Server does not support notifying of prompt list changes (required for ${method})`);
        break;
      case "notifications/elicitation/complete":
        if (!this._clientCapabilities?.elicitation?.url)
          throw new Error(`Client does not support URL elicitation (required for ${method})`);
        break;
      case "notifications/cancelled":
        break;
      case "notifications/progress":
        break;
    }
  }
  assertRequestHandlerCapability(method) {
    if (this._capabilities) switch (method) {
      case "completion/complete":
        if (!this._capabilities.completions) throw new Error(`Server does not support completions (required for ${method})`);
        break;
      case "logging/setLevel":
        if (!this._capabilities.logging) throw new Error(`Server does not support logging (required for ${method})`);
        break;
      case "prompts/get":
      case "prompts/list":
        if (!this._capabilities.prompts) throw new Error(
          `Server does not support prompts (required for ${method})`
        );
        break;
      case "resources/list":
      case "resources/templates/list":
      case "resources/read":
        if (!this._capabilities.resources) throw new Error(`Server does not support resources (required for ${method})`);
        break;
      case "tools/call":
      case "tools/list":
        if (!this._capabilities.tools) throw new Error(`Server does not support tools (required for ${method})`);
        break;
      case "tasks/get":
      case "tasks/list":
      case "tasks/result":
      case "tasks/cancel":
        if (!this._capabilities.tasks) throw new Error(`Server does not support tasks capability (required for ${method})`);
        break;
      case "ping":
      case "initialize":
        break;
    }
  }
  assertTaskCapability(method) {
    assertClientRequestTaskCapability(this._clientCapabilities?.tasks?.requests, method, "Client");
  }
  assertTaskHandlerCapability(method) {
    this._capabilities && assertToolsCallTaskCapability(
      this._capabilities.tasks?.requests,
      method,
      "Server"
    );
  }
  async _oninitialize(request) {
    const requestedVersion = request.params.protocolVersion;
    return this._clientCapabilities = request.params.capabilities, this._clientVersion = request.params.clientInfo, { protocolVersion: SUPPORTED_PROTOCOL_VERSIONS.includes(requestedVersion) ? requestedVersion : LATEST_PROTOCOL_VERSION, capabilities: this.getCapabilities(), serverInfo: this._serverInfo, ...this._instructions && { instructions: this._instructions } };
  }
  getClientCapabilities() {
    return this._clientCapabilities;
  }
  getClientVersion() {
    return this._clientVersion;
  }
  getCapabilities() {
    return this._capabilities;
  }
  async ping() {
    return this.request({ method: "ping" }, EmptyResultSchema);
  }
  async createMessage(params, options) {
    if ((params.tools || params.toolChoice) && !this._clientCapabilities?.sampling?.tools) throw new Error(
      "Client does not support sampling tools capability."
    );
    if (params.messages.length > 0) {
      const lastMessage = params.messages[params.messages.length - 1], lastContent = Array.isArray(lastMessage.content) ? lastMessage.content : [lastMessage.content], hasToolResults = lastContent.some((c) => c.type === "tool_result"), previousMessage = params.messages.length > 1 ? params.messages[params.messages.length - 2] : void 0, previousContent = previousMessage ? Array.isArray(previousMessage.content) ? previousMessage.content : [previousMessage.content] : [], hasPreviousToolUse = previousContent.some((c) => c.type === "tool_use");
      if (hasToolResults) {
        if (lastContent.some((c) => c.type !== "tool_result")) throw new Error("The last message must contain only tool_result content if any is present");
        if (!hasPreviousToolUse) throw new Error("tool_result blocks are not matching any tool_use from the previous message");
      }
      if (hasPreviousToolUse) {
        const toolUseIds = new Set(previousContent.filter((c) => c.type === "tool_use").map((c) => c.id)), toolResultIds = new Set(lastContent.filter((c) => c.type === "tool_result").map((c) => c.toolUseId));
        if (toolUseIds.size !== toolResultIds.size || ![...toolUseIds].every((id) => toolResultIds.has(id))) throw new Error("ids of tool_result blocks and tool_use blocks from previous message do not match");
      }
    }
    return params.tools ? this.request({ method: "sampling/createMessage", params }, CreateMessageResultWithToolsSchema, options) : this.request(
      { method: "sampling/createMessage", params },
      CreateMessageResultSchema,
      options
    );
  }
  async elicitInput(params, options) {
    switch (params.mode ?? "form") {
      case "url": {
        if (!this._clientCapabilities?.elicitation?.url) throw new Error("Client does not support url elicitation.");
        const urlParams = params;
        return this.request({ method: "elicitation/create", params: urlParams }, ElicitResultSchema, options);
      }
      case "form": {
        if (!this._clientCapabilities?.elicitation?.form) throw new Error("Client does not support form elicitation.");
        const formParams = params.mode === "form" ? params : { ...params, mode: "form" }, result = await this.request({ method: "elicitation/create", params: formParams }, ElicitResultSchema, options);
        if (result.action === "accept" && result.content && formParams.requestedSchema) try {
          const validationResult = this._jsonSchemaValidator.getValidator(formParams.requestedSchema)(result.content);
          if (!validationResult.valid) throw new McpError(
            ErrorCode.InvalidParams,
            `Elicitation response content does not match requested schema: ${validationResult.errorMessage}`
          );
        } catch (error2) {
          throw error2 instanceof McpError ? error2 : new McpError(
            ErrorCode.InternalError,
            `Error validating elicitation response: ${error2 instanceof Error ? error2.message : String(error2)}`
          );
        }
        return result;
      }
    }
  }
  createElicitationCompletionNotifier(elicitationId, options) {
    if (!this._clientCapabilities?.elicitation?.url) throw new Error("Client does not support URL elicitation (required for notifications/elicitation/complete)");
    return () => this.notification({ method: "notifications/elicitation/complete", params: {
      elicitationId
    } }, options);
  }
  async listRoots(params, options) {
    return this.request({ method: "roots/list", params }, ListRootsResultSchema, options);
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

// node_modules/@modelcontextprotocol/sdk/dist/esm/server/stdio.js
var import_node_process = __toESM(require("node:process"));

// node_modules/@modelcontextprotocol/sdk/dist/esm/shared/stdio.js
var STDIO_DEFAULT_MAX_BUFFER_SIZE = 10 * 1024 * 1024;
var ReadBuffer = class {
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
    if (!this._buffer) return null;
    const index = this._buffer.indexOf(`
`);
    if (index === -1) return null;
    const line2 = this._buffer.toString("utf8", 0, index).replace(/\r$/, "");
    return this._buffer = this._buffer.subarray(index + 1), deserializeMessage(line2);
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

// node_modules/@modelcontextprotocol/sdk/dist/esm/server/stdio.js
var StdioServerTransport = class {
  constructor(_stdin = import_node_process.default.stdin, _stdout = import_node_process.default.stdout, options) {
    this._stdin = _stdin, this._stdout = _stdout, this._started = false, this._ondata = (chunk) => {
      try {
        this._readBuffer.append(chunk), this.processReadBuffer();
      } catch (error2) {
        this.onerror?.(error2), this.close().catch(() => {
        });
      }
    }, this._onerror = (error2) => {
      this.onerror?.(error2);
    }, this._readBuffer = new ReadBuffer({ maxBufferSize: options?.maxBufferSize });
  }
  async start() {
    if (this._started) throw new Error("StdioServerTransport already started! If using Server class, note that connect() calls start() automatically.");
    this._started = true, this._stdin.on("data", this._ondata), this._stdin.on("error", this._onerror);
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
    this._stdin.off("data", this._ondata), this._stdin.off("error", this._onerror), this._stdin.listenerCount("data") === 0 && this._stdin.pause(), this._readBuffer.clear(), this.onclose?.();
  }
  send(message) {
    return new Promise((resolve3) => {
      const json = serializeMessage(message);
      this._stdout.write(
        json
      ) ? resolve3() : this._stdout.once("drain", resolve3);
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

// elsewhere:src/text/within.ts
var module3 = require("../cli.js").modules["src/text/within.ts"]();
var isWithin = module3.isWithin;

// src/untrusted/confined.ts
var import_node_path = require("node:path");

// elsewhere:src/untrusted/links.ts
var module4 = require("./changes.js").modules["src/untrusted/links.ts"]();
var isThroughLink = module4.isThroughLink;
var realLocation = module4.realLocation;

// elsewhere:src/untrusted/no-hosts.ts
var module5 = require("./changes.js").modules["src/untrusted/no-hosts.ts"]();
var NO_HOSTS = module5.NO_HOSTS;

// src/untrusted/confined.ts
var CACHE = ".groundplan";
var refusal = (code, path) => Object.assign(new Error(`${code}: ${(0, import_node_path.basename)(path)}`), { code });
function confined(io, bounds) {
  const own2 = new Set(bounds.network ? [(0, import_node_path.join)(io.home, CACHE)] : []);
  const isOwn = (path) => [...own2].some((folder) => isWithin(folder, path));
  const placeOf = (path) => realLocation((0, import_node_path.resolve)(io.directory, path), io);
  const mayRead = async (path) => {
    const place = await placeOf(path);
    return place !== null && (isWithin(bounds.top, place) || isOwn(place));
  };
  const read = async (path, act, outside2) => {
    if (await mayRead(path)) return act();
    if (outside2 instanceof Error) throw outside2;
    return outside2;
  };
  const write = async (path, act) => {
    const folder = await placeOf((0, import_node_path.dirname)((0, import_node_path.resolve)(io.directory, path)));
    if (folder === null || !isOwn((0, import_node_path.join)(folder, (0, import_node_path.basename)(path)))) throw refusal("EROFS", path);
    return act();
  };
  const whileOwn = async (folder, act) => {
    own2.add(folder);
    return act().finally(() => own2.delete(folder));
  };
  const { hear: _, readDescriptor: __, checkWritable: ___, ...rest } = io;
  return {
    ...rest,
    isAskedByProgram: true,
    readFile: (path) => read(path, () => io.readFile(path), refusal("ENOENT", path)),
    readRegular: (path, bytesMax) => read(path, () => io.readRegular(path, bytesMax), "missing"),
    kindOf: (path) => read(path, () => io.kindOf(path), "missing"),
    sizeOf: (path) => read(path, () => io.sizeOf(path), null),
    list: (path) => read(path, () => io.list(path), refusal("ENOENT", path)),
    writeNew: (path, content) => write(path, () => io.writeNew(path, content)),
    writeFile: (path, content) => write(path, () => io.writeFile(path, content)),
    makeDirectory: (path) => write(path, () => io.makeDirectory(path)),
    link: (path, target) => write(path, () => io.link(path, target)),
    remove: (path) => write(path, () => io.remove(path)),
    rename: (from, to) => write(from, () => write(to, () => io.rename(from, to))),
    withFile: (path) => Promise.reject(refusal("EROFS", path)),
    withTemporaryFiles: (files, work) => io.withTemporaryFiles(files, work),
    withTemporaryDirectory: (work, inside) => {
      const make = () => io.withTemporaryDirectory((folder) => whileOwn(folder, () => work(folder)), inside);
      return inside === void 0 ? make() : write((0, import_node_path.join)(inside, "new"), make);
    },
    launch: async () => ({ end: "missing" }),
    run: (command, args, options) => io.run(command, args, { ...options, env: withinTop(options.env ?? io.env, bounds.top) }),
    ...!bounds.network && NO_HOSTS
  };
}
var withinTop = (env, top) => ({
  ...env,
  GIT_CEILING_DIRECTORIES: [(0, import_node_path.dirname)(top), env.GIT_CEILING_DIRECTORIES].filter((folder) => folder).join(import_node_path.delimiter)
});

// elsewhere:src/version.ts
var module6 = require("../cli.js").modules["src/version.ts"]();
var VERSION = module6.VERSION;

// elsewhere:src/cli/messages.ts
var module7 = require("../cli.js").modules["src/cli/messages.ts"]();
var ALL_WELL = module7.ALL_WELL;
var BROKEN = module7.BROKEN;
var DEBUG_DATA_REMEDY = module7.DEBUG_DATA_REMEDY;
var DIFFERS = module7.DIFFERS;
var DIFF_EITHER_OR = module7.DIFF_EITHER_OR;
var DIFF_REMEDY = module7.DIFF_REMEDY;
var DIFF_TAKES_TWO = module7.DIFF_TAKES_TWO;
var DOCS_REMEDY = module7.DOCS_REMEDY;
var DOCS_TAKES_ONE = module7.DOCS_TAKES_ONE;
var DRY_RUN_NEEDS_BACKEND = module7.DRY_RUN_NEEDS_BACKEND;
var DRY_RUN_NEEDS_BACKEND_REMEDY = module7.DRY_RUN_NEEDS_BACKEND_REMEDY;
var DRY_RUN_TAKES_STDOUT = module7.DRY_RUN_TAKES_STDOUT;
var DRY_RUN_TAKES_STDOUT_REMEDY = module7.DRY_RUN_TAKES_STDOUT_REMEDY;
var EXPLANATION_TAKES_STDOUT = module7.EXPLANATION_TAKES_STDOUT;
var EXPLANATION_TAKES_STDOUT_REMEDY = module7.EXPLANATION_TAKES_STDOUT_REMEDY;
var FILE_IS_DIRECTORY_REMEDY = module7.FILE_IS_DIRECTORY_REMEDY;
var FILE_MISSING_REMEDY = module7.FILE_MISSING_REMEDY;
var FILE_UNREADABLE_REMEDY = module7.FILE_UNREADABLE_REMEDY;
var FORMAT_CONTRADICTS_REMEDY = module7.FORMAT_CONTRADICTS_REMEDY;
var FOUND = module7.FOUND;
var GRAPH_FILE_KNOWS = module7.GRAPH_FILE_KNOWS;
var IGNORED_WITH_PLANFILE = module7.IGNORED_WITH_PLANFILE;
var INTERNAL_FAULT = module7.INTERNAL_FAULT;
var MISSING = module7.MISSING;
var NOTHING_TO_EXPLAIN = module7.NOTHING_TO_EXPLAIN;
var NOT_A_FILE_REMEDY = module7.NOT_A_FILE_REMEDY;
var NOT_A_VARFILE_REMEDY = module7.NOT_A_VARFILE_REMEDY;
var NOT_PIPED_REMEDY = module7.NOT_PIPED_REMEDY;
var NO_ENGINE = module7.NO_ENGINE;
var NO_FETCH_WITH_PROVIDERS = module7.NO_FETCH_WITH_PROVIDERS;
var NO_FETCH_WITH_PROVIDERS_REMEDY = module7.NO_FETCH_WITH_PROVIDERS_REMEDY;
var NO_STAMP = module7.NO_STAMP;
var OPTION_EMPTY_REMEDY = module7.OPTION_EMPTY_REMEDY;
var OPTION_TWICE_REMEDY = module7.OPTION_TWICE_REMEDY;
var OUTFILE_IS_DIRECTORY_REMEDY = module7.OUTFILE_IS_DIRECTORY_REMEDY;
var OUTFILE_IS_LINK_REMEDY = module7.OUTFILE_IS_LINK_REMEDY;
var OUTFILE_IS_PIPE_REMEDY = module7.OUTFILE_IS_PIPE_REMEDY;
var OUTFILE_REMEDY = module7.OUTFILE_REMEDY;
var PAGES_NEED_FILE = module7.PAGES_NEED_FILE;
var PAGES_NEED_FILE_REMEDY = module7.PAGES_NEED_FILE_REMEDY;
var PATHS_IN_QUOTES = module7.PATHS_IN_QUOTES;
var PLANFILE_NEEDS_ALL = module7.PLANFILE_NEEDS_ALL;
var PLANFILE_NEEDS_ALL_REMEDY = module7.PLANFILE_NEEDS_ALL_REMEDY;
var PLAN_OF_TERRAFORM = module7.PLAN_OF_TERRAFORM;
var PRIVATE_HOST_REMEDY = module7.PRIVATE_HOST_REMEDY;
var PROGRAM = module7.PROGRAM;
var REPORT_FAULT = module7.REPORT_FAULT;
var SAME_GRAPH = module7.SAME_GRAPH;
var SHOW_NEEDS_FILE = module7.SHOW_NEEDS_FILE;
var SHOW_NEEDS_FILE_REMEDY = module7.SHOW_NEEDS_FILE_REMEDY;
var SHOW_WSLVIEW_MISSING = module7.SHOW_WSLVIEW_MISSING;
var SOURCE_REQUIRED = module7.SOURCE_REQUIRED;
var STDIN = module7.STDIN;
var STDIN_TWICE = module7.STDIN_TWICE;
var STDIN_TWICE_REMEDY = module7.STDIN_TWICE_REMEDY;
var STDOUT_IS_TERMINAL_REMEDY = module7.STDOUT_IS_TERMINAL_REMEDY;
var STDOUT_ONE_FORMAT = module7.STDOUT_ONE_FORMAT;
var STDOUT_TAKEN = module7.STDOUT_TAKEN;
var STDOUT_TAKEN_REMEDY = module7.STDOUT_TAKEN_REMEDY;
var TERRAFORM = module7.TERRAFORM;
var TOFU = module7.TOFU;
var TOO_OLD = module7.TOO_OLD;
var VAR_REMEDY = module7.VAR_REMEDY;
var VERSION_REMEDY = module7.VERSION_REMEDY;
var WHAT_SOURCE_ACCEPTS = module7.WHAT_SOURCE_ACCEPTS;
var WHY_FOLDED = module7.WHY_FOLDED;
var WITHOUT_VARIABLES = module7.WITHOUT_VARIABLES;
var absentBecause = module7.absentBecause;
var argumentsLeftOver = module7.argumentsLeftOver;
var arrow = module7.arrow;
var badAmount = module7.badAmount;
var badNumber = module7.badNumber;
var badPrivateHost = module7.badPrivateHost;
var bareOrNamed = module7.bareOrNamed;
var because = module7.because;
var checkExtension = module7.checkExtension;
var checkExtensionRemedy = module7.checkExtensionRemedy;
var didYouMean = module7.didYouMean;
var drawAgain = module7.drawAgain;
var drawnAs = module7.drawnAs;
var drawnIn = module7.drawnIn;
var explained = module7.explained;
var fileEmpty = module7.fileEmpty;
var fileIsCode = module7.fileIsCode;
var fileIsCodeRemedy = module7.fileIsCodeRemedy;
var fileIsDirectory = module7.fileIsDirectory;
var fileMissing = module7.fileMissing;
var fileUnreadable = module7.fileUnreadable;
var forExample = module7.forExample;
var formatContradicts = module7.formatContradicts;
var graphDiffers = module7.graphDiffers;
var heading = module7.heading;
var ignoredWithFile = module7.ignoredWithFile;
var isCurrent = module7.isCurrent;
var isStale = module7.isStale;
var knownNames = module7.knownNames;
var line = module7.line;
var lineBetween = module7.lineBetween;
var namesWithDefault = module7.namesWithDefault;
var neededFor = module7.neededFor;
var noEffect = module7.noEffect;
var noEffectOnGraph = module7.noEffectOnGraph;
var noEffectWith = module7.noEffectWith;
var noEffectWithout = module7.noEffectWithout;
var notADirectory = module7.notADirectory;
var notAFile = module7.notAFile;
var notPiped = module7.notPiped;
var notWhole = module7.notWhole;
var oneOrMore = module7.oneOrMore;
var openerMissing = module7.openerMissing;
var openerSaid = module7.openerSaid;
var optionEmpty = module7.optionEmpty;
var optionTwice = module7.optionTwice;
var otherVersion = module7.otherVersion;
var outfileExtension = module7.outfileExtension;
var outfileExtensionRemedy = module7.outfileExtensionRemedy;
var outfileFolderMissing = module7.outfileFolderMissing;
var outfileIsDirectory = module7.outfileIsDirectory;
var outfileIsLink = module7.outfileIsLink;
var outfileIsPipe = module7.outfileIsPipe;
var pageMissing = module7.pageMissing;
var pageStale = module7.pageStale;
var provedBy = module7.provedBy;
var sameAs = module7.sameAs;
var seeHelp = module7.seeHelp;
var showFailed = module7.showFailed;
var sinceGraphFile = module7.sinceGraphFile;
var stdoutIsTerminal = module7.stdoutIsTerminal;
var stdoutOneFormatRemedy = module7.stdoutOneFormatRemedy;
var summaryOfGraph = module7.summaryOfGraph;
var summaryOfPlan = module7.summaryOfPlan;
var under = module7.under;
var unknownName = module7.unknownName;
var warningLine = module7.warningLine;
var wrote = module7.wrote;

// elsewhere:src/cli/failure.ts
var module8 = require("../cli.js").modules["src/cli/failure.ts"]();
var describeFailure = module8.describeFailure;
var exitCodeOf = module8.exitCodeOf;

// src/cli/mcp/limits.ts
var QUESTION_BYTES_MAX = 1e6;
var ARGUMENT_LENGTH_MAX = 1e4;
var ARGUMENT_ITEMS_MAX = 100;
var NAME_LENGTH_MAX = 60;
var TEXT_LENGTH_MAX = 8e5;
var IMAGE_BYTES_MAX = 375e4;
var NOTES_LENGTH_MAX = 1e4;
var WAITING_MAX = 32;
var ADDRESSES_SAID_MAX = 20;

// elsewhere:src/text/plural.ts
var module9 = require("../cli.js").modules["src/text/plural.ts"]();
var plural = module9.plural;

// elsewhere:src/text/printable.ts
var module10 = require("../cli.js").modules["src/text/printable.ts"]();
var harmless = module10.harmless;
var printable = module10.printable;
var visible = module10.visible;

// elsewhere:src/text/short.ts
var module11 = require("../cli.js").modules["src/text/short.ts"]();
var short = module11.short;

// src/cli/mcp/messages.ts
var INSTRUCTIONS = "Diagrams of Terraform code, plans and graph files in the directory that this server was started in. All tools only read. Paths are from that directory. Ask for the graph or an explanation to reason about an architecture, for a drawing to show it.";
var DRAW = "Draw the architecture of Terraform code, a plan or a graph file: a picture, or text that becomes one.";
var GRAPH = "The graph behind the picture as JSON: what there is, what is inside what, and what leads to what.";
var EXPLAIN = "Where each resource of the source has gone (drawn, part of another, hidden), why each arrow is there, and what proves it.";
var DIFF = "What is different between two sources (before and after), or between two commits of a directory: in words, as a table, as JSON or as a picture.";
var WAY = "A shortest way between two things of the graph, by their addresses: what a request passes, and which arrows.";
var SOURCE = "a directory of Terraform code, a plan in JSON, a state or a graph file, from the directory of the server (default: that directory)";
var PLANNER = "how code is planned: offline (by Terraform, without credentials and providers), static (the code as it is written), or auto (default: offline where Terraform is installed, else static)";
var FORMAT = "what the answer is written as";
var BEFORE = "the source before: a directory, a plan or a graph file; together with after";
var AFTER = "the source after";
var WAY_FROM = "address of the first thing, as the graph has it";
var WAY_TO = "address of the second thing";
var ofFalse = (help) => `false: ${printable(help)}`;
var waiting = (directory) => `Serving ${printable(directory)} to a client of the Model Context Protocol on stdin and stdout. Ctrl-D ends it.`;
var NOBODY = "nobody can speak to this process: it has no standard input";
var TOO_WIDE = "the directory is the home of a user, or holds it: everything of theirs would be open";
var TOO_WIDE_REMEDY = 'Start groundplan mcp in the directory of the code, with "cwd" in the settings of the client.';
var DOCUMENT = "groundplan:///architecture";
var unknownTool = (name) => `there is no tool ${short(name, NAME_LENGTH_MAX)}`;
var BUSY = "too many calls are waiting";
var BUSY_REMEDY = "Ask again when some of them are answered.";
var unknownArgument = (name) => `the argument ${short(name, NAME_LENGTH_MAX)} is not known`;
var argumentsAre = (names) => `Arguments are ${names.join(", ")}.`;
var wrongArgument = (name, wanted) => `the argument ${printable(name)} must be ${printable(wanted)}`;
var argumentTooLong = (name, length, most) => `the argument ${printable(name)} has ${length} characters, and ${most} are the most`;
var tooManyItems = (name, count, most) => `the argument ${printable(name)} has ${count} items, and ${most} are the most`;
var missingArgument = (name) => `the argument ${printable(name)} is missing`;
var KINDS = {
  string: "a text",
  number: "a number",
  boolean: "true or false",
  array: "a list of texts"
};
var oneOf = (names) => `one of ${names.join(", ")}`;
var outside = (name, path) => `${printable(name)} ${printable(path)} is outside of the directory that the server was started in`;
var OUTSIDE_REMEDY = "Name a path in that directory, which no link leads out of.";
var addressRefused = (name) => `${printable(name)} is a Git address, and this server asks no host`;
var addressOfThisMachine = (name) => `${printable(name)} is a Git address of this machine, and may be outside of the directory that the server was started in`;
var ADDRESS_REMEDY = "Whoever starts the server may allow it: groundplan mcp --network.";
var REPOSITORY_OUTSIDE = "the repository, or a part of it, is outside of the directory that the server was started in";
var REPOSITORY_REMEDY = "Start groundplan mcp at the top of a clone (of a work tree Git keeps its objects elsewhere), or compare two directories with before and after.";
var textTooLong = (length, most) => `the answer has ${length} characters, and ${most} are the most`;
var imageTooLarge = (bytes, most) => `the picture has ${bytes} bytes, and ${most} are the most`;
var TOO_LONG_REMEDY = "Ask for less: a directory further down, detail low, simplified, or a shorter format; for one thing, ask for a path or a difference.";
var noThing = (name, address) => `${printable(name)} ${printable(address)} is nothing in the graph`;
var perhaps = (addresses) => `There is ${addresses.map(printable).join(", ")}.`;
var NO_WAY = "Nothing joins the two, or one is in the other.";
var wayAlong = (steps) => `${plural(steps, "step")}, as the arrows lead:`;
var wayBack = (steps) => `No arrows lead there. ${plural(steps, "step")} the other way, from the second to the first:`;
var wayAny = (steps) => `No arrows lead either way. What joins the two, in ${plural(steps, "step")}:`;

// src/cli/mcp/answer.ts
function answerOf(printed, mediaType, notes) {
  const said = notes.trim() === "" ? [] : [{ type: "text", text: notes.slice(0, NOTES_LENGTH_MAX) }];
  return { content: [contentOf(printed, mediaType), ...said] };
}
function contentOf(printed, mediaType) {
  if (mediaType === null) {
    const text = printed.toString("utf8");
    if (text.length <= TEXT_LENGTH_MAX) return { type: "text", text };
    throw new Misuse(textTooLong(text.length, TEXT_LENGTH_MAX), { remedy: TOO_LONG_REMEDY });
  }
  if (printed.length > IMAGE_BYTES_MAX) {
    throw new Misuse(imageTooLarge(printed.length, IMAGE_BYTES_MAX), { remedy: TOO_LONG_REMEDY });
  }
  const data = printed.toString("base64");
  if (mediaType.startsWith("image/")) return { type: "image", data, mimeType: mediaType };
  return { type: "resource", resource: { uri: DOCUMENT, mimeType: mediaType, blob: data } };
}
var failureOf = (error2) => ({
  content: [{ type: "text", text: describeFailure(error2) }],
  isError: true
});

// elsewhere:src/graph/order.ts
var module12 = require("./picture.js").modules["src/graph/order.ts"]();
var byAddress = module12.byAddress;
var byText = module12.byText;
var largest = module12.largest;
var smallest = module12.smallest;

// src/cli/mcp/place.ts
var import_node_path2 = require("node:path");

// elsewhere:src/diagram.ts
var module13 = require("./picture.js").modules["src/diagram.ts"]();
var ANNOTATION_FILE = module13.ANNOTATION_FILE;
var FONT_FILE = module13.FONT_FILE;
var FORMAT_DEFAULT = module13.FORMAT_DEFAULT;
var FORMAT_NAMES = module13.FORMAT_NAMES;
var REPORT_FORMATS = module13.REPORT_FORMATS;
var REPORT_FORMAT_DEFAULT = module13.REPORT_FORMAT_DEFAULT;
var REPORT_FORMAT_NAMES = module13.REPORT_FORMAT_NAMES;
var annotationsBeside = module13.annotationsBeside;
var annotationsOf = module13.annotationsOf;
var diagram = module13.diagram;
var fetchArchive = module13.fetchArchive;
var formatCalled = module13.formatCalled;
var formatRow = module13.formatRow;
var isFileAddress = module13.isFileAddress;
var isGitAddress = module13.isGitAddress;
var knowsChanges = module13.knowsChanges;
var languageModel = module13.languageModel;
var linesOf = module13.linesOf;
var modelFileIn = module13.modelFileIn;
var shownName = module13.shownName;
var surveyCode = module13.surveyCode;
var unpackTree = module13.unpackTree;

// elsewhere:src/cli/input.ts
var module14 = require("./picture.js").modules["src/cli/input.ts"]();
var checkInput = module14.checkInput;
var descriptorOf = module14.descriptorOf;
var kindOf = module14.kindOf;
var readInput = module14.readInput;
var readInputOrPipe = module14.readInputOrPipe;
var unreadable = module14.unreadable;

// src/cli/mcp/place.ts
async function checkPlace(name, path, { top, network }, io) {
  if (isAddress(path)) {
    const isHere = await io.kindOf(path).catch(() => "missing") !== "missing";
    if (!isHere && !network) throw new InvalidInput(addressRefused(name), { remedy: ADDRESS_REMEDY });
    if (!isHere && isOfThisMachine(path)) {
      throw new InvalidInput(addressOfThisMachine(name), { remedy: OUTSIDE_REMEDY });
    }
    if (!isHere) return;
  }
  const place = (0, import_node_path2.resolve)(io.directory, path);
  const real = descriptorOf(path) === null ? await io.realPath(place).catch(() => null) : "/";
  if (isWithin(top, real ?? place) || real === null && isWithin(io.directory, place)) return;
  throw new InvalidInput(outside(name, path), { remedy: OUTSIDE_REMEDY });
}
var isAddress = (path) => asked(isGitAddress, path) ?? true;
var isOfThisMachine = (path) => asked(isFileAddress, path) ?? false;
function asked(ask, path) {
  try {
    return ask(path);
  } catch {
    return null;
  }
}
var LEADS_AWAY = ["commondir", "objects/info/alternates"];
async function checkRepository(directory, top, io) {
  const start = await io.realPath((0, import_node_path2.resolve)(io.directory, directory)).catch(() => null);
  for (let at = start ?? top; isWithin(top, at); at = (0, import_node_path2.dirname)(at)) {
    const git = (0, import_node_path2.join)(at, ".git");
    const real = await io.realPath(git).catch(() => null);
    if (real !== null && await isWhole(real, top, io)) return;
    if (real !== null || at === (0, import_node_path2.dirname)(at)) break;
    if (at !== top) continue;
    return;
  }
  throw new InvalidInput(REPOSITORY_OUTSIDE, { remedy: REPOSITORY_REMEDY });
}
async function isWhole(git, top, io) {
  if (!isWithin(top, git) || await io.kindOf(git) !== "directory") return false;
  const objects = await io.realPath((0, import_node_path2.join)(git, "objects")).catch(() => null);
  if (objects !== null && !isWithin(top, objects)) return false;
  const away = await Promise.all(LEADS_AWAY.map((name) => io.kindOf((0, import_node_path2.join)(git, name)).catch(() => "other")));
  return away.every((kind) => kind === "missing");
}

// elsewhere:src/cli/options.ts
var module15 = require("../cli.js").modules["src/cli/options.ts"]();
var attributeOf = module15.attributeOf;
var flagsOf = module15.flagsOf;
var helpOf = module15.helpOf;
var longOf = module15.longOf;
var optionsOf = module15.optionsOf;
var parseOptions = module15.parseOptions;
var rowsOf = module15.rowsOf;

// src/cli/mcp/tool.ts
var REFUSED = { planner: ["terraform"] };
var rowsFor = ({ command, options }) => rowsOf(command).filter(({ name }) => options.includes(name));
var SAID = {
  source: SOURCE,
  planner: PLANNER,
  format: FORMAT
};
var TEXT = { type: "string", maxLength: ARGUMENT_LENGTH_MAX };
function propertyOf(row) {
  const { kind, minimum, maximum, default: usual } = row;
  const choices = row.choices?.filter((name) => !(REFUSED[row.name] ?? []).includes(name));
  const description = SAID[row.name] ?? (kind === "flag" && usual === "true" ? ofFalse(row.help) : helpOf(row));
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
    Object.entries(tool.texts ?? {}).map(([name, { description }]) => [name, { ...TEXT, description }])
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
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: network }
});
var writtenAs = (row, value) => [
  attributeOf(row),
  row.kind === "number" ? String(value) : value
];

// src/cli/mcp/arguments.ts
async function readArguments(tool, given, bounds, io) {
  const properties = propertiesOf(tool);
  for (const [name, value] of Object.entries(given)) checkShape(name, value, properties);
  for (const name of tool.required ?? []) {
    if (!Object.hasOwn(given, name)) throw new Misuse(missingArgument(name));
  }
  const rows = rowsFor(tool).filter(({ name }) => Object.hasOwn(given, name));
  const texts = Object.entries(tool.texts ?? {}).filter(([name]) => Object.hasOwn(given, name));
  const paths = [
    ...rows.filter(isOfPaths).flatMap(({ name }) => [given[name]].flat().map((path) => [name, path])),
    ...texts.filter(([, { isPath }]) => isPath).map(([name]) => [name, given[name]])
  ];
  for (const [name, path] of paths) await checkPlace(name, path, bounds, io);
  return {
    written: Object.fromEntries(rows.map((row) => writtenAs(row, given[row.name]))),
    texts: Object.fromEntries(texts.map(([name]) => [name, given[name]]))
  };
}
var isOfPaths = ({ kind, choices }) => kind === "path" || kind === "list" && choices === void 0;
function checkShape(name, value, properties) {
  const property = Object.hasOwn(properties, name) ? properties[name] : void 0;
  if (property === void 0) {
    throw new Misuse(unknownArgument(name), { remedy: argumentsAre(Object.keys(properties)) });
  }
  if (!isOf(property, value)) throw new Misuse(wrongArgument(name, KINDS[property.type]));
  checkSize(name, value, property);
  if (property.enum !== void 0 && !property.enum.includes(value)) {
    throw new Misuse(wrongArgument(name, oneOf(property.enum)));
  }
}
function checkSize(name, value, { maxItems, maxLength, items }) {
  const texts = [value].flat();
  if (maxItems !== void 0 && texts.length > maxItems) {
    throw new Misuse(tooManyItems(name, texts.length, maxItems));
  }
  const most = maxLength ?? items?.maxLength;
  const longest = largest(texts.map((text) => typeof text === "string" ? text.length : 0));
  if (most !== void 0 && longest > most) throw new Misuse(argumentTooLong(name, longest, most));
}
var isOf = ({ type }, value) => type === "array" ? Array.isArray(value) && value.every((item) => typeof item === "string") : typeof value === type;

// src/cli/mcp/queue.ts
function oneAtATime() {
  let last = Promise.resolve();
  let waiting2 = 0;
  return {
    add: (work) => {
      if (waiting2 > WAITING_MAX) return Promise.reject(new Misuse(BUSY, { remedy: BUSY_REMEDY }));
      waiting2++;
      const done = last.then(work).finally(() => waiting2--);
      last = done.catch(() => {
      });
      return done;
    },
    idle: async () => void await last
  };
}

// elsewhere:src/cli/compare/diff.ts
var module16 = require("./changes.js").modules["src/cli/compare/diff.ts"]();
var DIFFERENT = module16.DIFFERENT;
var diff = module16.diff;

// elsewhere:src/cli/draw.ts
var module17 = require("./picture.js").modules["src/cli/draw.ts"]();
var draw = module17.draw;

// elsewhere:src/cli/explain.ts
var module18 = require("./picture.js").modules["src/cli/explain.ts"]();
var checkExplanation = module18.checkExplanation;
var explain = module18.explain;
var ledgerAsJson = module18.ledgerAsJson;
var ledgerAsText = module18.ledgerAsText;

// elsewhere:src/cli/graphdata.ts
var module19 = require("./plan.js").modules["src/cli/graphdata.ts"]();
var GRAPH_ONLY = module19.GRAPH_ONLY;
var graphdata = module19.graphdata;

// elsewhere:src/cli/progress.ts
var module20 = require("./picture.js").modules["src/cli/progress.ts"]();
var createProgress = module20.createProgress;

// elsewhere:src/cli/run.ts
var module21 = require("./picture.js").modules["src/cli/run.ts"]();
var run = module21.run;

// elsewhere:src/cli/targets.ts
var module22 = require("./picture.js").modules["src/cli/targets.ts"]();
var STDOUT = module22.STDOUT;
var chooseDiffTargets = module22.chooseDiffTargets;
var chooseTargets = module22.chooseTargets;
var isStdout = module22.isStdout;
var pageFile = module22.pageFile;
var pagePath = module22.pagePath;
var reportFormatOf = module22.reportFormatOf;

// src/viewer/model/picture.ts
var wholeOf = (things, thing) => new Set(things.flatMap(({ around }, at) => at === thing || around.includes(thing) ? [at] : []));

// src/viewer/model/ways.ts
function shortest({ lines }, starts, ends, sense) {
  const queue = [...starts].map((at) => ({ sense, things: [at], lines: [] }));
  const seen = new Set(starts);
  for (const way of queue) {
    const at = way.things.at(-1);
    if (ends.has(at)) return way;
    lines.forEach(({ from, to, twoWay }, line2) => {
      const next = from === at ? to : to === at && (twoWay || sense === "any") ? from : at;
      if (seen.has(next)) return;
      seen.add(next);
      queue.push({ sense, things: [...way.things, next], lines: [...way.lines, line2] });
    });
  }
  return null;
}
function wayBetween(picture, first, second) {
  const [starts, ends] = [wholeOf(picture.things, first), wholeOf(picture.things, second)];
  if (starts.has(second) || ends.has(first)) return null;
  return shortest(picture, starts, ends, "along") ?? shortest(picture, ends, starts, "back") ?? shortest(picture, starts, ends, "any");
}

// src/cli/mcp/way.ts
var NOWHERE = { x: 0, y: 0, width: 0, height: 0 };
function pictureOf({ nodes, edges }, numbers) {
  const around = (address) => {
    const parent = nodes.get(address)?.parent ?? null;
    return parent === null ? [] : [numbers.get(parent), ...around(parent)];
  };
  const things = [...nodes.values()].map(({ address, type }) => ({
    ...{ id: address, hasAddress: true, type, isBox: false, words: [], place: NOWHERE },
    around: around(address)
  }));
  const lines = edges.map(({ from, to, twoWay, thin = false, label }) => ({
    ...{ from: numbers.get(from), to: numbers.get(to), twoWay },
    ...{ thin, dashed: false, label }
  }));
  return { things, lines };
}
function wayInWords(graph, from, to) {
  const numbers = new Map([...graph.nodes.keys()].map((address, at) => [address, at]));
  const picture = pictureOf(graph, numbers);
  const way = wayBetween(picture, numberOf("from", from, numbers), numberOf("to", to, numbers));
  if (way === null) return `${NO_WAY}
`;
  return `${[HEADS[way.sense](way.lines.length), ...stepsOf(way, picture)].join("\n")}
`;
}
var HEADS = { along: wayAlong, back: wayBack, any: wayAny };
var stepsOf = ({ lines }, picture) => lines.map((line2) => {
  const { from, to, twoWay, label } = picture.lines[line2];
  const [tail, head] = [picture.things[from].id, picture.things[to].id].map(printable);
  return `${tail} ${twoWay ? "<->" : "->"} ${head}${label === "" ? "" : `: ${printable(label)}`}`;
});
function numberOf(name, address, numbers) {
  const number3 = numbers.get(address);
  if (number3 !== void 0) return number3;
  const [last = ""] = address.split(".").slice(-1);
  const near = [...numbers.keys()].filter((known) => known.includes(last)).sort(byText);
  const said = (near.length > 0 ? near : [...numbers.keys()]).slice(0, ADDRESSES_SAID_MAX);
  throw new InvalidInput(noThing(name, address), { remedy: perhaps(said) });
}

// src/cli/mcp/tools.ts
var READING = ["source", "planner", "workspace", "varfile", "timeout", "detail", "hide-accounts"];
var DRAWING = [
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
var HERE = { source: "." };
var TOOLS = [
  {
    name: "draw",
    description: DRAW,
    command: "draw",
    options: [...READING, ...DRAWING, "changes", "drift", "icons"],
    run: async ({ written }, io) => {
      const options = parseOptions("draw", { ...HERE, ...written, outfile: STDOUT });
      await draw(options, io);
      return options.format === null ? null : mediaTypeOf(options.format[0]);
    }
  },
  {
    name: "graph",
    description: GRAPH,
    command: "graphdata",
    options: READING,
    run: async ({ written }, io) => {
      await graphdata(parseOptions("graphdata", { ...HERE, ...written, outfile: STDOUT }), io);
      return null;
    }
  },
  {
    name: "explain",
    description: EXPLAIN,
    command: "graphdata",
    options: [...READING, "explain"],
    run: async ({ written }, io) => {
      const { found, options, progress } = await readFound(written, io);
      await explain(found, options.explain ?? "text", io, progress);
      return null;
    }
  },
  {
    name: "diff",
    description: DIFF,
    command: "diff",
    options: [
      ...READING,
      ...DRAWING,
      "from",
      "to",
      "merge-base",
      "varfile-before",
      "varfile-after",
      "focus",
      "hops",
      "side"
    ],
    texts: {
      before: { description: BEFORE, isPath: true },
      after: { description: AFTER, isPath: true }
    },
    run: differences
  },
  {
    name: "path",
    description: WAY,
    command: "graphdata",
    options: READING,
    texts: {
      from: { description: WAY_FROM, isPath: false },
      to: { description: WAY_TO, isPath: false }
    },
    required: ["from", "to"],
    run: async ({ written, texts }, io) => {
      const { found } = await readFound(written, io);
      await io.stdout(wayInWords(found.graph, texts.from, texts.to));
      return null;
    }
  }
];
async function readFound(written, io) {
  const options = parseOptions("graphdata", { ...HERE, ...written });
  const progress = createProgress(io, options);
  const { found } = await run(options, GRAPH_ONLY, io, progress);
  return { found, options, progress };
}
async function differences({ written, texts }, io, top) {
  const words = [texts.before, texts.after].filter((word) => word !== void 0);
  if (words.length === 1) throw new Misuse(missingArgument(texts.before === void 0 ? "before" : "after"));
  const options = parseOptions("diff", { ...written, outfile: STDOUT });
  if (words.length === 0) await checkRepository(options.source ?? ".", top, io);
  await diff(options, words, io);
  return options.format === null ? null : mediaTypeOf(options.format[0]);
}
function mediaTypeOf(name) {
  const format = FORMAT_NAMES.find((known) => known === name);
  return format !== void 0 && formatRow(format).isBinary ? formatRow(format).mediaType : null;
}

// src/cli/mcp/index.ts
async function mcp(options, io) {
  const { hear } = io;
  if (hear === void 0) throw new Misuse(NOBODY);
  const top = await io.realPath(io.directory) ?? io.directory;
  const home = await io.realPath(io.home).catch(() => null) ?? io.home;
  if (top === (0, import_node_path3.dirname)(top) || isWithin(top, home)) {
    throw new Misuse(TOO_WIDE, { remedy: TOO_WIDE_REMEDY });
  }
  const bounds = { top, network: options.network };
  const queue = oneAtATime();
  const server = serverOf(
    bounds,
    (tool, given, signal) => queue.add(async () => signal.aborted ? NOTHING : call(tool, given, options, { bounds, io })).catch(failureOf)
  );
  const input = new import_node_stream.PassThrough();
  const output = new import_node_stream.Writable({
    write: (bytes, _, done) => void io.stdout(bytes).then(() => done(), done)
  });
  const closed = new Promise((resolve3) => {
    server.onclose = resolve3;
  });
  await server.connect(new StdioServerTransport(input, output, { maxBufferSize: QUESTION_BYTES_MAX }));
  if (io.stderrIsTerminal) io.stderr(`${waiting(io.directory)}
`);
  const ended = hear((bytes) => void input.write(bytes));
  await Promise.race([ended, closed]);
  await queue.idle();
}
var NOTHING = { content: [] };
function serverOf(bounds, ask) {
  const server = new Server(
    { name: PROGRAM, version: VERSION },
    {
      capabilities: { tools: {} },
      instructions: INSTRUCTIONS,
      // Asked of what a user has filled in, which nobody is asked for here.
      jsonSchemaValidator: { getValidator: () => () => ({ valid: false, data: void 0, errorMessage: "" }) }
    }
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: TOOLS.map((tool) => described(tool, bounds.network))
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (tool === void 0) throw new McpError(ErrorCode.InvalidParams, unknownTool(params.name));
    return { ...await ask(tool, params.arguments ?? {}, signal) };
  });
  return server;
}
async function call(tool, given, options, { bounds, io }) {
  const printed = [];
  let notes = "";
  const world = {
    ...confined(io, bounds),
    stdout: async (content) => void printed.push(Buffer.from(content)),
    stderr: (text) => {
      notes += text;
    },
    stdoutIsTerminal: false,
    stderrIsTerminal: false
  };
  try {
    const { written, texts } = await readArguments(tool, given, bounds, world);
    const ofServer = {
      fetch: bounds.network,
      // Without the network a client would be warned of an option that it cannot give.
      ...bounds.network && { privateHost: options["private-host"] },
      // Whoever starts the server decides what its clients see.
      ...options["hide-accounts"] === "on" && { hideAccounts: "on" }
    };
    const mediaType = await tool.run({ written: { ...written, ...ofServer }, texts }, world, bounds.top);
    return answerOf(Buffer.concat(printed), mediaType, notes);
  } catch (error2) {
    return failureOf(error2);
  }
}

// parts/mcp.js
var modules = {
  "src/cli/mcp/index.ts": () => ({ mcp })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
