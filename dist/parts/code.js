"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all2) => {
  for (var name in all2)
    __defProp(target, name, { get: all2[name], enumerable: true });
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

// node_modules/pend/index.js
var require_pend = __commonJS({
  "node_modules/pend/index.js"(exports2, module80) {
    module80.exports = Pend;
    function Pend() {
      this.pending = 0, this.max = 1 / 0, this.listeners = [], this.waiting = [], this.error = null;
    }
    Pend.prototype.go = function(fn) {
      this.pending < this.max ? pendGo(this, fn) : this.waiting.push(
        fn
      );
    }, Pend.prototype.wait = function(cb) {
      this.pending === 0 ? cb(this.error) : this.listeners.push(cb);
    }, Pend.prototype.hold = function() {
      return pendHold(this);
    };
    function pendHold(self) {
      self.pending += 1;
      var called = false;
      return onCb;
      function onCb(err) {
        if (called) throw new Error("callback called twice");
        if (called = true, self.error = self.error || err, self.pending -= 1, self.waiting.length > 0 && self.pending < self.max) pendGo(self, self.waiting.shift());
        else if (self.pending === 0) {
          var listeners = self.listeners;
          self.listeners = [], listeners.forEach(cbListener);
        }
      }
      function cbListener(listener) {
        listener(self.error);
      }
    }
    function pendGo(self, fn) {
      fn(
        pendHold(self)
      );
    }
  }
});

// node_modules/yauzl/fd-slicer.js
var require_fd_slicer = __commonJS({
  "node_modules/yauzl/fd-slicer.js"(exports2) {
    var fs = require("fs");
    var util = require("util");
    var stream = require("stream");
    var Readable2 = stream.Readable;
    var PassThrough = stream.PassThrough;
    var Pend = require_pend();
    var EventEmitter = require("events").EventEmitter;
    exports2.BufferSlicer = BufferSlicer, exports2.FdSlicer = FdSlicer, util.inherits(FdSlicer, EventEmitter);
    function FdSlicer(fd) {
      EventEmitter.call(this), this.fd = fd, this.pend = new Pend(), this.pend.max = 1, this.refCount = 0;
    }
    FdSlicer.prototype.read = function(buffer, offset, length, position, callback) {
      var self = this;
      self.pend.go(function(cb) {
        fs.read(self.fd, buffer, offset, length, position, function(err, bytesRead, buffer2) {
          cb(), callback(
            err,
            bytesRead,
            buffer2
          );
        });
      });
    }, FdSlicer.prototype.createReadStream = function(options2) {
      return new ReadStream(this, options2);
    }, FdSlicer.prototype.ref = function() {
      this.refCount += 1;
    }, FdSlicer.prototype.unref = function() {
      var self = this;
      if (self.refCount -= 1, self.refCount < 0) throw new Error("invalid unref");
      if (self.refCount > 0) return;
      fs.close(self.fd, onCloseDone);
      function onCloseDone(err) {
        err ? self.emit("error", err) : self.emit("close");
      }
    }, util.inherits(ReadStream, Readable2);
    function ReadStream(context, options2) {
      options2 = options2 || {}, Readable2.call(this, options2), this.context = context, this.context.ref(), this.start = options2.start || 0, this.endOffset = options2.end, this.pos = this.start;
    }
    ReadStream.prototype._read = function(n) {
      var self = this, toRead = Math.min(self._readableState.highWaterMark, n);
      if (self.endOffset != null && (toRead = Math.min(toRead, self.endOffset - self.pos)), toRead <= 0) {
        self.push(null), this._cleanup();
        return;
      }
      self.context.pend.go(function(cb) {
        var buffer = Buffer.allocUnsafe(toRead);
        fs.read(self.context.fd, buffer, 0, toRead, self.pos, function(err, bytesRead) {
          err ? self.destroy(err) : bytesRead === 0 ? (self.push(null), self._cleanup()) : (self.pos += bytesRead, self.push(buffer.slice(0, bytesRead))), cb();
        });
      });
    }, ReadStream.prototype._destroy = function(err, cb) {
      this._cleanup(), cb(err);
    }, ReadStream.prototype._cleanup = function() {
      this.context != null && (this.context.unref(), this.context = null);
    }, util.inherits(BufferSlicer, EventEmitter);
    function BufferSlicer(buffer) {
      EventEmitter.call(this), this.refCount = 0, this.buffer = buffer;
    }
    BufferSlicer.prototype.read = function(buffer, offset, length, position, callback) {
      if (!(0 <= offset && offset <= buffer.length)) throw new RangeError("offset outside buffer: 0 <= " + offset + " <= " + buffer.length);
      if (position < 0) throw new RangeError("position is negative: " + position);
      if (offset + length > buffer.length && (length = buffer.length - offset), position + length > this.buffer.length && (length = this.buffer.length - position), length <= 0) {
        setImmediate(function() {
          callback(null, 0);
        });
        return;
      }
      this.buffer.copy(buffer, offset, position, position + length), setImmediate(function() {
        callback(null, length);
      });
    }, BufferSlicer.prototype.createReadStream = function(options2) {
      options2 = options2 || {};
      var readStream = new PassThrough(options2);
      readStream.start = options2.start || 0, readStream.endOffset = options2.end, readStream.pos = readStream.endOffset || this.buffer.length;
      for (var entireSlice = this.buffer.slice(readStream.start, readStream.pos), maxChunkSize = 65536, offset = 0; ; ) {
        var nextOffset = offset + maxChunkSize;
        if (nextOffset >= entireSlice.length) {
          offset < entireSlice.length && readStream.write(entireSlice.slice(offset, entireSlice.length));
          break;
        }
        readStream.write(entireSlice.slice(offset, nextOffset)), offset = nextOffset;
      }
      return readStream.end(), readStream;
    }, BufferSlicer.prototype.ref = function() {
      this.refCount += 1;
    }, BufferSlicer.prototype.unref = function() {
      if (this.refCount -= 1, this.refCount < 0) throw new Error("invalid unref");
    };
  }
});

// node_modules/yauzl/crc32.js
var require_crc32 = __commonJS({
  "node_modules/yauzl/crc32.js"(exports2, module80) {
    var CRC_TABLE = new Int32Array([
      0,
      1996959894,
      3993919788,
      2567524794,
      124634137,
      1886057615,
      3915621685,
      2657392035,
      249268274,
      2044508324,
      3772115230,
      2547177864,
      162941995,
      2125561021,
      3887607047,
      2428444049,
      498536548,
      1789927666,
      4089016648,
      2227061214,
      450548861,
      1843258603,
      4107580753,
      2211677639,
      325883990,
      1684777152,
      4251122042,
      2321926636,
      335633487,
      1661365465,
      4195302755,
      2366115317,
      997073096,
      1281953886,
      3579855332,
      2724688242,
      1006888145,
      1258607687,
      3524101629,
      2768942443,
      901097722,
      1119000684,
      3686517206,
      2898065728,
      853044451,
      1172266101,
      3705015759,
      2882616665,
      651767980,
      1373503546,
      3369554304,
      3218104598,
      565507253,
      1454621731,
      3485111705,
      3099436303,
      671266974,
      1594198024,
      3322730930,
      2970347812,
      795835527,
      1483230225,
      3244367275,
      3060149565,
      1994146192,
      31158534,
      2563907772,
      4023717930,
      1907459465,
      112637215,
      2680153253,
      3904427059,
      2013776290,
      251722036,
      2517215374,
      3775830040,
      2137656763,
      141376813,
      2439277719,
      3865271297,
      1802195444,
      476864866,
      2238001368,
      4066508878,
      1812370925,
      453092731,
      2181625025,
      4111451223,
      1706088902,
      314042704,
      2344532202,
      4240017532,
      1658658271,
      366619977,
      2362670323,
      4224994405,
      1303535960,
      984961486,
      2747007092,
      3569037538,
      1256170817,
      1037604311,
      2765210733,
      3554079995,
      1131014506,
      879679996,
      2909243462,
      3663771856,
      1141124467,
      855842277,
      2852801631,
      3708648649,
      1342533948,
      654459306,
      3188396048,
      3373015174,
      1466479909,
      544179635,
      3110523913,
      3462522015,
      1591671054,
      702138776,
      2966460450,
      3352799412,
      1504918807,
      783551873,
      3082640443,
      3233442989,
      3988292384,
      2596254646,
      62317068,
      1957810842,
      3939845945,
      2647816111,
      81470997,
      1943803523,
      3814918930,
      2489596804,
      225274430,
      2053790376,
      3826175755,
      2466906013,
      167816743,
      2097651377,
      4027552580,
      2265490386,
      503444072,
      1762050814,
      4150417245,
      2154129355,
      426522225,
      1852507879,
      4275313526,
      2312317920,
      282753626,
      1742555852,
      4189708143,
      2394877945,
      397917763,
      1622183637,
      3604390888,
      2714866558,
      953729732,
      1340076626,
      3518719985,
      2797360999,
      1068828381,
      1219638859,
      3624741850,
      2936675148,
      906185462,
      1090812512,
      3747672003,
      2825379669,
      829329135,
      1181335161,
      3412177804,
      3160834842,
      628085408,
      1382605366,
      3423369109,
      3138078467,
      570562233,
      1426400815,
      3317316542,
      2998733608,
      733239954,
      1555261956,
      3268935591,
      3050360625,
      752459403,
      1541320221,
      2607071920,
      3965973030,
      1969922972,
      40735498,
      2617837225,
      3943577151,
      1913087877,
      83908371,
      2512341634,
      3803740692,
      2075208622,
      213261112,
      2463272603,
      3855990285,
      2094854071,
      198958881,
      2262029012,
      4057260610,
      1759359992,
      534414190,
      2176718541,
      4139329115,
      1873836001,
      414664567,
      2282248934,
      4279200368,
      1711684554,
      285281116,
      2405801727,
      4167216745,
      1634467795,
      376229701,
      2685067896,
      3608007406,
      1308918612,
      956543938,
      2808555105,
      3495958263,
      1231636301,
      1047427035,
      2932959818,
      3654703836,
      1088359270,
      936918e3,
      2847714899,
      3736837829,
      1202900863,
      817233897,
      3183342108,
      3401237130,
      1404277552,
      615818150,
      3134207493,
      3453421203,
      1423857449,
      601450431,
      3009837614,
      3294710456,
      1567103746,
      711928724,
      3020668471,
      3272380065,
      1510334235,
      755167117
    ]);
    function crc32(buf) {
      let crc = -1;
      for (let x of buf) crc = CRC_TABLE[(crc ^ x) & 255] ^ crc >>> 8;
      return (crc ^ -1) >>> 0;
    }
    module80.exports = crc32;
  }
});

// node_modules/yauzl/index.js
var require_yauzl = __commonJS({
  "node_modules/yauzl/index.js"(exports2) {
    var fs = require("fs");
    var zlib = require("zlib");
    var fd_slicer = require_fd_slicer();
    var util = require("util");
    var EventEmitter = require("events").EventEmitter;
    var Transform = require("stream").Transform;
    var PassThrough = require("stream").PassThrough;
    var Writable = require("stream").Writable;
    var crc32 = typeof zlib.crc32 == "function" ? zlib.crc32 : require_crc32();
    exports2.open = open, exports2.fromFd = fromFd, exports2.fromBuffer = fromBuffer, exports2.fromRandomAccessReader = fromRandomAccessReader, exports2.openPromise = openPromise, exports2.fromFdPromise = fromFdPromise, exports2.fromBufferPromise = fromBufferPromise, exports2.fromRandomAccessReaderPromise = fromRandomAccessReaderPromise, exports2.dosDateTimeToDate = dosDateTimeToDate, exports2.getFileNameLowLevel = getFileNameLowLevel, exports2.validateFileName = validateFileName, exports2.parseExtraFields = parseExtraFields, exports2.ZipFile = ZipFile, exports2.Entry = Entry, exports2.LocalFileHeader = LocalFileHeader, exports2.RandomAccessReader = RandomAccessReader;
    function openPromise(path, options2) {
      return new Promise((resolve11, reject) => {
        open(path, {
          ...options2,
          lazyEntries: true
        }, function(err, zipfile) {
          if (err) return reject(err);
          resolve11(zipfile);
        });
      });
    }
    function fromFdPromise(fd, options2) {
      return new Promise((resolve11, reject) => {
        fromFd(fd, { ...options2, lazyEntries: true }, function(err, zipfile) {
          if (err) return reject(err);
          resolve11(zipfile);
        });
      });
    }
    function fromBufferPromise(buffer, options2) {
      return new Promise((resolve11, reject) => {
        fromBuffer(buffer, { ...options2, lazyEntries: true }, function(err, zipfile) {
          if (err)
            return reject(err);
          resolve11(zipfile);
        });
      });
    }
    function fromRandomAccessReaderPromise(reader, totalSize, options2) {
      return new Promise((resolve11, reject) => {
        fromRandomAccessReader(
          reader,
          totalSize,
          { ...options2, lazyEntries: true },
          function(err, zipfile) {
            if (err) return reject(err);
            resolve11(zipfile);
          }
        );
      });
    }
    function open(path, options2, callback) {
      typeof options2 == "function" && (callback = options2, options2 = null), options2 == null && (options2 = {}), options2.autoClose == null && (options2.autoClose = true), options2.lazyEntries == null && (options2.lazyEntries = false), options2.decodeStrings == null && (options2.decodeStrings = true), options2.validateEntrySizes == null && (options2.validateEntrySizes = true), options2.strictFileNames == null && (options2.strictFileNames = false), callback == null && (callback = defaultCallback), fs.open(path, "r", function(err, fd) {
        if (err) return callback(err);
        fromFd(
          fd,
          options2,
          function(err2, zipfile) {
            err2 && fs.close(fd, defaultCallback), callback(err2, zipfile);
          }
        );
      });
    }
    function fromFd(fd, options2, callback) {
      typeof options2 == "function" && (callback = options2, options2 = null), options2 == null && (options2 = {}), options2.autoClose == null && (options2.autoClose = false), options2.lazyEntries == null && (options2.lazyEntries = false), options2.decodeStrings == null && (options2.decodeStrings = true), options2.validateEntrySizes == null && (options2.validateEntrySizes = true), options2.strictFileNames == null && (options2.strictFileNames = false), callback == null && (callback = defaultCallback), fs.fstat(fd, function(err, stats) {
        if (err) return callback(err);
        var reader = new fd_slicer.FdSlicer(fd);
        fromRandomAccessReader(reader, stats.size, options2, callback);
      });
    }
    function fromBuffer(buffer, options2, callback) {
      typeof options2 == "function" && (callback = options2, options2 = null), options2 == null && (options2 = {}), options2.autoClose = false, options2.lazyEntries == null && (options2.lazyEntries = false), options2.decodeStrings == null && (options2.decodeStrings = true), options2.validateEntrySizes == null && (options2.validateEntrySizes = true), options2.strictFileNames == null && (options2.strictFileNames = false);
      var reader = new fd_slicer.BufferSlicer(buffer);
      fromRandomAccessReader(reader, buffer.length, options2, callback);
    }
    function fromRandomAccessReader(reader, totalSize, options2, callback) {
      typeof options2 == "function" && (callback = options2, options2 = null), options2 == null && (options2 = {}), options2.autoClose == null && (options2.autoClose = true), options2.lazyEntries == null && (options2.lazyEntries = false), options2.decodeStrings == null && (options2.decodeStrings = true);
      var decodeStrings = !!options2.decodeStrings;
      if (options2.validateEntrySizes == null && (options2.validateEntrySizes = true), options2.strictFileNames == null && (options2.strictFileNames = false), callback == null && (callback = defaultCallback), typeof totalSize != "number") throw new Error("expected totalSize parameter to be a number");
      if (totalSize > Number.MAX_SAFE_INTEGER) throw new Error("zip file too large. only file sizes up to 2^52 are supported due to JavaScript's Number type being an IEEE 754 double.");
      reader.ref();
      var eocdrWithoutCommentSize = 22, zip64EocdlSize = 20, maxCommentSize = 65535, bufferSize = Math.min(zip64EocdlSize + eocdrWithoutCommentSize + maxCommentSize, totalSize), buffer = newBuffer(bufferSize), bufferReadStart = totalSize - buffer.length;
      readAndAssertNoEof(reader, buffer, 0, bufferSize, bufferReadStart, function(err) {
        if (err) return callback(err);
        for (var i = bufferSize - eocdrWithoutCommentSize; i >= 0; i -= 1) if (buffer.readUInt32LE(i) === 101010256) {
          var eocdrBuffer = buffer.subarray(i), diskNumber = eocdrBuffer.readUInt16LE(4), entryCount = eocdrBuffer.readUInt16LE(10), centralDirectoryOffset = eocdrBuffer.readUInt32LE(16), commentLength = eocdrBuffer.readUInt16LE(20), expectedCommentLength = eocdrBuffer.length - eocdrWithoutCommentSize;
          if (commentLength !== expectedCommentLength) return callback(new Error("Invalid comment length. Expected: " + expectedCommentLength + ". Found: " + commentLength + ". Are there extra bytes at the end of the file? Or is the end of central dir signature `PK\u263A\u263B` in the comment?"));
          var comment = decodeStrings ? decodeBuffer(eocdrBuffer.subarray(22), false) : eocdrBuffer.subarray(22);
          if (i - zip64EocdlSize >= 0 && buffer.readUInt32LE(i - zip64EocdlSize) === 117853008) {
            var zip64EocdlBuffer = buffer.subarray(i - zip64EocdlSize, i - zip64EocdlSize + zip64EocdlSize), zip64EocdrOffset = readUInt64LE(zip64EocdlBuffer, 8), zip64EocdrBuffer = newBuffer(56);
            return readAndAssertNoEof(reader, zip64EocdrBuffer, 0, zip64EocdrBuffer.length, zip64EocdrOffset, function(err2) {
              return err2 ? callback(err2) : zip64EocdrBuffer.readUInt32LE(0) !== 101075792 ? callback(new Error("invalid zip64 end of central directory record signature")) : (diskNumber = zip64EocdrBuffer.readUInt32LE(16), diskNumber !== 0 ? callback(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber)) : (entryCount = readUInt64LE(zip64EocdrBuffer, 32), centralDirectoryOffset = readUInt64LE(zip64EocdrBuffer, 48), callback(
                null,
                new ZipFile(reader, centralDirectoryOffset, totalSize, entryCount, comment, options2.autoClose, options2.lazyEntries, decodeStrings, options2.validateEntrySizes, options2.strictFileNames)
              )));
            });
          }
          return diskNumber !== 0 ? callback(new Error("multi-disk zip files are not supported: found disk number: " + diskNumber)) : callback(null, new ZipFile(
            reader,
            centralDirectoryOffset,
            totalSize,
            entryCount,
            comment,
            options2.autoClose,
            options2.lazyEntries,
            decodeStrings,
            options2.validateEntrySizes,
            options2.strictFileNames
          ));
        }
        callback(new Error("End of central directory record signature not found. Either not a zip file, or file is truncated."));
      });
    }
    util.inherits(ZipFile, EventEmitter);
    function ZipFile(reader, centralDirectoryOffset, fileSize, entryCount, comment, autoClose, lazyEntries, decodeStrings, validateEntrySizes, strictFileNames) {
      var self = this;
      EventEmitter.call(self), self.reader = reader, self.reader.on("error", function(err) {
        emitError(self, err);
      }), self.reader.once("close", function() {
        self.emit("close");
      }), self.readEntryCursor = centralDirectoryOffset, self.fileSize = fileSize, self.entryCount = entryCount, self.comment = comment, self.entriesRead = 0, self.autoClose = !!autoClose, self.lazyEntries = !!lazyEntries, self.decodeStrings = !!decodeStrings, self.validateEntrySizes = !!validateEntrySizes, self.strictFileNames = !!strictFileNames, self.isOpen = true, self.emittedError = false, self.hasEachEntryBeenCalled = false, self.lazyEntries || self._readEntry();
    }
    ZipFile.prototype.close = function() {
      this.isOpen && (this.isOpen = false, this.reader.unref());
    };
    function emitErrorAndAutoClose(self, err) {
      self.autoClose && self.close(), emitError(self, err);
    }
    function emitError(self, err) {
      self.emittedError || (self.emittedError = true, self.emit("error", err));
    }
    ZipFile.prototype.readEntry = function() {
      if (!this.lazyEntries) throw new Error("readEntry() called without lazyEntries:true");
      this._readEntry();
    }, ZipFile.prototype._readEntry = function() {
      var self = this;
      if (self.entryCount === self.entriesRead) {
        setImmediate(function() {
          self.autoClose && self.close(), !self.emittedError && self.emit("end");
        });
        return;
      }
      if (!self.emittedError) {
        var buffer = newBuffer(46);
        readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err) {
          if (err) return emitErrorAndAutoClose(self, err);
          if (!self.emittedError) {
            var entry = new Entry(), signature = buffer.readUInt32LE(
              0
            );
            if (signature !== 33639248) return emitErrorAndAutoClose(self, new Error("invalid central directory file header signature: 0x" + signature.toString(16)));
            if (entry.versionMadeBy = buffer.readUInt16LE(4), entry.versionNeededToExtract = buffer.readUInt16LE(6), entry.generalPurposeBitFlag = buffer.readUInt16LE(8), entry.compressionMethod = buffer.readUInt16LE(10), entry.lastModFileTime = buffer.readUInt16LE(12), entry.lastModFileDate = buffer.readUInt16LE(14), entry.crc32 = buffer.readUInt32LE(16), entry.compressedSize = buffer.readUInt32LE(20), entry.uncompressedSize = buffer.readUInt32LE(24), entry.fileNameLength = buffer.readUInt16LE(28), entry.extraFieldLength = buffer.readUInt16LE(30), entry.fileCommentLength = buffer.readUInt16LE(32), entry.internalFileAttributes = buffer.readUInt16LE(36), entry.externalFileAttributes = buffer.readUInt32LE(38), entry.relativeOffsetOfLocalHeader = buffer.readUInt32LE(42), entry.generalPurposeBitFlag & 64) return emitErrorAndAutoClose(self, new Error("strong encryption is not supported"));
            self.readEntryCursor += 46, buffer = newBuffer(
              entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
            ), readAndAssertNoEof(self.reader, buffer, 0, buffer.length, self.readEntryCursor, function(err2) {
              if (err2) return emitErrorAndAutoClose(
                self,
                err2
              );
              if (!self.emittedError) {
                entry.fileNameRaw = buffer.subarray(0, entry.fileNameLength);
                var fileCommentStart = entry.fileNameLength + entry.extraFieldLength;
                entry.extraFieldRaw = buffer.subarray(
                  entry.fileNameLength,
                  fileCommentStart
                ), entry.fileCommentRaw = buffer.subarray(fileCommentStart, fileCommentStart + entry.fileCommentLength);
                try {
                  entry.extraFields = parseExtraFields(entry.extraFieldRaw);
                } catch (err3) {
                  return emitErrorAndAutoClose(
                    self,
                    err3
                  );
                }
                if (self.decodeStrings) {
                  var isUtf82 = (entry.generalPurposeBitFlag & 2048) !== 0;
                  entry.fileComment = decodeBuffer(entry.fileCommentRaw, isUtf82), entry.fileName = getFileNameLowLevel(
                    entry.generalPurposeBitFlag,
                    entry.fileNameRaw,
                    entry.extraFields,
                    self.strictFileNames
                  );
                  var errorMessage = validateFileName(entry.fileName);
                  if (errorMessage != null) return emitErrorAndAutoClose(self, new Error(errorMessage));
                } else entry.fileComment = entry.fileCommentRaw, entry.fileName = entry.fileNameRaw;
                entry.comment = entry.fileComment, self.readEntryCursor += buffer.length, self.entriesRead += 1;
                for (var i = 0; i < entry.extraFields.length; i++) {
                  var extraField = entry.extraFields[i];
                  if (extraField.id === 1) {
                    var zip64EiefBuffer = extraField.data, index = 0;
                    if (entry.uncompressedSize === 4294967295) {
                      if (index + 8 > zip64EiefBuffer.length) return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include uncompressed size"));
                      entry.uncompressedSize = readUInt64LE(zip64EiefBuffer, index), index += 8;
                    }
                    if (entry.compressedSize === 4294967295) {
                      if (index + 8 > zip64EiefBuffer.length) return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include compressed size"));
                      entry.compressedSize = readUInt64LE(zip64EiefBuffer, index), index += 8;
                    }
                    if (entry.relativeOffsetOfLocalHeader === 4294967295) {
                      if (index + 8 > zip64EiefBuffer.length) return emitErrorAndAutoClose(self, new Error("zip64 extended information extra field does not include relative header offset"));
                      entry.relativeOffsetOfLocalHeader = readUInt64LE(zip64EiefBuffer, index), index += 8;
                    }
                    break;
                  }
                }
                if (self.validateEntrySizes && entry.compressionMethod === 0) {
                  var expectedCompressedSize = entry.uncompressedSize;
                  if (entry.isEncrypted() && (expectedCompressedSize += 12), entry.compressedSize !== expectedCompressedSize) {
                    var msg = "compressed/uncompressed size mismatch for stored file: " + entry.compressedSize + " != " + entry.uncompressedSize;
                    return emitErrorAndAutoClose(self, new Error(msg));
                  }
                }
                self.emit("entry", entry), self.lazyEntries || self._readEntry();
              }
            });
          }
        });
      }
    }, ZipFile.prototype.eachEntry = function() {
      const self = this;
      if (!self.lazyEntries) throw new Error(
        "eachEntry() requires lazyEntries: true"
      );
      if (self.hasEachEntryBeenCalled) throw new Error("eachEntry() must only be called once per ZipFile");
      self.hasEachEntryBeenCalled = true;
      let pendingResolveReject = null;
      self.on("entry", onEntry), self.on("end", onEnd), self.on("error", onError);
      function cleanup() {
        self.removeListener("entry", onEntry), self.removeListener("end", onEnd), self.removeListener("error", onError), self.autoClose && self.close();
      }
      function onEntry(entry) {
        let { resolve: resolve11 } = pendingResolveReject;
        pendingResolveReject = null, resolve11({ value: entry });
      }
      function onEnd() {
        let { resolve: resolve11 } = pendingResolveReject;
        pendingResolveReject = null, cleanup(), resolve11({ done: true });
      }
      function onError(err) {
        let { reject } = pendingResolveReject;
        pendingResolveReject = null, cleanup(), reject(err);
      }
      return { [Symbol.asyncIterator]() {
        return this;
      }, next() {
        const promise = new Promise(
          (resolve11, reject) => {
            if (pendingResolveReject != null) throw new Error("next() called before previous Promise was resolved.");
            pendingResolveReject = { resolve: resolve11, reject };
          }
        );
        return self.readEntry(), promise;
      }, return(value2) {
        return cleanup(), Promise.resolve({ done: true, value: value2 });
      }, throw(value2) {
        return cleanup(), Promise.reject(value2);
      } };
    }, ZipFile.prototype.openReadStream = function(entry, options2, callback) {
      var self = this, relativeStart = 0, relativeEnd = entry.compressedSize;
      if (callback == null && (callback = options2, options2 = null), options2 == null) options2 = {};
      else {
        if (options2.decodeFileData === false) {
          if (options2.decrypt != null) throw new Error("cannot use options.decrypt when options.decodeFileData === false");
          if (options2.decompress != null) throw new Error("cannot use options.decompress when options.decodeFileData === false");
        } else {
          if (options2.decrypt != null) {
            if (!entry.isEncrypted()) throw new Error("options.decrypt can only be specified for encrypted entries. See also option decodeFileData.");
            if (options2.decrypt !== false) throw new Error("invalid options.decrypt value: " + options2.decrypt);
            if (entry.isCompressed() && options2.decompress !== false) throw new Error("entry is encrypted and compressed, and options.decompress !== false. See also option decodeFileData.");
          }
          if (options2.decompress != null) {
            if (!entry.isCompressed()) throw new Error("options.decompress can only be specified for compressed entries. See also option decodeFileData.");
            if (!(options2.decompress === false || options2.decompress === true)) throw new Error("invalid options.decompress value: " + options2.decompress);
            decompress = options2.decompress;
          }
        }
        if (options2.start != null) {
          if (relativeStart = options2.start, relativeStart < 0) throw new Error("options.start < 0");
          if (relativeStart > entry.compressedSize) throw new Error("options.start > entry.compressedSize");
        }
        if (options2.end != null) {
          if (relativeEnd = options2.end, relativeEnd < 0) throw new Error(
            "options.end < 0"
          );
          if (relativeEnd > entry.compressedSize) throw new Error("options.end > entry.compressedSize");
          if (relativeEnd < relativeStart) throw new Error("options.end < options.start");
        }
      }
      var rawMode = options2.decodeFileData === false || (entry.compressionMethod === 0 || entry.compressionMethod === 8 && options2.decompress === false) && (!entry.isEncrypted() || options2.decrypt === false);
      if ((options2.start != null || options2.end != null) && !rawMode) throw new Error("start/end range require options.decodeFileData === false for non-trivial encoded entries.");
      if (!self.isOpen) return callback(new Error("closed"));
      if (entry.isEncrypted() && !rawMode && options2.decrypt !== false) return callback(new Error("entry is encrypted, and options.decodeFileData !== false"));
      var decompress;
      if (rawMode) decompress = false;
      else if (entry.compressionMethod === 8) decompress = options2.decodeFileData !== true;
      else return callback(new Error("unsupported compression method: " + entry.compressionMethod));
      self.readLocalFileHeader(entry, { minimal: true }, function(err, localFileHeader) {
        if (err) return callback(
          err
        );
        self.openReadStreamLowLevel(localFileHeader.fileDataStart, entry.compressedSize, relativeStart, relativeEnd, decompress, entry.uncompressedSize, callback);
      });
    }, ZipFile.prototype.openReadStreamLowLevel = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, callback) {
      var self = this, fileDataEnd = fileDataStart + compressedSize, readStream = self.reader.createReadStream({ start: fileDataStart + relativeStart, end: fileDataStart + relativeEnd }), endpointStream = readStream;
      if (decompress) {
        var destroyed = false, inflateFilter = zlib.createInflateRaw();
        readStream.on("error", function(err) {
          setImmediate(function() {
            destroyed || inflateFilter.emit("error", err);
          });
        }), readStream.pipe(inflateFilter), self.validateEntrySizes ? (endpointStream = new AssertByteCountStream(uncompressedSize), inflateFilter.on("error", function(err) {
          setImmediate(function() {
            destroyed || endpointStream.emit("error", err);
          });
        }), inflateFilter.pipe(endpointStream)) : endpointStream = inflateFilter, installDestroyFn(endpointStream, function() {
          destroyed = true, inflateFilter !== endpointStream && inflateFilter.unpipe(endpointStream), readStream.unpipe(inflateFilter), readStream.destroy();
        });
      }
      callback(null, endpointStream);
    }, ZipFile.prototype.readLocalFileHeader = function(entry, options2, callback) {
      var self = this;
      callback == null && (callback = options2, options2 = null), options2 == null && (options2 = {}), self.reader.ref();
      var buffer = newBuffer(30);
      readAndAssertNoEof(self.reader, buffer, 0, buffer.length, entry.relativeOffsetOfLocalHeader, function(err) {
        try {
          if (err) return callback(err);
          var signature = buffer.readUInt32LE(
            0
          );
          if (signature !== 67324752) return callback(new Error("invalid local file header signature: 0x" + signature.toString(16)));
          var fileNameLength = buffer.readUInt16LE(26), extraFieldLength = buffer.readUInt16LE(
            28
          ), fileDataStart = entry.relativeOffsetOfLocalHeader + 30 + fileNameLength + extraFieldLength;
          if (fileDataStart + entry.compressedSize > self.fileSize) return callback(new Error("file data overflows file bounds: " + fileDataStart + " + " + entry.compressedSize + " > " + self.fileSize));
          if (options2.minimal) return callback(null, { fileDataStart });
          var localFileHeader = new LocalFileHeader();
          localFileHeader.fileDataStart = fileDataStart, localFileHeader.versionNeededToExtract = buffer.readUInt16LE(4), localFileHeader.generalPurposeBitFlag = buffer.readUInt16LE(6), localFileHeader.compressionMethod = buffer.readUInt16LE(8), localFileHeader.lastModFileTime = buffer.readUInt16LE(10), localFileHeader.lastModFileDate = buffer.readUInt16LE(12), localFileHeader.crc32 = buffer.readUInt32LE(14), localFileHeader.compressedSize = buffer.readUInt32LE(18), localFileHeader.uncompressedSize = buffer.readUInt32LE(22), localFileHeader.fileNameLength = fileNameLength, localFileHeader.extraFieldLength = extraFieldLength, buffer = newBuffer(fileNameLength + extraFieldLength), self.reader.ref(), readAndAssertNoEof(
            self.reader,
            buffer,
            0,
            buffer.length,
            entry.relativeOffsetOfLocalHeader + 30,
            function(err2) {
              try {
                return err2 ? callback(err2) : (localFileHeader.fileName = buffer.subarray(0, fileNameLength), localFileHeader.extraField = buffer.subarray(fileNameLength), callback(null, localFileHeader));
              } finally {
                self.reader.unref();
              }
            }
          );
        } finally {
          self.reader.unref();
        }
      });
    }, ZipFile.prototype.openReadStreamPromise = function(entry, options2) {
      return new Promise(
        (resolve11, reject) => {
          this.openReadStream(entry, options2, function(err, readStream) {
            if (err) return reject(err);
            resolve11(readStream);
          });
        }
      );
    }, ZipFile.prototype.openReadStreamLowLevelPromise = function(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize) {
      return new Promise((resolve11, reject) => {
        this.openReadStream(fileDataStart, compressedSize, relativeStart, relativeEnd, decompress, uncompressedSize, function(err, readStream) {
          if (err) return reject(err);
          resolve11(
            readStream
          );
        });
      });
    }, ZipFile.prototype.readLocalFileHeaderPromise = function(entry, options2) {
      return new Promise((resolve11, reject) => {
        this.readLocalFileHeader(entry, options2, function(err, localFileHeader) {
          if (err)
            return reject(err);
          resolve11(localFileHeader);
        });
      });
    };
    function Entry() {
    }
    Entry.prototype.getLastModDate = function(options2) {
      if (options2 == null && (options2 = {}), !options2.forceDosFormat) for (var i = 0; i < this.extraFields.length; i++) {
        var extraField = this.extraFields[i];
        if (extraField.id === 21589) {
          var data = extraField.data;
          if (data.length < 5) continue;
          var flags = data[0], HAS_MTIME = 1;
          if (!(flags & HAS_MTIME)) continue;
          var posixTimestamp = data.readInt32LE(1);
          return new Date(posixTimestamp * 1e3);
        } else if (extraField.id === 10) {
          var data = extraField.data;
          if (data.length !== 32 || data.readUInt16LE(4) !== 1 || data.readUInt16LE(6) !== 24) continue;
          var hundredNanoSecondsSince1601 = data.readUInt32LE(8) + 4294967296 * data.readInt32LE(12), millisecondsSince1970 = hundredNanoSecondsSince1601 / 1e4 - 116444736e5;
          return new Date(millisecondsSince1970);
        }
      }
      return dosDateTimeToDate(
        this.lastModFileDate,
        this.lastModFileTime,
        options2.timezone
      );
    }, Entry.prototype.canDecodeFileData = function() {
      return !this.isEncrypted() && (this.compressionMethod === 0 || this.compressionMethod === 8);
    }, Entry.prototype.isEncrypted = function() {
      return (this.generalPurposeBitFlag & 1) !== 0;
    }, Entry.prototype.isCompressed = function() {
      return this.compressionMethod === 8;
    };
    function LocalFileHeader() {
    }
    function dosDateTimeToDate(date, time, timezone) {
      var day = date & 31, month = (date >> 5 & 15) - 1, year = (date >> 9 & 127) + 1980, millisecond = 0, second = (time & 31) * 2, minute = time >> 5 & 63, hour = time >> 11 & 31;
      if (timezone == null || timezone === "local") return new Date(
        year,
        month,
        day,
        hour,
        minute,
        second,
        millisecond
      );
      if (timezone === "UTC") return new Date(Date.UTC(year, month, day, hour, minute, second, millisecond));
      throw new Error("unrecognized options.timezone: " + options.timezone);
    }
    function getFileNameLowLevel(generalPurposeBitFlag, fileNameBuffer, extraFields, strictFileNames) {
      for (var fileName = null, i = 0; i < extraFields.length; i++) {
        var extraField = extraFields[i];
        if (extraField.id === 28789) {
          if (extraField.data.length < 6 || extraField.data.readUInt8(0) !== 1) continue;
          var oldNameCrc32 = extraField.data.readUInt32LE(1);
          if (crc32(fileNameBuffer) !== oldNameCrc32) continue;
          fileName = decodeBuffer(extraField.data.subarray(5), true);
          break;
        }
      }
      if (fileName == null) {
        var isUtf82 = (generalPurposeBitFlag & 2048) !== 0;
        fileName = decodeBuffer(fileNameBuffer, isUtf82);
      }
      return strictFileNames || (fileName = fileName.replace(/\\/g, "/")), fileName;
    }
    function validateFileName(fileName) {
      return fileName.indexOf("\\") !== -1 ? "invalid characters in fileName: " + fileName : /^[a-zA-Z]:/.test(fileName) || /^\//.test(fileName) ? "absolute path: " + fileName : fileName.split("/").indexOf("..") !== -1 ? "invalid relative path: " + fileName : null;
    }
    function parseExtraFields(extraFieldBuffer) {
      for (var extraFields = [], i = 0; i < extraFieldBuffer.length - 3; ) {
        var headerId = extraFieldBuffer.readUInt16LE(i + 0), dataSize = extraFieldBuffer.readUInt16LE(i + 2), dataStart = i + 4, dataEnd = dataStart + dataSize;
        if (dataEnd > extraFieldBuffer.length) throw new Error("extra field length exceeds extra field buffer size");
        var dataBuffer = extraFieldBuffer.subarray(dataStart, dataEnd);
        extraFields.push({ id: headerId, data: dataBuffer }), i = dataEnd;
      }
      return extraFields;
    }
    function readAndAssertNoEof(reader, buffer, offset, length, position, callback) {
      if (length === 0) return setImmediate(function() {
        callback(null, newBuffer(0));
      });
      reader.read(
        buffer,
        offset,
        length,
        position,
        function(err, bytesRead) {
          if (err) return callback(err);
          if (bytesRead < length) return callback(new Error("unexpected EOF"));
          callback();
        }
      );
    }
    util.inherits(AssertByteCountStream, Transform);
    function AssertByteCountStream(byteCount) {
      Transform.call(this), this.actualByteCount = 0, this.expectedByteCount = byteCount;
    }
    AssertByteCountStream.prototype._transform = function(chunk, encoding, cb) {
      if (this.actualByteCount += chunk.length, this.actualByteCount > this.expectedByteCount) {
        var msg = "too many bytes in the stream. expected " + this.expectedByteCount + ". got at least " + this.actualByteCount;
        return cb(new Error(msg));
      }
      cb(null, chunk);
    }, AssertByteCountStream.prototype._flush = function(cb) {
      if (this.actualByteCount < this.expectedByteCount) {
        var msg = "not enough bytes in the stream. expected " + this.expectedByteCount + ". got only " + this.actualByteCount;
        return cb(new Error(
          msg
        ));
      }
      cb();
    }, util.inherits(RandomAccessReader, EventEmitter);
    function RandomAccessReader() {
      EventEmitter.call(this), this.refCount = 0;
    }
    RandomAccessReader.prototype.ref = function() {
      this.refCount += 1;
    }, RandomAccessReader.prototype.unref = function() {
      var self = this;
      if (self.refCount -= 1, self.refCount > 0) return;
      if (self.refCount < 0) throw new Error("invalid unref");
      self.close(onCloseDone);
      function onCloseDone(err) {
        if (err) return self.emit("error", err);
        self.emit("close");
      }
    }, RandomAccessReader.prototype.createReadStream = function(options2) {
      options2 == null && (options2 = {});
      var start = options2.start, end = options2.end;
      if (start === end) {
        var emptyStream = new PassThrough();
        return setImmediate(function() {
          emptyStream.end();
        }), emptyStream;
      }
      var stream = this._readStreamForRange(start, end), destroyed = false, refUnrefFilter = new RefUnrefFilter(this);
      stream.on("error", function(err) {
        setImmediate(
          function() {
            destroyed || refUnrefFilter.emit("error", err);
          }
        );
      }), installDestroyFn(refUnrefFilter, function() {
        stream.unpipe(refUnrefFilter), refUnrefFilter.unref(), stream.destroy();
      });
      var byteCounter = new AssertByteCountStream(
        end - start
      );
      return refUnrefFilter.on("error", function(err) {
        setImmediate(function() {
          destroyed || byteCounter.emit("error", err);
        });
      }), installDestroyFn(byteCounter, function() {
        destroyed = true, refUnrefFilter.unpipe(
          byteCounter
        ), refUnrefFilter.destroy();
      }), stream.pipe(refUnrefFilter).pipe(byteCounter);
    }, RandomAccessReader.prototype._readStreamForRange = function(start, end) {
      throw new Error("not implemented");
    }, RandomAccessReader.prototype.read = function(buffer, offset, length, position, callback) {
      var readStream = this.createReadStream({ start: position, end: position + length }), writeStream = new Writable(), written = 0;
      writeStream._write = function(chunk, encoding, cb) {
        chunk.copy(buffer, offset + written, 0, chunk.length), written += chunk.length, cb();
      }, writeStream.on("finish", callback), readStream.on("error", function(error) {
        callback(error);
      }), readStream.pipe(writeStream);
    }, RandomAccessReader.prototype.close = function(callback) {
      setImmediate(callback);
    }, util.inherits(RefUnrefFilter, PassThrough);
    function RefUnrefFilter(context) {
      PassThrough.call(this), this.context = context, this.context.ref(), this.unreffedYet = false;
    }
    RefUnrefFilter.prototype._flush = function(cb) {
      this.unref(), cb();
    }, RefUnrefFilter.prototype.unref = function(cb) {
      this.unreffedYet || (this.unreffedYet = true, this.context.unref());
    };
    var cp437 = "\0\u263A\u263B\u2665\u2666\u2663\u2660\u2022\u25D8\u25CB\u25D9\u2642\u2640\u266A\u266B\u263C\u25BA\u25C4\u2195\u203C\xB6\xA7\u25AC\u21A8\u2191\u2193\u2192\u2190\u221F\u2194\u25B2\u25BC !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\u2302\xC7\xFC\xE9\xE2\xE4\xE0\xE5\xE7\xEA\xEB\xE8\xEF\xEE\xEC\xC4\xC5\xC9\xE6\xC6\xF4\xF6\xF2\xFB\xF9\xFF\xD6\xDC\xA2\xA3\xA5\u20A7\u0192\xE1\xED\xF3\xFA\xF1\xD1\xAA\xBA\xBF\u2310\xAC\xBD\xBC\xA1\xAB\xBB\u2591\u2592\u2593\u2502\u2524\u2561\u2562\u2556\u2555\u2563\u2551\u2557\u255D\u255C\u255B\u2510\u2514\u2534\u252C\u251C\u2500\u253C\u255E\u255F\u255A\u2554\u2569\u2566\u2560\u2550\u256C\u2567\u2568\u2564\u2565\u2559\u2558\u2552\u2553\u256B\u256A\u2518\u250C\u2588\u2584\u258C\u2590\u2580\u03B1\xDF\u0393\u03C0\u03A3\u03C3\xB5\u03C4\u03A6\u0398\u03A9\u03B4\u221E\u03C6\u03B5\u2229\u2261\xB1\u2265\u2264\u2320\u2321\xF7\u2248\xB0\u2219\xB7\u221A\u207F\xB2\u25A0\xA0";
    function decodeBuffer(buffer, isUtf82) {
      if (isUtf82) return buffer.toString("utf8");
      for (var result = "", i = 0; i < buffer.length; i++) result += cp437[buffer[i]];
      return result;
    }
    function readUInt64LE(buffer, offset) {
      var lower32 = buffer.readUInt32LE(offset), upper32 = buffer.readUInt32LE(offset + 4);
      return upper32 * 4294967296 + lower32;
    }
    var newBuffer;
    typeof Buffer.allocUnsafe == "function" ? newBuffer = function(len) {
      return Buffer.allocUnsafe(len);
    } : newBuffer = function(len) {
      return new Buffer(len);
    };
    function installDestroyFn(stream, fn) {
      typeof stream.destroy == "function" ? stream._destroy = function(err, cb) {
        fn(), cb?.(err);
      } : stream.destroy = fn;
    }
    function defaultCallback(err) {
      if (err) throw err;
    }
  }
});

// node_modules/events-universal/default.js
var require_default = __commonJS({
  "node_modules/events-universal/default.js"(exports2, module80) {
    module80.exports = require("events");
  }
});

// node_modules/fast-fifo/fixed-size.js
var require_fixed_size = __commonJS({
  "node_modules/fast-fifo/fixed-size.js"(exports2, module80) {
    module80.exports = class {
      constructor(hwm) {
        if (!(hwm > 0) || (hwm - 1 & hwm) !== 0) throw new Error("Max size for a FixedFIFO should be a power of two");
        this.buffer = new Array(hwm), this.mask = hwm - 1, this.top = 0, this.btm = 0, this.next = null;
      }
      clear() {
        this.top = this.btm = 0, this.next = null, this.buffer.fill(void 0);
      }
      push(data) {
        return this.buffer[this.top] !== void 0 ? false : (this.buffer[this.top] = data, this.top = this.top + 1 & this.mask, true);
      }
      shift() {
        const last = this.buffer[this.btm];
        if (last !== void 0) return this.buffer[this.btm] = void 0, this.btm = this.btm + 1 & this.mask, last;
      }
      peek() {
        return this.buffer[this.btm];
      }
      isEmpty() {
        return this.buffer[this.btm] === void 0;
      }
    };
  }
});

// node_modules/fast-fifo/index.js
var require_fast_fifo = __commonJS({
  "node_modules/fast-fifo/index.js"(exports2, module80) {
    var FixedFIFO = require_fixed_size();
    module80.exports = class {
      constructor(hwm) {
        this.hwm = hwm || 16, this.head = new FixedFIFO(this.hwm), this.tail = this.head, this.length = 0;
      }
      clear() {
        this.head = this.tail, this.head.clear(), this.length = 0;
      }
      push(val) {
        if (this.length++, !this.head.push(val)) {
          const prev = this.head;
          this.head = prev.next = new FixedFIFO(2 * this.head.buffer.length), this.head.push(val);
        }
      }
      shift() {
        this.length !== 0 && this.length--;
        const val = this.tail.shift();
        if (val === void 0 && this.tail.next) {
          const next = this.tail.next;
          return this.tail.next = null, this.tail = next, this.tail.shift();
        }
        return val;
      }
      peek() {
        const val = this.tail.peek();
        return val === void 0 && this.tail.next ? this.tail.next.peek() : val;
      }
      isEmpty() {
        return this.length === 0;
      }
    };
  }
});

// node_modules/b4a/index.js
var require_b4a = __commonJS({
  "node_modules/b4a/index.js"(exports2, module80) {
    function isBuffer(value2) {
      return Buffer.isBuffer(value2) || value2 instanceof Uint8Array;
    }
    function isEncoding(encoding) {
      return Buffer.isEncoding(encoding);
    }
    function alloc(size, fill2, encoding) {
      return Buffer.alloc(
        size,
        fill2,
        encoding
      );
    }
    function allocUnsafe(size) {
      return Buffer.allocUnsafe(size);
    }
    function allocUnsafeSlow(size) {
      return Buffer.allocUnsafeSlow(size);
    }
    function byteLength(string, encoding) {
      return Buffer.byteLength(
        string,
        encoding
      );
    }
    function compare(a, b) {
      return Buffer.compare(a, b);
    }
    function concat(buffers, totalLength) {
      return Buffer.concat(buffers, totalLength);
    }
    function copy(source, target, targetStart, start, end) {
      return toBuffer(
        source
      ).copy(target, targetStart, start, end);
    }
    function equals(a, b) {
      return toBuffer(a).equals(b);
    }
    function fill(buffer, value2, offset, end, encoding) {
      return toBuffer(buffer).fill(value2, offset, end, encoding);
    }
    function from(value2, encodingOrOffset, length) {
      return Buffer.from(value2, encodingOrOffset, length);
    }
    function includes(buffer, value2, byteOffset, encoding) {
      return toBuffer(buffer).includes(value2, byteOffset, encoding);
    }
    function indexOf(buffer, value2, byfeOffset, encoding) {
      return toBuffer(buffer).indexOf(value2, byfeOffset, encoding);
    }
    function lastIndexOf(buffer, value2, byteOffset, encoding) {
      return toBuffer(buffer).lastIndexOf(value2, byteOffset, encoding);
    }
    function swap16(buffer) {
      return toBuffer(buffer).swap16();
    }
    function swap32(buffer) {
      return toBuffer(buffer).swap32();
    }
    function swap64(buffer) {
      return toBuffer(buffer).swap64();
    }
    function toBuffer(buffer) {
      return Buffer.isBuffer(buffer) ? buffer : Buffer.from(buffer.buffer, buffer.byteOffset, buffer.byteLength);
    }
    function toString(buffer, encoding, start, end) {
      return toBuffer(buffer).toString(encoding, start, end);
    }
    function toHex(buffer, start, end) {
      return toBuffer(buffer).toString("hex", start, end);
    }
    function write2(buffer, string, offset, length, encoding) {
      return toBuffer(buffer).write(string, offset, length, encoding);
    }
    function readDoubleBE(buffer, offset) {
      return toBuffer(buffer).readDoubleBE(offset);
    }
    function readDoubleLE(buffer, offset) {
      return toBuffer(buffer).readDoubleLE(offset);
    }
    function readFloatBE(buffer, offset) {
      return toBuffer(buffer).readFloatBE(offset);
    }
    function readFloatLE(buffer, offset) {
      return toBuffer(buffer).readFloatLE(offset);
    }
    function readInt32BE(buffer, offset) {
      return toBuffer(buffer).readInt32BE(offset);
    }
    function readInt32LE(buffer, offset) {
      return toBuffer(
        buffer
      ).readInt32LE(offset);
    }
    function readUInt32BE(buffer, offset) {
      return toBuffer(buffer).readUInt32BE(offset);
    }
    function readUInt32LE(buffer, offset) {
      return toBuffer(buffer).readUInt32LE(offset);
    }
    function writeDoubleBE(buffer, value2, offset) {
      return toBuffer(buffer).writeDoubleBE(value2, offset);
    }
    function writeDoubleLE(buffer, value2, offset) {
      return toBuffer(buffer).writeDoubleLE(value2, offset);
    }
    function writeFloatBE(buffer, value2, offset) {
      return toBuffer(
        buffer
      ).writeFloatBE(value2, offset);
    }
    function writeFloatLE(buffer, value2, offset) {
      return toBuffer(buffer).writeFloatLE(value2, offset);
    }
    function writeInt32BE(buffer, value2, offset) {
      return toBuffer(buffer).writeInt32BE(
        value2,
        offset
      );
    }
    function writeInt32LE(buffer, value2, offset) {
      return toBuffer(buffer).writeInt32LE(value2, offset);
    }
    function writeUInt32BE(buffer, value2, offset) {
      return toBuffer(buffer).writeUInt32BE(value2, offset);
    }
    function writeUInt32LE(buffer, value2, offset) {
      return toBuffer(buffer).writeUInt32LE(value2, offset);
    }
    module80.exports = {
      isBuffer,
      isEncoding,
      alloc,
      allocUnsafe,
      allocUnsafeSlow,
      byteLength,
      compare,
      concat,
      copy,
      equals,
      fill,
      from,
      includes,
      indexOf,
      lastIndexOf,
      swap16,
      swap32,
      swap64,
      toBuffer,
      toString,
      toHex,
      write: write2,
      readDoubleBE,
      readDoubleLE,
      readFloatBE,
      readFloatLE,
      readInt32BE,
      readInt32LE,
      readUInt32BE,
      readUInt32LE,
      writeDoubleBE,
      writeDoubleLE,
      writeFloatBE,
      writeFloatLE,
      writeInt32BE,
      writeInt32LE,
      writeUInt32BE,
      writeUInt32LE
    };
  }
});

// node_modules/text-decoder/lib/pass-through-decoder.js
var require_pass_through_decoder = __commonJS({
  "node_modules/text-decoder/lib/pass-through-decoder.js"(exports2, module80) {
    var b4a = require_b4a();
    module80.exports = class {
      constructor(encoding) {
        this.encoding = encoding;
      }
      get remaining() {
        return 0;
      }
      decode(data) {
        return b4a.toString(data, this.encoding);
      }
      flush() {
        return "";
      }
    };
  }
});

// node_modules/text-decoder/lib/utf8-decoder.js
var require_utf8_decoder = __commonJS({
  "node_modules/text-decoder/lib/utf8-decoder.js"(exports2, module80) {
    var b4a = require_b4a();
    module80.exports = class {
      constructor() {
        this._reset();
      }
      get remaining() {
        return this.bytesSeen;
      }
      decode(data) {
        if (data.byteLength === 0) return "";
        if (this.bytesNeeded === 0 && trailingIncomplete(
          data,
          0
        ) === 0) return this.bytesSeen = trailingBytesSeen(data), b4a.toString(data, "utf8");
        let result = "", start = 0;
        if (this.bytesNeeded > 0) {
          for (; start < data.byteLength; ) {
            const byte = data[start];
            if (byte < this.lowerBoundary || byte > this.upperBoundary) {
              result += "\uFFFD", this._reset();
              break;
            }
            if (this.lowerBoundary = 128, this.upperBoundary = 191, this.codePoint = this.codePoint << 6 | byte & 63, this.bytesSeen++, start++, this.bytesSeen === this.bytesNeeded) {
              result += String.fromCodePoint(this.codePoint), this._reset();
              break;
            }
          }
          if (this.bytesNeeded > 0) return result;
        }
        const trailing = trailingIncomplete(data, start), end = data.byteLength - trailing;
        end > start && (result += b4a.toString(data, "utf8", start, end));
        for (let i = end; i < data.byteLength; i++) {
          const byte = data[i];
          if (this.bytesNeeded === 0) {
            byte <= 127 ? (this.bytesSeen = 0, result += String.fromCharCode(byte)) : byte >= 194 && byte <= 223 ? (this.bytesNeeded = 2, this.bytesSeen = 1, this.codePoint = byte & 31) : byte >= 224 && byte <= 239 ? (byte === 224 ? this.lowerBoundary = 160 : byte === 237 && (this.upperBoundary = 159), this.bytesNeeded = 3, this.bytesSeen = 1, this.codePoint = byte & 15) : byte >= 240 && byte <= 244 ? (byte === 240 ? this.lowerBoundary = 144 : byte === 244 && (this.upperBoundary = 143), this.bytesNeeded = 4, this.bytesSeen = 1, this.codePoint = byte & 7) : (this.bytesSeen = 1, result += "\uFFFD");
            continue;
          }
          if (byte < this.lowerBoundary || byte > this.upperBoundary) {
            result += "\uFFFD", i--, this._reset();
            continue;
          }
          this.lowerBoundary = 128, this.upperBoundary = 191, this.codePoint = this.codePoint << 6 | byte & 63, this.bytesSeen++, this.bytesSeen === this.bytesNeeded && (result += String.fromCodePoint(this.codePoint), this._reset());
        }
        return result;
      }
      flush() {
        const result = this.bytesNeeded > 0 ? "\uFFFD" : "";
        return this._reset(), result;
      }
      _reset() {
        this.codePoint = 0, this.bytesNeeded = 0, this.bytesSeen = 0, this.lowerBoundary = 128, this.upperBoundary = 191;
      }
    };
    function trailingIncomplete(data, start) {
      const len = data.byteLength;
      if (len <= start) return 0;
      const limit = Math.max(start, len - 4);
      let i = len - 1;
      for (; i > limit && (data[i] & 192) === 128; ) i--;
      if (i < start) return 0;
      const byte = data[i];
      let needed;
      if (byte <= 127) return 0;
      if (byte >= 194 && byte <= 223) needed = 2;
      else if (byte >= 224 && byte <= 239)
        needed = 3;
      else if (byte >= 240 && byte <= 244) needed = 4;
      else return 0;
      const available = len - i;
      return available < needed ? available : 0;
    }
    function trailingBytesSeen(data) {
      const len = data.byteLength;
      if (len === 0) return 0;
      const last = data[len - 1];
      if (last <= 127) return 0;
      if ((last & 192) !== 128) return 1;
      const limit = Math.max(0, len - 4);
      let i = len - 2;
      for (; i >= limit && (data[i] & 192) === 128; ) i--;
      if (i < 0) return 1;
      const first = data[i];
      let needed;
      if (first >= 194 && first <= 223) needed = 2;
      else if (first >= 224 && first <= 239) needed = 3;
      else if (first >= 240 && first <= 244) needed = 4;
      else return 1;
      if (len - i !== needed) return 1;
      if (needed >= 3) {
        const second = data[i + 1];
        if (first === 224 && second < 160 || first === 237 && second > 159 || first === 240 && second < 144 || first === 244 && second > 143) return 1;
      }
      return 0;
    }
  }
});

// node_modules/text-decoder/index.js
var require_text_decoder = __commonJS({
  "node_modules/text-decoder/index.js"(exports2, module80) {
    var PassThroughDecoder = require_pass_through_decoder();
    var UTF8Decoder = require_utf8_decoder();
    module80.exports = class {
      constructor(encoding = "utf8") {
        switch (this.encoding = normalizeEncoding(encoding), this.encoding) {
          case "utf8":
            this.decoder = new UTF8Decoder();
            break;
          case "utf16le":
          case "base64":
            throw new Error("Unsupported encoding: " + this.encoding);
          default:
            this.decoder = new PassThroughDecoder(this.encoding);
        }
      }
      get remaining() {
        return this.decoder.remaining;
      }
      push(data) {
        return typeof data == "string" ? data : this.decoder.decode(data);
      }
      write(data) {
        return this.push(data);
      }
      end(data) {
        let result = "";
        return data && (result = this.push(data)), result += this.decoder.flush(), result;
      }
    };
    function normalizeEncoding(encoding) {
      switch (encoding = encoding.toLowerCase(), encoding) {
        case "utf8":
        case "utf-8":
          return "utf8";
        case "ucs2":
        case "ucs-2":
        case "utf16le":
        case "utf-16le":
          return "utf16le";
        case "latin1":
        case "binary":
          return "latin1";
        case "base64":
        case "ascii":
        case "hex":
          return encoding;
        default:
          throw new Error("Unknown encoding: " + encoding);
      }
    }
  }
});

// node_modules/streamx/lib/errors.js
var require_errors = __commonJS({
  "node_modules/streamx/lib/errors.js"(exports2, module80) {
    module80.exports = class StreamError extends Error {
      constructor(msg, code, fn = StreamError) {
        super(msg), this.code = code, Error.captureStackTrace && Error.captureStackTrace(this, fn);
      }
      static isStreamDestroyed(err) {
        return err && err.code === "STREAM_DESTROYED";
      }
      static isPrematureClose(err) {
        return err && err.code === "PREMATURE_CLOSE";
      }
      static isAborted(err) {
        return err && err.code === "ABORTED";
      }
      static isBadArgument(err) {
        return err && err.code === "BAD_ARGUMENT";
      }
      get name() {
        return "StreamError";
      }
      static STREAM_DESTROYED() {
        return new StreamError("Stream was destroyed", "STREAM_DESTROYED", StreamError.STREAM_DESTROYED);
      }
      static PREMATURE_CLOSE(msg = "Premature close") {
        return new StreamError(msg, "PREMATURE_CLOSE", StreamError.PREMATURE_CLOSE);
      }
      static ABORTED() {
        return new StreamError("Stream aborted", "ABORTED", StreamError.ABORTED);
      }
      static BAD_ARGUMENT(msg = "Bad argument") {
        return new StreamError(msg, "BAD_ARGUMENT", StreamError.BAD_ARGUMENT);
      }
    };
  }
});

// node_modules/streamx/index.js
var require_streamx = __commonJS({
  "node_modules/streamx/index.js"(exports2, module80) {
    var { EventEmitter } = require_default();
    var FIFO = require_fast_fifo();
    var TextDecoder2 = require_text_decoder();
    var StreamError = require_errors();
    var qmt = typeof queueMicrotask > "u" ? (fn) => global.process.nextTick(
      fn
    ) : queueMicrotask;
    var MAX = (1 << 29) - 1;
    var OPENING = 1;
    var PREDESTROYING = 2;
    var DESTROYING = 4;
    var DESTROYED = 8;
    var NOT_OPENING = MAX ^ OPENING;
    var NOT_PREDESTROYING = MAX ^ PREDESTROYING;
    var READ_ACTIVE = 16;
    var READ_UPDATING = 32;
    var READ_PRIMARY = 64;
    var READ_QUEUED = 128;
    var READ_RESUMED = 256;
    var READ_PIPE_DRAINED = 512;
    var READ_ENDING = 1024;
    var READ_EMIT_DATA = 2048;
    var READ_EMIT_READABLE = 4096;
    var READ_EMITTED_READABLE = 8192;
    var READ_DONE = 16384;
    var READ_NEXT_TICK = 32768;
    var READ_NEEDS_PUSH = 65536;
    var READ_READ_AHEAD = 131072;
    var READ_FLOWING = READ_RESUMED | READ_PIPE_DRAINED;
    var READ_ACTIVE_AND_NEEDS_PUSH = READ_ACTIVE | READ_NEEDS_PUSH;
    var READ_PRIMARY_AND_ACTIVE = READ_PRIMARY | READ_ACTIVE;
    var READ_EMIT_READABLE_AND_QUEUED = READ_EMIT_READABLE | READ_QUEUED;
    var READ_RESUMED_READ_AHEAD = READ_RESUMED | READ_READ_AHEAD;
    var READ_NOT_ACTIVE = MAX ^ READ_ACTIVE;
    var READ_NON_PRIMARY = MAX ^ READ_PRIMARY;
    var READ_NON_PRIMARY_AND_PUSHED = MAX ^ (READ_PRIMARY | READ_NEEDS_PUSH);
    var READ_PUSHED = MAX ^ READ_NEEDS_PUSH;
    var READ_PAUSED = MAX ^ READ_RESUMED;
    var READ_NOT_QUEUED = MAX ^ (READ_QUEUED | READ_EMITTED_READABLE);
    var READ_NOT_ENDING = MAX ^ READ_ENDING;
    var READ_PIPE_NOT_DRAINED = MAX ^ READ_FLOWING;
    var READ_NOT_NEXT_TICK = MAX ^ READ_NEXT_TICK;
    var READ_NOT_UPDATING = MAX ^ READ_UPDATING;
    var READ_NO_READ_AHEAD = MAX ^ READ_READ_AHEAD;
    var READ_PAUSED_NO_READ_AHEAD = MAX ^ READ_RESUMED_READ_AHEAD;
    var WRITE_ACTIVE = 1 << 18;
    var WRITE_UPDATING = 2 << 18;
    var WRITE_PRIMARY = 4 << 18;
    var WRITE_QUEUED = 8 << 18;
    var WRITE_UNDRAINED = 16 << 18;
    var WRITE_DONE = 32 << 18;
    var WRITE_EMIT_DRAIN = 64 << 18;
    var WRITE_NEXT_TICK = 128 << 18;
    var WRITE_WRITING = 256 << 18;
    var WRITE_FINISHING = 512 << 18;
    var WRITE_CORKED = 1024 << 18;
    var WRITE_NOT_ACTIVE = MAX ^ (WRITE_ACTIVE | WRITE_WRITING);
    var WRITE_NON_PRIMARY = MAX ^ WRITE_PRIMARY;
    var WRITE_NOT_FINISHING = MAX ^ (WRITE_ACTIVE | WRITE_FINISHING);
    var WRITE_DRAINED = MAX ^ WRITE_UNDRAINED;
    var WRITE_NOT_QUEUED = MAX ^ WRITE_QUEUED;
    var WRITE_NOT_NEXT_TICK = MAX ^ WRITE_NEXT_TICK;
    var WRITE_NOT_UPDATING = MAX ^ WRITE_UPDATING;
    var WRITE_NOT_CORKED = MAX ^ WRITE_CORKED;
    var ACTIVE = READ_ACTIVE | WRITE_ACTIVE;
    var NOT_ACTIVE = MAX ^ ACTIVE;
    var DONE = READ_DONE | WRITE_DONE;
    var DESTROY_STATUS = DESTROYING | DESTROYED | PREDESTROYING;
    var OPEN_STATUS = DESTROY_STATUS | OPENING;
    var AUTO_DESTROY = DESTROY_STATUS | DONE;
    var NON_PRIMARY = WRITE_NON_PRIMARY & READ_NON_PRIMARY;
    var ACTIVE_OR_TICKING = WRITE_NEXT_TICK | READ_NEXT_TICK;
    var TICKING = ACTIVE_OR_TICKING & NOT_ACTIVE;
    var IS_OPENING = OPEN_STATUS | TICKING;
    var READ_PRIMARY_STATUS = OPEN_STATUS | READ_ENDING | READ_DONE;
    var READ_STATUS = OPEN_STATUS | READ_DONE | READ_QUEUED;
    var READ_ENDING_STATUS = OPEN_STATUS | READ_ENDING | READ_QUEUED;
    var READ_READABLE_STATUS = OPEN_STATUS | READ_EMIT_READABLE | READ_QUEUED | READ_EMITTED_READABLE;
    var SHOULD_NOT_READ = OPEN_STATUS | READ_ACTIVE | READ_ENDING | READ_DONE | READ_NEEDS_PUSH | READ_READ_AHEAD;
    var READ_BACKPRESSURE_STATUS = DESTROY_STATUS | READ_ENDING | READ_DONE;
    var READ_UPDATE_SYNC_STATUS = READ_UPDATING | OPEN_STATUS | READ_NEXT_TICK | READ_PRIMARY;
    var READ_NEXT_TICK_OR_OPENING = READ_NEXT_TICK | OPENING;
    var WRITE_PRIMARY_STATUS = OPEN_STATUS | WRITE_FINISHING | WRITE_DONE;
    var WRITE_QUEUED_AND_UNDRAINED = WRITE_QUEUED | WRITE_UNDRAINED;
    var WRITE_QUEUED_AND_ACTIVE = WRITE_QUEUED | WRITE_ACTIVE;
    var WRITE_DRAIN_STATUS = WRITE_QUEUED | WRITE_UNDRAINED | OPEN_STATUS | WRITE_ACTIVE;
    var WRITE_STATUS = OPEN_STATUS | WRITE_ACTIVE | WRITE_QUEUED | WRITE_CORKED;
    var WRITE_PRIMARY_AND_ACTIVE = WRITE_PRIMARY | WRITE_ACTIVE;
    var WRITE_ACTIVE_AND_WRITING = WRITE_ACTIVE | WRITE_WRITING;
    var WRITE_FINISHING_STATUS = OPEN_STATUS | WRITE_FINISHING | WRITE_QUEUED_AND_ACTIVE | WRITE_DONE;
    var WRITE_BACKPRESSURE_STATUS = WRITE_UNDRAINED | DESTROY_STATUS | WRITE_FINISHING | WRITE_DONE;
    var WRITE_UPDATE_SYNC_STATUS = WRITE_UPDATING | OPEN_STATUS | WRITE_NEXT_TICK | WRITE_PRIMARY;
    var WRITE_DROP_DATA = WRITE_FINISHING | WRITE_DONE | DESTROY_STATUS;
    var asyncIterator = Symbol.asyncIterator || /* @__PURE__ */ Symbol("asyncIterator");
    var WritableState = class {
      constructor(stream, { highWaterMark = 16384, map = null, mapWritable, byteLength, byteLengthWritable } = {}) {
        this.stream = stream, this.queue = new FIFO(), this.highWaterMark = highWaterMark, this.buffered = 0, this.error = null, this.pipeline = null, this.drains = null, this.byteLength = byteLengthWritable || byteLength || defaultByteLength, this.map = mapWritable || map, this.afterWrite = afterWrite.bind(this), this.afterUpdateNextTick = updateWriteNT.bind(this);
      }
      get ending() {
        return (this.stream._duplexState & WRITE_FINISHING) !== 0;
      }
      get ended() {
        return (this.stream._duplexState & WRITE_DONE) !== 0;
      }
      push(data) {
        return (this.stream._duplexState & WRITE_DROP_DATA) !== 0 ? false : (this.map !== null && (data = this.map(data)), this.buffered += this.byteLength(data), this.queue.push(data), this.buffered < this.highWaterMark ? (this.stream._duplexState |= WRITE_QUEUED, true) : (this.stream._duplexState |= WRITE_QUEUED_AND_UNDRAINED, false));
      }
      shift() {
        const data = this.queue.shift();
        return this.buffered -= this.byteLength(data), this.buffered === 0 && (this.stream._duplexState &= WRITE_NOT_QUEUED), data;
      }
      end(data) {
        typeof data == "function" ? this.stream.once("finish", data) : data != null && this.push(data), this.stream._duplexState = (this.stream._duplexState | WRITE_FINISHING) & WRITE_NON_PRIMARY;
      }
      autoBatch(data, cb) {
        const buffer = [], stream = this.stream;
        for (buffer.push(data); (stream._duplexState & WRITE_STATUS) === WRITE_QUEUED_AND_ACTIVE; ) buffer.push(stream._writableState.shift());
        if ((stream._duplexState & OPEN_STATUS) !== 0) return cb(null);
        stream._writev(buffer, cb);
      }
      update() {
        const stream = this.stream;
        stream._duplexState |= WRITE_UPDATING;
        do {
          for (; (stream._duplexState & WRITE_STATUS) === WRITE_QUEUED; ) {
            const data = this.shift();
            stream._duplexState |= WRITE_ACTIVE_AND_WRITING, stream._write(data, this.afterWrite);
          }
          (stream._duplexState & WRITE_PRIMARY_AND_ACTIVE) === 0 && this.updateNonPrimary();
        } while (this.continueUpdate() === true);
        stream._duplexState &= WRITE_NOT_UPDATING;
      }
      updateNonPrimary() {
        const stream = this.stream;
        if ((stream._duplexState & WRITE_FINISHING_STATUS) === WRITE_FINISHING) {
          stream._duplexState = stream._duplexState | WRITE_ACTIVE, stream._final(afterFinal.bind(this));
          return;
        }
        if ((stream._duplexState & DESTROY_STATUS) === DESTROYING) {
          (stream._duplexState & ACTIVE_OR_TICKING) === 0 && (stream._duplexState |= ACTIVE, stream._destroy(afterDestroy.bind(this)));
          return;
        }
        (stream._duplexState & IS_OPENING) === OPENING && (stream._duplexState = (stream._duplexState | ACTIVE) & NOT_OPENING, stream._open(afterOpen.bind(this)));
      }
      continueUpdate() {
        return (this.stream._duplexState & WRITE_NEXT_TICK) === 0 ? false : (this.stream._duplexState &= WRITE_NOT_NEXT_TICK, true);
      }
      updateCallback() {
        (this.stream._duplexState & WRITE_UPDATE_SYNC_STATUS) === WRITE_PRIMARY ? this.update() : this.updateNextTick();
      }
      updateNextTick() {
        (this.stream._duplexState & WRITE_NEXT_TICK) === 0 && (this.stream._duplexState |= WRITE_NEXT_TICK, (this.stream._duplexState & WRITE_UPDATING) === 0 && qmt(this.afterUpdateNextTick));
      }
    };
    var ReadableState = class {
      constructor(stream, {
        highWaterMark = 16384,
        map = null,
        mapReadable,
        byteLength,
        byteLengthReadable
      } = {}) {
        this.stream = stream, this.queue = new FIFO(), this.highWaterMark = highWaterMark === 0 ? 1 : highWaterMark, this.buffered = 0, this.readAhead = highWaterMark > 0, this.error = null, this.pipeline = null, this.byteLength = byteLengthReadable || byteLength || defaultByteLength, this.map = mapReadable || map, this.pipeTo = null, this.afterRead = afterRead.bind(this), this.afterUpdateNextTick = updateReadNT.bind(this);
      }
      get ending() {
        return (this.stream._duplexState & READ_ENDING) !== 0;
      }
      get ended() {
        return (this.stream._duplexState & READ_DONE) !== 0;
      }
      pipe(pipeTo, cb) {
        if (this.pipeTo !== null) throw StreamError.BAD_ARGUMENT("Can only pipe to one destination");
        if (typeof cb != "function" && (cb = null), this.stream._duplexState |= READ_PIPE_DRAINED, this.pipeTo = pipeTo, this.pipeline = new Pipeline(this.stream, pipeTo, cb), cb && this.stream.on("error", noop), isStreamx(pipeTo)) pipeTo._writableState.pipeline = this.pipeline, cb && pipeTo.on("error", noop), pipeTo.on("finish", this.pipeline.finished.bind(this.pipeline));
        else {
          const onerror = this.pipeline.done.bind(this.pipeline, pipeTo), onclose = this.pipeline.done.bind(this.pipeline, pipeTo, null);
          pipeTo.on("error", onerror), pipeTo.on("close", onclose), pipeTo.on("finish", this.pipeline.finished.bind(
            this.pipeline
          ));
        }
        pipeTo.on("drain", afterDrain.bind(this)), this.stream.emit("piping", pipeTo), pipeTo.emit("pipe", this.stream);
      }
      push(data) {
        const stream = this.stream;
        return data === null ? (this.highWaterMark = 0, stream._duplexState = (stream._duplexState | READ_ENDING) & READ_NON_PRIMARY_AND_PUSHED, false) : this.map !== null && (data = this.map(data), data === null) ? (stream._duplexState &= READ_PUSHED, this.buffered < this.highWaterMark) : (this.buffered += this.byteLength(data), this.queue.push(data), stream._duplexState = (stream._duplexState | READ_QUEUED) & READ_PUSHED, this.buffered < this.highWaterMark);
      }
      shift() {
        const data = this.queue.shift();
        return this.buffered -= this.byteLength(data), this.buffered === 0 && (this.stream._duplexState &= READ_NOT_QUEUED), data;
      }
      unshift(data) {
        const pending = [this.map !== null ? this.map(data) : data];
        for (; this.buffered > 0; ) pending.push(
          this.shift()
        );
        for (let i = 0; i < pending.length - 1; i++) {
          const data2 = pending[i];
          this.buffered += this.byteLength(data2), this.queue.push(data2);
        }
        this.push(pending[pending.length - 1]);
      }
      read() {
        const stream = this.stream;
        if ((stream._duplexState & READ_STATUS) === READ_QUEUED) {
          const data = this.shift();
          return this.pipeTo !== null && this.pipeTo.write(data) === false && (stream._duplexState &= READ_PIPE_NOT_DRAINED), (stream._duplexState & READ_EMIT_DATA) !== 0 && stream.emit("data", data), data;
        }
        return this.readAhead === false && (stream._duplexState |= READ_READ_AHEAD, this.updateNextTick()), null;
      }
      drain() {
        const stream = this.stream;
        for (; (stream._duplexState & READ_STATUS) === READ_QUEUED && (stream._duplexState & READ_FLOWING) !== 0; ) {
          const data = this.shift();
          this.pipeTo !== null && this.pipeTo.write(data) === false && (stream._duplexState &= READ_PIPE_NOT_DRAINED), (stream._duplexState & READ_EMIT_DATA) !== 0 && stream.emit("data", data);
        }
      }
      update() {
        const stream = this.stream;
        stream._duplexState |= READ_UPDATING;
        do {
          for (this.drain(); this.buffered < this.highWaterMark && (stream._duplexState & SHOULD_NOT_READ) === READ_READ_AHEAD; )
            stream._duplexState |= READ_ACTIVE_AND_NEEDS_PUSH, stream._read(this.afterRead), this.drain();
          (stream._duplexState & READ_READABLE_STATUS) === READ_EMIT_READABLE_AND_QUEUED && (stream._duplexState |= READ_EMITTED_READABLE, stream.emit("readable")), (stream._duplexState & READ_PRIMARY_AND_ACTIVE) === 0 && this.updateNonPrimary();
        } while (this.continueUpdate() === true);
        stream._duplexState &= READ_NOT_UPDATING;
      }
      updateNonPrimary() {
        const stream = this.stream;
        if ((stream._duplexState & READ_ENDING_STATUS) === READ_ENDING && (stream._duplexState = (stream._duplexState | READ_DONE) & READ_NOT_ENDING, stream.emit("end"), (stream._duplexState & AUTO_DESTROY) === DONE && (stream._duplexState |= DESTROYING), this.pipeTo !== null && this.pipeTo.end()), (stream._duplexState & DESTROY_STATUS) === DESTROYING) {
          (stream._duplexState & ACTIVE_OR_TICKING) === 0 && (stream._duplexState |= ACTIVE, stream._destroy(
            afterDestroy.bind(this)
          ));
          return;
        }
        (stream._duplexState & IS_OPENING) === OPENING && (stream._duplexState = (stream._duplexState | ACTIVE) & NOT_OPENING, stream._open(afterOpen.bind(this)));
      }
      continueUpdate() {
        return (this.stream._duplexState & READ_NEXT_TICK) === 0 ? false : (this.stream._duplexState &= READ_NOT_NEXT_TICK, true);
      }
      updateCallback() {
        (this.stream._duplexState & READ_UPDATE_SYNC_STATUS) === READ_PRIMARY ? this.update() : this.updateNextTick();
      }
      updateNextTickIfOpen() {
        (this.stream._duplexState & READ_NEXT_TICK_OR_OPENING) === 0 && (this.stream._duplexState |= READ_NEXT_TICK, (this.stream._duplexState & READ_UPDATING) === 0 && qmt(this.afterUpdateNextTick));
      }
      updateNextTick() {
        (this.stream._duplexState & READ_NEXT_TICK) === 0 && (this.stream._duplexState |= READ_NEXT_TICK, (this.stream._duplexState & READ_UPDATING) === 0 && qmt(this.afterUpdateNextTick));
      }
    };
    var TransformState = class {
      constructor(stream) {
        this.data = null, this.afterTransform = afterTransform.bind(stream), this.afterFinal = null;
      }
    };
    var Pipeline = class {
      constructor(src, dst, cb) {
        this.from = src, this.to = dst, this.afterPipe = cb, this.error = null, this.pipeToFinished = false;
      }
      finished() {
        this.pipeToFinished = true;
      }
      done(stream, err) {
        if (err && (this.error = err), stream === this.to && (this.to = null, this.from !== null)) {
          ((this.from._duplexState & READ_DONE) === 0 || !this.pipeToFinished) && this.from.destroy(this.error || StreamError.PREMATURE_CLOSE("Writable stream closed"));
          return;
        }
        if (stream === this.from && (this.from = null, this.to !== null)) {
          (stream._duplexState & READ_DONE) === 0 && this.to.destroy(this.error || StreamError.PREMATURE_CLOSE("Readable stream closed"));
          return;
        }
        this.afterPipe !== null && this.afterPipe(this.error), this.to = this.from = this.afterPipe = null;
      }
    };
    function afterDrain() {
      this.stream._duplexState |= READ_PIPE_DRAINED, this.updateCallback();
    }
    function afterFinal(err) {
      const stream = this.stream;
      err && stream.destroy(err), (stream._duplexState & DESTROY_STATUS) === 0 && (stream._duplexState |= WRITE_DONE, stream.emit("finish")), (stream._duplexState & AUTO_DESTROY) === DONE && (stream._duplexState |= DESTROYING), stream._duplexState &= WRITE_NOT_FINISHING, (stream._duplexState & WRITE_UPDATING) === 0 ? this.update() : this.updateNextTick();
    }
    function afterDestroy(err) {
      const stream = this.stream;
      !err && !StreamError.isStreamDestroyed(this.error) && (err = this.error), err && stream.emit("error", err), stream._duplexState |= DESTROYED, stream.emit("close");
      const rs = stream._readableState, ws = stream._writableState;
      if (rs !== null && rs.pipeline !== null && rs.pipeline.done(stream, err), ws !== null) {
        for (; ws.drains !== null && ws.drains.length > 0; ) ws.drains.shift().resolve(false);
        ws.pipeline !== null && ws.pipeline.done(stream, err);
      }
    }
    function afterWrite(err) {
      const stream = this.stream;
      err && stream.destroy(err), stream._duplexState &= WRITE_NOT_ACTIVE, this.drains !== null && tickDrains(this.drains), (stream._duplexState & WRITE_DRAIN_STATUS) === WRITE_UNDRAINED && (stream._duplexState &= WRITE_DRAINED, (stream._duplexState & WRITE_EMIT_DRAIN) === WRITE_EMIT_DRAIN && stream.emit("drain")), this.updateCallback();
    }
    function afterRead(err) {
      err && this.stream.destroy(
        err
      ), this.stream._duplexState &= READ_NOT_ACTIVE, this.readAhead === false && (this.stream._duplexState & READ_RESUMED) === 0 && (this.stream._duplexState &= READ_NO_READ_AHEAD), this.updateCallback();
    }
    function updateReadNT() {
      (this.stream._duplexState & READ_UPDATING) === 0 && (this.stream._duplexState &= READ_NOT_NEXT_TICK, this.update());
    }
    function updateWriteNT() {
      (this.stream._duplexState & WRITE_UPDATING) === 0 && (this.stream._duplexState &= WRITE_NOT_NEXT_TICK, this.update());
    }
    function tickDrains(drains) {
      for (let i = 0; i < drains.length; i++) --drains[i].writes === 0 && (drains.shift().resolve(true), i--);
    }
    function afterOpen(err) {
      const stream = this.stream;
      err && stream.destroy(err), (stream._duplexState & DESTROYING) === 0 && ((stream._duplexState & READ_PRIMARY_STATUS) === 0 && (stream._duplexState |= READ_PRIMARY), (stream._duplexState & WRITE_PRIMARY_STATUS) === 0 && (stream._duplexState |= WRITE_PRIMARY), stream.emit("open")), stream._duplexState &= NOT_ACTIVE, stream._writableState !== null && stream._writableState.updateCallback(), stream._readableState !== null && stream._readableState.updateCallback();
    }
    function afterTransform(err, data) {
      data != null && this.push(data), this._writableState.afterWrite(err);
    }
    function newListener(name) {
      this._readableState !== null && (name === "data" && (this._duplexState |= READ_EMIT_DATA | READ_RESUMED_READ_AHEAD, this._readableState.updateNextTick()), name === "readable" && (this._duplexState |= READ_EMIT_READABLE, this._readableState.updateNextTick())), this._writableState !== null && name === "drain" && (this._duplexState |= WRITE_EMIT_DRAIN, this._writableState.updateNextTick());
    }
    var Stream = class extends EventEmitter {
      constructor(opts) {
        super(), this._duplexState = 0, this._readableState = null, this._writableState = null, opts && (opts.open && (this._open = opts.open), opts.destroy && (this._destroy = opts.destroy), opts.predestroy && (this._predestroy = opts.predestroy), opts.signal && opts.signal.addEventListener("abort", abort.bind(this))), this.on("newListener", newListener);
      }
      _open(cb) {
        cb(null);
      }
      _destroy(cb) {
        cb(null);
      }
      _predestroy() {
      }
      get readable() {
        return this._readableState !== null ? true : void 0;
      }
      get writable() {
        return this._writableState !== null ? true : void 0;
      }
      get destroyed() {
        return (this._duplexState & DESTROYED) !== 0;
      }
      get destroying() {
        return (this._duplexState & DESTROY_STATUS) !== 0;
      }
      destroy(err) {
        (this._duplexState & DESTROY_STATUS) === 0 && (err || (err = StreamError.STREAM_DESTROYED()), this._duplexState = (this._duplexState | DESTROYING) & NON_PRIMARY, this._readableState !== null && (this._readableState.highWaterMark = 0, this._readableState.error = err), this._writableState !== null && (this._writableState.highWaterMark = 0, this._writableState.error = err), this._duplexState |= PREDESTROYING, this._predestroy(), this._duplexState &= NOT_PREDESTROYING, this._readableState !== null && this._readableState.updateNextTick(), this._writableState !== null && this._writableState.updateNextTick());
      }
    };
    var Readable2 = class _Readable extends Stream {
      constructor(opts) {
        super(opts), this._duplexState |= OPENING | WRITE_DONE | READ_READ_AHEAD, this._readableState = new ReadableState(this, opts), opts && (this._readableState.readAhead === false && (this._duplexState &= READ_NO_READ_AHEAD), opts.read && (this._read = opts.read), opts.eagerOpen && this._readableState.updateNextTick(), opts.encoding && this.setEncoding(opts.encoding));
      }
      static deferred(fn, opts) {
        const out = new PassThrough(opts);
        return fn().then((src) => {
          if (src === null) return out.end();
          out.destroying || pipeline2(src, out, noop);
        }).catch((err) => out.destroy(err)), out;
      }
      setEncoding(encoding) {
        const dec = new TextDecoder2(encoding), map = this._readableState.map || echo;
        return this._readableState.map = mapOrSkip, this;
        function mapOrSkip(data) {
          const next = dec.push(data);
          return next === "" && (data.byteLength !== 0 || dec.remaining > 0) ? null : map(next);
        }
      }
      _read(cb) {
        cb(null);
      }
      pipe(dest, cb) {
        return this._readableState.updateNextTick(), this._readableState.pipe(
          dest,
          cb
        ), dest;
      }
      read() {
        return this._readableState.updateNextTick(), this._readableState.read();
      }
      push(data) {
        return this._readableState.updateNextTickIfOpen(), this._readableState.push(data);
      }
      unshift(data) {
        return this._readableState.updateNextTickIfOpen(), this._readableState.unshift(data);
      }
      resume() {
        return this._duplexState |= READ_RESUMED_READ_AHEAD, this._readableState.updateNextTick(), this;
      }
      pause() {
        return this._duplexState &= this._readableState.readAhead === false ? READ_PAUSED_NO_READ_AHEAD : READ_PAUSED, this;
      }
      static _fromAsyncIterator(ite, opts) {
        let destroy;
        const rs = new _Readable({ ...opts, read(cb) {
          ite.next().then(push).then(cb.bind(
            null,
            null
          )).catch(cb);
        }, predestroy() {
          destroy = ite.return();
        }, destroy(cb) {
          if (!destroy) return cb(null);
          destroy.then(cb.bind(null, null)).catch(cb);
        } });
        return rs;
        function push(data) {
          data.done ? rs.push(null) : rs.push(data.value);
        }
      }
      static from(data, opts) {
        if (isReadStreamx(data)) return data;
        if (data[asyncIterator]) return this._fromAsyncIterator(data[asyncIterator](), opts);
        Array.isArray(data) || (data = data === void 0 ? [] : [data]);
        let i = 0;
        return new _Readable({ ...opts, read(cb) {
          this.push(i === data.length ? null : data[i++]), cb(null);
        } });
      }
      static isBackpressured(rs) {
        return (rs._duplexState & READ_BACKPRESSURE_STATUS) !== 0 || rs._readableState.buffered >= rs._readableState.highWaterMark;
      }
      static isPaused(rs) {
        return (rs._duplexState & READ_RESUMED) === 0;
      }
      [asyncIterator]() {
        const stream = this;
        let error = null, promiseResolve = null, promiseReject = null;
        return this.on("error", (err) => {
          error = err;
        }), this.on("readable", onreadable), this.on("close", onclose), { [asyncIterator]() {
          return this;
        }, next() {
          return new Promise(function(resolve11, reject) {
            promiseResolve = resolve11, promiseReject = reject;
            const data = stream.read();
            data !== null ? ondata(data) : (stream._duplexState & DESTROYED) !== 0 && ondata(null);
          });
        }, return() {
          return destroy(null);
        }, throw(err) {
          return destroy(err);
        } };
        function onreadable() {
          promiseResolve !== null && ondata(stream.read());
        }
        function onclose() {
          promiseResolve !== null && ondata(null);
        }
        function ondata(data) {
          promiseReject !== null && (error ? promiseReject(error) : data === null && (stream._duplexState & READ_DONE) === 0 ? promiseReject(StreamError.STREAM_DESTROYED()) : promiseResolve({ value: data, done: data === null }), promiseReject = promiseResolve = null);
        }
        function destroy(err) {
          return stream.destroy(err), new Promise((resolve11, reject) => {
            if (stream._duplexState & DESTROYED) return resolve11({ value: void 0, done: true });
            stream.once("close", function() {
              err ? reject(err) : resolve11({ value: void 0, done: true });
            });
          });
        }
      }
    };
    var Writable = class extends Stream {
      constructor(opts) {
        super(opts), this._duplexState |= OPENING | READ_DONE, this._writableState = new WritableState(this, opts), opts && (opts.writev && (this._writev = opts.writev), opts.write && (this._write = opts.write), opts.final && (this._final = opts.final), opts.eagerOpen && this._writableState.updateNextTick());
      }
      cork() {
        this._duplexState |= WRITE_CORKED;
      }
      uncork() {
        this._duplexState &= WRITE_NOT_CORKED, this._writableState.updateNextTick();
      }
      _writev(batch, cb) {
        cb(null);
      }
      _write(data, cb) {
        this._writableState.autoBatch(data, cb);
      }
      _final(cb) {
        cb(null);
      }
      static isBackpressured(ws) {
        return (ws._duplexState & WRITE_BACKPRESSURE_STATUS) !== 0;
      }
      static drained(ws) {
        if (ws.destroyed)
          return Promise.resolve(false);
        const state = ws._writableState, writes = (isWritev(ws) ? Math.min(1, state.queue.length) : state.queue.length) + (ws._duplexState & WRITE_WRITING ? 1 : 0);
        return writes === 0 ? Promise.resolve(true) : (state.drains === null && (state.drains = []), new Promise((resolve11) => {
          state.drains.push({ writes, resolve: resolve11 });
        }));
      }
      write(data) {
        return this._writableState.updateNextTick(), this._writableState.push(data);
      }
      end(data) {
        return this._writableState.updateNextTick(), this._writableState.end(data), this;
      }
    };
    var Duplex = class extends Readable2 {
      constructor(opts) {
        super(opts), this._duplexState = OPENING | this._duplexState & READ_READ_AHEAD, this._writableState = new WritableState(this, opts), opts && (opts.writev && (this._writev = opts.writev), opts.write && (this._write = opts.write), opts.final && (this._final = opts.final));
      }
      cork() {
        this._duplexState |= WRITE_CORKED;
      }
      uncork() {
        this._duplexState &= WRITE_NOT_CORKED, this._writableState.updateNextTick();
      }
      _writev(batch, cb) {
        cb(null);
      }
      _write(data, cb) {
        this._writableState.autoBatch(data, cb);
      }
      _final(cb) {
        cb(null);
      }
      write(data) {
        return this._writableState.updateNextTick(), this._writableState.push(data);
      }
      end(data) {
        return this._writableState.updateNextTick(), this._writableState.end(data), this;
      }
    };
    var Transform = class extends Duplex {
      constructor(opts) {
        super(opts), this._transformState = new TransformState(this), opts && (opts.transform && (this._transform = opts.transform), opts.flush && (this._flush = opts.flush));
      }
      _write(data, cb) {
        this._readableState.buffered >= this._readableState.highWaterMark ? this._transformState.data = data : this._transform(data, this._transformState.afterTransform);
      }
      _read(cb) {
        if (this._transformState.data !== null) {
          const data = this._transformState.data;
          this._transformState.data = null, cb(null), this._transform(data, this._transformState.afterTransform);
        } else cb(null);
      }
      destroy(err) {
        super.destroy(err), this._transformState.data !== null && (this._transformState.data = null, this._transformState.afterTransform());
      }
      _transform(data, cb) {
        cb(null, data);
      }
      _flush(cb) {
        cb(null);
      }
      _final(cb) {
        this._transformState.afterFinal = cb, this._flush(transformAfterFlush.bind(this));
      }
    };
    var PassThrough = class extends Transform {
    };
    function transformAfterFlush(err, data) {
      const cb = this._transformState.afterFinal;
      if (err) return cb(err);
      data != null && this.push(data), this.push(null), cb(null);
    }
    function pipelinePromise(...streams) {
      return new Promise(
        (resolve11, reject) => pipeline2(...streams, (err) => {
          if (err) return reject(err);
          resolve11();
        })
      );
    }
    function pipeline2(stream, ...streams) {
      const all2 = Array.isArray(stream) ? [...stream, ...streams] : [stream, ...streams], done = all2.length && typeof all2[all2.length - 1] == "function" ? all2.pop() : null;
      if (all2.length < 2) throw StreamError.BAD_ARGUMENT("Pipeline requires at least 2 streams");
      let src = all2[0], dest = null, error = null;
      for (let i = 1; i < all2.length; i++) dest = all2[i], isStreamx(src) ? src.pipe(dest, onerror) : (errorHandle(src, true, i > 1, onerror), src.pipe(dest)), src = dest;
      if (done) {
        let fin = false;
        const autoDestroy = isStreamx(dest) || !!(dest._writableState && dest._writableState.autoDestroy);
        dest.on("error", (err) => {
          error === null && (error = err);
        }), dest.on("finish", () => {
          fin = true, autoDestroy || done(error);
        }), autoDestroy && dest.on("close", () => done(error || (fin ? null : StreamError.PREMATURE_CLOSE())));
      }
      return dest;
      function errorHandle(s, rd, wr, onerror2) {
        s.on("error", onerror2), s.on("close", onclose);
        function onclose() {
          if (rd && s._readableState && !s._readableState.ended || wr && s._writableState && !s._writableState.ended) return onerror2(StreamError.PREMATURE_CLOSE());
        }
      }
      function onerror(err) {
        if (!(!err || error)) {
          error = err;
          for (const s of all2) s.destroy(err);
        }
      }
    }
    function echo(s) {
      return s;
    }
    function isStream(stream) {
      return !!stream._readableState || !!stream._writableState;
    }
    function isStreamx(stream) {
      return typeof stream._duplexState == "number" && isStream(stream);
    }
    function isEnding(stream) {
      return !!stream._readableState && stream._readableState.ending;
    }
    function isEnded(stream) {
      return !!stream._readableState && stream._readableState.ended;
    }
    function isFinishing(stream) {
      return !!stream._writableState && stream._writableState.ending;
    }
    function isFinished(stream) {
      return !!stream._writableState && stream._writableState.ended;
    }
    function getStreamError(stream, opts = {}) {
      const err = stream._readableState && stream._readableState.error || stream._writableState && stream._writableState.error;
      return !opts.all && StreamError.isStreamDestroyed(err) ? null : err;
    }
    function isReadStreamx(stream) {
      return isStreamx(stream) && stream.readable;
    }
    function isDisturbed(stream) {
      return (stream._duplexState & OPENING) !== OPENING || (stream._duplexState & DESTROYING) === DESTROYING || (stream._duplexState & ACTIVE_OR_TICKING) !== 0;
    }
    function isTypedArray(data) {
      return typeof data == "object" && data !== null && typeof data.byteLength == "number";
    }
    function defaultByteLength(data) {
      return isTypedArray(data) ? data.byteLength : 1024;
    }
    function noop() {
    }
    function abort() {
      this.destroy(StreamError.ABORTED());
    }
    function isWritev(s) {
      return s._writev !== Writable.prototype._writev && s._writev !== Duplex.prototype._writev;
    }
    module80.exports = {
      pipeline: pipeline2,
      pipelinePromise,
      isStream,
      isStreamx,
      isEnding,
      isEnded,
      isFinishing,
      isFinished,
      isDisturbed,
      getStreamError,
      Stream,
      Writable,
      Readable: Readable2,
      Duplex,
      Transform,
      PassThrough
    };
  }
});

// node_modules/tar-stream/headers.js
var require_headers = __commonJS({
  "node_modules/tar-stream/headers.js"(exports2) {
    var b4a = require_b4a();
    var ZEROS = "0000000000000000000";
    var SEVENS = "7777777777777777777";
    var ZERO_OFFSET = 48;
    var USTAR_MAGIC = b4a.from([117, 115, 116, 97, 114, 0]);
    var USTAR_VER = b4a.from([ZERO_OFFSET, ZERO_OFFSET]);
    var GNU_MAGIC = b4a.from([117, 115, 116, 97, 114, 32]);
    var GNU_VER = b4a.from([32, 0]);
    var MASK = 4095;
    var MAGIC_OFFSET = 257;
    var VERSION_OFFSET = 263;
    exports2.decodeLongPath = function(buf, encoding) {
      return decodeStr(buf, 0, buf.length, encoding);
    }, exports2.encodePax = function(opts) {
      let result = "";
      opts.name && (result += addLength(" path=" + opts.name + `
`)), opts.linkname && (result += addLength(" linkpath=" + opts.linkname + `
`));
      const pax = opts.pax;
      if (pax) for (const key in pax) result += addLength(" " + key + "=" + pax[key] + `
`);
      return b4a.from(result);
    }, exports2.decodePax = function(buf) {
      const result = {};
      for (; buf.length; ) {
        let i = 0;
        for (; i < buf.length && buf[i] !== 32; ) i++;
        const len = parseInt(b4a.toString(buf.subarray(0, i)), 10);
        if (!len)
          return result;
        const b = b4a.toString(buf.subarray(i + 1, len - 1)), keyIndex = b.indexOf("=");
        if (keyIndex === -1) return result;
        result[b.slice(0, keyIndex)] = b.slice(keyIndex + 1), buf = buf.subarray(len);
      }
      return result;
    }, exports2.encode = function(opts) {
      const buf = b4a.alloc(512);
      let name = opts.name, prefix = "";
      if (opts.typeflag === 5 && name[name.length - 1] !== "/" && (name += "/"), b4a.byteLength(name) !== name.length) return null;
      for (; b4a.byteLength(name) > 100; ) {
        const i = name.indexOf("/");
        if (i === -1) return null;
        prefix += prefix ? "/" + name.slice(0, i) : name.slice(0, i), name = name.slice(i + 1);
      }
      return b4a.byteLength(name) > 100 || b4a.byteLength(prefix) > 155 || opts.linkname && b4a.byteLength(opts.linkname) > 100 ? null : (b4a.write(buf, name), b4a.write(buf, encodeOct(opts.mode & MASK, 6), 100), b4a.write(buf, encodeOct(opts.uid, 6), 108), b4a.write(buf, encodeOct(opts.gid, 6), 116), encodeSize(opts.size, buf, 124), b4a.write(buf, encodeOct(opts.mtime.getTime() / 1e3 | 0, 11), 136), buf[156] = ZERO_OFFSET + toTypeflag(opts.type), opts.linkname && b4a.write(buf, opts.linkname, 157), b4a.copy(
        USTAR_MAGIC,
        buf,
        MAGIC_OFFSET
      ), b4a.copy(USTAR_VER, buf, VERSION_OFFSET), opts.uname && b4a.write(buf, opts.uname, 265), opts.gname && b4a.write(buf, opts.gname, 297), b4a.write(buf, encodeOct(opts.devmajor || 0, 6), 329), b4a.write(
        buf,
        encodeOct(opts.devminor || 0, 6),
        337
      ), prefix && b4a.write(buf, prefix, 345), b4a.write(buf, encodeOct(cksum(buf), 6), 148), buf);
    }, exports2.decode = function(buf, filenameEncoding, allowUnknownFormat) {
      let typeflag = buf[156] === 0 ? 0 : buf[156] - ZERO_OFFSET, name = decodeStr(buf, 0, 100, filenameEncoding);
      const mode = decodeOct(buf, 100, 8), uid = decodeOct(buf, 108, 8), gid = decodeOct(buf, 116, 8), size = decodeOct(buf, 124, 12), mtime = decodeOct(
        buf,
        136,
        12
      ), type = toType(typeflag), linkname = buf[157] === 0 ? null : decodeStr(buf, 157, 100, filenameEncoding), uname = decodeStr(buf, 265, 32), gname = decodeStr(buf, 297, 32), devmajor = decodeOct(buf, 329, 8), devminor = decodeOct(
        buf,
        337,
        8
      ), c = cksum(buf);
      if (c === 256) return null;
      if (c !== decodeOct(buf, 148, 8)) throw new Error("Invalid tar header. Maybe the tar is corrupted or it needs to be gunzipped?");
      if (isUSTAR(buf)) buf[345] && (name = decodeStr(
        buf,
        345,
        155,
        filenameEncoding
      ) + "/" + name);
      else if (!isGNU(buf)) {
        if (!allowUnknownFormat) throw new Error("Invalid tar header: unknown format.");
      }
      return typeflag === 0 && name && name[name.length - 1] === "/" && (typeflag = 5), { name, mode, uid, gid, size, byteOffset: 0, mtime: new Date(1e3 * mtime), type, linkname, uname, gname, devmajor, devminor, pax: null };
    };
    function isUSTAR(buf) {
      return b4a.equals(USTAR_MAGIC, buf.subarray(MAGIC_OFFSET, MAGIC_OFFSET + 6));
    }
    function isGNU(buf) {
      return b4a.equals(GNU_MAGIC, buf.subarray(MAGIC_OFFSET, MAGIC_OFFSET + 6)) && b4a.equals(GNU_VER, buf.subarray(VERSION_OFFSET, VERSION_OFFSET + 2));
    }
    function clamp(index, len, defaultValue) {
      return typeof index != "number" ? defaultValue : (index = ~~index, index >= len ? len : index >= 0 || (index += len, index >= 0) ? index : 0);
    }
    function toType(flag) {
      switch (flag) {
        case 0:
          return "file";
        case 1:
          return "link";
        case 2:
          return "symlink";
        case 3:
          return "character-device";
        case 4:
          return "block-device";
        case 5:
          return "directory";
        case 6:
          return "fifo";
        case 7:
          return "contiguous-file";
        case 72:
          return "pax-header";
        case 55:
          return "pax-global-header";
        case 27:
          return "gnu-long-link-path";
        case 28:
        case 30:
          return "gnu-long-path";
      }
      return null;
    }
    function toTypeflag(flag) {
      switch (flag) {
        case "file":
          return 0;
        case "link":
          return 1;
        case "symlink":
          return 2;
        case "character-device":
          return 3;
        case "block-device":
          return 4;
        case "directory":
          return 5;
        case "fifo":
          return 6;
        case "contiguous-file":
          return 7;
        case "pax-header":
          return 72;
      }
      return 0;
    }
    function indexOf(block, num, offset, end) {
      for (; offset < end; offset++) if (block[offset] === num) return offset;
      return end;
    }
    function cksum(block) {
      let sum = 256;
      for (let i = 0; i < 148; i++) sum += block[i];
      for (let j = 156; j < 512; j++) sum += block[j];
      return sum;
    }
    function encodeOct(val, n) {
      return val = val.toString(8), val.length > n ? SEVENS.slice(0, n) + " " : ZEROS.slice(0, n - val.length) + val + " ";
    }
    function encodeSizeBin(num, buf, off) {
      buf[off] = 128;
      for (let i = 11; i > 0; i--) buf[off + i] = num & 255, num = Math.floor(
        num / 256
      );
    }
    function encodeSize(num, buf, off) {
      num.toString(8).length > 11 ? encodeSizeBin(num, buf, off) : b4a.write(buf, encodeOct(num, 11), off);
    }
    function parse256(buf) {
      let positive;
      if (buf[0] === 128) positive = true;
      else if (buf[0] === 255) positive = false;
      else return null;
      const tuple = [];
      let i;
      for (i = buf.length - 1; i > 0; i--) {
        const byte = buf[i];
        positive ? tuple.push(byte) : tuple.push(255 - byte);
      }
      let sum = 0;
      const l = tuple.length;
      for (i = 0; i < l; i++) sum += tuple[i] * Math.pow(256, i);
      return positive ? sum : -1 * sum;
    }
    function decodeOct(val, offset, length) {
      if (val = val.subarray(offset, offset + length), offset = 0, val[offset] & 128) return parse256(val);
      {
        for (; offset < val.length && val[offset] === 32; ) offset++;
        const end = clamp(indexOf(val, 32, offset, val.length), val.length, val.length);
        for (; offset < end && val[offset] === 0; ) offset++;
        return end === offset ? 0 : parseInt(b4a.toString(val.subarray(offset, end)), 8);
      }
    }
    function decodeStr(val, offset, length, encoding) {
      return b4a.toString(val.subarray(offset, indexOf(val, 0, offset, offset + length)), encoding);
    }
    function addLength(str) {
      const len = b4a.byteLength(str);
      let digits = Math.floor(Math.log(len) / Math.log(10)) + 1;
      return len + digits >= Math.pow(10, digits) && digits++, len + digits + str;
    }
  }
});

// node_modules/tar-stream/extract.js
var require_extract = __commonJS({
  "node_modules/tar-stream/extract.js"(exports2, module80) {
    var { Writable, Readable: Readable2, getStreamError } = require_streamx();
    var FIFO = require_fast_fifo();
    var b4a = require_b4a();
    var headers = require_headers();
    var EMPTY2 = b4a.alloc(0);
    var MAX_HEADER_SIZE = 4 * 1024 * 1024;
    var BufferList = class {
      constructor() {
        this.buffered = 0, this.shifted = 0, this.queue = new FIFO(), this._offset = 0;
      }
      push(buffer) {
        this.buffered += buffer.byteLength, this.queue.push(buffer);
      }
      shiftFirst(size) {
        return this.buffered === 0 ? null : this._next(size);
      }
      shift(size) {
        if (size > this.buffered) return null;
        if (size === 0) return EMPTY2;
        let chunk = this._next(size);
        if (size === chunk.byteLength) return chunk;
        const chunks = [chunk];
        for (; (size -= chunk.byteLength) > 0; ) chunk = this._next(size), chunks.push(chunk);
        return b4a.concat(chunks);
      }
      _next(size) {
        const buf = this.queue.peek(), rem = buf.byteLength - this._offset;
        if (size >= rem) {
          const sub = this._offset ? buf.subarray(this._offset, buf.byteLength) : buf;
          return this.queue.shift(), this._offset = 0, this.buffered -= rem, this.shifted += rem, sub;
        }
        return this.buffered -= size, this.shifted += size, buf.subarray(this._offset, this._offset += size);
      }
    };
    var Source = class extends Readable2 {
      constructor(self, header, offset) {
        super(), this.header = header, this.offset = offset, this._parent = self;
      }
      _read(cb) {
        this.header.size === 0 && this.push(null), this._parent._stream === this && this._parent._update(), cb(null);
      }
      _predestroy() {
        this._parent.destroy(getStreamError(this));
      }
      _detach() {
        this._parent._stream === this && (this._parent._stream = null, this._parent._missing = overflow(this.header.size), this._parent._update());
      }
      _destroy(cb) {
        this._detach(), cb(
          null
        );
      }
    };
    var Extract = class extends Writable {
      constructor(opts) {
        super(opts), opts || (opts = {}), this._buffer = new BufferList(), this._offset = 0, this._header = null, this._stream = null, this._missing = 0, this._longHeader = false, this._callback = noop, this._locked = false, this._finished = false, this._pax = null, this._paxGlobal = null, this._gnuLongPath = null, this._gnuLongLinkPath = null, this._filenameEncoding = opts.filenameEncoding || "utf-8", this._allowUnknownFormat = !!opts.allowUnknownFormat, this._unlockBound = this._unlock.bind(this);
      }
      _unlock(err) {
        if (this._locked = false, err) {
          this.destroy(err), this._continueWrite(err);
          return;
        }
        this._update();
      }
      _consumeHeader() {
        if (this._locked)
          return false;
        this._offset = this._buffer.shifted;
        try {
          this._header = headers.decode(this._buffer.shift(512), this._filenameEncoding, this._allowUnknownFormat);
        } catch (err) {
          return this._continueWrite(err), false;
        }
        if (!this._header) return true;
        switch (this._header.byteOffset = this._buffer.shifted, this._header.type) {
          case "gnu-long-path":
          case "gnu-long-link-path":
          case "pax-global-header":
          case "pax-header":
            return this._longHeader = true, this._missing = this._header.size, this._missing > MAX_HEADER_SIZE ? (this._continueWrite(new Error("Header exceeds max size")), false) : true;
        }
        return this._locked = true, this._applyLongHeaders(), this._header.size >= 0 ? this._header.size === 0 || this._header.type === "directory" ? (this.emit("entry", this._header, this._createStream(), this._unlockBound), true) : (this._stream = this._createStream(), this._missing = this._header.size, this.emit(
          "entry",
          this._header,
          this._stream,
          this._unlockBound
        ), true) : (this._continueWrite(new Error("Invalid header")), false);
      }
      _applyLongHeaders() {
        this._gnuLongPath && (this._header.name = this._gnuLongPath, this._gnuLongPath = null), this._gnuLongLinkPath && (this._header.linkname = this._gnuLongLinkPath, this._gnuLongLinkPath = null), this._pax && (this._pax.path && (this._header.name = this._pax.path), this._pax.linkpath && (this._header.linkname = this._pax.linkpath), this._pax.size && (this._header.size = parseInt(this._pax.size, 10)), this._header.pax = this._pax, this._pax = null);
      }
      _decodeLongHeader(buf) {
        switch (this._header.type) {
          case "gnu-long-path":
            this._gnuLongPath = headers.decodeLongPath(buf, this._filenameEncoding);
            break;
          case "gnu-long-link-path":
            this._gnuLongLinkPath = headers.decodeLongPath(buf, this._filenameEncoding);
            break;
          case "pax-global-header":
            this._paxGlobal = headers.decodePax(buf);
            break;
          case "pax-header":
            this._pax = this._paxGlobal === null ? headers.decodePax(buf) : Object.assign({}, this._paxGlobal, headers.decodePax(buf));
            break;
        }
      }
      _consumeLongHeader() {
        this._longHeader = false, this._missing = overflow(this._header.size);
        const buf = this._buffer.shift(this._header.size);
        try {
          this._decodeLongHeader(buf);
        } catch (err) {
          return this._continueWrite(err), false;
        }
        return true;
      }
      _consumeStream() {
        const buf = this._buffer.shiftFirst(this._missing);
        if (buf === null) return false;
        this._missing -= buf.byteLength;
        const drained = this._stream.push(buf);
        return this._missing === 0 ? (this._stream.push(null), drained && this._stream._detach(), drained && this._locked === false) : drained;
      }
      _createStream() {
        return new Source(this, this._header, this._offset);
      }
      _update() {
        for (; this._buffer.buffered > 0 && !this.destroying; ) {
          if (this._missing > 0) {
            if (this._stream !== null) {
              if (this._consumeStream() === false) return;
              continue;
            }
            if (this._longHeader === true) {
              if (this._missing > this._buffer.buffered) break;
              if (this._consumeLongHeader() === false) return false;
              continue;
            }
            const ignore = this._buffer.shiftFirst(this._missing);
            ignore !== null && (this._missing -= ignore.byteLength);
            continue;
          }
          if (this._buffer.buffered < 512) break;
          if (this._stream !== null || this._consumeHeader() === false) return;
        }
        this._continueWrite(
          null
        );
      }
      _continueWrite(err) {
        const cb = this._callback;
        this._callback = noop, cb(err);
      }
      _write(data, cb) {
        this._callback = cb, this._buffer.push(data), this._update();
      }
      _final(cb) {
        this._finished = this._missing === 0 && this._buffer.buffered === 0, cb(this._finished ? null : new Error("Unexpected end of data"));
      }
      _predestroy() {
        this._continueWrite(null);
      }
      _destroy(cb) {
        this._stream && this._stream.destroy(getStreamError(this)), cb(null);
      }
      [Symbol.asyncIterator]() {
        let error = null, promiseResolve = null, promiseReject = null, entryStream = null, entryCallback = null;
        const extract2 = this;
        return this.on("entry", onentry), this.on("error", (err) => {
          error = err;
        }), this.on(
          "close",
          onclose
        ), { [Symbol.asyncIterator]() {
          return this;
        }, next() {
          return new Promise(onnext);
        }, return() {
          return destroy(null);
        }, throw(err) {
          return destroy(err);
        } };
        function consumeCallback(err) {
          if (!entryCallback)
            return;
          const cb = entryCallback;
          entryCallback = null, cb(err);
        }
        function onnext(resolve11, reject) {
          if (error) return reject(error);
          if (entryStream) {
            resolve11({ value: entryStream, done: false }), entryStream = null;
            return;
          }
          promiseResolve = resolve11, promiseReject = reject, consumeCallback(null), extract2._finished && promiseResolve && (promiseResolve({ value: void 0, done: true }), promiseResolve = promiseReject = null);
        }
        function onentry(header, stream, callback) {
          entryCallback = callback, stream.on("error", noop), promiseResolve ? (promiseResolve({ value: stream, done: false }), promiseResolve = promiseReject = null) : entryStream = stream;
        }
        function onclose() {
          consumeCallback(error), promiseResolve && (error ? promiseReject(error) : promiseResolve({ value: void 0, done: true }), promiseResolve = promiseReject = null);
        }
        function destroy(err) {
          return extract2.destroy(err), consumeCallback(err), new Promise((resolve11, reject) => {
            if (extract2.destroyed) return resolve11({ value: void 0, done: true });
            extract2.once("close", function() {
              err ? reject(err) : resolve11({ value: void 0, done: true });
            });
          });
        }
      }
    };
    module80.exports = function(opts) {
      return new Extract(opts);
    };
    function noop() {
    }
    function overflow(size) {
      return size &= 511, size && 512 - size;
    }
  }
});

// node_modules/tar-stream/constants.js
var require_constants = __commonJS({
  "node_modules/tar-stream/constants.js"(exports2, module80) {
    var constants = { S_IFMT: 61440, S_IFDIR: 16384, S_IFCHR: 8192, S_IFBLK: 24576, S_IFIFO: 4096, S_IFLNK: 40960 };
    try {
      module80.exports = require("fs").constants || constants;
    } catch {
      module80.exports = constants;
    }
  }
});

// node_modules/tar-stream/pack.js
var require_pack = __commonJS({
  "node_modules/tar-stream/pack.js"(exports2, module80) {
    var { Readable: Readable2, Writable, getStreamError } = require_streamx();
    var b4a = require_b4a();
    var constants = require_constants();
    var headers = require_headers();
    var DMODE = 493;
    var FMODE = 420;
    var END_OF_TAR = b4a.alloc(1024);
    var Sink = class extends Writable {
      constructor(pack2, header, callback) {
        super({ mapWritable, eagerOpen: true }), this.written = 0, this.header = header, this._callback = callback, this._linkname = null, this._isLinkname = header.type === "symlink" && !header.linkname, this._isVoid = header.type !== "file" && header.type !== "contiguous-file", this._finished = false, this._pack = pack2, this._openCallback = null, this._pack._stream === null ? this._pack._stream = this : this._pack._pending.push(this);
      }
      _open(cb) {
        this._openCallback = cb, this._pack._stream === this && this._continueOpen();
      }
      _continuePack(err) {
        if (this._callback === null) return;
        const callback = this._callback;
        this._callback = null, callback(err);
      }
      _continueOpen() {
        this._pack._stream === null && (this._pack._stream = this);
        const cb = this._openCallback;
        if (this._openCallback = null, cb !== null) {
          if (this._pack.destroying) return cb(new Error("pack stream destroyed"));
          if (this._pack._finalized) return cb(
            new Error("pack stream is already finalized")
          );
          this._pack._stream = this, this._isLinkname || this._pack._encode(this.header), this._isVoid && (this._finish(), this._continuePack(null)), cb(null);
        }
      }
      _write(data, cb) {
        if (this._isLinkname) return this._linkname = this._linkname ? b4a.concat([this._linkname, data]) : data, cb(null);
        if (this._isVoid) return data.byteLength > 0 ? cb(new Error("No body allowed for this entry")) : cb();
        if (this.written += data.byteLength, this._pack.push(data)) return cb();
        this._pack._drain = cb;
      }
      _finish() {
        this._finished || (this._finished = true, this._isLinkname && (this.header.linkname = this._linkname ? b4a.toString(
          this._linkname,
          "utf-8"
        ) : "", this._pack._encode(this.header)), overflow(this._pack, this.header.size), this._pack._done(this));
      }
      _final(cb) {
        if (this.written !== this.header.size) return cb(new Error("Size mismatch"));
        this._finish(), cb(null);
      }
      _getError() {
        return getStreamError(this) || new Error("tar entry destroyed");
      }
      _predestroy() {
        this._pack.destroy(this._getError());
      }
      _destroy(cb) {
        this._pack._done(this), this._continuePack(this._finished ? null : this._getError()), cb();
      }
    };
    var Pack = class extends Readable2 {
      constructor(opts) {
        super(opts), this._drain = noop, this._finalized = false, this._finalizing = false, this._pending = [], this._stream = null;
      }
      entry(header, buffer, callback) {
        if (this._finalized || this.destroying) throw new Error("already finalized or destroyed");
        typeof buffer == "function" && (callback = buffer, buffer = null), callback || (callback = noop), (!header.size || header.type === "symlink") && (header.size = 0), header.type || (header.type = modeToType(header.mode)), header.mode || (header.mode = header.type === "directory" ? DMODE : FMODE), header.uid || (header.uid = 0), header.gid || (header.gid = 0), header.mtime || (header.mtime = /* @__PURE__ */ new Date()), typeof buffer == "string" && (buffer = b4a.from(buffer));
        const sink = new Sink(this, header, callback);
        return b4a.isBuffer(buffer) ? (header.size = buffer.byteLength, sink.write(buffer), sink.end(), sink) : (sink._isVoid, sink);
      }
      finalize() {
        if (this._stream || this._pending.length > 0) {
          this._finalizing = true;
          return;
        }
        this._finalized || (this._finalized = true, this.push(END_OF_TAR), this.push(null));
      }
      _done(stream) {
        stream === this._stream && (this._stream = null, this._finalizing && this.finalize(), this._pending.length && this._pending.shift()._continueOpen());
      }
      _encode(header) {
        if (!header.pax) {
          const buf = headers.encode(header);
          if (buf) {
            this.push(buf);
            return;
          }
        }
        this._encodePax(header);
      }
      _encodePax(header) {
        const paxHeader = headers.encodePax({ name: header.name, linkname: header.linkname, pax: header.pax }), newHeader = { name: "PaxHeader", mode: header.mode, uid: header.uid, gid: header.gid, size: paxHeader.byteLength, mtime: header.mtime, type: "pax-header", linkname: header.linkname && "PaxHeader", uname: header.uname, gname: header.gname, devmajor: header.devmajor, devminor: header.devminor };
        this.push(headers.encode(newHeader)), this.push(paxHeader), overflow(this, paxHeader.byteLength), newHeader.size = header.size, newHeader.type = header.type, this.push(headers.encode(newHeader));
      }
      _doDrain() {
        const drain = this._drain;
        this._drain = noop, drain();
      }
      _predestroy() {
        const err = getStreamError(this);
        for (this._stream && this._stream.destroy(err); this._pending.length; ) {
          const stream = this._pending.shift();
          stream.destroy(err), stream._continueOpen();
        }
        this._doDrain();
      }
      _read(cb) {
        this._doDrain(), cb();
      }
    };
    module80.exports = function(opts) {
      return new Pack(opts);
    };
    function modeToType(mode) {
      switch (mode & constants.S_IFMT) {
        case constants.S_IFBLK:
          return "block-device";
        case constants.S_IFCHR:
          return "character-device";
        case constants.S_IFDIR:
          return "directory";
        case constants.S_IFIFO:
          return "fifo";
        case constants.S_IFLNK:
          return "symlink";
      }
      return "file";
    }
    function noop() {
    }
    function overflow(self, size) {
      size &= 511, size && self.push(END_OF_TAR.subarray(0, 512 - size));
    }
    function mapWritable(buf) {
      return b4a.isBuffer(buf) ? buf : b4a.from(buf);
    }
  }
});

// node_modules/tar-stream/index.js
var require_tar_stream = __commonJS({
  "node_modules/tar-stream/index.js"(exports2) {
    exports2.extract = require_extract(), exports2.pack = require_pack();
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/utils/utf8.cjs
var require_utf8 = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/utils/utf8.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.utf8Count = utf8Count, exports2.utf8EncodeJs = utf8EncodeJs, exports2.utf8EncodeTE = utf8EncodeTE, exports2.utf8Encode = utf8Encode, exports2.utf8DecodeJs = utf8DecodeJs, exports2.utf8DecodeTD = utf8DecodeTD, exports2.utf8Decode = utf8Decode;
    function utf8Count(str) {
      const strLength = str.length;
      let byteLength = 0, pos = 0;
      for (; pos < strLength; ) {
        let value2 = str.charCodeAt(pos++);
        if ((value2 & 4294967168) === 0) {
          byteLength++;
          continue;
        } else if ((value2 & 4294965248) === 0) byteLength += 2;
        else {
          if (value2 >= 55296 && value2 <= 56319 && pos < strLength) {
            const extra = str.charCodeAt(pos);
            (extra & 64512) === 56320 && (++pos, value2 = ((value2 & 1023) << 10) + (extra & 1023) + 65536);
          }
          (value2 & 4294901760) === 0 ? byteLength += 3 : byteLength += 4;
        }
      }
      return byteLength;
    }
    function utf8EncodeJs(str, output, outputOffset) {
      const strLength = str.length;
      let offset = outputOffset, pos = 0;
      for (; pos < strLength; ) {
        let value2 = str.charCodeAt(pos++);
        if ((value2 & 4294967168) === 0) {
          output[offset++] = value2;
          continue;
        } else if ((value2 & 4294965248) === 0) output[offset++] = value2 >> 6 & 31 | 192;
        else {
          if (value2 >= 55296 && value2 <= 56319 && pos < strLength) {
            const extra = str.charCodeAt(pos);
            (extra & 64512) === 56320 && (++pos, value2 = ((value2 & 1023) << 10) + (extra & 1023) + 65536);
          }
          (value2 & 4294901760) === 0 ? (output[offset++] = value2 >> 12 & 15 | 224, output[offset++] = value2 >> 6 & 63 | 128) : (output[offset++] = value2 >> 18 & 7 | 240, output[offset++] = value2 >> 12 & 63 | 128, output[offset++] = value2 >> 6 & 63 | 128);
        }
        output[offset++] = value2 & 63 | 128;
      }
    }
    var sharedTextEncoder = new TextEncoder();
    var TEXT_ENCODER_THRESHOLD = 50;
    function utf8EncodeTE(str, output, outputOffset) {
      sharedTextEncoder.encodeInto(str, output.subarray(outputOffset));
    }
    function utf8Encode(str, output, outputOffset) {
      str.length > TEXT_ENCODER_THRESHOLD ? utf8EncodeTE(
        str,
        output,
        outputOffset
      ) : utf8EncodeJs(str, output, outputOffset);
    }
    var CHUNK_SIZE = 4096;
    function utf8DecodeJs(bytes, inputOffset, byteLength) {
      let offset = inputOffset;
      const end = offset + byteLength, units = [];
      let result = "";
      for (; offset < end; ) {
        const byte1 = bytes[offset++];
        if ((byte1 & 128) === 0) units.push(byte1);
        else if ((byte1 & 224) === 192) {
          const byte2 = bytes[offset++] & 63;
          units.push((byte1 & 31) << 6 | byte2);
        } else if ((byte1 & 240) === 224) {
          const byte2 = bytes[offset++] & 63, byte3 = bytes[offset++] & 63;
          units.push((byte1 & 31) << 12 | byte2 << 6 | byte3);
        } else if ((byte1 & 248) === 240) {
          const byte2 = bytes[offset++] & 63, byte3 = bytes[offset++] & 63, byte4 = bytes[offset++] & 63;
          let unit = (byte1 & 7) << 18 | byte2 << 12 | byte3 << 6 | byte4;
          unit > 65535 && (unit -= 65536, units.push(unit >>> 10 & 1023 | 55296), unit = 56320 | unit & 1023), units.push(unit);
        } else units.push(byte1);
        units.length >= CHUNK_SIZE && (result += String.fromCharCode(...units), units.length = 0);
      }
      return units.length > 0 && (result += String.fromCharCode(...units)), result;
    }
    var sharedTextDecoder = new TextDecoder();
    var TEXT_DECODER_THRESHOLD = 200;
    function utf8DecodeTD(bytes, inputOffset, byteLength) {
      const stringBytes = bytes.subarray(inputOffset, inputOffset + byteLength);
      return sharedTextDecoder.decode(stringBytes);
    }
    function utf8Decode(bytes, inputOffset, byteLength) {
      return byteLength > TEXT_DECODER_THRESHOLD ? utf8DecodeTD(bytes, inputOffset, byteLength) : utf8DecodeJs(bytes, inputOffset, byteLength);
    }
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/ExtData.cjs
var require_ExtData = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/ExtData.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.ExtData = void 0;
    var ExtData2 = class {
      type;
      data;
      constructor(type, data) {
        this.type = type, this.data = data;
      }
    };
    exports2.ExtData = ExtData2;
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/DecodeError.cjs
var require_DecodeError = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/DecodeError.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.DecodeError = void 0;
    var DecodeError = class _DecodeError extends Error {
      constructor(message) {
        super(message);
        const proto = Object.create(_DecodeError.prototype);
        Object.setPrototypeOf(this, proto), Object.defineProperty(this, "name", { configurable: true, enumerable: false, value: _DecodeError.name });
      }
    };
    exports2.DecodeError = DecodeError;
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/utils/int.cjs
var require_int = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/utils/int.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.UINT32_MAX = void 0, exports2.setUint64 = setUint64, exports2.setInt64 = setInt64, exports2.getInt64 = getInt64, exports2.getUint64 = getUint64, exports2.UINT32_MAX = 4294967295;
    function setUint64(view, offset, value2) {
      const high = value2 / 4294967296, low = value2;
      view.setUint32(offset, high), view.setUint32(offset + 4, low);
    }
    function setInt64(view, offset, value2) {
      const high = Math.floor(
        value2 / 4294967296
      ), low = value2;
      view.setUint32(offset, high), view.setUint32(offset + 4, low);
    }
    function getInt64(view, offset) {
      const high = view.getInt32(offset), low = view.getUint32(offset + 4);
      return high * 4294967296 + low;
    }
    function getUint64(view, offset) {
      const high = view.getUint32(offset), low = view.getUint32(offset + 4);
      return high * 4294967296 + low;
    }
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/timestamp.cjs
var require_timestamp = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/timestamp.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.timestampExtension = exports2.EXT_TIMESTAMP = void 0, exports2.encodeTimeSpecToTimestamp = encodeTimeSpecToTimestamp, exports2.encodeDateToTimeSpec = encodeDateToTimeSpec, exports2.encodeTimestampExtension = encodeTimestampExtension, exports2.decodeTimestampToTimeSpec = decodeTimestampToTimeSpec, exports2.decodeTimestampExtension = decodeTimestampExtension;
    var DecodeError_ts_1 = require_DecodeError();
    var int_ts_1 = require_int();
    exports2.EXT_TIMESTAMP = -1;
    var TIMESTAMP32_MAX_SEC = 4294967296 - 1;
    var TIMESTAMP64_MAX_SEC = 17179869184 - 1;
    function encodeTimeSpecToTimestamp({ sec, nsec }) {
      if (sec >= 0 && nsec >= 0 && sec <= TIMESTAMP64_MAX_SEC) if (nsec === 0 && sec <= TIMESTAMP32_MAX_SEC) {
        const rv = new Uint8Array(4);
        return new DataView(rv.buffer).setUint32(0, sec), rv;
      } else {
        const secHigh = sec / 4294967296, secLow = sec & 4294967295, rv = new Uint8Array(8), view = new DataView(rv.buffer);
        return view.setUint32(0, nsec << 2 | secHigh & 3), view.setUint32(4, secLow), rv;
      }
      else {
        const rv = new Uint8Array(12), view = new DataView(rv.buffer);
        return view.setUint32(0, nsec), (0, int_ts_1.setInt64)(view, 4, sec), rv;
      }
    }
    function encodeDateToTimeSpec(date) {
      const msec = date.getTime(), sec = Math.floor(msec / 1e3), nsec = (msec - sec * 1e3) * 1e6, nsecInSec = Math.floor(nsec / 1e9);
      return {
        sec: sec + nsecInSec,
        nsec: nsec - nsecInSec * 1e9
      };
    }
    function encodeTimestampExtension(object) {
      if (object instanceof Date) {
        const timeSpec = encodeDateToTimeSpec(object);
        return encodeTimeSpecToTimestamp(timeSpec);
      } else
        return null;
    }
    function decodeTimestampToTimeSpec(data) {
      const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
      switch (data.byteLength) {
        case 4:
          return { sec: view.getUint32(0), nsec: 0 };
        case 8: {
          const nsec30AndSecHigh2 = view.getUint32(0), secLow32 = view.getUint32(4), sec = (nsec30AndSecHigh2 & 3) * 4294967296 + secLow32, nsec = nsec30AndSecHigh2 >>> 2;
          return { sec, nsec };
        }
        case 12: {
          const sec = (0, int_ts_1.getInt64)(view, 4), nsec = view.getUint32(0);
          return { sec, nsec };
        }
        default:
          throw new DecodeError_ts_1.DecodeError(`Unrecognized data size for timestamp (expected 4, 8, or 12): ${data.length}`);
      }
    }
    function decodeTimestampExtension(data) {
      const timeSpec = decodeTimestampToTimeSpec(
        data
      );
      return new Date(timeSpec.sec * 1e3 + timeSpec.nsec / 1e6);
    }
    exports2.timestampExtension = { type: exports2.EXT_TIMESTAMP, encode: encodeTimestampExtension, decode: decodeTimestampExtension };
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/ExtensionCodec.cjs
var require_ExtensionCodec = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/ExtensionCodec.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.ExtensionCodec = void 0;
    var ExtData_ts_1 = require_ExtData();
    var timestamp_ts_1 = require_timestamp();
    var ExtensionCodec = class _ExtensionCodec {
      static defaultCodec = new _ExtensionCodec();
      __brand;
      builtInEncoders = [];
      builtInDecoders = [];
      encoders = [];
      decoders = [];
      constructor() {
        this.register(timestamp_ts_1.timestampExtension);
      }
      register({ type, encode: encode4, decode: decode3 }) {
        if (type >= 0) this.encoders[type] = encode4, this.decoders[type] = decode3;
        else {
          const index = -1 - type;
          this.builtInEncoders[index] = encode4, this.builtInDecoders[index] = decode3;
        }
      }
      tryToEncode(object, context) {
        for (let i = 0; i < this.builtInEncoders.length; i++) {
          const encodeExt = this.builtInEncoders[i];
          if (encodeExt != null) {
            const data = encodeExt(object, context);
            if (data != null) {
              const type = -1 - i;
              return new ExtData_ts_1.ExtData(type, data);
            }
          }
        }
        for (let i = 0; i < this.encoders.length; i++) {
          const encodeExt = this.encoders[i];
          if (encodeExt != null) {
            const data = encodeExt(object, context);
            if (data != null) {
              const type = i;
              return new ExtData_ts_1.ExtData(type, data);
            }
          }
        }
        return object instanceof ExtData_ts_1.ExtData ? object : null;
      }
      decode(data, type, context) {
        const decodeExt = type < 0 ? this.builtInDecoders[-1 - type] : this.decoders[type];
        return decodeExt ? decodeExt(data, type, context) : new ExtData_ts_1.ExtData(type, data);
      }
    };
    exports2.ExtensionCodec = ExtensionCodec;
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/utils/typedArrays.cjs
var require_typedArrays = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/utils/typedArrays.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.ensureUint8Array = ensureUint8Array;
    function isArrayBufferLike(buffer) {
      return buffer instanceof ArrayBuffer || typeof SharedArrayBuffer < "u" && buffer instanceof SharedArrayBuffer;
    }
    function ensureUint8Array(buffer) {
      return buffer instanceof Uint8Array ? buffer : ArrayBuffer.isView(buffer) ? new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength) : isArrayBufferLike(buffer) ? new Uint8Array(buffer) : Uint8Array.from(buffer);
    }
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/Encoder.cjs
var require_Encoder = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/Encoder.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.Encoder = exports2.DEFAULT_INITIAL_BUFFER_SIZE = exports2.DEFAULT_MAX_DEPTH = void 0;
    var utf8_ts_1 = require_utf8();
    var ExtensionCodec_ts_1 = require_ExtensionCodec();
    var int_ts_1 = require_int();
    var typedArrays_ts_1 = require_typedArrays();
    exports2.DEFAULT_MAX_DEPTH = 100, exports2.DEFAULT_INITIAL_BUFFER_SIZE = 2048;
    var Encoder = class _Encoder {
      extensionCodec;
      context;
      useBigInt64;
      maxDepth;
      initialBufferSize;
      sortKeys;
      forceFloat32;
      ignoreUndefined;
      forceIntegerToFloat;
      pos;
      view;
      bytes;
      entered = false;
      constructor(options2) {
        this.extensionCodec = options2?.extensionCodec ?? ExtensionCodec_ts_1.ExtensionCodec.defaultCodec, this.context = options2?.context, this.useBigInt64 = options2?.useBigInt64 ?? false, this.maxDepth = options2?.maxDepth ?? exports2.DEFAULT_MAX_DEPTH, this.initialBufferSize = options2?.initialBufferSize ?? exports2.DEFAULT_INITIAL_BUFFER_SIZE, this.sortKeys = options2?.sortKeys ?? false, this.forceFloat32 = options2?.forceFloat32 ?? false, this.ignoreUndefined = options2?.ignoreUndefined ?? false, this.forceIntegerToFloat = options2?.forceIntegerToFloat ?? false, this.pos = 0, this.view = new DataView(new ArrayBuffer(this.initialBufferSize)), this.bytes = new Uint8Array(this.view.buffer);
      }
      clone() {
        return new _Encoder({ extensionCodec: this.extensionCodec, context: this.context, useBigInt64: this.useBigInt64, maxDepth: this.maxDepth, initialBufferSize: this.initialBufferSize, sortKeys: this.sortKeys, forceFloat32: this.forceFloat32, ignoreUndefined: this.ignoreUndefined, forceIntegerToFloat: this.forceIntegerToFloat });
      }
      reinitializeState() {
        this.pos = 0;
      }
      encodeSharedRef(object) {
        if (this.entered) return this.clone().encodeSharedRef(
          object
        );
        try {
          return this.entered = true, this.reinitializeState(), this.doEncode(object, 1), this.bytes.subarray(0, this.pos);
        } finally {
          this.entered = false;
        }
      }
      encode(object) {
        if (this.entered) return this.clone().encode(object);
        try {
          return this.entered = true, this.reinitializeState(), this.doEncode(object, 1), this.bytes.slice(0, this.pos);
        } finally {
          this.entered = false;
        }
      }
      doEncode(object, depth) {
        if (depth > this.maxDepth) throw new Error(`Too deep objects in depth ${depth}`);
        object == null ? this.encodeNil() : typeof object == "boolean" ? this.encodeBoolean(object) : typeof object == "number" ? this.forceIntegerToFloat ? this.encodeNumberAsFloat(object) : this.encodeNumber(
          object
        ) : typeof object == "string" ? this.encodeString(object) : this.useBigInt64 && typeof object == "bigint" ? this.encodeBigInt64(object) : this.encodeObject(object, depth);
      }
      ensureBufferSizeToWrite(sizeToWrite) {
        const requiredSize = this.pos + sizeToWrite;
        this.view.byteLength < requiredSize && this.resizeBuffer(requiredSize * 2);
      }
      resizeBuffer(newSize) {
        const newBuffer = new ArrayBuffer(newSize), newBytes = new Uint8Array(newBuffer), newView = new DataView(
          newBuffer
        );
        newBytes.set(this.bytes), this.view = newView, this.bytes = newBytes;
      }
      encodeNil() {
        this.writeU8(192);
      }
      encodeBoolean(object) {
        object === false ? this.writeU8(194) : this.writeU8(195);
      }
      encodeNumber(object) {
        !this.forceIntegerToFloat && Number.isSafeInteger(object) ? object >= 0 ? object < 128 ? this.writeU8(object) : object < 256 ? (this.writeU8(204), this.writeU8(object)) : object < 65536 ? (this.writeU8(205), this.writeU16(object)) : object < 4294967296 ? (this.writeU8(206), this.writeU32(object)) : this.useBigInt64 ? this.encodeNumberAsFloat(object) : (this.writeU8(207), this.writeU64(object)) : object >= -32 ? this.writeU8(224 | object + 32) : object >= -128 ? (this.writeU8(208), this.writeI8(object)) : object >= -32768 ? (this.writeU8(209), this.writeI16(object)) : object >= -2147483648 ? (this.writeU8(210), this.writeI32(object)) : this.useBigInt64 ? this.encodeNumberAsFloat(object) : (this.writeU8(211), this.writeI64(object)) : this.encodeNumberAsFloat(object);
      }
      encodeNumberAsFloat(object) {
        this.forceFloat32 ? (this.writeU8(202), this.writeF32(object)) : (this.writeU8(203), this.writeF64(object));
      }
      encodeBigInt64(object) {
        object >= BigInt(0) ? (this.writeU8(207), this.writeBigUint64(object)) : (this.writeU8(211), this.writeBigInt64(object));
      }
      writeStringHeader(byteLength) {
        if (byteLength < 32) this.writeU8(160 + byteLength);
        else if (byteLength < 256) this.writeU8(217), this.writeU8(byteLength);
        else if (byteLength < 65536) this.writeU8(218), this.writeU16(byteLength);
        else if (byteLength < 4294967296) this.writeU8(219), this.writeU32(byteLength);
        else throw new Error(
          `Too long string: ${byteLength} bytes in UTF-8`
        );
      }
      encodeString(object) {
        const byteLength = (0, utf8_ts_1.utf8Count)(object);
        this.ensureBufferSizeToWrite(5 + byteLength), this.writeStringHeader(byteLength), (0, utf8_ts_1.utf8Encode)(object, this.bytes, this.pos), this.pos += byteLength;
      }
      encodeObject(object, depth) {
        const ext = this.extensionCodec.tryToEncode(object, this.context);
        if (ext != null) this.encodeExtension(ext);
        else if (Array.isArray(object)) this.encodeArray(object, depth);
        else if (ArrayBuffer.isView(object)) this.encodeBinary(object);
        else if (typeof object == "object") this.encodeMap(object, depth);
        else throw new Error(`Unrecognized object: ${Object.prototype.toString.apply(object)}`);
      }
      encodeBinary(object) {
        const size = object.byteLength;
        if (size < 256) this.writeU8(196), this.writeU8(size);
        else if (size < 65536) this.writeU8(197), this.writeU16(
          size
        );
        else if (size < 4294967296) this.writeU8(198), this.writeU32(size);
        else throw new Error(`Too large binary: ${size}`);
        const bytes = (0, typedArrays_ts_1.ensureUint8Array)(object);
        this.writeU8a(bytes);
      }
      encodeArray(object, depth) {
        const size = object.length;
        if (size < 16) this.writeU8(144 + size);
        else if (size < 65536) this.writeU8(220), this.writeU16(size);
        else if (size < 4294967296) this.writeU8(221), this.writeU32(size);
        else throw new Error(`Too large array: ${size}`);
        for (const item of object) this.doEncode(item, depth + 1);
      }
      countWithoutUndefined(object, keys) {
        let count = 0;
        for (const key of keys) object[key] !== void 0 && count++;
        return count;
      }
      encodeMap(object, depth) {
        const keys = Object.keys(object);
        this.sortKeys && keys.sort();
        const size = this.ignoreUndefined ? this.countWithoutUndefined(object, keys) : keys.length;
        if (size < 16) this.writeU8(128 + size);
        else if (size < 65536) this.writeU8(222), this.writeU16(size);
        else if (size < 4294967296) this.writeU8(223), this.writeU32(size);
        else throw new Error(`Too large map object: ${size}`);
        for (const key of keys) {
          const value2 = object[key];
          this.ignoreUndefined && value2 === void 0 || (this.encodeString(key), this.doEncode(value2, depth + 1));
        }
      }
      encodeExtension(ext) {
        if (typeof ext.data == "function") {
          const data = ext.data(this.pos + 6), size2 = data.length;
          if (size2 >= 4294967296) throw new Error(`Too large extension object: ${size2}`);
          this.writeU8(201), this.writeU32(size2), this.writeI8(ext.type), this.writeU8a(data);
          return;
        }
        const size = ext.data.length;
        if (size === 1) this.writeU8(212);
        else if (size === 2) this.writeU8(213);
        else if (size === 4) this.writeU8(214);
        else if (size === 8) this.writeU8(215);
        else if (size === 16) this.writeU8(216);
        else if (size < 256) this.writeU8(199), this.writeU8(
          size
        );
        else if (size < 65536) this.writeU8(200), this.writeU16(size);
        else if (size < 4294967296) this.writeU8(201), this.writeU32(size);
        else throw new Error(`Too large extension object: ${size}`);
        this.writeI8(ext.type), this.writeU8a(ext.data);
      }
      writeU8(value2) {
        this.ensureBufferSizeToWrite(1), this.view.setUint8(this.pos, value2), this.pos++;
      }
      writeU8a(values) {
        const size = values.length;
        this.ensureBufferSizeToWrite(size), this.bytes.set(values, this.pos), this.pos += size;
      }
      writeI8(value2) {
        this.ensureBufferSizeToWrite(1), this.view.setInt8(this.pos, value2), this.pos++;
      }
      writeU16(value2) {
        this.ensureBufferSizeToWrite(2), this.view.setUint16(
          this.pos,
          value2
        ), this.pos += 2;
      }
      writeI16(value2) {
        this.ensureBufferSizeToWrite(2), this.view.setInt16(this.pos, value2), this.pos += 2;
      }
      writeU32(value2) {
        this.ensureBufferSizeToWrite(4), this.view.setUint32(
          this.pos,
          value2
        ), this.pos += 4;
      }
      writeI32(value2) {
        this.ensureBufferSizeToWrite(4), this.view.setInt32(this.pos, value2), this.pos += 4;
      }
      writeF32(value2) {
        this.ensureBufferSizeToWrite(4), this.view.setFloat32(this.pos, value2), this.pos += 4;
      }
      writeF64(value2) {
        this.ensureBufferSizeToWrite(8), this.view.setFloat64(this.pos, value2), this.pos += 8;
      }
      writeU64(value2) {
        this.ensureBufferSizeToWrite(8), (0, int_ts_1.setUint64)(this.view, this.pos, value2), this.pos += 8;
      }
      writeI64(value2) {
        this.ensureBufferSizeToWrite(8), (0, int_ts_1.setInt64)(this.view, this.pos, value2), this.pos += 8;
      }
      writeBigUint64(value2) {
        this.ensureBufferSizeToWrite(8), this.view.setBigUint64(this.pos, value2), this.pos += 8;
      }
      writeBigInt64(value2) {
        this.ensureBufferSizeToWrite(8), this.view.setBigInt64(this.pos, value2), this.pos += 8;
      }
    };
    exports2.Encoder = Encoder;
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/encode.cjs
var require_encode = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/encode.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.encode = encode4;
    var Encoder_ts_1 = require_Encoder();
    function encode4(value2, options2) {
      return new Encoder_ts_1.Encoder(options2).encodeSharedRef(
        value2
      );
    }
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/utils/prettyByte.cjs
var require_prettyByte = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/utils/prettyByte.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.prettyByte = prettyByte;
    function prettyByte(byte) {
      return `${byte < 0 ? "-" : ""}0x${Math.abs(byte).toString(16).padStart(2, "0")}`;
    }
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/CachedKeyDecoder.cjs
var require_CachedKeyDecoder = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/CachedKeyDecoder.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.CachedKeyDecoder = void 0;
    var utf8_ts_1 = require_utf8();
    var DEFAULT_MAX_KEY_LENGTH = 16;
    var DEFAULT_MAX_LENGTH_PER_KEY = 16;
    var CachedKeyDecoder = class {
      hit = 0;
      miss = 0;
      caches;
      maxKeyLength;
      maxLengthPerKey;
      constructor(maxKeyLength = DEFAULT_MAX_KEY_LENGTH, maxLengthPerKey = DEFAULT_MAX_LENGTH_PER_KEY) {
        this.maxKeyLength = maxKeyLength, this.maxLengthPerKey = maxLengthPerKey, this.caches = [];
        for (let i = 0; i < this.maxKeyLength; i++) this.caches.push([]);
      }
      canBeCached(byteLength) {
        return byteLength > 0 && byteLength <= this.maxKeyLength;
      }
      find(bytes, inputOffset, byteLength) {
        const records = this.caches[byteLength - 1];
        FIND_CHUNK: for (const record of records) {
          const recordBytes = record.bytes;
          for (let j = 0; j < byteLength; j++) if (recordBytes[j] !== bytes[inputOffset + j]) continue FIND_CHUNK;
          return record.str;
        }
        return null;
      }
      store(bytes, value2) {
        const records = this.caches[bytes.length - 1], record = { bytes, str: value2 };
        records.length >= this.maxLengthPerKey ? records[Math.random() * records.length | 0] = record : records.push(record);
      }
      decode(bytes, inputOffset, byteLength) {
        const cachedValue = this.find(bytes, inputOffset, byteLength);
        if (cachedValue != null) return this.hit++, cachedValue;
        this.miss++;
        const str = (0, utf8_ts_1.utf8DecodeJs)(bytes, inputOffset, byteLength), slicedCopyOfBytes = Uint8Array.prototype.slice.call(bytes, inputOffset, inputOffset + byteLength);
        return this.store(
          slicedCopyOfBytes,
          str
        ), str;
      }
    };
    exports2.CachedKeyDecoder = CachedKeyDecoder;
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/Decoder.cjs
var require_Decoder = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/Decoder.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.Decoder = void 0;
    var prettyByte_ts_1 = require_prettyByte();
    var ExtensionCodec_ts_1 = require_ExtensionCodec();
    var int_ts_1 = require_int();
    var utf8_ts_1 = require_utf8();
    var typedArrays_ts_1 = require_typedArrays();
    var CachedKeyDecoder_ts_1 = require_CachedKeyDecoder();
    var DecodeError_ts_1 = require_DecodeError();
    var STATE_ARRAY = "array";
    var STATE_MAP_KEY = "map_key";
    var STATE_MAP_VALUE = "map_value";
    var mapKeyConverter = (key) => {
      if (typeof key == "string" || typeof key == "number") return key;
      throw new DecodeError_ts_1.DecodeError(
        "The type of key must be string or number but " + typeof key
      );
    };
    var StackPool = class {
      stack = [];
      stackHeadPosition = -1;
      get length() {
        return this.stackHeadPosition + 1;
      }
      top() {
        return this.stack[this.stackHeadPosition];
      }
      pushArrayState(size) {
        const state = this.getUninitializedStateFromPool();
        state.type = STATE_ARRAY, state.position = 0, state.size = size, state.array = new Array(size);
      }
      pushMapState(size) {
        const state = this.getUninitializedStateFromPool();
        state.type = STATE_MAP_KEY, state.readCount = 0, state.size = size, state.map = {};
      }
      getUninitializedStateFromPool() {
        if (this.stackHeadPosition++, this.stackHeadPosition === this.stack.length) {
          const partialState = {
            type: void 0,
            size: 0,
            array: void 0,
            position: 0,
            readCount: 0,
            map: void 0,
            key: null
          };
          this.stack.push(partialState);
        }
        return this.stack[this.stackHeadPosition];
      }
      release(state) {
        if (this.stack[this.stackHeadPosition] !== state) throw new Error(
          "Invalid stack state. Released state is not on top of the stack."
        );
        if (state.type === STATE_ARRAY) {
          const partialState = state;
          partialState.size = 0, partialState.array = void 0, partialState.position = 0, partialState.type = void 0;
        }
        if (state.type === STATE_MAP_KEY || state.type === STATE_MAP_VALUE) {
          const partialState = state;
          partialState.size = 0, partialState.map = void 0, partialState.readCount = 0, partialState.type = void 0;
        }
        this.stackHeadPosition--;
      }
      reset() {
        this.stack.length = 0, this.stackHeadPosition = -1;
      }
    };
    var HEAD_BYTE_REQUIRED = -1;
    var EMPTY_VIEW2 = new DataView(new ArrayBuffer(0));
    var EMPTY_BYTES = new Uint8Array(EMPTY_VIEW2.buffer);
    try {
      EMPTY_VIEW2.getInt8(0);
    } catch (e) {
      if (!(e instanceof RangeError)) throw new Error("This module is not supported in the current JavaScript engine because DataView does not throw RangeError on out-of-bounds access");
    }
    var MORE_DATA = new RangeError(
      "Insufficient data"
    );
    var sharedCachedKeyDecoder = new CachedKeyDecoder_ts_1.CachedKeyDecoder();
    var Decoder = class _Decoder {
      extensionCodec;
      context;
      useBigInt64;
      rawStrings;
      maxStrLength;
      maxBinLength;
      maxArrayLength;
      maxMapLength;
      maxExtLength;
      keyDecoder;
      mapKeyConverter;
      totalPos = 0;
      pos = 0;
      view = EMPTY_VIEW2;
      bytes = EMPTY_BYTES;
      headByte = HEAD_BYTE_REQUIRED;
      stack = new StackPool();
      entered = false;
      constructor(options2) {
        this.extensionCodec = options2?.extensionCodec ?? ExtensionCodec_ts_1.ExtensionCodec.defaultCodec, this.context = options2?.context, this.useBigInt64 = options2?.useBigInt64 ?? false, this.rawStrings = options2?.rawStrings ?? false, this.maxStrLength = options2?.maxStrLength ?? int_ts_1.UINT32_MAX, this.maxBinLength = options2?.maxBinLength ?? int_ts_1.UINT32_MAX, this.maxArrayLength = options2?.maxArrayLength ?? int_ts_1.UINT32_MAX, this.maxMapLength = options2?.maxMapLength ?? int_ts_1.UINT32_MAX, this.maxExtLength = options2?.maxExtLength ?? int_ts_1.UINT32_MAX, this.keyDecoder = options2?.keyDecoder !== void 0 ? options2.keyDecoder : sharedCachedKeyDecoder, this.mapKeyConverter = options2?.mapKeyConverter ?? mapKeyConverter;
      }
      clone() {
        return new _Decoder({ extensionCodec: this.extensionCodec, context: this.context, useBigInt64: this.useBigInt64, rawStrings: this.rawStrings, maxStrLength: this.maxStrLength, maxBinLength: this.maxBinLength, maxArrayLength: this.maxArrayLength, maxMapLength: this.maxMapLength, maxExtLength: this.maxExtLength, keyDecoder: this.keyDecoder });
      }
      reinitializeState() {
        this.totalPos = 0, this.headByte = HEAD_BYTE_REQUIRED, this.stack.reset();
      }
      setBuffer(buffer) {
        const bytes = (0, typedArrays_ts_1.ensureUint8Array)(buffer);
        this.bytes = bytes, this.view = new DataView(
          bytes.buffer,
          bytes.byteOffset,
          bytes.byteLength
        ), this.pos = 0;
      }
      appendBuffer(buffer) {
        if (this.headByte === HEAD_BYTE_REQUIRED && !this.hasRemaining(1)) this.setBuffer(buffer);
        else {
          const remainingData = this.bytes.subarray(this.pos), newData = (0, typedArrays_ts_1.ensureUint8Array)(buffer), newBuffer = new Uint8Array(remainingData.length + newData.length);
          newBuffer.set(remainingData), newBuffer.set(newData, remainingData.length), this.setBuffer(newBuffer);
        }
      }
      hasRemaining(size) {
        return this.view.byteLength - this.pos >= size;
      }
      createExtraByteError(posToShow) {
        const { view, pos } = this;
        return new RangeError(`Extra ${view.byteLength - pos} of ${view.byteLength} byte(s) found at buffer[${posToShow}]`);
      }
      decode(buffer) {
        if (this.entered) return this.clone().decode(buffer);
        try {
          this.entered = true, this.reinitializeState(), this.setBuffer(buffer);
          const object = this.doDecodeSync();
          if (this.hasRemaining(1)) throw this.createExtraByteError(this.pos);
          return object;
        } finally {
          this.entered = false;
        }
      }
      *decodeMulti(buffer) {
        if (this.entered) {
          yield* this.clone().decodeMulti(buffer);
          return;
        }
        try {
          for (this.entered = true, this.reinitializeState(), this.setBuffer(buffer); this.hasRemaining(1); ) yield this.doDecodeSync();
        } finally {
          this.entered = false;
        }
      }
      async decodeAsync(stream) {
        if (this.entered) return this.clone().decodeAsync(stream);
        try {
          this.entered = true;
          let decoded = false, object;
          for await (const buffer of stream) {
            if (decoded) throw this.entered = false, this.createExtraByteError(this.totalPos);
            this.appendBuffer(buffer);
            try {
              object = this.doDecodeSync(), decoded = true;
            } catch (e) {
              if (!(e instanceof RangeError)) throw e;
            }
            this.totalPos += this.pos;
          }
          if (decoded) {
            if (this.hasRemaining(1)) throw this.createExtraByteError(this.totalPos);
            return object;
          }
          const { headByte, pos, totalPos } = this;
          throw new RangeError(`Insufficient data in parsing ${(0, prettyByte_ts_1.prettyByte)(headByte)} at ${totalPos} (${pos} in the current buffer)`);
        } finally {
          this.entered = false;
        }
      }
      decodeArrayStream(stream) {
        return this.decodeMultiAsync(
          stream,
          true
        );
      }
      decodeStream(stream) {
        return this.decodeMultiAsync(stream, false);
      }
      async *decodeMultiAsync(stream, isArray) {
        if (this.entered) {
          yield* this.clone().decodeMultiAsync(stream, isArray);
          return;
        }
        try {
          this.entered = true;
          let isArrayHeaderRequired = isArray, arrayItemsLeft = -1;
          for await (const buffer of stream) {
            if (isArray && arrayItemsLeft === 0) throw this.createExtraByteError(this.totalPos);
            this.appendBuffer(buffer), isArrayHeaderRequired && (arrayItemsLeft = this.readArraySize(), isArrayHeaderRequired = false, this.complete());
            try {
              for (; yield this.doDecodeSync(), --arrayItemsLeft !== 0; ) ;
            } catch (e) {
              if (!(e instanceof RangeError)) throw e;
            }
            this.totalPos += this.pos;
          }
        } finally {
          this.entered = false;
        }
      }
      doDecodeSync() {
        DECODE: for (; ; ) {
          const headByte = this.readHeadByte();
          let object;
          if (headByte >= 224) object = headByte - 256;
          else if (headByte < 192) if (headByte < 128) object = headByte;
          else if (headByte < 144) {
            const size = headByte - 128;
            if (size !== 0) {
              this.pushMapState(size), this.complete();
              continue DECODE;
            } else object = {};
          } else if (headByte < 160) {
            const size = headByte - 144;
            if (size !== 0) {
              this.pushArrayState(size), this.complete();
              continue DECODE;
            } else object = [];
          } else {
            const byteLength = headByte - 160;
            object = this.decodeString(byteLength, 0);
          }
          else if (headByte === 192) object = null;
          else if (headByte === 194) object = false;
          else if (headByte === 195) object = true;
          else if (headByte === 202) object = this.readF32();
          else if (headByte === 203) object = this.readF64();
          else if (headByte === 204) object = this.readU8();
          else if (headByte === 205) object = this.readU16();
          else if (headByte === 206) object = this.readU32();
          else if (headByte === 207) this.useBigInt64 ? object = this.readU64AsBigInt() : object = this.readU64();
          else if (headByte === 208) object = this.readI8();
          else if (headByte === 209) object = this.readI16();
          else if (headByte === 210) object = this.readI32();
          else if (headByte === 211) this.useBigInt64 ? object = this.readI64AsBigInt() : object = this.readI64();
          else if (headByte === 217) {
            const byteLength = this.lookU8();
            object = this.decodeString(
              byteLength,
              1
            );
          } else if (headByte === 218) {
            const byteLength = this.lookU16();
            object = this.decodeString(byteLength, 2);
          } else if (headByte === 219) {
            const byteLength = this.lookU32();
            object = this.decodeString(byteLength, 4);
          } else if (headByte === 220) {
            const size = this.readU16();
            if (size !== 0) {
              this.pushArrayState(size), this.complete();
              continue DECODE;
            } else object = [];
          } else if (headByte === 221) {
            const size = this.readU32();
            if (size !== 0) {
              this.pushArrayState(
                size
              ), this.complete();
              continue DECODE;
            } else object = [];
          } else if (headByte === 222) {
            const size = this.readU16();
            if (size !== 0) {
              this.pushMapState(size), this.complete();
              continue DECODE;
            } else object = {};
          } else if (headByte === 223) {
            const size = this.readU32();
            if (size !== 0) {
              this.pushMapState(size), this.complete();
              continue DECODE;
            } else object = {};
          } else if (headByte === 196) {
            const size = this.lookU8();
            object = this.decodeBinary(size, 1);
          } else if (headByte === 197) {
            const size = this.lookU16();
            object = this.decodeBinary(size, 2);
          } else if (headByte === 198) {
            const size = this.lookU32();
            object = this.decodeBinary(size, 4);
          } else if (headByte === 212) object = this.decodeExtension(
            1,
            0
          );
          else if (headByte === 213) object = this.decodeExtension(2, 0);
          else if (headByte === 214) object = this.decodeExtension(4, 0);
          else if (headByte === 215) object = this.decodeExtension(8, 0);
          else if (headByte === 216) object = this.decodeExtension(16, 0);
          else if (headByte === 199) {
            const size = this.lookU8();
            object = this.decodeExtension(size, 1);
          } else if (headByte === 200) {
            const size = this.lookU16();
            object = this.decodeExtension(size, 2);
          } else if (headByte === 201) {
            const size = this.lookU32();
            object = this.decodeExtension(size, 4);
          } else throw new DecodeError_ts_1.DecodeError(`Unrecognized type byte: ${(0, prettyByte_ts_1.prettyByte)(headByte)}`);
          this.complete();
          const stack = this.stack;
          for (; stack.length > 0; ) {
            const state = stack.top();
            if (state.type === STATE_ARRAY) if (state.array[state.position] = object, state.position++, state.position === state.size) object = state.array, stack.release(state);
            else
              continue DECODE;
            else if (state.type === STATE_MAP_KEY) {
              if (object === "__proto__") throw new DecodeError_ts_1.DecodeError("The key __proto__ is not allowed");
              state.key = this.mapKeyConverter(object), state.type = STATE_MAP_VALUE;
              continue DECODE;
            } else if (state.map[state.key] = object, state.readCount++, state.readCount === state.size) object = state.map, stack.release(state);
            else {
              state.key = null, state.type = STATE_MAP_KEY;
              continue DECODE;
            }
          }
          return object;
        }
      }
      readHeadByte() {
        return this.headByte === HEAD_BYTE_REQUIRED && (this.headByte = this.readU8()), this.headByte;
      }
      complete() {
        this.headByte = HEAD_BYTE_REQUIRED;
      }
      readArraySize() {
        const headByte = this.readHeadByte();
        switch (headByte) {
          case 220:
            return this.readU16();
          case 221:
            return this.readU32();
          default: {
            if (headByte < 160) return headByte - 144;
            throw new DecodeError_ts_1.DecodeError(`Unrecognized array type byte: ${(0, prettyByte_ts_1.prettyByte)(headByte)}`);
          }
        }
      }
      pushMapState(size) {
        if (size > this.maxMapLength) throw new DecodeError_ts_1.DecodeError(`Max length exceeded: map length (${size}) > maxMapLengthLength (${this.maxMapLength})`);
        this.stack.pushMapState(size);
      }
      pushArrayState(size) {
        if (size > this.maxArrayLength) throw new DecodeError_ts_1.DecodeError(`Max length exceeded: array length (${size}) > maxArrayLength (${this.maxArrayLength})`);
        this.stack.pushArrayState(size);
      }
      decodeString(byteLength, headerOffset) {
        return !this.rawStrings || this.stateIsMapKey() ? this.decodeUtf8String(byteLength, headerOffset) : this.decodeBinary(byteLength, headerOffset);
      }
      decodeUtf8String(byteLength, headerOffset) {
        if (byteLength > this.maxStrLength) throw new DecodeError_ts_1.DecodeError(`Max length exceeded: UTF-8 byte length (${byteLength}) > maxStrLength (${this.maxStrLength})`);
        if (this.bytes.byteLength < this.pos + headerOffset + byteLength) throw MORE_DATA;
        const offset = this.pos + headerOffset;
        let object;
        return this.stateIsMapKey() && this.keyDecoder?.canBeCached(byteLength) ? object = this.keyDecoder.decode(
          this.bytes,
          offset,
          byteLength
        ) : object = (0, utf8_ts_1.utf8Decode)(this.bytes, offset, byteLength), this.pos += headerOffset + byteLength, object;
      }
      stateIsMapKey() {
        return this.stack.length > 0 ? this.stack.top().type === STATE_MAP_KEY : false;
      }
      decodeBinary(byteLength, headOffset) {
        if (byteLength > this.maxBinLength) throw new DecodeError_ts_1.DecodeError(`Max length exceeded: bin length (${byteLength}) > maxBinLength (${this.maxBinLength})`);
        if (!this.hasRemaining(byteLength + headOffset))
          throw MORE_DATA;
        const offset = this.pos + headOffset, object = this.bytes.subarray(offset, offset + byteLength);
        return this.pos += headOffset + byteLength, object;
      }
      decodeExtension(size, headOffset) {
        if (size > this.maxExtLength)
          throw new DecodeError_ts_1.DecodeError(`Max length exceeded: ext length (${size}) > maxExtLength (${this.maxExtLength})`);
        const extType = this.view.getInt8(this.pos + headOffset), data = this.decodeBinary(
          size,
          headOffset + 1
        );
        return this.extensionCodec.decode(data, extType, this.context);
      }
      lookU8() {
        return this.view.getUint8(this.pos);
      }
      lookU16() {
        return this.view.getUint16(this.pos);
      }
      lookU32() {
        return this.view.getUint32(
          this.pos
        );
      }
      readU8() {
        const value2 = this.view.getUint8(this.pos);
        return this.pos++, value2;
      }
      readI8() {
        const value2 = this.view.getInt8(this.pos);
        return this.pos++, value2;
      }
      readU16() {
        const value2 = this.view.getUint16(this.pos);
        return this.pos += 2, value2;
      }
      readI16() {
        const value2 = this.view.getInt16(this.pos);
        return this.pos += 2, value2;
      }
      readU32() {
        const value2 = this.view.getUint32(this.pos);
        return this.pos += 4, value2;
      }
      readI32() {
        const value2 = this.view.getInt32(this.pos);
        return this.pos += 4, value2;
      }
      readU64() {
        const value2 = (0, int_ts_1.getUint64)(this.view, this.pos);
        return this.pos += 8, value2;
      }
      readI64() {
        const value2 = (0, int_ts_1.getInt64)(this.view, this.pos);
        return this.pos += 8, value2;
      }
      readU64AsBigInt() {
        const value2 = this.view.getBigUint64(this.pos);
        return this.pos += 8, value2;
      }
      readI64AsBigInt() {
        const value2 = this.view.getBigInt64(this.pos);
        return this.pos += 8, value2;
      }
      readF32() {
        const value2 = this.view.getFloat32(this.pos);
        return this.pos += 4, value2;
      }
      readF64() {
        const value2 = this.view.getFloat64(this.pos);
        return this.pos += 8, value2;
      }
    };
    exports2.Decoder = Decoder;
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/decode.cjs
var require_decode = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/decode.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.decode = decode3, exports2.decodeMulti = decodeMulti;
    var Decoder_ts_1 = require_Decoder();
    function decode3(buffer, options2) {
      return new Decoder_ts_1.Decoder(options2).decode(buffer);
    }
    function decodeMulti(buffer, options2) {
      return new Decoder_ts_1.Decoder(options2).decodeMulti(buffer);
    }
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/utils/stream.cjs
var require_stream = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/utils/stream.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.isAsyncIterable = isAsyncIterable, exports2.asyncIterableFromStream = asyncIterableFromStream, exports2.ensureAsyncIterable = ensureAsyncIterable;
    function isAsyncIterable(object) {
      return object[Symbol.asyncIterator] != null;
    }
    async function* asyncIterableFromStream(stream) {
      const reader = stream.getReader();
      try {
        for (; ; ) {
          const { done, value: value2 } = await reader.read();
          if (done) return;
          yield value2;
        }
      } finally {
        reader.releaseLock();
      }
    }
    function ensureAsyncIterable(streamLike) {
      return isAsyncIterable(streamLike) ? streamLike : asyncIterableFromStream(streamLike);
    }
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/decodeAsync.cjs
var require_decodeAsync = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/decodeAsync.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.decodeAsync = decodeAsync, exports2.decodeArrayStream = decodeArrayStream, exports2.decodeMultiStream = decodeMultiStream;
    var Decoder_ts_1 = require_Decoder();
    var stream_ts_1 = require_stream();
    async function decodeAsync(streamLike, options2) {
      const stream = (0, stream_ts_1.ensureAsyncIterable)(streamLike);
      return new Decoder_ts_1.Decoder(options2).decodeAsync(stream);
    }
    function decodeArrayStream(streamLike, options2) {
      const stream = (0, stream_ts_1.ensureAsyncIterable)(streamLike);
      return new Decoder_ts_1.Decoder(options2).decodeArrayStream(stream);
    }
    function decodeMultiStream(streamLike, options2) {
      const stream = (0, stream_ts_1.ensureAsyncIterable)(streamLike);
      return new Decoder_ts_1.Decoder(options2).decodeStream(stream);
    }
  }
});

// node_modules/@msgpack/msgpack/dist.cjs/index.cjs
var require_dist = __commonJS({
  "node_modules/@msgpack/msgpack/dist.cjs/index.cjs"(exports2) {
    "use strict";
    Object.defineProperty(exports2, "__esModule", { value: true }), exports2.decodeTimestampExtension = exports2.encodeTimestampExtension = exports2.decodeTimestampToTimeSpec = exports2.encodeTimeSpecToTimestamp = exports2.encodeDateToTimeSpec = exports2.EXT_TIMESTAMP = exports2.ExtData = exports2.ExtensionCodec = exports2.Encoder = exports2.DecodeError = exports2.Decoder = exports2.decodeMultiStream = exports2.decodeArrayStream = exports2.decodeAsync = exports2.decodeMulti = exports2.decode = exports2.encode = void 0;
    var encode_ts_1 = require_encode();
    Object.defineProperty(exports2, "encode", { enumerable: true, get: function() {
      return encode_ts_1.encode;
    } });
    var decode_ts_1 = require_decode();
    Object.defineProperty(exports2, "decode", { enumerable: true, get: function() {
      return decode_ts_1.decode;
    } }), Object.defineProperty(exports2, "decodeMulti", { enumerable: true, get: function() {
      return decode_ts_1.decodeMulti;
    } });
    var decodeAsync_ts_1 = require_decodeAsync();
    Object.defineProperty(exports2, "decodeAsync", { enumerable: true, get: function() {
      return decodeAsync_ts_1.decodeAsync;
    } }), Object.defineProperty(
      exports2,
      "decodeArrayStream",
      { enumerable: true, get: function() {
        return decodeAsync_ts_1.decodeArrayStream;
      } }
    ), Object.defineProperty(exports2, "decodeMultiStream", { enumerable: true, get: function() {
      return decodeAsync_ts_1.decodeMultiStream;
    } });
    var Decoder_ts_1 = require_Decoder();
    Object.defineProperty(exports2, "Decoder", { enumerable: true, get: function() {
      return Decoder_ts_1.Decoder;
    } });
    var DecodeError_ts_1 = require_DecodeError();
    Object.defineProperty(exports2, "DecodeError", { enumerable: true, get: function() {
      return DecodeError_ts_1.DecodeError;
    } });
    var Encoder_ts_1 = require_Encoder();
    Object.defineProperty(
      exports2,
      "Encoder",
      { enumerable: true, get: function() {
        return Encoder_ts_1.Encoder;
      } }
    );
    var ExtensionCodec_ts_1 = require_ExtensionCodec();
    Object.defineProperty(exports2, "ExtensionCodec", { enumerable: true, get: function() {
      return ExtensionCodec_ts_1.ExtensionCodec;
    } });
    var ExtData_ts_1 = require_ExtData();
    Object.defineProperty(exports2, "ExtData", { enumerable: true, get: function() {
      return ExtData_ts_1.ExtData;
    } });
    var timestamp_ts_1 = require_timestamp();
    Object.defineProperty(exports2, "EXT_TIMESTAMP", { enumerable: true, get: function() {
      return timestamp_ts_1.EXT_TIMESTAMP;
    } }), Object.defineProperty(exports2, "encodeDateToTimeSpec", {
      enumerable: true,
      get: function() {
        return timestamp_ts_1.encodeDateToTimeSpec;
      }
    }), Object.defineProperty(exports2, "encodeTimeSpecToTimestamp", { enumerable: true, get: function() {
      return timestamp_ts_1.encodeTimeSpecToTimestamp;
    } }), Object.defineProperty(exports2, "decodeTimestampToTimeSpec", { enumerable: true, get: function() {
      return timestamp_ts_1.decodeTimestampToTimeSpec;
    } }), Object.defineProperty(exports2, "encodeTimestampExtension", {
      enumerable: true,
      get: function() {
        return timestamp_ts_1.encodeTimestampExtension;
      }
    }), Object.defineProperty(exports2, "decodeTimestampExtension", { enumerable: true, get: function() {
      return timestamp_ts_1.decodeTimestampExtension;
    } });
  }
});

// elsewhere:src/platform/text/yaml.ts
var yaml_exports = {};
__export(yaml_exports, {
  LineCounter: () => LineCounter,
  isAlias: () => isAlias,
  isMap: () => isMap3,
  isScalar: () => isScalar,
  isSeq: () => isSeq,
  parseDocument: () => parseDocument,
  stringify: () => stringify
});
var module72, LineCounter, isAlias, isMap3, isScalar, isSeq, parseDocument, stringify;
var init_yaml = __esm({
  "elsewhere:src/platform/text/yaml.ts"() {
    module72 = require("./yaml.js").modules["src/platform/text/yaml.ts"]();
    LineCounter = module72.LineCounter;
    isAlias = module72.isAlias;
    isMap3 = module72.isMap;
    isScalar = module72.isScalar;
    isSeq = module72.isSeq;
    parseDocument = module72.parseDocument;
    stringify = module72.stringify;
  }
});

// parts/code.js
var code_exports = {};
__export(code_exports, {
  modules: () => modules
});
module.exports = __toCommonJS(code_exports);

// elsewhere:src/graph/instance-name.ts
var module2 = require("./picture.js").modules["src/graph/instance-name.ts"]();
var MADE_UP_TEXT = module2.MADE_UP_TEXT;
var SOME_TEXT = module2.SOME_TEXT;
var STAND_IN = module2.STAND_IN;
var expressionOf = module2.expressionOf;
var holdsInstanceName = module2.holdsInstanceName;
var holdsMadeUpText = module2.holdsMadeUpText;
var instanceName = module2.instanceName;
var instancesIn = module2.instancesIn;
var isExact = module2.isExact;
var isInformative = module2.isInformative;
var partsOf = module2.partsOf;
var symbolName = module2.symbolName;
var symbolOf = module2.symbolOf;
var withGaps = module2.withGaps;
var withInstances = module2.withInstances;
var withKnownParts = module2.withKnownParts;

// src/graph/origins.ts
function withOrigin(resource, rename) {
  const { values, before, partly, patterns } = resource;
  return {
    ...resource,
    origin: rename(resource.origin),
    values: renamedIn(values, rename),
    ...before !== void 0 && { before: renamedIn(before, rename) },
    ...partly !== void 0 && { partly: renamedIn(partly, rename) },
    ...patterns !== void 0 && {
      patterns: patterns.map((pattern) => ({ ...pattern, text: withInstances(pattern.text, rename) }))
    }
  };
}
var writtenAfter = (writtenOf, originOf3, rename) => (origin, attribute) => {
  const written = writtenOf(originOf3(origin), attribute);
  return written === void 0 ? void 0 : renamedIn(written, rename);
};
function renamedIn(value2, rename) {
  if (typeof value2 === "string") return holdsInstanceName(value2) ? withInstances(value2, rename) : value2;
  if (value2 === null || typeof value2 !== "object") return value2;
  if (Array.isArray(value2)) {
    const items = value2.map((item) => renamedIn(item, rename));
    return items.some((item, i) => item !== value2[i]) ? items : value2;
  }
  const entries2 = Object.entries(value2).map(([key, item]) => [key, item, renamedIn(item, rename)]);
  if (entries2.every(([, item, renamed]) => item === renamed)) return value2;
  return Object.fromEntries(entries2.map(([key, , renamed]) => [key, renamed]));
}

// src/planning/index.ts
var import_node_path27 = require("node:path");

// elsewhere:src/catalog/examples.ts
var module3 = require("./picture.js").modules["src/catalog/examples.ts"]();
var ACCOUNT = module3.ACCOUNT;
var ELEMENT = module3.ELEMENT;
var EMPTY_POLICY = module3.EMPTY_POLICY;
var LIST_ARGUMENT = module3.LIST_ARGUMENT;
var NETWORK = module3.NETWORK;
var PLURAL_NAME = module3.PLURAL_NAME;
var ROLE = module3.ROLE;
var SUBSCRIPTION = module3.SUBSCRIPTION;
var ZERO_UUID = module3.ZERO_UUID;
var defaultsToFalse = module3.defaultsToFalse;
var elementNumber = module3.elementNumber;
var holdsElement = module3.holdsElement;
var holdsPlaceholder = module3.holdsPlaceholder;
var holdsPlaceholderAddress = module3.holdsPlaceholderAddress;
var isAnyElement = module3.isAnyElement;
var isPlaceholderAccount = module3.isPlaceholderAccount;
var isStandInOf = module3.isStandInOf;
var isTagsAttribute = module3.isTagsAttribute;
var itemFor = module3.itemFor;
var itemTextFor = module3.itemTextFor;
var lookupAnswer = module3.lookupAnswer;
var lookupLocation = module3.lookupLocation;
var numberFor = module3.numberFor;
var partOfNetwork = module3.partOfNetwork;
var placeholderFor = module3.placeholderFor;
var standIn = module3.standIn;
var textFor = module3.textFor;

// elsewhere:src/catalog/other/terraform.ts
var module4 = require("./picture.js").modules["src/catalog/other/terraform.ts"]();
var FILE_DATA_SOURCES = module4.FILE_DATA_SOURCES;
var HELPER = module4.HELPER;
var TERRAFORM = module4.TERRAFORM;

// elsewhere:src/errors.ts
var module5 = require("../cli.js").modules["src/errors.ts"]();
var Bug = module5.Bug;
var External = module5.External;
var GroundplanError = module5.GroundplanError;
var InvalidInput = module5.InvalidInput;
var Missing = module5.Missing;
var Misuse = module5.Misuse;
var NoResources = module5.NoResources;

// elsewhere:src/graph/group-by.ts
var module6 = require("./picture.js").modules["src/graph/group-by.ts"]();
var groupBy = module6.groupBy;
var put = module6.put;

// elsewhere:src/graph/inventory.ts
var module7 = require("./picture.js").modules["src/graph/inventory.ts"]();
var ANY_KEY = module7.ANY_KEY;
var doubtAboutFile = module7.doubtAboutFile;
var leadsInto = module7.leadsInto;
var nameOf = module7.nameOf;
var topOf = module7.topOf;
var valuesAt = module7.valuesAt;

// elsewhere:src/graph/terraform-names.ts
var module8 = require("./common.js").modules["src/graph/terraform-names.ts"]();
var CODE_FILE = module8.CODE_FILE;
var LOCK_FILE = module8.LOCK_FILE;
var REPEATERS = module8.REPEATERS;
var UNIT_FILE = module8.UNIT_FILE;

// elsewhere:src/messages.ts
var module9 = require("../cli.js").modules["src/messages.ts"]();
var ACTION_REASONS = module9.ACTION_REASONS;
var FILE_EMPTY_REMEDY = module9.FILE_EMPTY_REMEDY;
var FILE_TOO_LARGE_REMEDY = module9.FILE_TOO_LARGE_REMEDY;
var FILE_UNWRITABLE_REMEDY = module9.FILE_UNWRITABLE_REMEDY;
var INVALID_GRAPH_REMEDY = module9.INVALID_GRAPH_REMEDY;
var JSON_EXPECTED = module9.JSON_EXPECTED;
var MACHINE_TROUBLES = module9.MACHINE_TROUBLES;
var NOT_CACHED = module9.NOT_CACHED;
var NO_EDGE = module9.NO_EDGE;
var NO_INSTANCES_REMEDY = module9.NO_INSTANCES_REMEDY;
var NO_RESOURCES_FOUND = module9.NO_RESOURCES_FOUND;
var NO_RESOURCES_REMEDY = module9.NO_RESOURCES_REMEDY;
var NO_RESOURCE_CHANGES_MEMBER = module9.NO_RESOURCE_CHANGES_MEMBER;
var NO_VALUE = module9.NO_VALUE;
var PROXY_UNSUPPORTED = module9.PROXY_UNSUPPORTED;
var REFUSED_REPOSITORY = module9.REFUSED_REPOSITORY;
var ROOT_OUTSIDE_REMEDY = module9.ROOT_OUTSIDE_REMEDY;
var RULES = module9.RULES;
var UNREACHABLE_REMEDY = module9.UNREACHABLE_REMEDY;
var VARIABLE_FILE_REMEDY = module9.VARIABLE_FILE_REMEDY;
var addressesTooLong = module9.addressesTooLong;
var attributeOf = module9.attributeOf;
var causeLine = module9.causeLine;
var changeWord = module9.changeWord;
var endedBySignal = module9.endedBySignal;
var errorLine = module9.errorLine;
var fileTooLarge = module9.fileTooLarge;
var fileUnwritable = module9.fileUnwritable;
var inShell = module9.inShell;
var linkOutside = module9.linkOutside;
var missingBefore = module9.missingBefore;
var moreLikeThese = module9.moreLikeThese;
var moreWarnings = module9.moreWarnings;
var noInstances = module9.noInstances;
var notStarted = module9.notStarted;
var remedyLine = module9.remedyLine;
var removedBy = module9.removedBy;
var removedNote = module9.removedNote;
var resourcesTooMany = module9.resourcesTooMany;
var rootOutside = module9.rootOutside;
var severalNames = module9.severalNames;
var variableFileTooLarge = module9.variableFileTooLarge;
var variableFileUnreadable = module9.variableFileUnreadable;

// elsewhere:src/platform/hash.ts
var module10 = require("./start.js").modules["src/platform/hash.ts"]();
var sha256 = module10.sha256;
var sha256Base64 = module10.sha256Base64;

// elsewhere:src/platform/text/limit-warnings.ts
var module11 = require("./picture.js").modules["src/platform/text/limit-warnings.ts"]();
var limitWarnings = module11.limitWarnings;

// elsewhere:src/platform/text/printable.ts
var module12 = require("../cli.js").modules["src/platform/text/printable.ts"]();
var harmless = module12.harmless;
var hasUnseen = module12.hasUnseen;
var oneLine = module12.oneLine;
var printable = module12.printable;
var quote = module12.quote;
var short = module12.short;
var visible = module12.visible;

// elsewhere:src/terraform/fetch/limits.ts
var module13 = require("./picture.js").modules["src/terraform/fetch/limits.ts"]();
var ADDRESS_LENGTH_MAX = module13.ADDRESS_LENGTH_MAX;
var ASK_SECONDS = module13.ASK_SECONDS;
var CACHE_BYTES_MAX = module13.CACHE_BYTES_MAX;
var CHECKOUT_BYTES_MAX = module13.CHECKOUT_BYTES_MAX;
var CHECKOUT_FILES_MAX = module13.CHECKOUT_FILES_MAX;
var COMMITS_CACHED_MAX = module13.COMMITS_CACHED_MAX;
var CONNECT_SECONDS = module13.CONNECT_SECONDS;
var EXTENSIONS_BYTES_MAX = module13.EXTENSIONS_BYTES_MAX;
var FILES_INSPECTED_MAX = module13.FILES_INSPECTED_MAX;
var FILE_BYTES_MAX = module13.FILE_BYTES_MAX;
var FOLDERS_LISTED = module13.FOLDERS_LISTED;
var FOLDERS_SEARCHED_MAX = module13.FOLDERS_SEARCHED_MAX;
var FOLDER_DEPTH_MAX = module13.FOLDER_DEPTH_MAX;
var FOLDER_DEPTH_SEARCHED_MAX = module13.FOLDER_DEPTH_SEARCHED_MAX;
var GIT_MEMORY_MAX = module13.GIT_MEMORY_MAX;
var GIT_SETTINGS_BYTES_MAX = module13.GIT_SETTINGS_BYTES_MAX;
var HEADER_KEYS_MAX = module13.HEADER_KEYS_MAX;
var HEAD_BYTES_MAX = module13.HEAD_BYTES_MAX;
var HISTORY_BYTES_MAX = module13.HISTORY_BYTES_MAX;
var INODE_BYTES = module13.INODE_BYTES;
var INSPECTED_BYTES_MAX = module13.INSPECTED_BYTES_MAX;
var LEVELS_ABOVE_MAX = module13.LEVELS_ABOVE_MAX;
var LINKS_MAX = module13.LINKS_MAX;
var LINK_BYTES_MAX = module13.LINK_BYTES_MAX;
var LINK_NAMES_MAX = module13.LINK_NAMES_MAX;
var LISTING_BYTES_MAX = module13.LISTING_BYTES_MAX;
var LOCAL_GIT_SECONDS = module13.LOCAL_GIT_SECONDS;
var NAME_BYTES_MAX = module13.NAME_BYTES_MAX;
var PATH_BYTES_MAX = module13.PATH_BYTES_MAX;
var RATIO_FROM_BYTES = module13.RATIO_FROM_BYTES;
var RATIO_MAX = module13.RATIO_MAX;
var REGISTRY_SECONDS = module13.REGISTRY_SECONDS;
var REPOSITORY_BYTES_MAX = module13.REPOSITORY_BYTES_MAX;
var REPOSITORY_ENTRIES_MAX = module13.REPOSITORY_ENTRIES_MAX;
var REVISION_LENGTH_MAX = module13.REVISION_LENGTH_MAX;
var RUN_DISK_BYTES_MAX = module13.RUN_DISK_BYTES_MAX;
var RUN_ENTRIES_MAX = module13.RUN_ENTRIES_MAX;
var RUN_INODES_MAX = module13.RUN_INODES_MAX;
var RUN_REQUESTS_MAX = module13.RUN_REQUESTS_MAX;
var RUN_SECONDS_MAX = module13.RUN_SECONDS_MAX;
var RUN_UNPACKED_BYTES_MAX = module13.RUN_UNPACKED_BYTES_MAX;
var RUN_WIRE_BYTES_MAX = module13.RUN_WIRE_BYTES_MAX;
var SILENT_SECONDS = module13.SILENT_SECONDS;
var TITLE_LENGTH_MAX = module13.TITLE_LENGTH_MAX;

// elsewhere:src/terraform/fetch/messages.ts
var module14 = require("./picture.js").modules["src/terraform/fetch/messages.ts"]();
var ADDRESS_REMEDY = module14.ADDRESS_REMEDY;
var ADVICE_CERTIFICATE = module14.ADVICE_CERTIFICATE;
var ADVICE_FORBIDDEN = module14.ADVICE_FORBIDDEN;
var ADVICE_HOST_KEY = module14.ADVICE_HOST_KEY;
var ADVICE_MOVED = module14.ADVICE_MOVED;
var ADVICE_NETWORK_UNWANTED = module14.ADVICE_NETWORK_UNWANTED;
var ADVICE_NOT_FOUND = module14.ADVICE_NOT_FOUND;
var ADVICE_OWNER = module14.ADVICE_OWNER;
var ADVICE_UNAUTHORISED = module14.ADVICE_UNAUTHORISED;
var ADVICE_UNKNOWN = module14.ADVICE_UNKNOWN;
var ADVICE_UNREACHABLE = module14.ADVICE_UNREACHABLE;
var ANSIBLE = module14.ANSIBLE;
var ARCHIVE_BROKEN = module14.ARCHIVE_BROKEN;
var ARCHIVE_TOO_LARGE = module14.ARCHIVE_TOO_LARGE;
var ARCHIVE_UNKNOWN = module14.ARCHIVE_UNKNOWN;
var AZURE = module14.AZURE;
var CACHE_REMEDY = module14.CACHE_REMEDY;
var CDK = module14.CDK;
var CDKTF = module14.CDKTF;
var CERTIFICATE_UNTRUSTED = module14.CERTIFICATE_UNTRUSTED;
var CLONE_REMEDY = module14.CLONE_REMEDY;
var CLOUDFORMATION = module14.CLOUDFORMATION;
var CODE = module14.CODE;
var COMPOSE = module14.COMPOSE;
var DISK_FULL = module14.DISK_FULL;
var DOT = module14.DOT;
var DUMB = module14.DUMB;
var ENCRYPTED = module14.ENCRYPTED;
var FILES_UNREADABLE = module14.FILES_UNREADABLE;
var FOLDER_NAME_UNFIT = module14.FOLDER_NAME_UNFIT;
var FORBIDDEN = module14.FORBIDDEN;
var GIT_MISSING = module14.GIT_MISSING;
var GIT_MISSING_REMEDY = module14.GIT_MISSING_REMEDY;
var HCP_RUN = module14.HCP_RUN;
var HCP_STATE = module14.HCP_STATE;
var HELM = module14.HELM;
var HOST_KEY_UNKNOWN = module14.HOST_KEY_UNKNOWN;
var KUBERNETES = module14.KUBERNETES;
var LOCAL_TOO_LARGE = module14.LOCAL_TOO_LARGE;
var LOGIN_REQUIRED = module14.LOGIN_REQUIRED;
var MERGE_BASE_REMEDY = module14.MERGE_BASE_REMEDY;
var MERGE_BASE_SHALLOW_REMEDY = module14.MERGE_BASE_SHALLOW_REMEDY;
var MOVED = module14.MOVED;
var NETWORK_UNWANTED = module14.NETWORK_UNWANTED;
var NOT_FOUND = module14.NOT_FOUND;
var NOT_REPOSITORY_REMEDY = module14.NOT_REPOSITORY_REMEDY;
var NO_COMMITS_REMEDY = module14.NO_COMMITS_REMEDY;
var NO_COMMIT_REMEDY = module14.NO_COMMIT_REMEDY;
var NO_REPOSITORY = module14.NO_REPOSITORY;
var NO_RESOURCES_IN_IT = module14.NO_RESOURCES_IN_IT;
var NO_SUCH_FOLDER = module14.NO_SUCH_FOLDER;
var OLD_STATE = module14.OLD_STATE;
var OWNED_BY_OTHERS = module14.OWNED_BY_OTHERS;
var PROTOCOL_REFUSED = module14.PROTOCOL_REFUSED;
var PROXY_REMEDY = module14.PROXY_REMEDY;
var PULUMI = module14.PULUMI;
var REFUSED_AT = module14.REFUSED_AT;
var REFUSED_CONTROL = module14.REFUSED_CONTROL;
var REFUSED_DASH = module14.REFUSED_DASH;
var REFUSED_DEPTH = module14.REFUSED_DEPTH;
var REFUSED_FILE_HOST = module14.REFUSED_FILE_HOST;
var REFUSED_FRAGMENT = module14.REFUSED_FRAGMENT;
var REFUSED_LENGTH = module14.REFUSED_LENGTH;
var REFUSED_NO_PATH = module14.REFUSED_NO_PATH;
var REFUSED_PLAIN_CREDENTIALS = module14.REFUSED_PLAIN_CREDENTIALS;
var REFUSED_REF = module14.REFUSED_REF;
var REFUSED_REF_TWICE = module14.REFUSED_REF_TWICE;
var REFUSED_SHAPE = module14.REFUSED_SHAPE;
var REFUSED_SPACE = module14.REFUSED_SPACE;
var REFUSED_SSH_PASSWORD = module14.REFUSED_SSH_PASSWORD;
var REFUSED_SUBFOLDER = module14.REFUSED_SUBFOLDER;
var REPOSITORY_EMPTY = module14.REPOSITORY_EMPTY;
var REVISION_REMEDY = module14.REVISION_REMEDY;
var RUN_TIME_OVER = module14.RUN_TIME_OVER;
var RUN_TOO_MUCH = module14.RUN_TOO_MUCH;
var SAM = module14.SAM;
var SAVED_PLAN = module14.SAVED_PLAN;
var SERVERLESS = module14.SERVERLESS;
var SHOW_OF_NOTHING = module14.SHOW_OF_NOTHING;
var SSH_FOREIGN = module14.SSH_FOREIGN;
var STACKS = module14.STACKS;
var SUBFOLDER_NONE = module14.SUBFOLDER_NONE;
var TOO_MANY_FILES = module14.TOO_MANY_FILES;
var TOO_MUCH = module14.TOO_MUCH;
var TREE_UNFIT = module14.TREE_UNFIT;
var UNREACHABLE = module14.UNREACHABLE;
var addressRefused = module14.addressRefused;
var adviceSshForeign = module14.adviceSshForeign;
var answerTooLarge = module14.answerTooLarge;
var answered = module14.answered;
var cacheUnwritable = module14.cacheUnwritable;
var characters = module14.characters;
var cloneFailed = module14.cloneFailed;
var cloneRemedy = module14.cloneRemedy;
var codeBelow = module14.codeBelow;
var containsKnownFile = module14.containsKnownFile;
var endedBySignal2 = module14.endedBySignal;
var endedLate = module14.endedLate;
var endedWithCode = module14.endedWithCode;
var filesLeftOut = module14.filesLeftOut;
var hopRefused = module14.hopRefused;
var hopsTooMany = module14.hopsTooMany;
var hostPrivate = module14.hostPrivate;
var hostPrivateRemedy = module14.hostPrivateRemedy;
var isKnownFile = module14.isKnownFile;
var linksLeftOut = module14.linksLeftOut;
var loginRequired = module14.loginRequired;
var mergeBaseOf = module14.mergeBaseOf;
var namesLeftOut = module14.namesLeftOut;
var networkEndedLate = module14.networkEndedLate;
var noCommitShallow = module14.noCommitShallow;
var noCommits = module14.noCommits;
var noMergeBase = module14.noMergeBase;
var noRevision = module14.noRevision;
var noSuchCommit = module14.noSuchCommit;
var noSuchRef = module14.noSuchRef;
var notRefreshed = module14.notRefreshed;
var notRepository = module14.notRepository;
var notStarted2 = module14.notStarted;
var nothingThere = module14.nothingThere;
var onlyTerraformFiles = module14.onlyTerraformFiles;
var plainHttp = module14.plainHttp;
var proxyUnknown = module14.proxyUnknown;
var refusedHelper = module14.refusedHelper;
var refusedParameter = module14.refusedParameter;
var refusedScheme = module14.refusedScheme;
var stepAsking = module14.stepAsking;
var stepFetching = module14.stepFetching;
var subfolderMissing = module14.subfolderMissing;
var subfolderRemedy = module14.subfolderRemedy;
var unreachable = module14.unreachable;
var withStatus = module14.withStatus;

// src/terraform/fetch/folders-with-code.ts
async function foldersWithCode(root, io) {
  const withCode2 = [];
  let level = [""];
  let visited = 0;
  for (let depth = 0; depth <= FOLDER_DEPTH_SEARCHED_MAX; depth++) {
    const next = [];
    for (const folder of level) {
      if (visited++ >= FOLDERS_SEARCHED_MAX) return modulesLast(withCode2);
      const entries2 = await io.list(`${root}/${folder}`).catch(() => []);
      if (folder !== "" && entries2.some(({ name }) => /\.(tf|tofu)(\.json)?$/.test(name)))
        withCode2.push(printable(folder));
      for (const { name, kind } of entries2) {
        if (kind !== "directory" || name.startsWith(".") || DEPENDENCY_FOLDERS.has(name)) continue;
        next.push(folder === "" ? name : `${folder}/${name}`);
      }
    }
    level = next;
  }
  return modulesLast(withCode2);
}
var DEPENDENCY_FOLDERS = /* @__PURE__ */ new Set(["node_modules", "vendor"]);
var isModule = (folder) => folder.split("/").includes("modules");
var modulesLast = (folders) => [
  ...folders.filter((folder) => !isModule(folder)),
  ...folders.filter(isModule)
];
async function withFoldersBelow(remedy, root, shown, io) {
  const folders = await foldersWithCode(root, io);
  if (folders.length === 0) return remedy;
  return `${remedy} ${codeBelow(folders.slice(0, FOLDERS_LISTED).map(shown), folders.length - FOLDERS_LISTED)}`;
}

// elsewhere:src/terraform/fetch/known-files.ts
var module15 = require("./picture.js").modules["src/terraform/fetch/known-files.ts"]();
var KNOWN_FILES = module15.KNOWN_FILES;
var findKnownFile = module15.findKnownFile;
var recogniseJson = module15.recogniseJson;
var recogniseText = module15.recogniseText;
var refusalOf = module15.refusalOf;

// elsewhere:src/terraform/fetch/package.ts
var module16 = require("./picture.js").modules["src/terraform/fetch/package.ts"]();
var isSharedDirectory = module16.isSharedDirectory;
var packageContaining = module16.packageContaining;
var packageOf = module16.packageOf;
var repositoryContaining = module16.repositoryContaining;
var shownPath = module16.shownPath;

// elsewhere:src/terraform/fetch/read-within.ts
var module17 = require("./picture.js").modules["src/terraform/fetch/read-within.ts"]();
var inspectWithin = module17.inspectWithin;
var readSmallFile = module17.readSmallFile;
var readWithin = module17.readWithin;

// elsewhere:src/terraform/hcl/walk.ts
var module18 = require("./plan.js").modules["src/terraform/hcl/walk.ts"]();
var argumentOf = module18.argumentOf;
var attributeOf2 = module18.attributeOf;
var attributesIn = module18.attributesIn;
var childrenOf = module18.childrenOf;
var expressionsIn = module18.expressionsIn;
var isDynamic = module18.isDynamic;
var literalText = module18.literalText;
var mapChildren = module18.mapChildren;
var traversalsIn = module18.traversalsIn;

// src/terraform/module-tree/read-tree.ts
var import_node_path3 = require("node:path");

// elsewhere:src/limits.ts
var module19 = require("../cli.js").modules["src/limits.ts"]();
var ADDRESS_LENGTH_MAX2 = module19.ADDRESS_LENGTH_MAX;
var ANNOTATION_BYTES_MAX = module19.ANNOTATION_BYTES_MAX;
var ANSWER_BYTES_MAX = module19.ANSWER_BYTES_MAX;
var ATTRIBUTE_TEXT_LENGTH = module19.ATTRIBUTE_TEXT_LENGTH;
var CAPTION_LEGIBLE = module19.CAPTION_LEGIBLE;
var CODE_BYTES_MAX = module19.CODE_BYTES_MAX;
var COMPLAINT_LENGTH = module19.COMPLAINT_LENGTH;
var DOT_VERSION_MIN = module19.DOT_VERSION_MIN;
var ENGINE_VERSION_SECONDS = module19.ENGINE_VERSION_SECONDS;
var FETCH_SECONDS = module19.FETCH_SECONDS;
var FOCUS_HOPS_DEFAULT = module19.FOCUS_HOPS_DEFAULT;
var FOCUS_HOPS_MAX = module19.FOCUS_HOPS_MAX;
var HOPS_MAX = module19.HOPS_MAX;
var ID_LENGTH_MAX = module19.ID_LENGTH_MAX;
var LABEL_LENGTH_MAX = module19.LABEL_LENGTH_MAX;
var LEVEL_ICONS_MAX = module19.LEVEL_ICONS_MAX;
var MANIFEST_BYTES_MAX = module19.MANIFEST_BYTES_MAX;
var MODULE_DEPTH = module19.MODULE_DEPTH;
var NAMES_LISTED = module19.NAMES_LISTED;
var NEAREST_DISTANCE = module19.NEAREST_DISTANCE;
var NEAREST_LENGTH_MAX = module19.NEAREST_LENGTH_MAX;
var NEAREST_NAMES_MAX = module19.NEAREST_NAMES_MAX;
var NESTING_MAX = module19.NESTING_MAX;
var OVERVIEW_FROM = module19.OVERVIEW_FROM;
var OVERVIEW_FROM_WITH_LINES = module19.OVERVIEW_FROM_WITH_LINES;
var OVERVIEW_GAIN = module19.OVERVIEW_GAIN;
var OVERVIEW_ICONS = module19.OVERVIEW_ICONS;
var PLANNING_SECONDS = module19.PLANNING_SECONDS;
var PLANNING_SECONDS_MAX = module19.PLANNING_SECONDS_MAX;
var PLANS_MAX = module19.PLANS_MAX;
var PRINTED_ADDRESS_LENGTH = module19.PRINTED_ADDRESS_LENGTH;
var PRINTED_VALUE_LENGTH = module19.PRINTED_VALUE_LENGTH;
var PROBLEMS_LISTED = module19.PROBLEMS_LISTED;
var PYTHON_VERSION_MIN = module19.PYTHON_VERSION_MIN;
var QUOTE_LENGTH = module19.QUOTE_LENGTH;
var RESOURCES_MAX = module19.RESOURCES_MAX;
var ROOTS_AT_ONCE = module19.ROOTS_AT_ONCE;
var SCALE_DEFAULT = module19.SCALE_DEFAULT;
var SCALE_MAX = module19.SCALE_MAX;
var SCALE_MIN = module19.SCALE_MIN;
var STEPS_INFERRED_MAX = module19.STEPS_INFERRED_MAX;
var TERRAFORM_VERSION_MIN = module19.TERRAFORM_VERSION_MIN;
var TEXT_BYTES_MAX = module19.TEXT_BYTES_MAX;
var VALUE_DEPTH = module19.VALUE_DEPTH;
var VARIABLE_FILE_BYTES_MAX = module19.VARIABLE_FILE_BYTES_MAX;
var WARNINGS_MAX = module19.WARNINGS_MAX;
var WARNINGS_OF_A_KIND = module19.WARNINGS_OF_A_KIND;
var WARNING_LENGTH_MAX = module19.WARNING_LENGTH_MAX;

// elsewhere:src/platform/text/paths.ts
var module20 = require("../cli.js").modules["src/platform/text/paths.ts"]();
var isWithin = module20.isWithin;
var withoutFolders = module20.withoutFolders;

// elsewhere:src/terraform/fetch/redact.ts
var module21 = require("./picture.js").modules["src/terraform/fetch/redact.ts"]();
var redact = module21.redact;
var shownAddress = module21.shownAddress;

// elsewhere:src/terraform/fetch/split-source.ts
var module22 = require("./picture.js").modules["src/terraform/fetch/split-source.ts"]();
var isAbsoluteSource = module22.isAbsoluteSource;
var isLocal = module22.isLocal;
var isSameSource = module22.isSameSource;
var splitSource = module22.splitSource;

// elsewhere:src/terraform/limits.ts
var module23 = require("./picture.js").modules["src/terraform/limits.ts"]();
var ARCHIVE_BYTES_MAX = module23.ARCHIVE_BYTES_MAX;
var CONDITIONS_MAX = module23.CONDITIONS_MAX;
var CONSTRAINT_LENGTH_MAX = module23.CONSTRAINT_LENGTH_MAX;
var DETAIL_LINES = module23.DETAIL_LINES;
var DIAGNOSTICS_SHOWN = module23.DIAGNOSTICS_SHOWN;
var EVERY_PAIR_MAX = module23.EVERY_PAIR_MAX;
var EXPRESSION_DEPTH = module23.EXPRESSION_DEPTH;
var FAULTS_LISTED = module23.FAULTS_LISTED;
var FETCHES_AT_ONCE = module23.FETCHES_AT_ONCE;
var FORCING_MAX = module23.FORCING_MAX;
var HCL_DEPTH = module23.HCL_DEPTH;
var HCL_FAULTS_MAX = module23.HCL_FAULTS_MAX;
var HCL_FILE_BYTES_MAX = module23.HCL_FILE_BYTES_MAX;
var HOSTS_AT_ONCE = module23.HOSTS_AT_ONCE;
var HOST_FAILURES_MAX = module23.HOST_FAILURES_MAX;
var IDENTITY_LENGTH_MIN = module23.IDENTITY_LENGTH_MIN;
var LINK_STEPS_MAX = module23.LINK_STEPS_MAX;
var LINK_WORK_MAX = module23.LINK_WORK_MAX;
var MEMBERS_MAX = module23.MEMBERS_MAX;
var MODULES_SECONDS = module23.MODULES_SECONDS;
var MODULE_CALLS_MAX = module23.MODULE_CALLS_MAX;
var MODULE_FAN_OUT_MAX = module23.MODULE_FAN_OUT_MAX;
var MODULE_SHARE_MIN = module23.MODULE_SHARE_MIN;
var NEARBY_TEXTS_MAX = module23.NEARBY_TEXTS_MAX;
var NEARBY_TEXT_LENGTH_MAX = module23.NEARBY_TEXT_LENGTH_MAX;
var PACKAGES_AT_ONCE = module23.PACKAGES_AT_ONCE;
var PATH_LOCALS_DEPTH = module23.PATH_LOCALS_DEPTH;
var QUOTE_LINES = module23.QUOTE_LINES;
var READ_TEXTS_MAX = module23.READ_TEXTS_MAX;
var READ_TEXT_BYTES_MAX = module23.READ_TEXT_BYTES_MAX;
var REFERENCES_MAX = module23.REFERENCES_MAX;
var REFERENCE_VALUE_DEPTH = module23.REFERENCE_VALUE_DEPTH;
var SECRET_LENGTH_MIN = module23.SECRET_LENGTH_MIN;
var SECRET_SOURCES_MAX = module23.SECRET_SOURCES_MAX;
var SEGMENTS_MAX = module23.SEGMENTS_MAX;
var SETTINGS_BYTES_MAX = module23.SETTINGS_BYTES_MAX;
var TYPE_ENDS_MAX = module23.TYPE_ENDS_MAX;
var VERSIONS_MAX = module23.VERSIONS_MAX;
var WIRE_DEPTH_MAX = module23.WIRE_DEPTH_MAX;

// elsewhere:src/terraform/messages.ts
var module24 = require("./plan.js").modules["src/terraform/messages.ts"]();
var AFTER_NAME = module24.AFTER_NAME;
var ATTRIBUTE_NAME = module24.ATTRIBUTE_NAME;
var BACKEND_CHANGED = module24.BACKEND_CHANGED;
var BACKEND_CHANGED_REMEDY = module24.BACKEND_CHANGED_REMEDY;
var CHECKSUM_UNKNOWN = module24.CHECKSUM_UNKNOWN;
var CHECKSUM_WRONG = module24.CHECKSUM_WRONG;
var COMMENT_NOT_CLOSED = module24.COMMENT_NOT_CLOSED;
var CONSTRAINT_UNREADABLE = module24.CONSTRAINT_UNREADABLE;
var CREDENTIALS_MISSING = module24.CREDENTIALS_MISSING;
var CREDENTIALS_MISSING_REMEDY = module24.CREDENTIALS_MISSING_REMEDY;
var DIRECTIVE = module24.DIRECTIVE;
var DISK_FULL2 = module24.DISK_FULL;
var DISK_FULL_REMEDY = module24.DISK_FULL_REMEDY;
var END_OF_FILE = module24.END_OF_FILE;
var END_OF_LINE = module24.END_OF_LINE;
var END_OF_SEQUENCE = module24.END_OF_SEQUENCE;
var END_OF_TEXT = module24.END_OF_TEXT;
var ENGINE_CRASHED = module24.ENGINE_CRASHED;
var ENGINE_CRASHED_REMEDY = module24.ENGINE_CRASHED_REMEDY;
var EQUALS_OF_ENTRY = module24.EQUALS_OF_ENTRY;
var FOLDER_MISSING = module24.FOLDER_MISSING;
var FORMAT_UNKNOWN = module24.FORMAT_UNKNOWN;
var FOR_IN = module24.FOR_IN;
var FOR_NAME = module24.FOR_NAME;
var FUNCTION_NAME = module24.FUNCTION_NAME;
var HOST_FAILED_OFTEN = module24.HOST_FAILED_OFTEN;
var ITEM = module24.ITEM;
var LABEL_IS_TEMPLATE = module24.LABEL_IS_TEMPLATE;
var LABEL_OR_BODY = module24.LABEL_OR_BODY;
var LOCAL_MODULE_REMEDY = module24.LOCAL_MODULE_REMEDY;
var LOCATION_REFUSED = module24.LOCATION_REFUSED;
var LOCATION_UNCLEAR = module24.LOCATION_UNCLEAR;
var LOCK_FILE_MISFIT = module24.LOCK_FILE_MISFIT;
var LOCK_FILE_MISFIT_REMEDY = module24.LOCK_FILE_MISFIT_REMEDY;
var MANIFEST_NOT_JSON = module24.MANIFEST_NOT_JSON;
var MANIFEST_TOO_LARGE = module24.MANIFEST_TOO_LARGE;
var MODULES_TOO_MANY_REMEDY = module24.MODULES_TOO_MANY_REMEDY;
var MODULE_CYCLE_REMEDY = module24.MODULE_CYCLE_REMEDY;
var MODULE_DOWNLOAD_FAILED = module24.MODULE_DOWNLOAD_FAILED;
var MODULE_NOT_FOUND = module24.MODULE_NOT_FOUND;
var MODULE_REMEDY = module24.MODULE_REMEDY;
var MODULE_SOURCE_NOT_FOUND = module24.MODULE_SOURCE_NOT_FOUND;
var MODULE_SOURCE_NOT_FOUND_REMEDY = module24.MODULE_SOURCE_NOT_FOUND_REMEDY;
var MODULE_UNFIT = module24.MODULE_UNFIT;
var MODULE_UNREACHABLE_REMEDY = module24.MODULE_UNREACHABLE_REMEDY;
var NEIGHBOURS_WITHOUT_REPOSITORY = module24.NEIGHBOURS_WITHOUT_REPOSITORY;
var NEW_LINE = module24.NEW_LINE;
var NOTHING_TO_CLOSE = module24.NOTHING_TO_CLOSE;
var NOT_UTF8 = module24.NOT_UTF8;
var NO_DIRECTORY_REMEDY = module24.NO_DIRECTORY_REMEDY;
var OBJECT_EXPECTED = module24.OBJECT_EXPECTED;
var PASSWORD_PLAIN = module24.PASSWORD_PLAIN;
var PERMISSIONS_REMEDY = module24.PERMISSIONS_REMEDY;
var PROVIDERS_MISSING = module24.PROVIDERS_MISSING;
var PROVIDERS_MISSING_REMEDY = module24.PROVIDERS_MISSING_REMEDY;
var PROVIDERS_NOT_STARTED = module24.PROVIDERS_NOT_STARTED;
var PROVIDERS_NOT_STARTED_REMEDY = module24.PROVIDERS_NOT_STARTED_REMEDY;
var REFUSED_LOCAL = module24.REFUSED_LOCAL;
var REFUSED_REPOSITORY_REMEDY = module24.REFUSED_REPOSITORY_REMEDY;
var REGISTRY_UNREADABLE = module24.REGISTRY_UNREADABLE;
var SOURCE_MISSING = module24.SOURCE_MISSING;
var SOURCE_NOT_PLAIN = module24.SOURCE_NOT_PLAIN;
var SOURCE_TOO_LONG = module24.SOURCE_TOO_LONG;
var SOURCE_UNREADABLE = module24.SOURCE_UNREADABLE;
var STAND_IN_PROVIDER = module24.STAND_IN_PROVIDER;
var STATE_LOCKED = module24.STATE_LOCKED;
var STATE_LOCKED_REMEDY = module24.STATE_LOCKED_REMEDY;
var STRING_NOT_CLOSED = module24.STRING_NOT_CLOSED;
var TERRAFORM_MISSING = module24.TERRAFORM_MISSING;
var TERRAFORM_MISSING_REMEDY = module24.TERRAFORM_MISSING_REMEDY;
var TIME_OUT_REMEDY = module24.TIME_OUT_REMEDY;
var TOFU_MISSING = module24.TOFU_MISSING;
var TOFU_MISSING_REMEDY = module24.TOFU_MISSING_REMEDY;
var TOKEN_REQUIRED = module24.TOKEN_REQUIRED;
var TOKEN_REQUIRED_REMEDY = module24.TOKEN_REQUIRED_REMEDY;
var TOO_LARGE_REMEDY = module24.TOO_LARGE_REMEDY;
var UNKNOWN_ESCAPE = module24.UNKNOWN_ESCAPE;
var VALUE = module24.VALUE;
var VARIABLES_MISSING = module24.VARIABLES_MISSING;
var VARIABLES_MISSING_REMEDY = module24.VARIABLES_MISSING_REMEDY;
var VERSION_NOT_SUPPORTED = module24.VERSION_NOT_SUPPORTED;
var VERSION_OF_CONFIGURATION_REMEDY = module24.VERSION_OF_CONFIGURATION_REMEDY;
var applyRefused = module24.applyRefused;
var atAddress = module24.atAddress;
var because = module24.because;
var blockNotClosed = module24.blockNotClosed;
var callFailed = module24.callFailed;
var codeFault = module24.codeFault;
var codeTooLarge = module24.codeTooLarge;
var commaOr = module24.commaOr;
var declaredTwice = module24.declaredTwice;
var definedTwice = module24.definedTwice;
var diagnosticSummary = module24.diagnosticSummary;
var diagnosticsNotShown = module24.diagnosticsNotShown;
var directiveNotClosed = module24.directiveNotClosed;
var directoryMissing = module24.directoryMissing;
var endedLate2 = module24.endedLate;
var endedWithCode2 = module24.endedWithCode;
var engineFailed = module24.engineFailed;
var engineRemedy = module24.engineRemedy;
var engineUnreadable = module24.engineUnreadable;
var expected = module24.expected;
var expectedMissing = module24.expectedMissing;
var fileTooLarge2 = module24.fileTooLarge;
var formatNotRead = module24.formatNotRead;
var heredocNotClosed = module24.heredocNotClosed;
var hostFailedBefore = module24.hostFailedBefore;
var hostFailedOften = module24.hostFailedOften;
var indented = module24.indented;
var localEmpty = module24.localEmpty;
var localMissing = module24.localMissing;
var localOutside = module24.localOutside;
var manifestOutside = module24.manifestOutside;
var manifestUnreadable = module24.manifestUnreadable;
var misplacedDirective = module24.misplacedDirective;
var moduleCycle = module24.moduleCycle;
var moduleTreeFileTooLarge = module24.moduleTreeFileTooLarge;
var modulesOpaque = module24.modulesOpaque;
var modulesTooDeep = module24.modulesTooDeep;
var modulesTooMany = module24.modulesTooMany;
var moreFaults = module24.moreFaults;
var movedStillExists = module24.movedStillExists;
var nestedTooDeep = module24.nestedTooDeep;
var noDirectory = module24.noDirectory;
var noRegistry = module24.noRegistry;
var noSuchVersion = module24.noSuchVersion;
var notAFile = module24.notAFile;
var nothingToOverride = module24.nothingToOverride;
var otherDialect = module24.otherDialect;
var pathUnreadable = module24.pathUnreadable;
var remedyFor = module24.remedyFor;
var schemeNotFetched = module24.schemeNotFetched;
var snippetLine = module24.snippetLine;
var stepFailed = module24.stepFailed;
var stepFetching2 = module24.stepFetching;
var stepOfModule = module24.stepOfModule;
var stepRemedy = module24.stepRemedy;
var tofuAsTerraform = module24.tofuAsTerraform;
var token = module24.token;
var typeUnknown = module24.typeUnknown;
var unknownDirective = module24.unknownDirective;
var versionTooOld = module24.versionTooOld;
var versionTooOldRemedy = module24.versionTooOldRemedy;
var withValue = module24.withValue;
var wrongLabels = module24.wrongLabels;

// src/terraform/module-tree/code-reader.ts
var import_node_path2 = require("node:path");

// elsewhere:src/terraform/hcl/expression.ts
var module25 = require("./plan.js").modules["src/terraform/hcl/expression.ts"]();
var parseTemplate = module25.parseTemplate;
var parserOf = module25.parserOf;

// elsewhere:src/terraform/hcl/source.ts
var module26 = require("./plan.js").modules["src/terraform/hcl/source.ts"]();
var FileSource = module26.FileSource;
var Unexpected = module26.Unexpected;

// elsewhere:src/terraform/hcl/template.ts
var module27 = require("./plan.js").modules["src/terraform/hcl/template.ts"]();
var heredocTemplate = module27.heredocTemplate;
var isSequenceAt = module27.isSequenceAt;
var quotedTemplate = module27.quotedTemplate;
var wholeTemplate = module27.wholeTemplate;

// elsewhere:src/platform/json/in-words.ts
var module28 = require("./picture.js").modules["src/platform/json/in-words.ts"]();
var addressInWords = module28.addressInWords;
var isLikeAddress = module28.isLikeAddress;
var textInWords = module28.textInWords;
var tokenInWords = module28.tokenInWords;

// elsewhere:src/platform/json/tokens.ts
var module29 = require("./picture.js").modules["src/platform/json/tokens.ts"]();
var findJsonFault = module29.findJsonFault;
var positionAt = module29.positionAt;
var tokenAt = module29.tokenAt;

// src/terraform/hcl/json/values.ts
function readJson(source) {
  const reader = new Reader(source);
  const value2 = reader.readValue(0);
  if (!reader.isTooDeep) reportSyntaxError(source);
  return value2;
}
function reportSyntaxError(source) {
  const fault = findJsonFault(source.text);
  if (fault === null) return;
  const token2 = fault.found === "" ? END_OF_FILE : tokenInWords(fault.found);
  source.fault(fault.offset, expected(JSON_EXPECTED[fault.expected], token2));
}
var Reader = class {
  constructor(source) {
    this.source = source;
    this.token = tokenAt(source.text, 0);
  }
  source;
  isTooDeep = false;
  token;
  /** Reads a value; null if none begins at the current token, or it is nested too deep. */
  readValue(depth) {
    const { kind, start, end } = this.token;
    if (depth > HCL_DEPTH) {
      this.isTooDeep = true;
      this.source.fault(start, nestedTooDeep(HCL_DEPTH));
      return null;
    }
    switch (kind) {
      case "{":
        return this.readObject(depth);
      case "[":
        return this.readArray(depth);
      case "string":
        return this.readString();
      case "number":
      case "word":
        this.advance();
        return { kind: "other", value: JSON.parse(this.source.text.slice(start, end)), start, end };
      default:
        return null;
    }
  }
  readObject(depth) {
    const { start } = this.token;
    const members = [];
    do {
      this.advance();
      if (!this.isAt("string")) break;
      const name = this.readString();
      const value2 = this.isAt(":") ? this.readNext(depth) : null;
      if (value2 === null) break;
      members.push({ name, value: value2 });
    } while (this.isAt(","));
    return { kind: "object", members, start, end: this.readClosing("}") };
  }
  readArray(depth) {
    const { start } = this.token;
    const items = [];
    do {
      const value2 = this.readNext(depth);
      if (value2 === null) break;
      items.push(value2);
    } while (this.isAt(","));
    return { kind: "array", items, start, end: this.readClosing("]") };
  }
  /** Moves past the current token and reads the value after it. */
  readNext(depth) {
    this.advance();
    return this.readValue(depth + 1);
  }
  isAt(kind) {
    return this.token.kind === kind;
  }
  readString() {
    const { start, end } = this.token;
    this.advance();
    return { kind: "string", value: JSON.parse(this.source.text.slice(start, end)), start, end };
  }
  /** Moves past the closing bracket and returns its end. Without one, returns the offset of the fault. */
  readClosing(bracket) {
    const { kind, start, end } = this.token;
    if (kind !== bracket) return start;
    this.advance();
    return end;
  }
  advance() {
    this.token = tokenAt(this.source.text, this.token.end);
  }
};

// src/terraform/hcl/json/parse.ts
function parseHclJson(text, path, schema = FILE_SCHEMA) {
  const source = new FileSource(text);
  const value2 = readJson(source);
  const items = { attributes: [], blocks: [] };
  if (value2 !== null) for (const object of objectsIn(source, value2)) addMembers(source, object, schema, items);
  return { path, text, syntax: "json", body: { ...items, span: source.span(0, text.length) }, faults: source.faults };
}
function objectsIn(source, value2) {
  if (value2.kind === "object") return [value2];
  if (value2.kind === "array") return value2.items.flatMap((item) => objectsIn(source, item));
  if (value2.value !== null) source.fault(value2.start, OBJECT_EXPECTED);
  return [];
}
var COMMENT = "//";
function addMembers(source, object, schema, items) {
  const names = new Set(items.attributes.map(({ name }) => name));
  for (const member2 of object.members) {
    const name = member2.name.value;
    const blockSchema = schema.blocks.get(name);
    if (blockSchema !== void 0) {
      for (const block of blocksIn(source, member2, name, [], blockSchema)) items.blocks.push(block);
    } else if (name !== COMMENT) {
      if (names.has(name)) source.fault(member2.name.start, definedTwice(name));
      names.add(name);
      items.attributes.push(attributeIn(source, member2, schema));
    }
  }
}
function attributeIn(source, { name, value: value2 }, schema) {
  return {
    name: name.value,
    value: expressionOf2(source, value2, schema.exceptions.get(name.value) ?? schema.strings),
    span: source.span(name.start, value2.end)
  };
}
function blocksIn(source, { name, value: value2 }, type, labels, schema) {
  const objects = objectsIn(source, value2);
  if (labels.length < schema.labels) {
    return objects.flatMap(
      ({ members }) => members.filter((member2) => labels.length > 0 || member2.name.value !== COMMENT).flatMap((member2) => blocksIn(source, member2, type, [...labels, member2.name.value], schema))
    );
  }
  return objects.map((object) => {
    const items = { attributes: [], blocks: [] };
    addMembers(source, object, schema.body, items);
    const body2 = { ...items, span: source.span(object.start + 1, Math.max(object.start + 1, object.end - 1)) };
    const start = value2 === object ? name.start : object.start;
    return { type, labels, body: body2, span: source.span(start, object.end) };
  });
}
function expressionOf2(source, value2, strings) {
  const span = source.span(value2.start, value2.end);
  switch (value2.kind) {
    case "object":
      return {
        kind: "object",
        // Keys are templates, too: `{ "${var.key}": 1 }`. Only values may be bare expressions.
        entries: value2.members.map((member2) => ({
          key: stringOf(source, member2.name, strings === "expression" ? "text" : strings),
          value: expressionOf2(source, member2.value, strings)
        })),
        span
      };
    case "array":
      return { kind: "tuple", items: value2.items.map((item) => expressionOf2(source, item, strings)), span };
    case "string":
      return stringOf(source, value2, strings);
    case "other":
      return { kind: "literal", value: value2.value, span };
  }
}
function stringOf(source, string, strings) {
  const span = source.span(string.start, string.end);
  if (strings === "text" || string.value === "") return { kind: "literal", value: string.value, span };
  const stringSource = new StringSource(source, string);
  const parser = parserOf(stringSource);
  try {
    if (strings === "template") return { ...wholeTemplate(parser), span };
    return wholeExpression(parser);
  } catch (fault) {
    if (!(fault instanceof Unexpected)) throw fault;
    stringSource.fault(fault.offset, fault.problem);
    return { kind: "unreadable", span };
  }
}
function wholeExpression(parser) {
  parser.newlinesAreTokens = false;
  parser.jump(0);
  const expression = parser.expression();
  if (!parser.is("end")) throw parser.unexpected(END_OF_TEXT);
  return expression;
}
var StringSource = class {
  constructor(file, string) {
    this.file = file;
    this.string = string;
    this.text = string.value;
    const isPlain2 = string.value.length === string.end - string.start - 2;
    this.offsets = isPlain2 ? null : offsetsIn(file.text, string);
  }
  file;
  string;
  text;
  /** File offset of each code unit and of the end; null if the string has no escapes. */
  offsets;
  span(start, end) {
    return this.file.span(this.inFile(start), this.inFile(end));
  }
  columnOf(offset) {
    return this.file.columnOf(this.inFile(offset));
  }
  fault(offset, problem) {
    this.file.fault(this.inFile(offset), problem);
  }
  inFile(offset) {
    return this.offsets === null ? this.string.start + 1 + offset : this.offsets[offset];
  }
};
function offsetsIn(text, { start, end }) {
  const offsets = [];
  let offset = start + 1;
  while (offset < end - 1) {
    offsets.push(offset);
    if (text[offset] !== "\\") offset++;
    else offset += text[offset + 1] === "u" ? 6 : 2;
  }
  offsets.push(end - 1);
  return offsets;
}
var body = (strings, exceptions = {}, blocks = {}) => ({
  strings,
  exceptions: new Map(
    Object.entries(exceptions).flatMap(([meaning, names]) => names.map((name) => [name, meaning]))
  ),
  blocks: new Map(Object.entries(blocks).map(([name, [labels, inner]]) => [name, { labels, body: inner }]))
});
var PLAIN = body("template");
var TEXT = body("text");
var CONDITION = { precondition: [0, PLAIN], postcondition: [0, PLAIN] };
var CONTENT = body("template");
var DYNAMIC = body("template", { expression: ["iterator"] }, { content: [0, CONTENT] });
var RESOURCE = body(
  "template",
  { expression: ["depends_on", "provider"] },
  {
    lifecycle: [0, body("template", { expression: ["ignore_changes", "replace_triggered_by"] }, CONDITION)],
    provisioner: [1, body("template", { text: ["when", "on_failure"] }, { connection: [0, PLAIN] })],
    connection: [0, PLAIN],
    dynamic: [1, DYNAMIC]
  }
);
var VALUES_SCHEMA = TEXT;
var FILE_SCHEMA = body(
  "template",
  {},
  {
    resource: [2, RESOURCE],
    data: [2, RESOURCE],
    ephemeral: [2, RESOURCE],
    module: [1, body("template", { expression: ["depends_on", "providers"] })],
    variable: [1, body("text", { expression: ["type"] }, { validation: [0, PLAIN] })],
    output: [1, body("template", { text: ["description"], expression: ["depends_on"] }, { precondition: [0, PLAIN] })],
    provider: [1, body("template", { text: ["alias", "version"] })],
    locals: [0, PLAIN],
    terraform: [
      0,
      body(
        "text",
        {},
        {
          backend: [1, TEXT],
          cloud: [0, body("text", {}, { workspaces: [0, TEXT] })],
          required_providers: [0, body("text", { expression: ["configuration_aliases"] })],
          provider_meta: [1, PLAIN]
        }
      )
    ],
    check: [1, body("template", {}, { data: [2, RESOURCE], assert: [0, PLAIN] })],
    moved: [0, body("expression")],
    removed: [0, body("expression", {}, { lifecycle: [0, PLAIN], provisioner: [1, PLAIN] })],
    import: [0, body("template", { expression: ["to", "provider"] })]
  }
);

// elsewhere:src/terraform/hcl/parse.ts
var module30 = require("./plan.js").modules["src/terraform/hcl/parse.ts"]();
var parseHcl = module30.parseHcl;

// src/terraform/hcl/file.ts
function parseFile(path, bytes) {
  if (bytes.length > HCL_FILE_BYTES_MAX) return unreadableFile(path, fileTooLarge2(HCL_FILE_BYTES_MAX));
  if (bytes.includes(0)) return unreadableFile(path, NOT_UTF8);
  const text = new TextDecoder("utf-8").decode(bytes);
  const file = parseText(path, text);
  return isUtf8(bytes) ? file : { ...file, faults: [notUtf8(text), ...file.faults.slice(0, HCL_FAULTS_MAX - 1)] };
}
function parseText(path, text) {
  if (path.endsWith(".tfvars.json")) return parseHclJson(text, path, VALUES_SCHEMA);
  return isJsonName(path) ? parseHclJson(text, path) : parseHcl(text, path);
}
function notUtf8(text) {
  const before = text.slice(0, text.indexOf("\uFFFD"));
  const line = before.split("\n").length;
  return { line, column: before.length - before.lastIndexOf("\n"), problem: NOT_UTF8 };
}
var isJsonName = (path) => path.endsWith(".json");
function isUtf8(bytes) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
function unreadableFile(path, problem) {
  const body2 = { attributes: [], blocks: [], span: { start: 0, end: 0, line: 1 } };
  const syntax = isJsonName(path) ? "json" : "native";
  return { path, text: "", syntax, body: body2, faults: [{ line: 1, column: 1, problem }] };
}

// src/terraform/module-tree/file-reads.ts
var import_node_path = require("node:path");
var NEVER_READ = /^(?:\.git|\.terraform(?:\.lock\.hcl)?|.*\.tfstate(?:\..*)?|terraform\.tfstate\.d)$/;
var isNeverRead = (name) => NEVER_READ.test(name);
var isNeverReadBelow = (top, path) => (0, import_node_path.relative)(top, path).split(import_node_path.sep).some(isNeverRead);
var READS_TEXT = /^(?:core::)?(?:templatefile|file)$/;
var MAY_READ_TEXT = /file\s*\(/;
async function readTexts(files, scope, top, io) {
  const texts = /* @__PURE__ */ new Map();
  for (const path of await pathsRead(files, scope, io)) {
    if (texts.size >= READ_TEXTS_MAX) break;
    const entry = isNeverReadBelow(top, path) ? null : await readWithin(top, path, READ_TEXT_BYTES_MAX, io);
    if (entry?.is !== "read" || isNeverReadBelow(top, entry.path)) continue;
    const text = Buffer.from(entry.bytes).toString("utf8");
    if (!text.includes("\uFFFD")) texts.set(path, text);
  }
  return texts;
}
async function pathsRead(files, scope, io) {
  const paths = /* @__PURE__ */ new Set();
  for (const file of files) {
    for (const path of MAY_READ_TEXT.test(file.text) ? provenPathsIn(file.body, scope) : []) {
      if (path.rest === null) paths.add(path.path);
      else for (const name of await namesIn(path, io)) paths.add((0, import_node_path.join)(path.path, name));
    }
  }
  return paths;
}
async function namesIn({ path, tail }, io) {
  const entries2 = await io.list(path).catch(() => []);
  const names = entries2.flatMap(({ name, kind }) => kind !== "directory" && name.startsWith(tail) ? [name] : []);
  return names.slice(0, READ_TEXTS_MAX);
}
function provenPathsIn(body2, scope) {
  const proven = [];
  const pending = body2.attributes.map(({ value: value2 }) => value2);
  for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
    pending.push(...childrenOf(next));
    const [path] = next.kind === "call" && READS_TEXT.test(next.name) ? next.arguments : [];
    const provenFile = path === void 0 ? null : provenPath(path, scope);
    if (provenFile !== null) proven.push(provenFile);
  }
  return [...proven.reverse(), ...body2.blocks.flatMap((block) => provenPathsIn(block.body, scope))];
}
function provenPath(expression, scope, depth = 0) {
  if (depth > PATH_LOCALS_DEPTH) return null;
  switch (expression.kind) {
    case "literal":
      return typeof expression.value === "string" ? literalPath(expression.value, scope) : null;
    case "parenthesised":
      return provenPath(expression.inner, scope, depth + 1);
    case "template":
      return templatePath(expression, scope, depth);
    case "traversal":
      return traversalPath(expression, scope, depth);
    case "call": {
      const [path, ...more] = expression.arguments;
      const isAbsolutePath = /^(?:core::)?abspath$/.test(expression.name) && more.length === 0 && path !== void 0;
      return isAbsolutePath ? provenPath(path, scope, depth + 1) : null;
    }
    default:
      return null;
  }
}
function literalPath(path, { root }) {
  return leadsElsewhere(path) ? null : { path: (0, import_node_path.resolve)(root, path), tail: "", rest: null };
}
var leadsElsewhere = (path) => /^[/\\~]|^[A-Za-z]:|\0/.test(path);
function traversalPath(traversal, scope, depth) {
  const directory = directoryOf(traversal, scope);
  if (directory !== null) return { path: directory, tail: "", rest: null };
  const [step, ...more] = traversal.steps;
  if (traversal.root !== "local" || step?.kind !== "attribute" || more.length > 0) return null;
  const value2 = scope.locals.get(step.name);
  const proven = value2 === void 0 ? null : provenPath(value2, scope, depth + 1);
  return proven === null || proven.rest !== null ? null : proven;
}
function directoryOf({ root, steps }, scope) {
  const [step, ...more] = steps;
  if (root !== "path" || step?.kind !== "attribute" || more.length > 0) return null;
  if (step.name === "module") return scope.module;
  return step.name === "root" || step.name === "cwd" ? scope.root : null;
}
function templatePath(template, scope, depth) {
  if (template.heredoc) return null;
  const [first, ...others] = template.parts;
  if (first === void 0) return null;
  let known;
  let base = scope.root;
  if (first.kind === "literal") known = String(first.value);
  else {
    const start = provenPath(first, scope, depth + 1);
    if (start === null || start.rest !== null) return null;
    base = start.path;
    known = "";
  }
  const isBelowBase = first.kind !== "literal";
  if (!isBelowBase && leadsElsewhere(known)) return null;
  let index = 0;
  for (; others[index]?.kind === "literal"; index++) known += String(others[index].value);
  if (isBelowBase && known !== "" && !/^[/\\]/.test(known)) return null;
  const whole = `${base}/${known}`;
  if (index === others.length) return known.includes("\0") ? null : { path: (0, import_node_path.resolve)(whole), tail: "", rest: null };
  const before = index === 0 ? first : others[index - 1];
  const slash = known.lastIndexOf("/");
  if (before.kind !== "literal" || slash < 0 || known.includes("\0")) return null;
  const later = others.slice(index);
  if (later.some((part) => part.kind === "literal" && String(part.value).includes(".."))) return null;
  const tail = known.slice(slash + 1);
  if (tail.includes("..")) return null;
  return {
    path: (0, import_node_path.resolve)(base, `./${known.slice(0, slash + 1)}`),
    tail,
    rest: { start: before.span.end, end: template.span.end - 1 }
  };
}

// elsewhere:src/terraform/blocks.ts
var module31 = require("./plan.js").modules["src/terraform/blocks.ts"]();
var LABEL_COUNTS = module31.LABEL_COUNTS;
var META_ARGUMENTS = module31.META_ARGUMENTS;
var REPEATED_BLOCKS = module31.REPEATED_BLOCKS;
var RESERVED_VARIABLES = module31.RESERVED_VARIABLES;
var configuresProvider = module31.configuresProvider;
var isMarkedSecret = module31.isMarkedSecret;
var isSchemaName = module31.isSchemaName;

// elsewhere:src/graph/order.ts
var module32 = require("./start.js").modules["src/graph/order.ts"]();
var byAddress = module32.byAddress;
var byText = module32.byText;
var largest = module32.largest;
var smallest = module32.smallest;

// src/terraform/module-tree/module-files.ts
var EXTENSIONS = [".tofu.json", ".tf.json", ".tofu", ".tf"];
function nameOf2(path) {
  const file = path.slice(path.lastIndexOf("/") + 1);
  const extension = EXTENSIONS.find((ending) => file.endsWith(ending));
  return extension === void 0 ? null : { stem: file.slice(0, -extension.length), extension };
}
function moduleFiles(files, tofu) {
  const named = files.flatMap((file) => {
    const name = nameOf2(file.path);
    return name === null ? [] : [{ file, ...name }];
  });
  const present = new Set(named.map(({ stem, extension }) => stem + extension));
  const isTofuAlone = named.every(({ extension }) => isTofuExtension(extension));
  const isRead = ({ stem, extension }) => {
    const isTofu = isTofuExtension(extension);
    if (tofu || isTofuAlone) return isTofu || !present.has(stem + extension.replace(".tf", ".tofu"));
    return !isTofu;
  };
  const sorted = named.sort((a, b) => byText(a.file.path, b.file.path));
  const read2 = sorted.filter(isRead);
  const isOverride = ({ stem }) => stem === "override" || stem.endsWith("_override");
  return {
    primary: read2.filter((name) => !isOverride(name)).map(({ file }) => file),
    overrides: read2.filter(isOverride).map(({ file }) => file),
    unread: sorted.filter((name) => !isRead(name)).map(({ file }) => file)
  };
}
var isTofuExtension = (extension) => extension.startsWith(".tofu");
var isTofuFile = (path) => {
  const name = nameOf2(path);
  return name !== null && isTofuExtension(name.extension);
};

// src/terraform/module-tree/module.ts
var MODES = /* @__PURE__ */ new Map([
  ["resource", "managed"],
  ["data", "data"],
  ["ephemeral", "ephemeral"]
]);
function readModule(directory, files, { tofu = true } = {}) {
  const { primary, overrides } = moduleFiles(files.map(withOldMaps), tofu);
  const declared = noDeclarations();
  for (const file of primary) declare(declared, file, { isOverride: false });
  for (const file of overrides) declare(declared, file, { isOverride: true });
  const blocks = [...declared.blocks.values()];
  const ofType = (type) => blocks.filter(({ block }) => block.type === type);
  const versions = [...declared.requiredProviders].flatMap(([name, value2]) => {
    const version = versionOf(value2);
    return version === null ? [] : [[name, version]];
  });
  return {
    directory,
    files: [...primary, ...overrides],
    resources: blocks.filter(({ block }) => MODES.has(block.type)).map(resourceOf),
    calls: ofType("module").map(callOf),
    variables: byName(ofType("variable").map(variableOf)),
    locals: declared.locals,
    outputs: byName(ofType("output").map(outputOf)),
    providers: ofType("provider").map(providerOf),
    requiredProviders: new Map([...declared.requiredProviders].map(([name, value2]) => [name, sourceOf(value2)])),
    ...versions.length > 0 && { requiredVersions: new Map(versions) },
    faults: declared.faults
  };
}
var byName = (list) => new Map(list.map((entry) => [entry.name, entry]));
function resourceOf(declaration) {
  const [type, name] = declaration.block.labels;
  return { ...declaration, mode: MODES.get(declaration.block.type), type, name };
}
function callOf(declaration) {
  return { ...withName(declaration), source: textOf(declaration, "source"), version: textOf(declaration, "version") };
}
function variableOf(declaration) {
  const type = argumentOf(declaration.block.body, "type");
  const isAny = type?.kind === "traversal" && type.root === "any" && type.steps.length === 0;
  return {
    ...withName(declaration),
    type: isAny ? null : type,
    default: argumentOf(declaration.block.body, "default")
  };
}
var outputOf = (declaration) => ({
  ...withName(declaration),
  value: argumentOf(declaration.block.body, "value")
});
var providerOf = (declaration) => ({
  ...withName(declaration),
  alias: textOf(declaration, "alias")
});
var withName = (declaration) => ({ ...declaration, name: declaration.block.labels[0] });
function textOf({ block }, name) {
  const value2 = argumentOf(block.body, name);
  return value2 === null ? null : literalText(value2);
}
var sourceOf = (value2) => memberOf(value2, "source");
var versionOf = (value2) => value2.kind === "object" ? memberOf(value2, "version") : literalText(value2);
function memberOf(value2, name) {
  const member2 = value2.kind === "object" ? value2.entries.find(({ key }) => literalText(key) === name)?.value : void 0;
  return member2 === void 0 ? null : literalText(member2);
}
var BLOCKS_WITH_MAPS = /* @__PURE__ */ new Set(["resource", "data", "provider", "module"]);
var TERRAFORM_BLOCKS = /* @__PURE__ */ new Set(["lifecycle", "provisioner", "connection", "dynamic"]);
var MAP_NAMES = /* @__PURE__ */ new Set(["tags", "labels"]);
var STATE_MAP_NAMES = /* @__PURE__ */ new Set(["config", "defaults"]);
function withOldMaps(file) {
  if (file.syntax === "json") return file;
  const blocks = file.body.blocks.map(
    (block) => BLOCKS_WITH_MAPS.has(block.type) ? withBody(block, mapsIn(block.body, mapNamesOf(block))) : block
  );
  const isSame2 = blocks.every((block, i) => block === file.body.blocks[i]);
  return isSame2 ? file : { ...file, body: { ...file.body, blocks } };
}
var withBody = (block, body2) => body2 === block.body ? block : { ...block, body: body2 };
function mapNamesOf({ type, labels }) {
  if (type === "module") return "all";
  return labels[0] === "terraform_remote_state" ? STATE_MAP_NAMES : MAP_NAMES;
}
function mapsIn(body2, names) {
  const attributes = [];
  const blocks = [];
  for (const block of body2.blocks) {
    if (TERRAFORM_BLOCKS.has(block.type)) blocks.push(block);
    else if (isMap(block, names)) attributes.push(toAttribute(block));
    else blocks.push(withBody(block, mapsIn(block.body, names)));
  }
  const isSame2 = attributes.length === 0 && blocks.every((block, i) => block === body2.blocks[i]);
  return isSame2 ? body2 : { ...body2, attributes: [...body2.attributes, ...attributes], blocks };
}
var isMap = ({ type, labels, body: body2 }, names) => labels.length === 0 && body2.blocks.length === 0 && (names === "all" || names.has(type) || body2.attributes.some(({ name }) => !isSchemaName(name)));
function toAttribute({ type, body: body2, span }) {
  const entries2 = body2.attributes.map(({ name, value: value3, span: { start, line } }) => ({
    key: { kind: "literal", value: name, span: { start, end: start + name.length, line } },
    value: value3
  }));
  const value2 = { kind: "object", entries: entries2, span: { ...span, start: body2.span.start - 1 } };
  return { name: type, value: value2, span };
}
var noDeclarations = () => ({
  blocks: /* @__PURE__ */ new Map(),
  locals: /* @__PURE__ */ new Map(),
  requiredProviders: /* @__PURE__ */ new Map(),
  faults: []
});
function declare(declared, file, role) {
  for (const block of file.body.blocks) {
    if (block.type === "locals") {
      for (const { name, value: value2, span } of block.body.attributes) {
        const position = { file, offset: span.start };
        if (mayDeclare(declared, `local.${name}`, declared.locals.has(name), position, role))
          declared.locals.set(name, value2);
      }
    } else if (block.type === "terraform") {
      for (const { name, value: value2, span } of requiredProvidersIn(block)) {
        const isNew = role.isOverride || !declared.requiredProviders.has(name);
        if (isNew) declared.requiredProviders.set(name, value2);
        else addFault(declared, { file, offset: span.start }, declaredTwice(name));
      }
    } else if (block.type === "check") {
      for (const nested of block.body.blocks) declareBlock(declared, nested, file, role);
    } else {
      declareBlock(declared, block, file, role);
    }
  }
}
var requiredProvidersIn = (terraform) => terraform.body.blocks.flatMap(({ type, body: body2 }) => type === "required_providers" ? body2.attributes : []);
function declareBlock(declared, block, file, role) {
  const labels = LABEL_COUNTS.get(block.type);
  if (labels === void 0) return;
  const position = { file, offset: block.span.start };
  if (block.labels.length !== labels) {
    addFault(declared, position, wrongLabels(block.type, labels));
    return;
  }
  const address = addressOf(block);
  const base = declared.blocks.get(address);
  const isImplied = base === void 0 && block.type === "provider" && argumentOf(block.body, "alias") === null;
  if (!isImplied && !mayDeclare(declared, address, base !== void 0, position, role)) return;
  declared.blocks.set(address, base === void 0 ? { block, file, span: block.span } : overridden(base, block, file));
}
function addressOf(block) {
  const alias = block.type === "provider" ? argumentOf(block.body, "alias") : null;
  const parts = [block.type, ...block.labels];
  return (alias === null ? parts : [...parts, literalText(alias) ?? ""]).join(".");
}
var overridden = (base, block, file) => ({
  ...base,
  block: mergeBlock(base.block, block),
  overrides: [...base.overrides ?? [], file]
});
function mayDeclare(declared, address, isKnown, position, { isOverride }) {
  if (isKnown === isOverride) return true;
  addFault(declared, position, isOverride ? nothingToOverride(address) : declaredTwice(address));
  return false;
}
function addFault(declared, { file, offset }, problem) {
  const lineStart = file.text.lastIndexOf("\n", offset - 1) + 1;
  const line = file.text.slice(0, offset).split("\n").length;
  declared.faults.push({ path: file.path, line, column: offset - lineStart + 1, problem });
}
function mergeBlock(base, override) {
  return { ...base, body: mergeBody(base.body, override.body) };
}
function mergeBody(base, override) {
  const replaced = new Set(override.blocks.map(typeOf));
  const remaining = base.blocks.filter((block) => !replaced.has(typeOf(block)) || block.type === MERGED);
  const hasLifecycle = remaining.some(({ type }) => type === MERGED);
  const lifecycle = override.blocks.find(({ type }) => type === MERGED);
  return {
    attributes: mergeAttributes(base.attributes, override.attributes),
    blocks: [
      ...remaining.map((block) => block.type === MERGED && lifecycle ? mergeBlock(block, lifecycle) : block),
      ...override.blocks.filter((block) => block !== lifecycle || !hasLifecycle)
    ],
    span: base.span
  };
}
var MERGED = "lifecycle";
var typeOf = (block) => isDynamic(block) ? block.labels[0] : block.type;
function mergeAttributes(base, override) {
  const byName2 = new Map(base.map((attribute) => [attribute.name, attribute]));
  for (const attribute of override) byName2.set(attribute.name, attribute);
  return [...byName2.values()];
}

// src/terraform/module-tree/code-reader.ts
var CodeReader = class {
  /** @param parsed files by absolute path and name. Files in it are not parsed again; new ones are added. */
  constructor(io, tofu, parsed = /* @__PURE__ */ new Map()) {
    this.io = io;
    this.tofu = tofu;
    this.parsed = parsed;
  }
  io;
  tofu;
  parsed;
  /** Warnings about all code that was read. */
  warnings = [];
  /** The warnings about files that cannot be parsed. */
  unparsed = [];
  /** Code that is not read, such as a link out of the package; paths for messages. */
  leftOut = [];
  /** Number of files read, including files that were parsed before. */
  reads = 0;
  /** Size of all code that was read, in bytes. */
  #bytes = 0;
  #known = /* @__PURE__ */ new Map();
  /** Paths of files in the other dialect, in reading order. */
  #unread = [];
  /** Paths of OpenTofu files that are read as Terraform code. */
  #asTerraform = [];
  /** Returns warnings that name the files of the other dialect; empty if there are none. */
  otherDialect() {
    return [
      ...this.#unread.length === 0 ? [] : [otherDialect(this.#unread, this.tofu)],
      ...this.#asTerraform.length === 0 ? [] : [tofuAsTerraform(this.#asTerraform)]
    ];
  }
  /**
   * Reads the code of a directory and adds warnings about its faults. A directory that was read before keeps the
   * generated files of its first reading.
   * @param directory absolute path without links
   * @param generated files of another tool, which come before the files of the directory
   * @throws InvalidInput if a file cannot be read or is too large
   */
  async read(directory, within, generated = []) {
    const known = this.#known.get(directory);
    if (known !== void 0) return known;
    const existing = await codeFiles(directory, { io: this.io, within }, (text, path) => {
      this.warnings.push(text);
      this.leftOut.push(path);
    });
    const names = new Set(existing.map(({ path }) => (0, import_node_path2.basename)(path)));
    const written = generated.filter(({ file, isSkipped }) => !isSkipped || !names.has(file.path));
    const replaced = new Set(written.map(({ file }) => file.path));
    const { unread, primary, overrides } = moduleFiles(
      existing.filter(({ path }) => !replaced.has((0, import_node_path2.basename)(path))).map((file) => ({ path: file.shown, file })),
      this.tofu
    );
    this.#unread.push(...unread.map(({ path }) => path));
    const tofuFiles = [...primary, ...overrides].filter(({ path }) => isTofuFile(path));
    if (!this.tofu) this.#asTerraform.push(...tofuFiles.map(({ path }) => path));
    const files = written.map(({ file }) => file);
    for (const { file } of [...primary, ...overrides]) files.push(await this.#readFile(file));
    const module80 = readModule(directory, files, { tofu: this.tofu || tofuFiles.length > 0 });
    const scope = { module: directory, root: directory, locals: module80.locals };
    const texts = await readTexts(files, scope, within.top, this.io);
    const code = {
      ...module80,
      ...texts.size > 0 && { texts },
      ...unread.length > 0 && { unread: unread.map(({ path }) => path) }
    };
    for (const { path, line, column, problem } of (code.faults ?? []).slice(0, FAULTS_LISTED)) {
      this.warnings.push(codeFault(path, line, column, problem));
    }
    this.#known.set(directory, code);
    return code;
  }
  /** @throws InvalidInput if the file cannot be read, or all code together is too large */
  async #readFile({ path, shown, bytes }) {
    this.#bytes += bytes;
    if (this.#bytes > CODE_BYTES_MAX) {
      throw new InvalidInput(codeTooLarge(shown, CODE_BYTES_MAX), { remedy: TOO_LARGE_REMEDY });
    }
    const key = `${path}
${shown}`;
    const file = this.parsed.get(key) ?? parseFile(shown, await this.#readContent(path, shown));
    this.parsed.set(key, file);
    this.reads++;
    const faults = file.faults.slice(0, FAULTS_LISTED).map(({ line, column, problem }) => codeFault(shown, line, column, problem));
    const more = file.faults.length - faults.length;
    if (more > 0) faults.push(moreFaults(shown, more));
    this.warnings.push(...faults);
    this.unparsed.push(...faults);
    return file;
  }
  async #readContent(path, shown) {
    const unreadable = (reason, cause) => new InvalidInput(pathUnreadable(shown, reason), { remedy: PERMISSIONS_REMEDY, cause });
    const read2 = await this.io.readRegular(path, HCL_FILE_BYTES_MAX).catch((cause) => Promise.reject(unreadable(cause.code ?? cause.message, cause)));
    if (typeof read2 === "string") throw unreadable(read2);
    return read2;
  }
};
var CODE2 = /\.(?:tf|tofu)(?:\.json)?$/;
var isIgnored = (name) => name.startsWith(".") || name.startsWith("#") && name.endsWith("#");
var codeEntries = (entries2) => entries2.filter(({ name }) => !isIgnored(name) && CODE2.test(name));
async function codeFiles(directory, { io, within }, warn) {
  const entries2 = await io.list(directory, CODE2).catch((cause) => {
    const reason = cause.code ?? cause.message;
    throw new InvalidInput(pathUnreadable(shownPath(within, directory), reason), {
      remedy: PERMISSIONS_REMEDY,
      cause
    });
  });
  const files = [];
  for (const { name, kind } of codeEntries(entries2)) {
    if (kind === "directory") continue;
    const path = (0, import_node_path2.join)(directory, name);
    const shown = shownPath(within, path);
    const entry = await inspectWithin(within.top, path, io);
    if (entry.is === "directory") continue;
    if (entry.is === "file") files.push({ path: entry.path, shown, bytes: await sizeOf(entry.path, shown, io) });
    else if (entry.is === "outside") warn(linkOutside(shown, within.isRepository), shown);
    else warn(notAFile(shown), shown);
  }
  return files;
}
async function sizeOf(path, shown, io) {
  const bytes = await io.sizeOf(path) ?? 0;
  if (bytes <= HCL_FILE_BYTES_MAX) return bytes;
  throw new InvalidInput(moduleTreeFileTooLarge(shown, bytes, HCL_FILE_BYTES_MAX), {
    remedy: TOO_LARGE_REMEDY
  });
}

// src/terraform/module-tree/early.ts
function onDemand(create) {
  let scope = null;
  return () => {
    scope ??= create();
    return scope;
  };
}
async function withEarlySources(code, open, known) {
  if (!code.calls.some((call) => unresolvedArguments(call).length > 0)) return code;
  const scope = await open();
  if (scope === null) return code;
  const calls = code.calls.map((call) => {
    const texts = unresolvedArguments(call).map(({ name, value: value2 }) => [name, scope.textOf(value2)]);
    return { ...call, ...Object.fromEntries(texts) };
  });
  const key = JSON.stringify(calls.map(({ source, version }) => [source, version]));
  const resolvedBySources = known.get(code) ?? /* @__PURE__ */ new Map();
  known.set(code, resolvedBySources);
  const resolved = resolvedBySources.get(key) ?? { ...code, calls };
  resolvedBySources.set(key, resolved);
  return resolved;
}
function unresolvedArguments({
  block,
  ...call
}) {
  return ["source", "version"].flatMap((name) => {
    const value2 = argumentOf(block.body, name);
    return value2 === null || call[name] !== null ? [] : [{ name, value: value2 }];
  });
}

// elsewhere:src/platform/json/decode-text.ts
var module33 = require("./picture.js").modules["src/platform/json/decode-text.ts"]();
var decodeText = module33.decodeText;

// elsewhere:src/platform/json/foreign.ts
var module34 = require("./picture.js").modules["src/platform/json/foreign.ts"]();
var entriesOf = module34.entriesOf;
var integerAt = module34.integerAt;
var listOf = module34.listOf;
var member = module34.member;
var memberAt = module34.memberAt;
var objectOf = module34.objectOf;
var textAt = module34.textAt;
var textOf2 = module34.textOf;

// src/terraform/module-tree/manifest.ts
var MANIFEST_PATH = ".terraform/modules/modules.json";
var NO_MODULES = /* @__PURE__ */ new Map();
var NO_MANIFEST = { modules: NO_MODULES, warning: null };
async function readManifest(path, io, { top, isRepository }) {
  const failed = (reason) => ({
    modules: NO_MODULES,
    warning: manifestUnreadable(MANIFEST_PATH, reason)
  });
  const entry = await readWithin(top, path, MANIFEST_BYTES_MAX, io);
  switch (entry.is) {
    case "read":
      return parseManifest(entry.bytes) ?? failed(MANIFEST_NOT_JSON);
    case "unreadable":
      return failed(entry.cause.code ?? entry.cause.message);
    case "outside":
      return failed(manifestOutside(isRepository));
    case "too-large":
      return failed(MANIFEST_TOO_LARGE);
    case "missing":
    case "special":
      return NO_MANIFEST;
  }
}
function parseManifest(bytes) {
  try {
    const listed3 = member(JSON.parse(decodeText(bytes, MANIFEST_PATH)), "Modules");
    return Array.isArray(listed3) ? { modules: modulesOf(listed3), warning: null } : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof InvalidInput) return null;
    throw error;
  }
}
function modulesOf(entries2) {
  const modules2 = /* @__PURE__ */ new Map();
  for (const entry of entries2) {
    const key = textOf2(member(entry, "Key"));
    const source = textOf2(member(entry, "Source"));
    const directory = textOf2(member(entry, "Dir"));
    if (key !== null && source !== null && directory !== null) modules2.set(key, { source, directory });
  }
  return modules2;
}

// src/terraform/module-tree/read-tree.ts
var findNoModule = async () => ({ reason: "" });
async function readTree(root, io, options2) {
  const directory = await io.realPath(root);
  if (directory === null) throw new InvalidInput(noDirectory(root), { remedy: NO_DIRECTORY_REMEDY });
  const rootPackage = await rootPackageOf(root, directory, io, options2.within);
  const manifest = options2.installed === false ? NO_MANIFEST : await readManifest((0, import_node_path3.join)(directory, MANIFEST_PATH), io, rootPackage.within);
  const reader = new TreeReader(rootPackage, io, options2, manifest);
  if (manifest.warning !== null) reader.code.warnings.push(manifest.warning);
  const node = await reader.read({ linkedPath: directory, directory, within: rootPackage.within, calls: [] });
  const { unparsed, leftOut, reads } = reader.code;
  return { root: node, warnings: reader.warnings(), unparsed, leftOut, reads };
}
var NO_REPOSITORY2 = { isRepository: false };
async function rootPackageOf(root, directory, io, within) {
  const { sharedDirectories, isRepository: isLocalRepository, ...enclosing } = await packageContaining(directory, io);
  const top = within === void 0 ? null : await io.realPath(within) ?? directory;
  if (top !== null && !isWithin(top, directory)) {
    throw new InvalidInput(rootOutside(printable(root)), { remedy: ROOT_OUTSIDE_REMEDY });
  }
  const isRepository = top !== null || isLocalRepository;
  const bounds = top === null ? enclosing : { top, reach: top };
  const packageOfRoot = { ...bounds, base: directory, shown: "", ...!isRepository && NO_REPOSITORY2 };
  return { root: directory, within: packageOfRoot, isRepository, sharedDirectories };
}
var nameOf3 = (path) => path.map((name) => `module.${name}`).join(".");
var TreeReader = class {
  constructor(rootPackage, io, options2, manifest) {
    this.rootPackage = rootPackage;
    this.io = io;
    this.options = options2;
    this.manifest = manifest;
    this.code = new CodeReader(io, options2.tofu, options2.parsed);
  }
  rootPackage;
  io;
  options;
  manifest;
  code;
  /** Number of module calls so far. */
  #callCount = 0;
  /** Paths of calls without code, by reason. */
  #missing = /* @__PURE__ */ new Map();
  #early = /* @__PURE__ */ new WeakMap();
  /** True if modules next to the named directory are called. */
  #callsNeighbours = false;
  /** Returns all warnings, once the tree is read. */
  warnings() {
    const missing = [...this.#missing].map(([reason, names]) => modulesOpaque(names, reason));
    const neighbours = this.#callsNeighbours ? [NEIGHBOURS_WITHOUT_REPOSITORY] : [];
    return [...this.code.warnings, ...this.code.otherDialect(), ...missing, ...neighbours];
  }
  /** Reads level by level, so that all modules of a level can be fetched at the same time. */
  async read(position) {
    const { early, generated } = this.options;
    const code = await this.code.read(position.directory, position.within, generated);
    const top = position.within.top;
    const root = await this.#open(
      position,
      code,
      onDemand(async () => await early?.({ code, top }) ?? null)
    );
    for (let level = [root]; level.length > 0; ) level = await this.#readChildren(level);
    return root.node;
  }
  /**
   * Creates the node of a module.
   * @throws InvalidInput if the configuration has too many module calls
   */
  async #open(position, code, scope) {
    const path = position.calls.map(({ name }) => name);
    const firstTooMany = code.calls[MODULE_CALLS_MAX - this.#callCount];
    if (firstTooMany !== void 0) {
      throw new InvalidInput(modulesTooMany(nameOf3([...path, firstTooMany.name]), MODULE_CALLS_MAX), {
        remedy: MODULES_TOO_MANY_REMEDY
      });
    }
    this.#callCount += code.calls.length;
    const resolved = await withEarlySources(code, scope, this.#early);
    const { top, isRepository } = position.within;
    return {
      position,
      scope,
      node: { path, code: resolved, children: /* @__PURE__ */ new Map(), top, ...isRepository === false && NO_REPOSITORY2 }
    };
  }
  /** Adds the children of each module, and returns those whose code is available. */
  async #readChildren(level) {
    await this.#prepare(level);
    const next = [];
    for (const { position, node, scope } of level) {
      for (const call of node.code.calls) {
        const path = [...node.path, call.name];
        const child = await this.#readChild(position, call, path, scope);
        if ("reason" in child) this.#recordMissing(child);
        else next.push(child);
        node.children.set(call.name, "reason" in child ? child : child.node);
      }
    }
    return next;
  }
  #recordMissing({ path, reason }) {
    const names = this.#missing.get(reason) ?? [];
    names.push(nameOf3(path));
    this.#missing.set(reason, names);
  }
  /**
   * Reads the module that a call leads to.
   * @throws InvalidInput for a cycle of calls, or one that is too deep
   */
  async #readChild(position, call, path, scope) {
    const found = await this.#find(position, call, path);
    if ("reason" in found) return { path, call, reason: found.reason };
    const calls = [...position.calls, { ...call, directory: found.directory }];
    refuseCycle(this.rootPackage.root, calls);
    if (path.length > MODULE_DEPTH) throw new InvalidInput(modulesTooDeep(nameOf3(path), MODULE_DEPTH));
    const code = await this.code.read(found.directory, found.within);
    if (code.files.length === 0)
      return { path, call, reason: localEmpty(shownAddress(call.source)) };
    const inner = onDemand(async () => (await scope())?.inside(code, call) ?? null);
    return this.#open({ ...found, calls }, code, inner);
  }
  /** Returns the location of a called module, or the reason why there is none. */
  async #find(position, call, path) {
    const { source } = call;
    if (source === null) return { reason: hasSource(call) ? SOURCE_NOT_PLAIN : SOURCE_MISSING };
    const shown = shownAddress(source);
    if (isLocal(source)) return this.#resolveLocal(position, source);
    if (isAbsoluteSource(source)) return this.#resolveAbsolute(position, source);
    const installed = await this.#findInstalled(source, path);
    if (installed !== null) return installed;
    const found = await this.options.findModule(call, path);
    if ("reason" in found) return found;
    const directory = await this.#directoryAt(found.directory);
    if (directory === null) return { reason: expectedMissing(shown) };
    const within = packageOf(directory, source, shownAddress(splitSource(source).remote));
    return { linkedPath: directory, directory, within };
  }
  /** Resolves a relative path (`./`, `../`). */
  async #resolveLocal(position, source) {
    const linkedPath = (0, import_node_path3.join)(position.linkedPath, source);
    const directory = await this.#directoryAt(linkedPath);
    if (directory === null) return { reason: localMissing(printable(source)) };
    if (isWithin(position.within.top, directory)) return { linkedPath, directory, within: position.within };
    const { within, sharedDirectories } = this.rootPackage;
    const isNeighbour = isWithin(position.within.reach, directory) && (0, import_node_path3.resolve)(position.directory, source) === directory;
    if (!isNeighbour || isSharedDirectory(directory, sharedDirectories))
      return { reason: this.#reasonForOutside(position, source) };
    if (isWithin(within.top, directory)) return { linkedPath, directory, within };
    this.#callsNeighbours = true;
    return { linkedPath, directory, within: { ...position.within, top: directory } };
  }
  /**
   * Resolves an absolute path. Only code of the root package may use one, and only for a directory within that package.
   */
  async #resolveAbsolute(position, source) {
    const { within } = this.rootPackage;
    const { remote, folder } = splitSource(source);
    const directory = position.within === within ? await this.#directoryAt((0, import_node_path3.join)(remote, folder)) : null;
    if (directory !== null && isWithin(within.top, directory)) return { linkedPath: directory, directory, within };
    return { reason: this.#reasonForOutside(position, source) };
  }
  /** Returns the reason for a path out of the package. */
  #reasonForOutside({ within }, source) {
    const outer = this.rootPackage.isRepository ? "repository" : "directory";
    return localOutside(printable(source), within.shown === "" ? outer : "package");
  }
  /** Lets `prepare` fetch the modules of a level together. */
  async #prepare(level) {
    if (this.options.prepare === void 0) return;
    const requested = [];
    for (const { node } of level) {
      for (const call of node.code.calls) {
        const { source } = call;
        if (source === null || isLocal(source) || isAbsoluteSource(source)) continue;
        const path = [...node.path, call.name];
        if (await this.#findInstalled(source, path) === null) requested.push({ call, path });
      }
    }
    if (requested.length > 0) await this.options.prepare(requested);
  }
  /** Returns the module that `terraform init` installed below the root for exactly this source, or null. */
  async #findInstalled(source, path) {
    const entry = this.manifest.modules.get(path.join("."));
    if (entry === void 0 || !isSameSource(entry.source, source) || (0, import_node_path3.isAbsolute)(entry.directory)) return null;
    const { root } = this.rootPackage;
    const directory = await this.#directoryAt((0, import_node_path3.join)(root, entry.directory));
    if (directory === null || !isWithin(root, directory)) return null;
    const within = packageOf(directory, source, "");
    const top = isWithin(root, within.top) ? within.top : directory;
    return { linkedPath: directory, directory, within: { ...within, top, reach: top, base: root } };
  }
  /** Returns the directory without links; null if it is not a directory. */
  async #directoryAt(path) {
    const directory = await this.io.realPath(path).catch(() => null);
    if (directory === null) return null;
    return await this.io.kindOf(directory).catch(() => "missing") === "directory" ? directory : null;
  }
};
var hasSource = ({ block }) => block.body.attributes.some(({ name }) => name === "source");
function refuseCycle(root, calls) {
  const { directory } = calls.at(-1);
  const first = directory === root ? -1 : calls.findIndex((call) => call.directory === directory);
  if (first === calls.length - 1) return;
  const cycle = calls.slice(first + 1).map(({ name, source }) => ({ name: `module.${name}`, source: shownAddress(source ?? "") }));
  throw new InvalidInput(moduleCycle(cycle), { remedy: MODULE_CYCLE_REMEDY });
}

// src/terraform/fetch/cache/folder.ts
async function cacheEntry(kind, request, io) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(request)));
  return `${cacheFolder(kind, io)}/${Buffer.from(digest).toString("hex").slice(0, 40)}`;
}
var cacheFolder = (kind, { home }) => `${home}/.groundplan/${kind}`;
async function withStaging(kind, io, work) {
  const cache = cacheFolder(kind, io);
  let isBegun = false;
  try {
    await io.makeDirectory(cache);
    return await io.withTemporaryDirectory((folder) => {
      isBegun = true;
      return work(folder);
    }, cache);
  } catch (error) {
    const { code } = error;
    if (isBegun || code === void 0) throw error;
    throw new External(cacheUnwritable(code), { remedy: CACHE_REMEDY, cause: error });
  }
}
async function moveIntoCache(finished, entry, io) {
  await io.rename(finished, entry).catch(async (error) => {
    if (await io.kindOf(entry) !== "directory") throw error;
  });
  await boundCache(entry, io);
}
var KINDS = ["git", "modules"];
var RECORD = ".bytes";
var ENTRY = /^[0-9a-f]{40}$/;
async function boundCache(changed, io, bytesMax = CACHE_BYTES_MAX) {
  const cache = `${io.home}/.groundplan`;
  try {
    const recorded = await readRecord(cache, io);
    const sizes = /* @__PURE__ */ new Map();
    for (const entry of await entriesIn(cache, io)) {
      const isChanged = `${changed}/`.startsWith(`${cache}/${entry}/`);
      const bytes = isChanged ? void 0 : recorded.get(entry);
      sizes.set(entry, bytes ?? await bytesBelow(`${cache}/${entry}`, io));
    }
    let total = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
    const oldest = total > bytesMax ? await io.oldestFirst([...sizes.keys()].map((entry) => `${cache}/${entry}`)) : [];
    for (const path of oldest) {
      if (total <= bytesMax || `${changed}/`.startsWith(`${path}/`)) continue;
      const entry = path.slice(cache.length + 1);
      await io.remove(path);
      total -= sizes.get(entry) ?? 0;
      sizes.delete(entry);
    }
    await io.writeFile(`${cache}/${RECORD}`, JSON.stringify(Object.fromEntries(sizes)));
  } catch (error) {
    if (error.code === void 0) throw error;
  }
}
async function entriesIn(cache, io) {
  const entries2 = [];
  for (const kind of KINDS) {
    for (const entry of await io.list(`${cache}/${kind}`).catch(() => [])) {
      if (entry.kind === "directory" && ENTRY.test(entry.name)) entries2.push(`${kind}/${entry.name}`);
    }
  }
  return entries2;
}
async function readRecord(cache, io) {
  const text = await io.readFile(`${cache}/${RECORD}`).catch(() => new Uint8Array());
  try {
    const entries2 = entriesOf(JSON.parse(Buffer.from(text).toString("utf8")));
    return new Map(entries2.filter((entry) => Number.isSafeInteger(entry[1])));
  } catch {
    return /* @__PURE__ */ new Map();
  }
}
async function bytesBelow(directory, io) {
  let bytes = 0;
  const pending = [directory];
  for (let folder = pending.pop(); folder !== void 0; folder = pending.pop()) {
    bytes += INODE_BYTES;
    for (const { name, kind } of await io.list(folder)) {
      if (kind === "directory") pending.push(`${folder}/${name}`);
      else bytes += INODE_BYTES + (kind === "file" ? await io.sizeOf(`${folder}/${name}`) ?? 0 : 0);
    }
  }
  return bytes;
}

// elsewhere:src/terraform/fetch/git/address.ts
var module35 = require("./picture.js").modules["src/terraform/fetch/git/address.ts"]();
var isPrivate = module35.isPrivate;
var parseGitAddress = module35.parseGitAddress;
var percentDecode = module35.percentDecode;
var printGitAddress = module35.printGitAddress;

// src/terraform/fetch/git/local.ts
var import_node_path5 = require("node:path");

// src/platform/untrusted/repository.ts
var import_node_path4 = require("node:path");

// elsewhere:src/platform/limits.ts
var module36 = require("../cli.js").modules["src/platform/limits.ts"]();
var ARTIFACTS_LISTED_MAX = module36.ARTIFACTS_LISTED_MAX;
var COMPLAINT_LINES = module36.COMPLAINT_LINES;
var DOT_SECONDS = module36.DOT_SECONDS;
var EVENT_STREAMS_MAX = module36.EVENT_STREAMS_MAX;
var GIT_ALLOCATION_MAX = module36.GIT_ALLOCATION_MAX;
var GIT_FILE_BYTES_MAX = module36.GIT_FILE_BYTES_MAX;
var INTERRUPT_SECONDS = module36.INTERRUPT_SECONDS;
var JSON_STARTS_TRIED = module36.JSON_STARTS_TRIED;
var JSON_VALUES_MAX = module36.JSON_VALUES_MAX;
var JSON_VALUE_LENGTH_MIN = module36.JSON_VALUE_LENGTH_MIN;
var LEFTOVERS_AT_ONCE = module36.LEFTOVERS_AT_ONCE;
var LEFTOVER_HOURS = module36.LEFTOVER_HOURS;
var OBJECT_FILES_MAX = module36.OBJECT_FILES_MAX;
var PLAIN_FILES_BYTES_MAX = module36.PLAIN_FILES_BYTES_MAX;
var PLAIN_FILES_MAX = module36.PLAIN_FILES_MAX;
var RESULTS_BYTES_MAX = module36.RESULTS_BYTES_MAX;
var RESULTS_MAX = module36.RESULTS_MAX;
var RESULTS_PER_KEY_MAX = module36.RESULTS_PER_KEY_MAX;
var RESULT_BYTES_MAX = module36.RESULT_BYTES_MAX;
var RPC_BYTES_MAX = module36.RPC_BYTES_MAX;
var SERVER_TOKEN_BYTES = module36.SERVER_TOKEN_BYTES;
var SOCKET_PATH_BYTES_MAX = module36.SOCKET_PATH_BYTES_MAX;
var STAMP_SECONDS = module36.STAMP_SECONDS;
var STDERR_BYTES_MAX = module36.STDERR_BYTES_MAX;
var VANISH_SECONDS = module36.VANISH_SECONDS;
var VERSION_SECONDS = module36.VERSION_SECONDS;

// elsewhere:src/platform/messages.ts
var module37 = require("../cli.js").modules["src/platform/messages.ts"]();
var BINARY_PLAN = module37.BINARY_PLAN;
var DOT_FAILED_REMEDY = module37.DOT_FAILED_REMEDY;
var DOT_MISSING = module37.DOT_MISSING;
var DOT_MISSING_REMEDY = module37.DOT_MISSING_REMEDY;
var DOT_UPDATE_REMEDY = module37.DOT_UPDATE_REMEDY;
var DOT_VERSION_REMEDY = module37.DOT_VERSION_REMEDY;
var NOT_JSON_REMEDY = module37.NOT_JSON_REMEDY;
var NO_WORKING_DIRECTORY = module37.NO_WORKING_DIRECTORY;
var NO_WORKING_DIRECTORY_REMEDY = module37.NO_WORKING_DIRECTORY_REMEDY;
var READ_CHARACTER = module37.READ_CHARACTER;
var READ_NUMBER = module37.READ_NUMBER;
var READ_TEXT = module37.READ_TEXT;
var READ_WORD = module37.READ_WORD;
var REPOSITORY_LINK_REMEDY = module37.REPOSITORY_LINK_REMEDY;
var REPOSITORY_OBJECTS_TOO_MANY = module37.REPOSITORY_OBJECTS_TOO_MANY;
var REPOSITORY_OBJECTS_TOO_MANY_REMEDY = module37.REPOSITORY_OBJECTS_TOO_MANY_REMEDY;
var REPOSITORY_TOO_LARGE = module37.REPOSITORY_TOO_LARGE;
var REPOSITORY_TOO_LARGE_REMEDY = module37.REPOSITORY_TOO_LARGE_REMEDY;
var REPOSITORY_UNPROVEN = module37.REPOSITORY_UNPROVEN;
var REPOSITORY_UNPROVEN_REMEDY = module37.REPOSITORY_UNPROVEN_REMEDY;
var RESULT_HAS_PATH = module37.RESULT_HAS_PATH;
var STREAM_REMEDY = module37.STREAM_REMEDY;
var TEMPORARY_UNWRITABLE_REMEDY = module37.TEMPORARY_UNWRITABLE_REMEDY;
var alternateNotAllowed = module37.alternateNotAllowed;
var alternateNotAllowedRemedy = module37.alternateNotAllowedRemedy;
var binaryPlanRemedy = module37.binaryPlanRemedy;
var dotFailed = module37.dotFailed;
var dotTimeOut = module37.dotTimeOut;
var dotTooOld = module37.dotTooOld;
var dotUnusable = module37.dotUnusable;
var dotVersionUnreadable = module37.dotVersionUnreadable;
var exitCode = module37.exitCode;
var jsonEmpty = module37.jsonEmpty;
var jsonOfNothing = module37.jsonOfNothing;
var notJson = module37.notJson;
var repositoryLink = module37.repositoryLink;
var resultNotStored = module37.resultNotStored;
var temporaryUnwritable = module37.temporaryUnwritable;
var textOfLength = module37.textOfLength;

// src/platform/untrusted/repository.ts
var Untrusted = class {
  constructor(reason, remedy) {
    this.reason = reason;
    this.remedy = remedy;
  }
  reason;
  remedy;
};
async function findRepository(directory, io) {
  for (let top = directory; ; top = (0, import_node_path4.dirname)(top)) {
    const repository = await repositoryAt(top, io);
    if (repository !== null) return repository;
    if (top === (0, import_node_path4.dirname)(top)) return null;
  }
}
async function repositoryAt(top, io) {
  const git = (0, import_node_path4.join)(top, ".git");
  const kind = await io.kindOf(git).catch(() => "other");
  if (kind === "missing") return null;
  if (await io.realPath(git).catch(() => null) !== git) return refuseLink(".git");
  const repository = kind === "directory" ? { top, gitDirectory: git, common: git } : await followGitFile(top, git, io);
  if (repository instanceof Untrusted) return repository;
  const head = await io.readRegular((0, import_node_path4.join)(repository.gitDirectory, "HEAD"), GIT_FILE_BYTES_MAX);
  if (head === "missing") return null;
  if (!(head instanceof Uint8Array)) return refuseLink("HEAD");
  const namesOther = repository.common === git && await io.kindOf((0, import_node_path4.join)(git, "commondir")).catch(() => "other") !== "missing";
  return namesOther ? refuseUnproven() : await checkObjects(repository, io) ?? repository;
}
var refuseLink = (path) => new Untrusted(repositoryLink(path), REPOSITORY_LINK_REMEDY);
var refuseUnproven = () => new Untrusted(REPOSITORY_UNPROVEN, REPOSITORY_UNPROVEN_REMEDY);
async function followGitFile(top, file, io) {
  const target = /^gitdir: (.+?)[\r\n]*$/s.exec(await textOf3(file, io) ?? "")?.[1];
  if (target === void 0 || /[\r\n]/.test(target)) return refuseUnproven();
  const gitDirectory = await io.realPath((0, import_node_path4.resolve)(top, target)).catch(() => null);
  if (gitDirectory === null || await io.kindOf(gitDirectory).catch(() => "other") !== "directory")
    return refuseUnproven();
  const common2 = await commonOf(gitDirectory, io);
  if (common2 === null) return refuseUnproven();
  const isProven = common2 === gitDirectory ? isWithin(top, gitDirectory) || await isSubmoduleOf(top, gitDirectory, io) : await pointsBack(gitDirectory, file, io);
  return isProven ? { top, gitDirectory, common: common2 } : refuseUnproven();
}
async function commonOf(gitDirectory, io) {
  const target = await textOf3((0, import_node_path4.join)(gitDirectory, "commondir"), io);
  if (target === null) return gitDirectory;
  const worktrees = (0, import_node_path4.dirname)(gitDirectory);
  const common2 = (0, import_node_path4.resolve)(gitDirectory, target.trimEnd());
  return (0, import_node_path4.basename)(worktrees) === "worktrees" && common2 === (0, import_node_path4.dirname)(worktrees) ? common2 : null;
}
async function pointsBack(gitDirectory, file, io) {
  const target = (await textOf3((0, import_node_path4.join)(gitDirectory, "gitdir"), io))?.trimEnd();
  if (!target) return false;
  return await io.realPath((0, import_node_path4.resolve)(gitDirectory, target)).catch(() => null) === file;
}
async function isSubmoduleOf(top, gitDirectory, io) {
  const parentTop = /^(.+)[/\\]\.git[/\\]modules[/\\]/.exec(gitDirectory)?.[1];
  if (parentTop === void 0 || !isWithin(parentTop, top)) return false;
  const worktree = settingIn(await settingsOf(gitDirectory, io), "core", "worktree");
  return worktree !== null && (0, import_node_path4.resolve)(gitDirectory, worktree) === top;
}
var textOf3 = async (path, io) => {
  const bytes = await io.readRegular(path, GIT_FILE_BYTES_MAX).catch(() => "special");
  if (bytes === "missing") return null;
  return bytes instanceof Uint8Array ? Buffer.from(bytes).toString("utf8") : UNREADABLE;
};
var UNREADABLE = "\0";
var settingsOf = async (directory, io) => await textOf3((0, import_node_path4.join)(directory, "config"), io) ?? "";
function settingIn(settings, section, name) {
  let isInside = false;
  let value2 = null;
  for (const line of settings.split(/\r?\n/)) {
    const header = /^\s*\[([^\]]*)\]/.exec(line)?.[1];
    if (header !== void 0) isInside = header.toLowerCase() === section;
    const [, key, given] = /^\s*([a-z]\w*)\s*=\s*(.*?)\s*$/i.exec(line) ?? [];
    if (isInside && key?.toLowerCase() === name) value2 = given.replace(/^"(.*)"$/, "$1");
  }
  return value2;
}
async function checkObjects({ common: common2 }, io) {
  const allowed = allowedAlternates(io.env);
  const pending = [(0, import_node_path4.join)(common2, "objects")];
  const seen = new Set(pending);
  for (let objects = pending.pop(); objects !== void 0; objects = pending.pop()) {
    const special = await findSpecial(objects, io);
    if (special === "too-many")
      return new Untrusted(REPOSITORY_OBJECTS_TOO_MANY, REPOSITORY_OBJECTS_TOO_MANY_REMEDY);
    if (special !== null) return refuseLink((0, import_node_path4.relative)(common2, special.path));
    for (const alternate of await alternatesOf(objects, io)) {
      const real = await io.realPath(alternate).catch(() => alternate);
      if (real === null || seen.has(real)) continue;
      if (!allowed.has(real))
        return new Untrusted(alternateNotAllowed(real), alternateNotAllowedRemedy(real));
      seen.add(real);
      pending.push(real);
    }
  }
  return null;
}
var allowedAlternates = ({ GIT_ALTERNATE_OBJECT_DIRECTORIES: paths = "" }) => new Set(paths.split(import_node_path4.delimiter).filter((path) => path !== ""));
async function alternatesOf(objects, io) {
  const text = await textOf3((0, import_node_path4.join)(objects, "info", "alternates"), io);
  const lines = (text ?? "").split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => (0, import_node_path4.resolve)(objects, line));
}
async function findSpecial(top, io) {
  if (await io.realPath(top).catch(() => null) !== top) return { path: top };
  const pending = [top];
  let files = 0;
  for (let folder = pending.pop(); folder !== void 0; folder = pending.pop()) {
    for (const { name, kind } of await io.list(folder).catch(() => [])) {
      if (kind === "directory") pending.push((0, import_node_path4.join)(folder, name));
      else if (kind !== "file") return { path: (0, import_node_path4.join)(folder, name) };
      else if (++files > OBJECT_FILES_MAX) return "too-many";
    }
  }
  return null;
}
async function copyRefs({ gitDirectory, common: common2 }, to, io) {
  const settings = await settingsOf(common2, io);
  const format2 = settingIn(settings, "extensions", "objectformat") === "sha256" ? "sha256" : "sha1";
  const isTable = settingIn(settings, "extensions", "refstorage") === "reftable";
  const folders = ["refs", ...isTable ? ["reftable"] : []];
  await io.makeDirectory(`${to}/refs`);
  await io.makeDirectory(`${to}/objects`);
  const files = ["HEAD", "packed-refs", "shallow", "info/exclude"];
  const copies = [{ from: common2, to, files, folders }];
  const isLinked = gitDirectory !== common2;
  const copiedGitDirectory = isLinked ? `${to}/worktrees/${WORKTREE}` : to;
  if (isLinked) copies.push({ from: gitDirectory, to: copiedGitDirectory, files: ["HEAD"], folders: folders.slice(1) });
  for (const copy of copies) {
    const { end, special } = await copyPlainFiles(copy, io);
    if (special[0] !== void 0) return refuseLink(special[0]);
    if (end === "too-large") return new Untrusted(REPOSITORY_TOO_LARGE, REPOSITORY_TOO_LARGE_REMEDY);
  }
  if (isLinked) await io.writeNew(`${copiedGitDirectory}/commondir`, "../..\n");
  await io.writeNew(`${to}/config`, settingsFor(settings, format2, isTable));
  return { gitDirectory: copiedGitDirectory, format: format2 };
}
var gitDirectories = ({ top, common: common2 }, gitDirectory) => ({
  GIT_DIR: gitDirectory,
  GIT_WORK_TREE: top,
  GIT_OBJECT_DIRECTORY: (0, import_node_path4.join)(common2, "objects")
});
var WORKTREE = "here";
var FILE_SYSTEM_SETTINGS = ["ignorecase", "precomposeunicode"];
function settingsFor(settings, format2, isTable) {
  const isSet = (name) => settingIn(settings, "core", name) === "true";
  return [
    "[core]",
    "	repositoryformatversion = 1",
    "	bare = false",
    ...FILE_SYSTEM_SETTINGS.filter(isSet).map((name) => `	${name} = true`),
    "[extensions]",
    `	objectformat = ${format2}`,
    ...isTable ? ["	refstorage = reftable"] : [],
    ""
  ].join("\n");
}
async function copyPlainFiles({ from, to, files, folders, accepts = () => true, spend = () => {
} }, io) {
  let bytesLeft = PLAIN_FILES_BYTES_MAX;
  let entries2 = 0;
  const special = [];
  const copy = async (path) => {
    const bytes = await io.readRegular(`${from}/${path}`, bytesLeft);
    if (bytes === "too-large") return false;
    if (bytes === "special") special.push(path);
    if (!(bytes instanceof Uint8Array)) return true;
    bytesLeft -= bytes.length;
    spend({ entries: 1, inodes: 1, diskBytes: bytes.length });
    await io.makeDirectory((0, import_node_path4.dirname)(`${to}/${path}`));
    await io.writeNew(`${to}/${path}`, bytes);
    return true;
  };
  for (const file of files) if (!await copy(file)) return { end: "too-large", special };
  const pending = [...folders];
  for (let folder = pending.pop(); folder !== void 0; folder = pending.pop()) {
    const real = await io.realPath(`${from}/${folder}`);
    if (real !== null && real !== `${from}/${folder}`) special.push(folder);
    if (real !== `${from}/${folder}`) continue;
    for (const { name, kind } of await io.list(`${from}/${folder}`)) {
      if (++entries2 > PLAIN_FILES_MAX) return { end: "too-large", special };
      if (!accepts(folder, name)) continue;
      if (kind === "directory") pending.push(`${folder}/${name}`);
      else if (kind !== "file") special.push(`${folder}/${name}`);
      else if (!await copy(`${folder}/${name}`)) return { end: "too-large", special };
    }
  }
  return { end: "whole", special };
}

// src/terraform/fetch/git/local.ts
var SUFFIXES = ["/.git", "", ".git/.git", ".git"];
async function repositoryWithin(top, { url }, io) {
  const path = percentDecode(url.slice("file://".length));
  const real = path === null || !(0, import_node_path5.isAbsolute)(path) ? null : await io.realPath(path).catch(() => null);
  if (real === null || !isWithin(top, real)) return null;
  for (const suffix of SUFFIXES) {
    const candidate = real + suffix;
    const isDirectory = await io.kindOf(candidate).catch(() => "other") === "directory";
    if (!isDirectory || await io.realPath(candidate) !== candidate || !isWithin(top, candidate)) continue;
    if (await io.readRegular(`${candidate}/HEAD`, HEAD_BYTES_MAX2) instanceof Uint8Array) return candidate;
  }
  return null;
}
var HEAD_BYTES_MAX2 = 4096;
var FILES = ["HEAD", "packed-refs", "shallow"];
var FOLDERS = ["objects", "refs"];
var OBJECT_FOLDERS = /^(?:pack|[0-9a-f]{2})$/;
var SETTINGS = "[core]\n	repositoryformatversion = 0\n	bare = true\n";
async function copyRepository(from, to, io, spend) {
  for (const folder of FOLDERS) await io.makeDirectory(`${to}/${folder}`);
  await io.writeNew(`${to}/config`, SETTINGS);
  const accepts = (folder, name) => folder !== "objects" || OBJECT_FOLDERS.test(name);
  const files = { from, to, files: FILES, folders: FOLDERS, accepts, spend };
  const { end } = await copyPlainFiles(files, io);
  return end === "whole";
}

// elsewhere:src/terraform/fetch/network/fetch-error.ts
var module38 = require("./plan.js").modules["src/terraform/fetch/network/fetch-error.ts"]();
var FetchError = module38.FetchError;

// elsewhere:src/terraform/fetch/network/get.ts
var module39 = require("./plan.js").modules["src/terraform/fetch/network/get.ts"]();
var get = module39.get;
var isPublicAddress = module39.isPublicAddress;
var isSameHost = module39.isSameHost;
var lastHop = module39.lastHop;
var mayCarryLogin = module39.mayCarryLogin;
var mayConnect = module39.mayConnect;
var nameOf4 = module39.nameOf;
var reachOf = module39.reachOf;
var shownHost = module39.shownHost;

// src/terraform/fetch/network/quota.ts
var Quota = class {
  /** Remaining seconds for all programs and requests, including those on local files. */
  time = { left: RUN_SECONDS_MAX };
  #left = {
    requests: RUN_REQUESTS_MAX,
    wireBytes: RUN_WIRE_BYTES_MAX,
    diskBytes: RUN_DISK_BYTES_MAX,
    inodes: RUN_INODES_MAX,
    entries: RUN_ENTRIES_MAX,
    unpackedBytes: RUN_UNPACKED_BYTES_MAX
  };
  /** Remaining usage. Negative once a quota is exceeded. */
  get left() {
    return { ...this.#left };
  }
  /**
   * Subtracts usage from the quota.
   * @throws FetchError if a quota or the time is exhausted; the usage still counts
   */
  spend(spent) {
    for (const [name, count] of Object.entries(spent)) this.#left[name] -= count;
    if (this.time.left <= 0) throw new FetchError(RUN_TIME_OVER);
    if (Object.values(this.#left).some((count) => count < 0)) throw new FetchError(RUN_TOO_MUCH);
  }
};

// src/terraform/fetch/git/failures.ts
var refused = (pattern, text, advice) => ({
  pattern,
  kind: "refused",
  text,
  advice
});
var FAILURES = [
  {
    pattern: /error: 30[12378]\b|from redirection/i,
    kind: "moved",
    text: MOVED,
    advice: ADVICE_MOVED
  },
  refused(/dumb http transport/i, DUMB, null),
  refused(/transport '[^']*' not allowed/i, PROTOCOL_REFUSED, null),
  refused(/host key verification failed/i, HOST_KEY_UNKNOWN, ADVICE_HOST_KEY),
  refused(/dubious ownership|unsafe repository/i, OWNED_BY_OTHERS, ADVICE_OWNER),
  refused(/certificate|SSL_ERROR|\bTLS\b/i, CERTIFICATE_UNTRUSTED, ADVICE_CERTIFICATE),
  refused(
    /authentication failed|could not read (username|password)|terminal prompts disabled|permission denied \(|invalid (username|credentials)|error: 401/i,
    LOGIN_REQUIRED,
    ADVICE_UNAUTHORISED
  ),
  refused(/error: 403|access denied|permission denied|forbidden/i, FORBIDDEN, ADVICE_FORBIDDEN),
  {
    pattern: /could not resolve|couldn't resolve|name or service not known|name resolution|failed to connect|couldn't connect|connection (refused|reset|timed out|closed)|network is unreachable|no route to host|timed out|too slow|empty reply|hung up|early eof|error: (408|429|5\d\d)/i,
    kind: "unreachable",
    text: UNREACHABLE,
    advice: ADVICE_UNREACHABLE
  },
  refused(/no space left on device/i, DISK_FULL, CACHE_REMEDY),
  refused(
    /not found|does not appear to be a git repository|does not exist|no such|error: 404|error: 410/i,
    NOT_FOUND,
    ADVICE_NOT_FOUND
  )
];
function reasonOf(result, seconds) {
  switch (result.end) {
    case "time-out":
      return { kind: "unreachable", text: endedLate(seconds), advice: ADVICE_UNREACHABLE };
    case "missing":
      return { kind: "unknown", text: notStarted2("ENOENT"), advice: null };
    case "unusable": {
      const isTooMuch = TOO_MUCH2.has(result.reason);
      return {
        kind: "unknown",
        text: isTooMuch ? TOO_MUCH : notStarted2(result.reason),
        advice: null
      };
    }
    case "signal":
      return { kind: "unknown", text: endedBySignal2(result.signal), advice: null };
    case "exit":
      return reasonInOutput(result.stderr, result.code);
  }
}
var TOO_MUCH2 = /* @__PURE__ */ new Set(["ENOBUFS", "EFBIG"]);
function reasonInOutput(stderr, code) {
  const lines = stderr.slice(-STDERR_MAX).split(/\r?\n|\r/).map((line) => line.slice(0, LINE_MAX));
  const failure2 = FAILURES.find(({ pattern }) => lines.some((line) => pattern.test(line)));
  if (failure2 === void 0)
    return { kind: "unknown", text: endedWithCode(code), advice: ADVICE_UNKNOWN };
  const { kind, text, advice } = failure2;
  const status = lines.map((line) => /^fatal: .*requested URL returned error: (\d{3})\b/.exec(line)?.[1]).find(Boolean);
  return { kind, text: status === void 0 ? text : withStatus(text, status), advice };
}
var STDERR_MAX = 16384;
var LINE_MAX = 1e3;

// elsewhere:src/platform/untrusted/environment.ts
var module40 = require("./common.js").modules["src/platform/untrusted/environment.ts"]();
var allowedForUntrusted = module40.allowedForUntrusted;
var environmentForUntrusted = module40.environmentForUntrusted;
var localGitEnvironment = module40.localGitEnvironment;

// src/terraform/fetch/git/settings.ts
var PROTOCOLS = {
  https: ["https", "ssh"],
  ssh: ["ssh", "https"],
  http: ["http", "https"],
  file: ["file"]
};
var REMOTE = "origin";
var FETCHED = "refs/groundplan/fetched";
function repositoryConfig(address, nowhere, resolve11 = null) {
  const settings = [
    ["core", "hooksPath", nowhere],
    ["core", "fsmonitor", "false"],
    ["core", "attributesFile", nowhere],
    ["core", "protectHFS", "true"],
    ["core", "protectNTFS", "true"],
    ["core", "autocrlf", "false"],
    ["core", "longpaths", "true"],
    // Prevents background processes and later writes.
    ["gc", "auto", "0"],
    ["maintenance", "auto", "false"],
    ["fetch", "writeCommitGraph", "false"],
    ["fetch", "recurseSubmodules", "false"],
    ["fetch", "unpackLimit", "1"],
    ["submodule", "recurse", "false"],
    ["transfer", "bundleURI", "false"],
    // Files above the size limit are not loaded into memory.
    ["core", "bigFileThreshold", String(FILE_BYTES_MAX)],
    ["pack", "threads", "1"],
    ["protocol", "version", "2"],
    // Redirects are followed under our own rules (route.ts).
    ["http", "followRedirects", "false"],
    ["http", "lowSpeedLimit", "1"],
    ["http", "lowSpeedTime", String(SILENT_SECONDS)],
    ["credential", "interactive", "false"],
    ["protocol", "allow", "never"],
    ...PROTOCOLS[address.transport].map((name) => [`protocol "${name}"`, "allow", "always"]),
    [`remote "${REMOTE}"`, "url", address.url]
  ];
  if (resolve11 !== null) settings.push(["http", "curloptResolve", resolve11]);
  if (!isPrivate(address)) settings.push(["credential", "helper", ""], ["http", "extraHeader", ""]);
  for (const [section, name, value2] of loginSettings(address)) settings.push([section, name, value2]);
  return settings.map(([section, name, value2]) => `[${section}]
	${name} = ${quoted(value2)}
`).join("");
}
var ATTRIBUTES = "* -filter -text -eol -ident -working-tree-encoding -diff -merge\n";
var quoted = (value2) => `"${value2.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
var BLOB_FILTER = `--filter=blob:limit=${FILE_BYTES_MAX}`;
var PERSONAL = /^(GIT_CONFIG\w*|GIT_ASKPASS|NETRC)$/;
var alternatesOf2 = ({ objects }) => /[\n"\\]/.test(objects) ? null : `${objects}
`;
function gitEnvironment(env, address, folder) {
  const environment = { ...localGitEnvironment(env), ...loginEnvironment(address) };
  if (isPrivate(address)) return environment;
  return {
    ...Object.fromEntries(Object.entries(environment).filter(([name]) => !PERSONAL.test(name))),
    GIT_ASKPASS: "",
    // ~/.netrc and the Git configuration contain credentials that must not be sent over plain HTTP.
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    GIT_CONFIG_GLOBAL: `${folder}/.gitconfig`
  };
}
function sshCommand(userCommand) {
  const command = userCommand?.trim() || "ssh";
  const program = /^("[^"]*"|'[^']*'|\S+)/.exec(command)[0].replace(/["']/g, "");
  return /(^|[/\\])ssh(\.exe)?$/.test(program) ? `${command} -o BatchMode=yes -o ConnectTimeout=${CONNECT_SECONDS}` : null;
}
var withOptions = (command, options2) => [command, ...options2.map((option) => `-o '${option}'`)].join(" ");
var NAME = "GROUNDPLAN_GIT_NAME";
var PASSWORD = "GROUNDPLAN_GIT_PASSWORD";
var HELPER2 = `!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${NAME}" "$${PASSWORD}"; }; f`;
function loginSettings({ credentials, url }) {
  if (credentials === null) return [];
  const section = `credential "${/^[a-z]+:\/\/[^/]+/.exec(url)[0]}"`;
  return [
    // Disables the user's helpers, because the address contains explicit credentials.
    [section, "helper", ""],
    [section, "helper", HELPER2],
    // Some hosts report a private repository as missing instead of requesting credentials. Needs Git 2.46 or newer.
    ["http", "proactiveAuth", "basic"]
  ];
}
function loginEnvironment({ credentials }) {
  if (credentials === null) return {};
  const [, name = "", password = ""] = /^([^:]*):?(.*)$/s.exec(credentials);
  return { [NAME]: percentDecode(name) ?? name, [PASSWORD]: percentDecode(password) ?? password };
}

// src/terraform/fetch/git/run.ts
async function openRepository(address, io, folder, options2 = {}) {
  const repository = new Repository(address, io, folder, options2);
  await repository.open();
  return repository;
}
var Repository = class {
  constructor(address, io, folder, options2) {
    this.address = address;
    this.io = io;
    this.folder = folder;
    this.options = options2;
    this.tree = `${folder}/tree`;
    this.quota = options2.quota ?? new Quota();
    this.#remote = address;
    this.#env = { ...gitEnvironment(io.env, address, folder) };
  }
  address;
  io;
  folder;
  options;
  tree;
  quota;
  /** The address, a local copy of its repository, or the address that the host redirects to. */
  #remote;
  #env;
  /** Configuration that `git init` wrote, with the file system settings that it detected. */
  #initConfig = "";
  /** Permitted connection to the remote; null before the first contact. */
  #route = null;
  get #path() {
    return `${this.folder}/repository`;
  }
  async open() {
    await this.io.makeDirectory(this.tree);
    if (this.options.localRepository !== void 0) await this.#fetchFromCopy(this.options.localRepository);
    const { store } = this.options;
    const format2 = store === void 0 || store.format === "sha1" ? [] : [`--object-format=${store.format}`];
    await this.run(["init", "--quiet", "--bare", "--template=", ...format2, this.#path]);
    if (store !== void 0) await this.#shareObjects(store);
    this.#setEnvironment();
    const config = Buffer.from(await this.io.readFile(`${this.#path}/config`)).toString("utf8");
    this.#initConfig = config.replace(/^\s*bare = .*$/m, "");
    await this.reset();
    await this.io.makeDirectory(`${this.#path}/info`);
    await this.io.writeFile(`${this.#path}/info/attributes`, ATTRIBUTES);
  }
  async #fetchFromCopy(path) {
    const copy = `${this.folder}/copy`;
    if (!await copyRepository(path, copy, this.io, (spent) => this.quota.spend(spent))) {
      throw cloneFailure(this.address, { text: LOCAL_TOO_LARGE, advice: null });
    }
    this.#remote = { ...this.address, url: `file://${encodeURI(copy)}` };
  }
  async #shareObjects(store) {
    const alternates = alternatesOf2(store);
    if (alternates === null) throw cloneFailure(this.address, { text: FOLDER_NAME_UNFIT, advice: null });
    await this.io.makeDirectory(`${this.#path}/objects/info`);
    await this.io.writeFile(`${this.#path}/objects/info/alternates`, alternates);
  }
  #setEnvironment() {
    const environment = gitEnvironment(this.io.env, this.#remote, this.folder);
    this.#env = { ...environment, GIT_DIR: this.#path, GIT_WORK_TREE: this.tree };
  }
  async try(args, { seconds = LOCAL_GIT_SECONDS, input = "" } = {}) {
    this.quota.spend({});
    const result = await this.io.run("git", args, {
      directory: this.folder,
      env: this.#env,
      seconds,
      input,
      bytes: LISTING_BYTES_MAX,
      memory: GIT_MEMORY_MAX,
      growth: { directory: this.folder, bytesMax: REPOSITORY_BYTES_MAX, entriesMax: REPOSITORY_ENTRIES_MAX },
      budget: this.quota.time
    });
    if (result.end === "missing") throw new Missing(GIT_MISSING, { remedy: GIT_MISSING_REMEDY });
    if (result.end === "exit" && result.code === 0) return { stdout: result.stdout };
    return reasonOf(result, seconds);
  }
  async tryRemote(args, seconds = FETCH_SECONDS) {
    const first = await this.#tryRoute(args, seconds);
    if (!("kind" in first) || first.kind !== "moved" || this.#remote !== this.address) return first;
    const { quota, io } = this;
    const privateHosts = this.options.privateHosts ?? [];
    const redirected = await redirectedAddress(this.#remote, { io, privateHosts, quota, seconds });
    if (redirected === null) return first;
    this.#remote = redirected;
    this.#route = null;
    this.#setEnvironment();
    return this.#tryRoute(args, seconds);
  }
  async #tryRoute(args, seconds) {
    this.quota.spend({ requests: 1 });
    if (this.address.transport === "file") return this.try(args, { seconds });
    this.#route ??= await this.#findRoute();
    if ("kind" in this.#route) return this.#route;
    return this.try(args, { seconds });
  }
  /** Resolves the route once per address, so that Git connects to the addresses that were checked. */
  async #findRoute() {
    await this.reset();
    const { GIT_SSH_COMMAND, GIT_SSH } = this.#env;
    const userCommand = GIT_SSH_COMMAND ?? await this.#setting("--get", "core.sshCommand");
    const ssh = sshCommand(userCommand ?? (GIT_SSH === void 0 ? null : `'${GIT_SSH}'`));
    const effectiveUrl = await this.run(["ls-remote", "--get-url", REMOTE]);
    const { io } = this;
    const privateHosts = this.options.privateHosts ?? [];
    const setting = (...args) => this.#setting(...args);
    const route = await routeTo(this.#remote, effectiveUrl.trim(), { io, privateHosts, setting, ssh });
    if ("kind" in route) return route;
    if (ssh !== null) this.#env = { ...this.#env, GIT_SSH_COMMAND: withOptions(ssh, route.sshOptions) };
    await this.#configure(route.resolve);
    return route;
  }
  /** Returns the output of `git config`; null if the setting does not exist. */
  async #setting(...args) {
    const answer2 = await this.try(["config", ...args]);
    return "stdout" in answer2 ? answer2.stdout.trim() : null;
  }
  async run(args, options2) {
    const answer2 = await this.try(args, options2);
    if ("stdout" in answer2) return answer2.stdout;
    throw cloneFailure(this.address, answer2);
  }
  reset() {
    return this.#configure(this.#route !== null && "resolve" in this.#route ? this.#route.resolve : null);
  }
  #configure(resolve11) {
    const config = this.#initConfig + repositoryConfig(this.#remote, `${this.folder}/none`, resolve11);
    return this.io.writeFile(`${this.#path}/config`, config);
  }
};
var Unreachable = class extends External {
};
function cloneFailure(address, reason) {
  const { kind, text, advice } = reason;
  const Kind = kind === "unreachable" ? Unreachable : External;
  return new Kind(cloneFailed(printGitAddress(address), text), {
    remedy: advice === null ? CLONE_REMEDY : cloneRemedy(advice)
  });
}
var UNRESTRICTED = { resolve: null, sshOptions: [] };
async function routeTo(address, effectiveUrl, context) {
  if (address.transport === "file") return UNRESTRICTED;
  const effective = effectiveHostOf(effectiveUrl);
  const isRewritten = effective === null ? effectiveUrl !== address.url : effective.host !== nameOf4(address.host);
  if (isRewritten) return UNRESTRICTED;
  if (effective === null) return hostRefused(nameOf4(address.host));
  const reach = reachOf(effective.host, context.privateHosts);
  if (reach === "anywhere") return UNRESTRICTED;
  if (reach === "nowhere") return hostRefused(effective.host);
  return effective.isSsh ? routeOfSsh(effective, context) : routeOfHttp(effective, effectiveUrl, context);
}
var DEFAULT_PORTS = { https: "443", http: "80", ssh: "22" };
function effectiveHostOf(url) {
  const [, scheme, host, port] = /^(https?|ssh):\/\/(?:[^@/]*@)?(\[[^\]]*\]|[^:/]+)(?::(\d+))?(?:\/|$)/i.exec(url) ?? [];
  if (scheme !== void 0) {
    const protocol = scheme.toLowerCase();
    return { isSsh: protocol === "ssh", host: nameOf4(host), port: port ?? DEFAULT_PORTS[protocol] };
  }
  const shortFormHost = /^(?:[^@/:]*@)?([^@/:]+):(?!\/\/)/.exec(url)?.[1];
  return shortFormHost === void 0 ? null : { isSsh: true, host: nameOf4(shortFormHost), port: DEFAULT_PORTS.ssh };
}
async function routeOfHttp({ host, port }, effectiveUrl, context) {
  if (isIpAddress(host)) return UNRESTRICTED;
  const addresses = await addressesOf(host, context);
  if (addresses === "refused") return hostRefused(host);
  if (addresses !== null) {
    const list = addresses.map((address) => address.includes(":") ? `[${address}]` : address).join(",");
    return { resolve: `${host}:${port}:${list}`, sshOptions: [] };
  }
  const { env } = context.io;
  const isProxied = Object.keys(env).some((name) => /^(https?|all)_proxy$/i.test(name) && env[name]);
  if (isProxied || await context.setting("--get-urlmatch", "http.proxy", effectiveUrl)) return UNRESTRICTED;
  return unreachable2();
}
async function routeOfSsh({ host, port }, context) {
  const settings = await sshSettings(host, context);
  const hostName = settings.get("hostname") ?? "";
  if (hostName !== "" && nameOf4(hostName) !== host) return UNRESTRICTED;
  if (isIpAddress(host)) return UNRESTRICTED;
  const addresses = await addressesOf(host, context);
  if (addresses === "refused") return hostRefused(host);
  if (context.ssh === null) {
    return { kind: "refused", text: SSH_FOREIGN, advice: adviceSshForeign(shownHost(host)) };
  }
  const isProxied = ["proxycommand", "proxyjump"].some((name) => (settings.get(name) ?? "none") !== "none");
  if (isProxied) return UNRESTRICTED;
  if (addresses === null) return unreachable2();
  const aliasOptions = settings.has("hostkeyalias") ? [] : [`HostKeyAlias=${knownHostName(host, port, settings)}`];
  return { resolve: null, sshOptions: [`HostName=${addresses[0]}`, ...aliasOptions, "CheckHostIP=no"] };
}
function knownHostName(host, urlPort, settings) {
  const port = urlPort === DEFAULT_PORTS.ssh ? settings.get("port") ?? urlPort : urlPort;
  return port === DEFAULT_PORTS.ssh ? host : `[${host}]:${port}`;
}
async function sshSettings(host, { io, ssh }) {
  if (ssh === null) return /* @__PURE__ */ new Map();
  const result = await io.run("sh", ["-c", `${ssh} -G "$1"`, "ssh", host], { seconds: LOCAL_GIT_SECONDS, env: io.env });
  if (result.end !== "exit") return /* @__PURE__ */ new Map();
  return new Map(result.stdout.split("\n").map((line) => /^(\S*) ?(.*)$/.exec(line).slice(1)));
}
var isIpAddress = (host) => host.includes(":") || /^[\d.]+$/.test(host);
async function addressesOf(host, { io }) {
  const addresses = await io.lookup(host);
  if (addresses.length === 0) return null;
  const permitted = addresses.filter(mayConnect("public"));
  return permitted.length === 0 ? "refused" : permitted;
}
function hostRefused(host) {
  const name = shownHost(host);
  return { kind: "refused", text: hostPrivate(name), advice: hostPrivateRemedy(name) };
}
var unreachable2 = () => ({
  kind: "unreachable",
  text: UNREACHABLE,
  advice: ADVICE_UNREACHABLE
});
var INFO = "/info/refs";
async function redirectedAddress(address, network) {
  try {
    const requested = new URL(`${address.url}${INFO}?service=git-upload-pack`);
    const last = await lastHop(requested, network);
    if (last.href === requested.href || !last.pathname.endsWith(INFO)) return null;
    const url = `${last.origin}${last.pathname.slice(0, -INFO.length)}`;
    const isSameHost2 = last.host === requested.host && last.protocol === requested.protocol;
    const transport = last.protocol === "https:" ? "https" : "http";
    return { ...address, transport, url, host: last.host, credentials: isSameHost2 ? address.credentials : null };
  } catch (error) {
    if (error instanceof FetchError) return null;
    throw error;
  }
}

// src/terraform/fetch/git/target.ts
var COMMIT = /^([0-9a-f]{40}|[0-9a-f]{64})$/;
var SHORT_COMMIT = /^[0-9a-f]{7,64}$/;
var isCommit = (text) => COMMIT.test(text);
function fullNames(ref) {
  if (ref === null || ref === "HEAD") return ["HEAD"];
  return ref.startsWith("refs/") ? [ref] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
}
var listRefsArguments = ({ ref }) => [
  "ls-remote",
  REMOTE,
  // Requests the tag itself and the commit that an annotated tag points at.
  ...fullNames(ref).flatMap((name) => name.startsWith("refs/tags/") ? [name, `${name}^{}`] : [name])
];
function targetIn(listing, { ref }) {
  const ids = new Map(listing.split("\n").map((line) => line.split("	", 2).reverse()));
  for (const name of fullNames(ref)) {
    const commit = ids.get(`${name}^{}`) ?? ids.get(name);
    if (commit !== void 0 && isCommit(commit)) return { source: name, commit };
  }
  return ref !== null && SHORT_COMMIT.test(ref) ? { source: ref, commit: isCommit(ref) ? ref : null } : null;
}

// src/terraform/fetch/unpack/paths.ts
function isSafePath(path) {
  if (/[\p{Cc}\ufffd\\:]/u.test(path) || Buffer.byteLength(path) > PATH_BYTES_MAX) return false;
  const names = path.split("/");
  return names.length <= FOLDER_DEPTH_MAX && names.every(isSafeName);
}
var isSafeName = (name) => Buffer.byteLength(name) <= NAME_BYTES_MAX && !/^(|\.|\.\.|\.git|git~\d+)$/i.test(withoutIgnored(name));
var withoutIgnored = (name) => {
  const visible2 = name.replace(new RegExp("\\p{Cf}", "gu"), "");
  return /^\.{0,2}$/.test(visible2) ? visible2 : visible2.replace(/[. ]+$/, "");
};
function entryPath(written) {
  const text = typeof written === "string" ? written : utf8(written);
  if (text === null || text.startsWith("/")) return null;
  const path = text.split("/").filter((name) => name !== "" && name !== ".").join("/");
  return isSafePath(path) ? path : null;
}
function utf8(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
function isPlainLink(path, target) {
  if (target === "" || Buffer.byteLength(target) > LINK_BYTES_MAX || target.startsWith("/")) return false;
  if (/[\p{Cc}\ufffd\\:]/u.test(target)) return false;
  const names = target.replace(/^(\.\/)+/, "").replace(/\/$/, "").split("/");
  const ups = names.findIndex((name) => name !== "..");
  const rest = ups < 0 ? [] : names.slice(ups);
  const above = ups < 0 ? names.length : ups;
  const depth = path.split("/").length - 1;
  return names.length <= LINK_NAMES_MAX && above <= depth && rest.every(isSafeName);
}
async function removeLinksOut(tree, links, io) {
  const top = await io.realPath(tree);
  const out = [];
  for (const link of links) {
    const target = await io.realPath(`${tree}/${link}`).catch(() => null);
    if (top !== null && target !== null && isWithin(top, target)) continue;
    out.push(link);
  }
  for (const link of out) await io.remove(`${tree}/${link}`);
  return out;
}

// src/terraform/fetch/git/tree.ts
async function resolveTarget(git, { onStep, seconds = FETCH_SECONDS }) {
  const { address } = git;
  if (address.ref !== null && isCommit(address.ref)) return { source: address.ref, commit: address.ref };
  onStep?.(stepAsking(printGitAddress(address)));
  const answer2 = await git.tryRemote(listRefsArguments(address), Math.min(ASK_SECONDS, seconds));
  if (!("stdout" in answer2)) return answer2;
  const target = targetIn(answer2.stdout, address);
  if (target === null) throw noSuchRef2(git);
  return target;
}
async function fetchTarget(git, target, io, { onStep, seconds = FETCH_SECONDS }) {
  onStep?.(stepFetching(printGitAddress(git.address)));
  const commit = await fetchCommit(git, target, seconds);
  const warnings = await unpack(git, commit, io);
  return { commit, warnings };
}
var warningsAbout = (address) => isPrivate(address) ? [] : [plainHttp(printGitAddress(address))];
async function fetchTree(address, io, folder, options2) {
  const git = await openRepository(address, io, folder, options2);
  const target = await resolveTarget(git, options2);
  if ("text" in target) throw cloneFailure(address, target);
  const { warnings } = await fetchTarget(git, target, io, options2);
  return { tree: git.tree, warnings: [...warningsAbout(address), ...warnings] };
}
var FETCH = ["fetch", "--quiet", "--no-progress", "--no-tags", "--no-recurse-submodules", "--force"];
var ALL_DEPTH = "--depth=2147483647";
async function fetchCommit(git, { source }, seconds) {
  const isName = source === "HEAD" || source.startsWith("refs/");
  const refspec = `+${source}:${FETCHED}`;
  const attempts = [];
  if (isName || isCommit(source)) attempts.push([...FETCH, "--depth=1", BLOB_FILTER, REMOTE, refspec]);
  if (!isName) attempts.push([...FETCH, ALL_DEPTH, BLOB_FILTER, REMOTE, ...EVERYTHING]);
  let failure2 = null;
  for (const args of attempts) {
    const answer2 = await git.tryRemote(args, seconds);
    await git.reset();
    if ("stdout" in answer2) return commitAt(git, isName || args.includes(refspec) ? FETCHED : source);
    failure2 = answer2;
    if (answer2.kind === "unreachable") break;
  }
  throw cloneFailure(git.address, failure2);
}
var EVERYTHING = ["+refs/heads/*:refs/groundplan/heads/*", "+refs/tags/*:refs/groundplan/tags/*"];
async function commitAt(git, name) {
  const answer2 = await git.try(["rev-parse", "--quiet", "--verify", `${name}^{commit}`]);
  const commit = "stdout" in answer2 ? answer2.stdout.trim() : "";
  if (!isCommit(commit)) throw noSuchRef2(git);
  return commit;
}
var noSuchRef2 = ({ address }) => new InvalidInput(
  cloneFailed(
    printGitAddress({ ...address, ref: null }),
    address.ref === null ? REPOSITORY_EMPTY : noSuchRef(address.ref)
  ),
  { remedy: CLONE_REMEDY }
);
async function unpack(git, commit, io) {
  const listing = await git.try(["ls-tree", "-r", "-z", "--long", "--full-tree", commit]);
  if ("stdout" in listing) git.quota.spend({ entries: countEntries(listing.stdout) });
  const selection = "stdout" in listing ? select(listing.stdout) : null;
  if (selection === null) {
    const text = "stdout" in listing ? TOO_MANY_FILES : FILES_UNREADABLE;
    throw cloneFailure(git.address, { text, advice: null });
  }
  git.quota.spend(sizeOf2(selection.files));
  const unsafe = await findUnsafeLinks(git, selection);
  const checkedOut = { ...selection, files: selection.files.filter(({ path }) => !unsafe.has(path)) };
  await git.run(["update-index", "-z", "--index-info"], { input: indexInput(checkedOut) });
  await git.run(["checkout-index", "--all", "--force", "--quiet"]);
  const shown = printGitAddress(git.address);
  const warnings = [];
  if (selection.onlyTerraform) warnings.push(onlyTerraformFiles(shown));
  const { tooLarge, badlyNamed } = selection;
  if (tooLarge.length > 0) warnings.push(filesLeftOut(shown, tooLarge.length, printable(tooLarge[0])));
  if (badlyNamed.length > 0) warnings.push(namesLeftOut(shown, badlyNamed.length, printable(badlyNamed[0])));
  const createdLinks = selection.links.filter((path) => !unsafe.has(path));
  const removedLinks = [...unsafe, ...await removeLinksOut(git.tree, createdLinks, io)].sort(byText);
  if (removedLinks.length > 0)
    warnings.push(linksLeftOut(shown, removedLinks.length, printable(removedLinks[0])));
  return warnings;
}
var LINE_END = 10;
async function findUnsafeLinks(git, { files, links }) {
  const isLink = new Set(links);
  const linkFiles = files.filter(({ path }) => isLink.has(path));
  const unsafe = new Set(linkFiles.slice(LINKS_MAX).map(({ path }) => path));
  const checked = linkFiles.slice(0, LINKS_MAX);
  if (checked.length === 0) return unsafe;
  const output = await git.run(["cat-file", "--batch"], { input: checked.map(({ id }) => `${id}
`).join("") });
  const targets = output.includes("\uFFFD") ? Buffer.alloc(0) : Buffer.from(output);
  let offset = 0;
  for (const { path, bytes } of checked) {
    const start = targets.indexOf(LINE_END, offset) + 1;
    const target = targets.toString("utf8", start, start + bytes);
    offset = start + bytes + 1;
    if (start === 0 || !isPlainLink(path, target)) unsafe.add(path);
  }
  return unsafe;
}
var LINK = "120000";
var MODES2 = /^(100\d{3}|120000)$/;
var TERRAFORM_FILE = /\.(tf|tofu|tfvars|tftpl|tpl|hcl)(\.json)?$/;
function countEntries(listing) {
  let count = 0;
  for (let at = listing.indexOf("\0"); at >= 0; at = listing.indexOf("\0", at + 1)) count++;
  return count;
}
function select(listing) {
  const tooLarge = [];
  const badlyNamed = [];
  const files = [];
  for (const line of listing.split("\0")) {
    const [, mode, id, size, path] = /^(\d+) \w+ ([0-9a-f]+) +(\d+|BAD|-)\t(.+)$/s.exec(line) ?? [];
    if (path === void 0 || !MODES2.test(mode)) continue;
    if (!isSafePath(path)) {
      if (TERRAFORM_FILE.test(path)) badlyNamed.push(path);
      continue;
    }
    const bytes = Number(size);
    if (bytes <= (mode === LINK ? LINK_BYTES_MAX : FILE_BYTES_MAX)) files.push({ mode, id, bytes, path });
    else tooLarge.push(path);
  }
  const onlyTerraform = !fits(files);
  const selected = onlyTerraform ? files.filter(({ mode, path }) => mode === LINK || TERRAFORM_FILE.test(path)) : files;
  if (onlyTerraform && !fits(selected)) return null;
  return {
    files: selected,
    links: selected.filter(({ mode }) => mode === LINK).map(({ path }) => path),
    tooLarge,
    badlyNamed,
    onlyTerraform
  };
}
var fits = (files) => files.length + countFolders(files) <= CHECKOUT_FILES_MAX && files.reduce((sum, { bytes }) => sum + bytes, 0) <= CHECKOUT_BYTES_MAX;
function countFolders(files) {
  const folders = /* @__PURE__ */ new Set();
  for (const { path } of files) {
    for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) {
      const folder = path.slice(0, at);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
    if (folders.size > CHECKOUT_FILES_MAX) break;
  }
  return folders.size;
}
var sizeOf2 = (files) => ({
  diskBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  inodes: files.length + countFolders(files)
});
var indexInput = ({ files }) => files.map(({ mode, id, path }) => `${mode} ${id}	${path}\0`).join("");

// src/terraform/fetch/git/clone.ts
async function checkOut(address, io, options2 = {}) {
  const repository = await findLocalRepository(address, io, options2);
  const url = repository === null ? address.url : `file://${repository}`;
  const entry = await cacheEntry("git", [url, address.ref ?? ""], io);
  const { known } = options2;
  const resolve11 = () => commitOf(address, entry, io, { ...options2, ...repository !== null && { localRepository: repository } });
  const resolved = known?.get(entry) ?? resolve11();
  known?.set(entry, resolved);
  const { commit, warnings } = await resolved;
  const root = `${entry}/${commit}`;
  const directory = await subfolderOf(address, root, io);
  return { directory, root, commit, warnings };
}
async function findLocalRepository(address, io, { within }) {
  if (within === void 0 || address.transport !== "file") return null;
  const repository = await repositoryWithin(within, address, io);
  if (repository === null) throw cloneFailure(address, { text: REFUSED_REPOSITORY, advice: null });
  return repository;
}
async function commitOf(address, entry, io, options2) {
  const { ref } = address;
  if (ref !== null && isCommit(ref) && await isCached(entry, ref, io)) {
    return { commit: ref, warnings: await readNotes(entry, ref, io) };
  }
  const cached = await cachedCommits(entry, io);
  const newestCached = async (reason) => {
    const [commit] = cached;
    if (commit === void 0) throw cloneFailure(address, reason);
    const warning = notRefreshed(printGitAddress(address), commit.slice(0, 8), reason.text);
    return { commit, warnings: [warning, ...await readNotes(entry, commit, io)] };
  };
  if (options2.network === false) {
    return newestCached({ text: NETWORK_UNWANTED, advice: ADVICE_NETWORK_UNWANTED });
  }
  return withStaging("git", io, async (folder) => {
    const git = await openRepository(address, io, folder, options2);
    const target = await resolveTarget(git, options2);
    if ("text" in target) {
      if (target.kind === "unreachable") return newestCached(target);
      throw cloneFailure(address, target);
    }
    const warnings = warningsAbout(address);
    const isCurrent2 = target.commit !== null && await isCached(entry, target.commit, io);
    const commit = isCurrent2 ? target.commit : await fetchIntoCache(entry, git, target, io, options2);
    await recordCommit(entry, commit, cached, folder, io);
    return { commit, warnings: [...warnings, ...await readNotes(entry, commit, io)] };
  });
}
async function fetchIntoCache(entry, git, target, io, options2) {
  const { commit, warnings } = await fetchTarget(git, target, io, options2);
  await io.makeDirectory(entry);
  await writeNotes(entry, commit, warnings, git.folder, io);
  await moveIntoCache(git.tree, `${entry}/${commit}`, io).catch((error) => {
    const { code = "" } = error;
    throw new External(cacheUnwritable(code), { remedy: CACHE_REMEDY, cause: error });
  });
  return commit;
}
async function subfolderOf(address, root, io) {
  if (address.subfolder === "") return root;
  const directory = `${root}/${address.subfolder}`;
  const [top, real] = [await io.realPath(root), await io.realPath(directory)];
  const isThere = top !== null && real !== null && isWithin(top, real) && await io.kindOf(real) === "directory";
  if (isThere) return directory;
  const folders = await foldersWithCode(root, io);
  const listed3 = folders.slice(0, FOLDERS_LISTED);
  throw new InvalidInput(subfolderMissing(printGitAddress({ ...address, subfolder: "" }), address.subfolder), {
    remedy: folders.length === 0 ? SUBFOLDER_NONE : subfolderRemedy(listed3, folders.length - listed3.length)
  });
}
var listPath = (entry) => `${entry}/commits`;
async function cachedCommits(entry, io) {
  const text = await io.readFile(listPath(entry)).catch(() => new Uint8Array());
  const commits = [];
  for (const commit of Buffer.from(text).toString("utf8").split("\n").filter(isCommit)) {
    if (await isCached(entry, commit, io)) commits.push(commit);
  }
  return commits;
}
var isCached = async (entry, commit, io) => await io.kindOf(`${entry}/${commit}`) === "directory";
async function recordCommit(entry, commit, cached, staging, io) {
  if (cached[0] === commit) return;
  const retained = [commit, ...cached.filter((cachedCommit) => cachedCommit !== commit)].slice(0, COMMITS_CACHED_MAX);
  await io.writeFile(listPath(staging), `${retained.join("\n")}
`);
  await io.rename(listPath(staging), listPath(entry));
  for (const { name } of await io.list(entry)) {
    const [id = ""] = name.split(".", 1);
    if (isCommit(id) && !retained.includes(id)) await io.remove(`${entry}/${name}`);
  }
}
var notesPath = (entry, commit) => `${entry}/${commit}.notes`;
async function writeNotes(entry, commit, notes, staging, io) {
  if (notes.length === 0) return;
  await io.writeFile(notesPath(staging, commit), notes.join("\n"));
  await io.rename(notesPath(staging, commit), notesPath(entry, commit));
}
async function readNotes(entry, commit, io) {
  const text = await io.readFile(notesPath(entry, commit)).catch(() => new Uint8Array());
  return Buffer.from(text).toString("utf8").split("\n").filter((line) => line !== "");
}

// src/terraform/modules/concurrency.ts
async function runAtOnce(items, atOnce, work) {
  const remaining = items.values();
  const worker = async () => {
    for (const item of remaining) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
var Slots = class {
  #waiting = [];
  #free;
  constructor(count) {
    this.#free = count;
  }
  /**
   * Runs a task as soon as a slot is free.
   * @throws whatever `work` throws
   */
  async run(work) {
    if (this.#free === 0) await new Promise((resolve11) => this.#waiting.push(resolve11));
    else this.#free--;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === void 0) this.#free++;
      else next();
    }
  }
};

// elsewhere:src/platform/text/matching.ts
var module41 = require("./picture.js").modules["src/platform/text/matching.ts"]();
var matchEnd = module41.matchEnd;
var matchesName = module41.matchesName;
var matchesWild = module41.matchesWild;
var nearest = module41.nearest;

// elsewhere:src/terraform/modules/cli-config.ts
var module42 = require("./plan.js").modules["src/terraform/modules/cli-config.ts"]();
var REGISTRY_SERVICE = module42.REGISTRY_SERVICE;
var readLogins = module42.readLogins;

// src/terraform/fetch/unpack/index.ts
var import_node_path6 = require("node:path");

// src/platform/archives/zip.ts
var import_node_zlib = require("node:zlib");
var ZipFault = class extends Error {
  constructor(kind, options2) {
    super(kind, options2);
    this.kind = kind;
  }
  kind;
};
var STORED = 0;
var SLASH = 47;
var TYPE_MASK = 61440;
var KINDS2 = /* @__PURE__ */ new Map([
  [0, "file"],
  [32768, "file"],
  [40960, "link"],
  [16384, "folder"]
]);
async function readZip(archive, entriesMax, onCount = (_) => {
}) {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  const { fromBufferPromise } = await Promise.resolve().then(() => __toESM(require_yauzl()));
  const zip = await orBroken(() => fromBufferPromise(bytes, { decodeStrings: false }));
  if (zip.entryCount > entriesMax) throw new ZipFault("broken");
  onCount(zip.entryCount);
  return orBroken(async () => {
    const entries2 = await entriesOf2(zip);
    const offsets = await dataOffsetsOf(zip, entries2);
    return entries2.map((entry, index) => ({
      name: entry.fileNameRaw,
      kind: kindOf(entry),
      size: entry.uncompressedSize,
      content: () => unpack2(entry, bytes.subarray(offsets[index], offsets[index] + entry.compressedSize))
    }));
  });
}
async function entriesOf2(zip) {
  const entries2 = [];
  for await (const entry of zip.eachEntry()) {
    if (!entry.canDecodeFileData()) throw new ZipFault("unknown");
    entries2.push(entry);
  }
  return entries2;
}
async function dataOffsetsOf(zip, entries2) {
  const ranges = [];
  const offsets = [];
  for (const entry of entries2) {
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
    offsets.push(fileDataStart);
    ranges.push([entry.relativeOffsetOfLocalHeader, fileDataStart + entry.compressedSize]);
  }
  ranges.sort(([a], [b]) => a - b);
  if (ranges.some(([from], index) => index > 0 && from < ranges[index - 1][1])) throw new ZipFault("broken");
  return offsets;
}
var kindOf = ({ fileNameRaw, externalFileAttributes }) => fileNameRaw.at(-1) === SLASH ? "folder" : KINDS2.get(externalFileAttributes >>> 16 & TYPE_MASK) ?? null;
function unpack2({ compressionMethod, uncompressedSize: size }, data) {
  try {
    const bytes = compressionMethod === STORED ? data : (0, import_node_zlib.inflateRawSync)(data, { maxOutputLength: Math.max(1, size) });
    if (bytes.length === size) return bytes;
  } catch (cause) {
    throw new ZipFault("broken", { cause });
  }
  throw new ZipFault("broken");
}
async function orBroken(work) {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof ZipFault ? cause : new ZipFault("broken", { cause });
  }
}

// src/terraform/fetch/unpack/tar.ts
var import_node_stream = require("node:stream");
var import_promises = require("node:stream/promises");
var import_node_zlib2 = require("node:zlib");
var CHUNK = 16 * 1024;
var ENTRIES_MAX = 2 * CHECKOUT_FILES_MAX;
var KINDS3 = /* @__PURE__ */ new Map([
  ["file", "file"],
  ["contiguous-file", "file"],
  ["symlink", "link"],
  ["directory", "folder"]
]);
var WITHOUT_CONTENT = /* @__PURE__ */ new Set([
  "link",
  "symlink",
  "character-device",
  "block-device",
  "fifo"
]);
async function* readTar(archive, format2, spend) {
  const { extract } = await Promise.resolve().then(() => __toESM(require_tar_stream()));
  const options2 = { allowUnknownFormat: true };
  const tar = extract(options2);
  const headers = new TarHeaders();
  const chunks = import_node_stream.Readable.from(chunksOf(archive), { objectMode: false });
  const limit = (from) => withinLimits(from, headers, archive.length, spend);
  const sink = tar;
  const feeding = format2 === "tar" ? (0, import_promises.pipeline)(chunks, limit, sink) : (0, import_promises.pipeline)(chunks, (0, import_node_zlib2.createGunzip)(), limit, sink);
  feeding.catch(() => {
  });
  try {
    let entries2 = 0;
    for await (const source of tar) {
      spend({ entries: 1 });
      if (++entries2 > ENTRIES_MAX) throw new FetchError(ARCHIVE_TOO_LARGE);
      const { header } = source;
      checkEntry(header, headers.takeSize());
      yield {
        name: header.name,
        kind: kindOf2(header),
        target: header.linkname ?? "",
        size: header.size,
        content: () => contentOf(source, header.size)
      };
      source.resume();
    }
    if (headers.endsWithExtension) throw new FetchError(ARCHIVE_BROKEN);
  } catch (cause) {
    throw cause instanceof FetchError ? cause : new FetchError(ARCHIVE_BROKEN, { cause });
  }
}
var kindOf2 = ({ name, type }) => type !== "directory" && name.endsWith("/") ? null : KINDS3.get(type) ?? null;
function* chunksOf(archive) {
  for (let at = 0; at < archive.length; at += CHUNK) yield archive.subarray(at, at + CHUNK);
}
async function contentOf(source, size) {
  const parts = [];
  try {
    if (size > 0) for await (const part of source) parts.push(part);
  } catch (cause) {
    throw cause instanceof FetchError ? cause : new FetchError(ARCHIVE_BROKEN, { cause });
  }
  const all2 = Buffer.concat(parts);
  if (all2.length !== size) throw new FetchError(ARCHIVE_BROKEN);
  return all2;
}
async function* withinLimits(chunks, headers, packedSize, spend) {
  let total = 0;
  for await (const chunk of chunks) {
    total += chunk.length;
    spend({ unpackedBytes: chunk.length });
    const isBomb = total > RATIO_FROM_BYTES && total > RATIO_MAX * packedSize;
    if (isBomb || total > 2 * CHECKOUT_BYTES_MAX) throw new FetchError(ARCHIVE_TOO_LARGE);
    yield headers.beforeEnd(chunk);
  }
}
function checkEntry({ type, size, pax }, declaredSize) {
  const hasHiddenContent = size > 0 && WITHOUT_CONTENT.has(type);
  const isAmbiguous = hasHiddenContent || size !== declaredSize;
  const hasManyKeys = Object.keys(pax ?? {}).length > HEADER_KEYS_MAX;
  if (isAmbiguous || hasManyKeys) throw new FetchError(ARCHIVE_BROKEN);
}
var BLOCK = 512;
var END_MARKER = Buffer.alloc(BLOCK);
var EMPTY = Buffer.alloc(0);
var SIZE = { at: 124, length: 12 };
var TYPE_AT = 156;
var EXTENSIONS2 = "xgLK";
var FOLDER = "5";
var TarHeaders = class {
  #hasEnded = false;
  /** Bytes to skip before the next header. */
  #contentLeft = 0;
  /** Start of a header that continues in the next chunk. */
  #partial = EMPTY;
  /** Bytes of extension headers since the last entry. */
  #extensionBytes = 0;
  /** Declared sizes in bytes of the entries that `takeSize` has not returned yet. */
  #sizes = [];
  /**
   * Returns the part of the chunk up to the end marker; empty after it.
   * @param chunk the next bytes of the archive
   * @throws FetchError if extension headers exceed the limit
   */
  beforeEnd(chunk) {
    let at = 0;
    while (!this.#hasEnded && at < chunk.length) {
      const skipped = Math.min(this.#contentLeft, chunk.length - at);
      this.#contentLeft -= skipped;
      at += skipped;
      const piece = chunk.subarray(at, at + BLOCK - this.#partial.length);
      at += piece.length;
      this.#partial = Buffer.concat([this.#partial, piece]);
      if (this.#partial.length < BLOCK) continue;
      this.#readHeader(this.#partial);
      this.#partial = EMPTY;
    }
    return chunk.subarray(0, at);
  }
  /** Returns the declared size of the next entry in archive order; undefined if there is none. */
  takeSize() {
    return this.#sizes.shift();
  }
  /** True if the archive ends with extension headers that no entry follows. */
  get endsWithExtension() {
    return this.#extensionBytes > 0;
  }
  #readHeader(header) {
    if (header.equals(END_MARKER)) {
      this.#hasEnded = true;
      return;
    }
    const type = String.fromCharCode(header[TYPE_AT]);
    const size = sizeIn(header);
    this.#contentLeft = type === FOLDER ? 0 : Math.ceil(size / BLOCK) * BLOCK;
    if (EXTENSIONS2.includes(type)) {
      this.#extensionBytes += BLOCK + this.#contentLeft;
      if (this.#extensionBytes > EXTENSIONS_BYTES_MAX) throw new FetchError(ARCHIVE_BROKEN);
      return;
    }
    this.#extensionBytes = 0;
    this.#sizes.push(size);
  }
};
function sizeIn(header) {
  const end = SIZE.at + SIZE.length;
  if (header[SIZE.at] >= 128) return header.readUIntBE(end - 6, 6);
  return Number.parseInt(header.toString("latin1", SIZE.at, end).replace(/^[\0 ]+/, ""), 8) || 0;
}

// src/terraform/fetch/unpack/index.ts
async function unpackArchive(bytes, format2, to) {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const writer = new PackageWriter(to.root, to.io, to.spend);
  if (format2 === "zip") await unpackZip(archive, writer);
  else await unpackTar(archive, format2, writer);
  await writer.finish();
}
async function unpackZip(archive, to) {
  try {
    const entries2 = await readZip(archive, CHECKOUT_FILES_MAX, (count) => to.spend({ entries: count }));
    const total = entries2.reduce((sum, { size }) => sum + size, 0);
    const isBomb = total > RATIO_FROM_BYTES && total > RATIO_MAX * archive.length;
    if (isBomb || total > CHECKOUT_BYTES_MAX) throw new FetchError(ARCHIVE_TOO_LARGE);
    for (const entry of entries2) await unpackEntry(entry, to);
  } catch (cause) {
    if (!(cause instanceof ZipFault)) throw cause;
    throw new FetchError(cause.kind === "unknown" ? ARCHIVE_UNKNOWN : ARCHIVE_BROKEN, { cause });
  }
}
async function unpackEntry(entry, to) {
  const { name, kind, size } = entry;
  const path = entryPath(name);
  if (path === null || kind === null) return;
  if (kind !== "folder") to.spend({ unpackedBytes: Math.min(size, FILE_BYTES_MAX) });
  if (kind === "folder") await to.createFolder(path);
  else if (kind === "file" && size <= FILE_BYTES_MAX) await to.writeFile(path, entry.content());
  else if (kind === "link" && size <= LINK_BYTES_MAX) to.recordLink(path, utf8(entry.content()) ?? "");
}
async function unpackTar(archive, format2, to) {
  for await (const { name, kind, target, size, content } of readTar(archive, format2, to.spend)) {
    const path = entryPath(name);
    if (path === null) continue;
    if (kind === "folder") await to.createFolder(path);
    else if (kind === "file" && size <= FILE_BYTES_MAX) await to.writeFile(path, await content());
    else if (kind === "link") to.recordLink(path, target);
  }
}
var PackageWriter = class {
  /** @param root an empty directory whose path contains no links */
  constructor(root, io, spend) {
    this.root = root;
    this.io = io;
    this.spend = spend;
  }
  root;
  io;
  spend;
  #bytes = 0;
  #folders = /* @__PURE__ */ new Set(["."]);
  #files = 0;
  #links = /* @__PURE__ */ new Map();
  /**
   * Creates a folder and its parents; false if the file system rejects the name.
   * @throws FetchError if the total exceeds the limits
   */
  async createFolder(path) {
    if (this.#folders.has(path)) return true;
    if (path !== "." && !await this.createFolder((0, import_node_path6.dirname)(path))) return false;
    this.#folders.add(path);
    this.#check();
    this.spend({ inodes: 1 });
    return succeeds(() => this.io.makeDirectory(`${this.root}/${path}`));
  }
  /**
   * Writes a file, or skips it if the file system rejects the name.
   * @throws FetchError if the total exceeds the limits
   */
  async writeFile(path, content) {
    this.#files++;
    this.#bytes += content.length;
    this.#check();
    this.spend({ inodes: 1, diskBytes: content.length });
    if (await this.createFolder((0, import_node_path6.dirname)(path))) await succeeds(() => this.io.writeNew(`${this.root}/${path}`, content));
  }
  /** Records a link for `finish`. Skips links whose target may lie outside the package. */
  recordLink(path, target) {
    if (this.#links.size >= LINKS_MAX || !isPlainLink(path, target)) return;
    this.#links.set(path, target);
    this.spend({ inodes: 1 });
  }
  /**
   * Creates the links after all folders. Skips a link whose own path leads through another link: it would lie elsewhere
   * than its path says, perhaps outside the package.
   */
  async finish() {
    const linkNames = new Set([...this.#links.keys()].map(foldName));
    const isBelowLink = (path) => foldersAbove(path).some((folder) => linkNames.has(foldName(folder)));
    const links = [];
    for (const [path, target] of this.#links) {
      if (!isBelowLink(path) && await this.createFolder((0, import_node_path6.dirname)(path))) links.push([path, target]);
    }
    for (const [path, target] of links) await succeeds(() => this.io.link(`${this.root}/${path}`, target));
    await removeLinksOut(
      this.root,
      links.map(([path]) => path),
      this.io
    );
  }
  /** @throws FetchError if the files written so far exceed the limits */
  #check() {
    const isTooLarge = this.#bytes > CHECKOUT_BYTES_MAX || this.#files + this.#folders.size > CHECKOUT_FILES_MAX;
    if (isTooLarge) throw new FetchError(ARCHIVE_TOO_LARGE);
  }
};
var foldName = (path) => path.normalize("NFC").toLowerCase();
var foldersAbove = (path) => {
  const names = path.split("/");
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join("/"));
};
var REFUSED_NAME_CODES = /* @__PURE__ */ new Set([
  "EEXIST",
  "ENOTDIR",
  "EISDIR",
  "ENAMETOOLONG",
  "EILSEQ",
  "EINVAL",
  "ENOENT"
]);
async function succeeds(operation) {
  try {
    await operation();
    return true;
  } catch (error) {
    if (REFUSED_NAME_CODES.has(error.code ?? "")) return false;
    throw error;
  }
}

// elsewhere:src/terraform/modules/registry.ts
var module43 = require("./plan.js").modules["src/terraform/modules/registry.ts"]();
var locateModule = module43.locateModule;
var newest = module43.newest;
var parseConstraint = module43.parseConstraint;
var upperLimitOf = module43.upperLimitOf;

// src/terraform/modules/source.ts
var NOT_FETCHED = /^(hg|s3|gcs|oci)(::|:\/\/)|^[^/]+\.s3[.-][^/]*amazonaws\.com\/|^www\.googleapis\.com\/storage\//i;
var REGISTRY = /^(?:([A-Za-z0-9][A-Za-z0-9.-]*(?::\d{1,5})?)\/)?[0-9A-Za-z][\w-]{0,63}\/[0-9A-Za-z][\w-]{0,63}\/[0-9a-z]{1,64}(?:\/\/[^?]*)?$/;
var NO_REGISTRY = /^(github\.com|bitbucket\.org)$/i;
function parseModuleSource(source) {
  const shown = source.length > SOURCE_LENGTH_MAX ? "" : shownAddress(source);
  const refused2 = (reason) => ({ kind: "refused", shown, reason });
  if (source.length > SOURCE_LENGTH_MAX) return refused2(SOURCE_TOO_LONG);
  if (new RegExp("\\p{Cc}", "u").test(source) || source.startsWith("-")) return refused2(SOURCE_UNREADABLE);
  if (/^(\/|[A-Za-z]:[/\\])/.test(source)) return { kind: "directory", shown, path: source };
  const unsupported = NOT_FETCHED.exec(source);
  if (unsupported !== null)
    return refused2(schemeNotFetched(unsupported[1]?.toLowerCase() ?? "object storage"));
  const registry = REGISTRY.exec(source);
  const host = registry?.[1]?.toLowerCase() ?? "";
  const isHost = host === "" || /[.:]|^localhost$/.test(host) && !NO_REGISTRY.test(host);
  if (registry !== null && isHost && isSafeFolder(source)) return { kind: "registry", host, source, shown };
  if (/^https?:\/\//i.test(source) && !isGitUrl(source)) return archiveSource(source, shown);
  try {
    const address = parseGitAddress(source);
    return address === null ? refused2(SOURCE_UNREADABLE) : { kind: "git", shown: printGitAddress(address), host: address.host, address };
  } catch (error) {
    if (error instanceof InvalidInput) return refused2(error.message);
    throw error;
  }
}
var SOURCE_LENGTH_MAX = 2048;
var isGitUrl = (source) => /^[^?]*\.git(\/\/[^?]*)?(\?|$)/.test(source);
function archiveSource(source, shown) {
  const [, authority] = /^https?:\/\/([^/?#]*)/i.exec(source);
  const host = authority.slice(authority.lastIndexOf("@") + 1).toLowerCase();
  const isReadable2 = /^[a-z0-9[]/.test(host) && isSafeFolder(source.replace(/^https?:\/\//i, ""));
  return isReadable2 ? { kind: "archive", host, source, shown } : { kind: "refused", shown, reason: SOURCE_UNREADABLE };
}
var isSafeFolder = (source) => !/(^|\/)\.\.(\/|$)/.test(source.split("?", 1)[0]);

// src/terraform/modules/package.ts
async function fetchPackage(request, staging, context) {
  const { logins, network } = context;
  let target = "source" in request ? { kind: "http", address: parseArchiveAddress(request.source) } : targetAt(await locateModule(request, logins, network));
  let folder = "";
  for (let hop = 0; hop <= HOPS_MAX; hop++) {
    if (target.kind === "git") return fetchRepository(target.address, staging, folder, context);
    folder = joinFolders(target.address.folder, folder);
    if (target.address.format !== null) return fetchArchive(target.address, staging, folder, context);
    target = targetAt(await locationOnPage(target.address, context));
  }
  throw new FetchError(LOCATION_UNCLEAR);
}
var joinFolders = (outer, inner) => [outer, inner].filter((path) => path !== "").join("/");
function targetAt({ source, from }) {
  const isRelative = /^\.{0,2}\//.test(source);
  const absolute = isRelative && URL.canParse(source, from.href) ? new URL(source, from).href : source;
  const parsed = parseModuleSource(absolute);
  const isDowngrade = (scheme) => scheme === "http" && from.protocol === "https:";
  if (parsed.kind === "git") {
    const { transport } = parsed.address;
    if (transport !== "file" && !isDowngrade(transport)) return parsed;
  }
  if (parsed.kind === "archive" && !isDowngrade(absolute.slice(0, absolute.indexOf(":")).toLowerCase())) {
    return { kind: "http", address: parseArchiveAddress(absolute) };
  }
  throw new FetchError(LOCATION_REFUSED);
}
async function locationOnPage(address, context) {
  const url = new URL(address.url);
  url.searchParams.set("terraform-get", "1");
  const answer2 = await get(
    { url, login: loginOf(address, context.logins), bytesMax: ANSWER_BYTES_MAX },
    context.network
  );
  const source = answer2.headers.get("x-terraform-get") || locationInMeta(answer2);
  if (!source) throw new FetchError(LOCATION_UNCLEAR);
  return { source, from: answer2.url };
}
function locationInMeta({ bytes }) {
  const text = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString("utf8");
  for (const [tag] of text.matchAll(/<meta\s[^<>]{1,2000}>/gi)) {
    const attribute = (name) => new RegExp(`\\s${name}\\s*=\\s*["']([^"'<>]*)["']`, "i").exec(tag)?.[1];
    if (attribute("name") === "terraform-get") return attribute("content")?.replaceAll("&amp;", "&") ?? null;
  }
  return null;
}
var HEAD_BYTES = 65536;
function loginOf({ url, password }, logins) {
  const userAndPassword = password ?? logins.passwordFor(url.hostname);
  return userAndPassword === null || !mayCarryLogin(url) ? null : `Basic ${Buffer.from(userAndPassword).toString("base64")}`;
}
async function fetchArchive(address, staging, folder, context) {
  const { io, network, logins } = context;
  const login = loginOf(address, logins);
  const { bytes } = await get({ url: address.url, login, bytesMax: ARCHIVE_BYTES_MAX }, network);
  await verifyChecksum(bytes, address.checksum);
  const root = `${staging}/package`;
  await io.makeDirectory(root);
  const spend = (spent) => network.quota.spend(spent);
  await unpackArchive(bytes, address.format, { root, io, spend });
  return { root, folder, warnings: [] };
}
async function fetchRepository(address, staging, folder, context) {
  const { io, network, git } = context;
  const { quota, privateHosts } = network;
  const { tree, warnings } = await fetchTree(address, io, staging, { ...git, quota, privateHosts });
  return { root: tree, folder: joinFolders(address.subfolder, folder), warnings };
}
var FORMATS = /* @__PURE__ */ new Map([
  ["zip", "zip"],
  ["tar.gz", "tar.gz"],
  ["tgz", "tar.gz"],
  ["tar", "tar"]
]);
var UNSUPPORTED = /^(tar\.)?(bz2|xz|zst)$|^t(bz2|xz|zst)$|^gz$/;
function parseArchiveAddress(source) {
  const { remote, folder, query } = splitSource(source);
  if (!URL.canParse(remote + query)) throw new FetchError(SOURCE_UNREADABLE);
  const url = new URL(remote + query);
  const { username, password, searchParams } = url;
  url.username = "";
  url.password = "";
  if (username !== "" && !mayCarryLogin(url)) throw new FetchError(PASSWORD_PLAIN);
  const format2 = formatOf(searchParams.get("archive"), url.pathname.toLowerCase());
  const checksum = parseChecksum(searchParams.get("checksum"));
  for (const name of ["archive", "checksum", "filename"]) searchParams.delete(name);
  url.hash = "";
  const login = username === "" ? null : `${percentDecode(username) ?? ""}:${percentDecode(password) ?? ""}`;
  return { url, password: login, folder, format: format2, checksum };
}
function formatOf(parameter, path) {
  const name = parameter ? parameter.toLowerCase() : /\.((?:tar\.)?[a-z0-9]+)$/.exec(path)?.[1] ?? "";
  if (UNSUPPORTED.test(name)) throw new FetchError(formatNotRead(name));
  const format2 = FORMATS.get(name) ?? FORMATS.get(name.replace(/^.*\./, "")) ?? null;
  if (format2 === null && parameter && parameter !== "false") throw new FetchError(FORMAT_UNKNOWN);
  return format2;
}
var ALGORITHMS = /* @__PURE__ */ new Map([
  ["sha1", "SHA-1"],
  ["sha256", "SHA-256"],
  ["sha384", "SHA-384"],
  ["sha512", "SHA-512"]
]);
var ALGORITHM_BY_LENGTH = /* @__PURE__ */ new Map([
  [40, "sha1"],
  [64, "sha256"],
  [96, "sha384"],
  [128, "sha512"]
]);
function parseChecksum(text) {
  if (text === null || text === "") return null;
  const [, prefix, hex = ""] = /^(?:([a-z0-9]+):)?([0-9a-f]+)$/i.exec(text) ?? [];
  const name = prefix?.toLowerCase() ?? ALGORITHM_BY_LENGTH.get(hex.length) ?? "";
  const algorithm = ALGORITHMS.get(name);
  if (algorithm === void 0) throw new FetchError(CHECKSUM_UNKNOWN);
  return { algorithm, hex: hex.toLowerCase() };
}
async function verifyChecksum(bytes, checksum) {
  if (checksum === null) return;
  const digest = await crypto.subtle.digest(checksum.algorithm, new Uint8Array(bytes));
  if (Buffer.from(digest).toString("hex") !== checksum.hex) throw new FetchError(CHECKSUM_WRONG);
}

// src/terraform/modules/fetcher.ts
var Fetcher = class {
  /** @param registry host of registry sources that name none */
  constructor(io, network, registry) {
    this.io = io;
    this.network = network;
    this.registry = registry;
  }
  io;
  network;
  registry;
  /** Logins of the user's command line configuration, read before the first request. */
  #logins = null;
  /** Failures by cache entry of the package, so that a failed package is not requested again for another folder. */
  #failures = /* @__PURE__ */ new Map();
  /** Returns the module from the cache, or null if it was not fetched before. */
  async cached(source, version) {
    const cachedPackage = await readCached(await this.#entry(source, version), this.io);
    return cachedPackage === null ? null : this.#moduleIn(cachedPackage, source, []);
  }
  /**
   * Downloads the module's package into the cache, and returns the module.
   * @param version exact version of a registry module; null for the newest
   * @throws Bug for an internal error; any other failure is returned
   */
  async fetchModule(source, version) {
    const entry = await this.#entry(source, version);
    const failure2 = this.#failures.get(entry);
    if (failure2 !== void 0) return failure2;
    try {
      const { cachedPackage, warnings } = await this.#download(source, version, entry);
      return await this.#moduleIn(cachedPackage, source, warnings);
    } catch (error) {
      if (!(error instanceof GroundplanError) || error instanceof Bug) throw error;
      const newFailure = failureOf(error);
      this.#failures.set(entry, newFailure);
      return newFailure;
    }
  }
  /** @throws FetchError, or an error of Git or of the cache */
  #download(source, version, entry) {
    return withStaging("modules", this.io, async (staging) => {
      this.#logins ??= readLogins(this.io);
      const fetched = await fetchPackage(this.#requestFor(source, version), staging, {
        io: this.io,
        network: this.network,
        logins: await this.#logins,
        git: { seconds: this.network.seconds }
      });
      const cachedPackage = await moveToCache(entry, fetched, staging, this.io);
      if (cachedPackage === null) throw new FetchError(MODULE_UNFIT);
      return { cachedPackage, warnings: fetched.warnings };
    });
  }
  /** Returns the cache entry of the source's package, which sources of other folders in it share. */
  #entry({ source }, version) {
    return packageEntry(withoutFolder(source), version, this.registry, this.io);
  }
  /** Returns the request for the whole package. */
  #requestFor({ kind, host, source }, version) {
    if (kind === "archive") return { source: withoutFolder(source) };
    const name = splitSource(source).remote.split("/").slice(-3).join("/");
    return { host: host || this.registry, name, version };
  }
  /** Returns the module in the folder of the package that the source names. */
  async #moduleIn({ root, folder }, { source }, warnings) {
    const path = [folder, splitSource(source).folder].filter((name) => name !== "").join("/");
    const directory = await findFolder(root, path, this.io);
    if (directory === null) return failureOf(new FetchError(FOLDER_MISSING, { kind: "missing" }));
    return { directory, warnings };
  }
};
function withoutFolder(source) {
  const { remote, query } = splitSource(source);
  return remote + query;
}
function failureOf(error) {
  const fetchError = error instanceof FetchError ? error : null;
  const isSilent = fetchError?.isSilent === true || error instanceof Unreachable;
  let message = MODULE_DOWNLOAD_FAILED;
  let remedy = isSilent ? UNREACHABLE_REMEDY : MODULE_REMEDY;
  if (fetchError?.isLogin) {
    message = TOKEN_REQUIRED;
    remedy = TOKEN_REQUIRED_REMEDY;
  } else if (fetchError?.isMissing) {
    message = MODULE_NOT_FOUND;
  }
  return {
    reason: because(message, error.message),
    remedy: remedyFor(message, error.remedy ?? remedy),
    isSilent
  };
}
var LIST = "modules.json";
var PACKAGE = "package";
var ORIGIN = "groundplan";
var packageEntry = (source, version, registry, io) => cacheEntry("modules", [source, version ?? "", registry, ORIGIN], io);
async function readCached(entry, io) {
  try {
    const list = JSON.parse(Buffer.from(await io.readFile(`${entry}/${LIST}`)).toString("utf8"));
    const path = memberAt(list, "modules", "");
    const [top, ...folders] = typeof path === "string" ? path.split("/") : [];
    if (top !== PACKAGE || folders.includes("..")) return null;
    const root = await io.realPath(`${entry}/${PACKAGE}`);
    return root !== null && await io.kindOf(root) === "directory" ? { root, folder: folders.join("/") } : null;
  } catch {
    return null;
  }
}
async function moveToCache(entry, { root, folder }, staging, io) {
  const newEntry = `${staging}/entry`;
  await io.makeDirectory(newEntry);
  await io.rename(root, `${newEntry}/${PACKAGE}`);
  const path = folder === "" ? PACKAGE : `${PACKAGE}/${folder}`;
  await io.writeFile(`${newEntry}/${LIST}`, JSON.stringify({ modules: { "": path } }));
  await moveIntoCache(newEntry, entry, io);
  const cachedPackage = await readCached(entry, io);
  if (cachedPackage !== null) return cachedPackage;
  await io.remove(entry);
  await io.rename(newEntry, entry);
  return readCached(entry, io);
}
async function findFolder(root, folder, io) {
  let directory = root;
  for (const pattern of folder.split("/").filter((name) => name !== "" && name !== ".")) {
    if (pattern === "..") return null;
    const name = /[*?]/.test(pattern) ? await onlyMatch(directory, pattern, io) : pattern;
    if (name === null) return null;
    directory = `${directory}/${name}`;
  }
  const real = await io.realPath(directory).catch(() => null);
  const isInPackage = real !== null && isWithin(root, real) && await io.kindOf(real) === "directory";
  return isInPackage ? directory : null;
}
async function onlyMatch(directory, pattern, io) {
  const entries2 = await io.list(directory).catch(() => []);
  const matches = entries2.filter(({ name, kind }) => kind === "directory" && matchesName(pattern, name));
  return matches.length === 1 ? matches[0].name : null;
}

// src/terraform/modules/finder.ts
function createModuleFinder(io, options2) {
  const finder = new Finder(io, options2);
  return {
    findModule: (call, path) => finder.find(call, path),
    prepare: (calls) => finder.prepare(calls),
    warnings: () => [...finder.warnings]
  };
}
var Finder = class {
  constructor(io, options2) {
    this.io = io;
    this.options = options2;
    const { privateHosts = [], seconds = MODULES_SECONDS, engine } = options2;
    this.#network = { io, privateHosts, seconds, quota: new Quota() };
    this.#fetcher = new Fetcher(io, this.#network, engine?.command === "tofu" ? REGISTRIES.tofu : REGISTRIES.terraform);
  }
  io;
  options;
  warnings = /* @__PURE__ */ new Set();
  /** The batch that answers each question, by key. */
  #batches = /* @__PURE__ */ new Map();
  /** Paths of calls whose code was fetched: `network.subnets`. */
  #fetchedCalls = /* @__PURE__ */ new Set();
  /** Answer for hosts that are no longer contacted, by host. */
  #abandonedHosts = /* @__PURE__ */ new Map();
  /** Consecutive failures by host. */
  #failures = /* @__PURE__ */ new Map();
  #fetcher;
  #network;
  #slots = new Slots(FETCHES_AT_ONCE);
  /** Commits that Git has resolved in this run. */
  #commits = /* @__PURE__ */ new Map();
  /** Number of packages that were or will be requested from hosts. */
  #packageCount = 0;
  /** Number of packages whose request began. */
  #begunCount = 0;
  async find(call, path) {
    const question = this.#questionOf({ call, path });
    if (question === null) return { reason: SOURCE_UNREADABLE };
    await this.prepare([{ call, path }]);
    const answer2 = (await this.#batches.get(question.key)).get(question.key);
    if ("reason" in answer2) return { reason: answer2.reason };
    this.#fetchedCalls.add(path.join("."));
    return { directory: answer2.directory };
  }
  async prepare(calls) {
    const newQuestions = /* @__PURE__ */ new Map();
    for (const planned of calls) {
      const question = this.#questionOf(planned);
      if (question !== null && !this.#batches.has(question.key)) newQuestions.set(question.key, question);
    }
    const batch = this.#answer([...newQuestions.values()]);
    for (const key of newQuestions.keys()) this.#batches.set(key, batch);
    const answers = await batch;
    for (const key of newQuestions.keys()) {
      for (const warning of answers.get(key)?.warnings ?? []) this.warnings.add(warning);
    }
  }
  /** Returns the question that a module call asks a fetcher; null for a call without a source. */
  #questionOf({ call, path }) {
    const { source, version } = call;
    if (source === null) return null;
    const isInFetchedModule = path.some((_, depth) => this.#fetchedCalls.has(path.slice(0, depth).join(".")));
    const isTrusted = this.options.userPackage !== null && !isInFetchedModule;
    const key = JSON.stringify([source, version, isTrusted]);
    return { key, version, source: parseModuleSource(source), isTrusted };
  }
  /** Answers questions, each host in parallel. */
  async #answer(questions) {
    const answers = /* @__PURE__ */ new Map();
    const byHost = /* @__PURE__ */ new Map();
    for (const question of questions) {
      const answer2 = await this.#answerLocally(question);
      if (answer2 !== null) answers.set(question.key, answer2);
      else byHost.set(hostOf(question), [...byHost.get(hostOf(question)) ?? [], question]);
    }
    const hosts = [...byHost].map(([host, questionsToHost]) => ({ host, packages: packagesOf(questionsToHost) }));
    for (const { packages } of hosts) this.#packageCount += packages.length;
    await runAtOnce(hosts, HOSTS_AT_ONCE, ({ host, packages }) => this.#fetchAllFrom(host, packages, answers));
    return answers;
  }
  /**
   * Fetches the packages of one host.
   * The first package is fetched alone, so that an unreachable host costs only one time-out. Failures are counted
   * between batches in question order, so that the requests do not depend on which answer arrives first.
   */
  async #fetchAllFrom(host, packages, answers) {
    let requested = 0;
    while (requested < packages.length) {
      const batch = packages.slice(requested, requested + this.#batchSize(host, requested));
      requested += batch.length;
      await Promise.all(batch.map((questions) => this.#slots.run(() => this.#fetchPackage(questions, host, answers))));
      for (const { key } of batch.flat()) this.#countFailure(answers.get(key), host);
    }
  }
  /**
   * Fetches a package.
   * @param questions one for each folder of the package that calls ask for
   */
  async #fetchPackage(questions, host, answers) {
    const number = ++this.#begunCount;
    const step = (text) => this.options.onStep?.(stepOfModule(number, this.#packageCount, text), true);
    for (const question of questions) answers.set(question.key, await this.#fetchFrom(host, question, step));
  }
  /**
   * Answers without a host: refused sources, directories, cached modules, or no network. Returns null if a host is
   * needed.
   */
  async #answerLocally({ source, isTrusted, version }) {
    if (source.kind === "refused") return { reason: source.reason };
    const { userPackage } = this.options;
    const isRepository = source.kind === "git" && source.address.transport === "file";
    if ((source.kind === "directory" || isRepository) && !isTrusted) return { reason: REFUSED_LOCAL };
    if (isRepository && await repositoryWithin(userPackage, source.address, this.io) === null) {
      return { reason: REFUSED_REPOSITORY, warnings: [REFUSED_REPOSITORY_REMEDY] };
    }
    if (source.kind === "directory") {
      const kind = await this.io.kindOf(source.path).catch(() => "missing");
      return kind === "directory" ? { directory: source.path } : { reason: directoryMissing(source.shown) };
    }
    if (source.kind === "git") return null;
    const cached = await this.#fetcher.cached(source, version);
    if (cached !== null) return answerOf(cached);
    return this.options.network ? null : { reason: NOT_CACHED };
  }
  /** Returns the number of packages to request at once: at most the failures after which the host is abandoned. */
  #batchSize(host, requested) {
    if (requested === 0) return 1;
    const failuresLeft = HOST_FAILURES_MAX - (this.#failures.get(host) ?? 0);
    return failuresLeft > 0 ? Math.min(failuresLeft, PACKAGES_AT_ONCE) : PACKAGES_AT_ONCE;
  }
  /** Counts consecutive failures, and abandons a host with too many: each failure may take as long as a time-out. */
  #countFailure(answer2, host) {
    const failures = "reason" in answer2 ? (this.#failures.get(host) ?? 0) + 1 : 0;
    this.#failures.set(host, failures);
    if (failures < HOST_FAILURES_MAX || !this.options.network || this.#abandonedHosts.has(host)) return;
    const warnings = [hostFailedOften(host, failures)];
    this.#abandonedHosts.set(host, { reason: HOST_FAILED_OFTEN, warnings });
  }
  /** Answers a question by its host, unless the host was abandoned. */
  async #fetchFrom(host, { source, version }, step) {
    if (source.kind === "git") return this.#fromGit(source.address, host, step);
    if (source.kind !== "registry" && source.kind !== "archive") return { reason: SOURCE_UNREADABLE };
    const abandoned = this.#abandonedHosts.get(host);
    if (abandoned !== void 0) return abandoned;
    const cached = await this.#fetcher.cached(source, version);
    if (cached !== null) return answerOf(cached);
    step(stepFetching2(source.shown));
    const fetched = await this.#fetcher.fetchModule(source, version);
    if ("reason" in fetched && fetched.isSilent) this.#abandon(host);
    return answerOf(fetched);
  }
  async #fromGit(address, host, step) {
    const { seconds = FETCH_SECONDS, network, userPackage } = this.options;
    const { quota, privateHosts } = this.#network;
    const abandoned = this.#abandonedHosts.get(host);
    const fetched = await fetchFromGit(address, this.io, {
      seconds,
      quota,
      privateHosts,
      ...userPackage !== null && { within: userPackage },
      // A cached copy is used, but an abandoned host is not contacted again.
      network: network && abandoned === void 0,
      known: this.#commits,
      onStep: step
    });
    if ("directory" in fetched) return { directory: fetched.directory, warnings: fetched.warnings };
    if (abandoned !== void 0) return abandoned;
    if (fetched.isSilent) this.#abandon(host);
    return network ? { reason: fetched.reason, warnings: [fetched.remedy] } : { reason: NOT_CACHED };
  }
  /** Stops contacting a host that did not answer. */
  #abandon(host) {
    this.#abandonedHosts.set(host, { reason: hostFailedBefore(host) });
  }
};
function packagesOf(questions) {
  const packages = /* @__PURE__ */ new Map();
  for (const question of questions) {
    const { source, version, isTrusted } = question;
    const { remote, query } = splitSource("source" in source ? source.source : source.shown);
    const key = JSON.stringify([remote, query, version, isTrusted]);
    const folders = packages.get(key);
    if (folders === void 0) packages.set(key, [question]);
    else folders.push(question);
  }
  return [...packages.values()];
}
var answerOf = (fetched) => "reason" in fetched ? { reason: fetched.reason, warnings: [fetched.remedy] } : fetched;
var REGISTRIES = { terraform: "registry.terraform.io", tofu: "registry.opentofu.org" };
function hostOf({ source }) {
  if ("host" in source && source.host !== "") return source.host;
  return source.kind === "git" ? source.shown : DEFAULT_REGISTRY;
}
var DEFAULT_REGISTRY = "the module registry";
async function fetchFromGit(address, io, options2) {
  try {
    return await checkOut(address, io, options2);
  } catch (error) {
    if (!(error instanceof GroundplanError) || error instanceof Bug) throw error;
    const message = MODULE_SOURCE_NOT_FOUND;
    const isSilent = error instanceof Unreachable;
    const remedies = [error.remedy, isSilent ? void 0 : MODULE_SOURCE_NOT_FOUND_REMEDY];
    return {
      reason: because(message, error.message),
      remedy: remedyFor(message, remedies.filter((text) => text !== void 0).join(" ")),
      isSilent
    };
  }
}

// elsewhere:src/terraform/plan/resources.ts
var module44 = require("./plan.js").modules["src/terraform/plan/resources.ts"]();
var EmptyPlan = module44.EmptyPlan;
var readResources = module44.readResources;
var withChangeDetails = module44.withChangeDetails;
var withLeftoversNamed = module44.withLeftoversNamed;

// elsewhere:src/terraform/references/subject.ts
var module45 = require("./plan.js").modules["src/terraform/references/subject.ts"]();
var attributeIn2 = module45.attributeIn;
var callOf2 = module45.callOf;
var isRepeated = module45.isRepeated;
var keyOf = module45.keyOf;
var namesOf = module45.namesOf;
var prefixOf = module45.prefixOf;
var resourceAddress = module45.resourceAddress;
var scopeOf = module45.scopeOf;
var subjectOf = module45.subjectOf;

// src/terraform/references/absent-blocks.ts
var blockKey = ({ address, code }) => "mode" in code ? address : `${address}.`;
function findAbsent(root, withInstances2) {
  const modulesInUse = new Set([...withInstances2].flatMap(prefixesOf));
  const absent = [];
  const pending = [root];
  for (let module80 = pending.pop(); module80 !== void 0; module80 = pending.pop()) {
    const prefix = prefixOf(module80.path);
    for (const code of module80.code.resources) {
      const address = `${prefix}${resourceAddress(code)}`;
      if (code.mode !== "ephemeral" && !withInstances2.has(address))
        absent.push({ address, countArgument: findCountArgument(code), code, module: module80 });
    }
    for (const code of [...module80.code.calls].reverse()) {
      const child = module80.children.get(code.name);
      if (child === void 0) continue;
      const childPrefix = prefixOf(child.path);
      const countArgument = findCountArgument(code);
      const isListed = !modulesInUse.has(childPrefix) && (countArgument !== null || isBare(child));
      if (isListed) absent.push({ address: childPrefix.slice(0, -1), countArgument, code, module: module80 });
      else if ("code" in child) pending.push(child);
    }
  }
  return absent;
}
var isBare = (module80) => !("code" in module80) || module80.code.resources.length === 0 && module80.code.calls.length === 0;
function findCountArgument({ block: { body: body2 } }) {
  for (const name of ["count", "for_each"]) if (argumentOf(body2, name) !== null) return name;
  const lifecycle = body2.blocks.find(({ type }) => type === "lifecycle");
  return lifecycle !== void 0 && argumentOf(lifecycle.body, "enabled") !== null ? "enabled" : null;
}
function prefixesOf(address) {
  const parts = address.split(".");
  const prefixes = [];
  for (let start = 0; parts[start] === "module" && start + 2 < parts.length; start += 2)
    prefixes.push(`${parts.slice(0, start + 2).join(".")}.`);
  return prefixes;
}

// elsewhere:src/terraform/module-tree/opaque.ts
var module46 = require("./picture.js").modules["src/terraform/module-tree/opaque.ts"]();
var OPAQUE_TYPE = module46.OPAQUE_TYPE;
var isOpaqueResource = module46.isOpaqueResource;
var opaqueResource = module46.opaqueResource;
var purposeWordsOf = module46.purposeWordsOf;

// elsewhere:src/terraform/references/addresses.ts
var module47 = require("./picture.js").modules["src/terraform/references/addresses.ts"]();
var configAddressOf = module47.configAddressOf;
var instanceKey = module47.instanceKey;
var instanceText = module47.instanceText;
var moduleOf = module47.moduleOf;

// elsewhere:src/terraform/references/block-expressions.ts
var module48 = require("./plan.js").modules["src/terraform/references/block-expressions.ts"]();
var declaredBlocks = module48.declaredBlocks;
var expressionsInBlock = module48.expressionsInBlock;
var valueNameInEntry = module48.valueNameInEntry;

// src/terraform/references/declarations.ts
function withDeclarations(inventory, root) {
  const declarations = declarationsIn(root);
  const resources = inventory.resources.map((resource) => {
    const declared = declarations.get(configAddressOf(resource.origin) ?? "");
    return declared === void 0 ? resource : { ...resource, declared };
  });
  return { ...inventory, resources };
}
function declarationsIn(root) {
  const declarations = /* @__PURE__ */ new Map();
  const modules2 = [{ node: root }];
  for (const visited of modules2) {
    const { node, calledAt } = visited;
    const { path, code, children } = node;
    const outside = calledAt === void 0 ? {} : { calledAt };
    for (const resource of code.resources) {
      declarations.set(`${prefixOf(path)}${resourceAddress(resource)}`, {
        ...declarationOf(resource, visited),
        ...outside
      });
    }
    for (const [name, child] of children) {
      const call = code.calls.find((candidate) => candidate.name === name);
      if ("code" in child)
        modules2.push({
          node: child,
          ...callOutOfPackage(call, child, root),
          // The outermost call counts, so it replaces that of this module.
          ...outside,
          ...call !== void 0 && { caller: { call, module: visited } }
        });
      else {
        const declared = { ...declarationOf(child.call, visited), ...outside };
        declarations.set(`${prefixOf(child.path)}${opaqueResource(child.call.name)}`, declared);
      }
    }
  }
  return declarations;
}
function callOutOfPackage(call, child, root) {
  const isOutside = child.top !== void 0 && child.top !== root.top && child.isRepository !== false;
  return isOutside && call !== void 0 ? { calledAt: { file: call.file.path, line: call.span.line } } : {};
}
function settingLine(expression, { node, caller }) {
  if (caller === void 0 || expression.kind !== "traversal" || expression.root !== "var") return void 0;
  const [first] = expression.steps;
  const name = first?.kind === "attribute" ? first.name : "";
  const { call, module: module80 } = caller;
  const argument = (call.overrides ?? []).length > 0 ? null : argumentOf(call.block.body, name);
  if (argument !== null) return settingLine(argument, module80) ?? { file: call.file.path, line: argument.span.line };
  const variable = node.code.variables.get(name);
  return variable?.default == null ? void 0 : { file: variable.file.path, line: variable.default.span.line };
}
function declarationOf({ file, span, block, overrides = [] }, module80) {
  const lines = /* @__PURE__ */ new Map();
  const setAt = /* @__PURE__ */ new Map();
  const reads = /* @__PURE__ */ new Map();
  const variables = /* @__PURE__ */ new Map();
  for (const { path, expression } of overrides.length > 0 ? [] : expressionsInBlock(block.body)) {
    if (path === null) continue;
    const settingAt = lines.has(path) ? void 0 : settingLine(expression, module80);
    if (settingAt !== void 0) setAt.set(path, settingAt);
    if (!lines.has(path)) lines.set(path, expression.span.line);
    const attributeRead = attributeReadIn(expression, module80.node.children);
    if (attributeRead !== null) reads.set(path, attributeRead);
    const variable = variableIn(expression);
    if (variable !== null) variables.set(path, variable);
  }
  const lifecycle = lifecycleOf(block.body);
  return {
    file: file.path,
    line: span.line,
    lines,
    ...overrides.length === 0 && { blocks: declaredBlocks(block.body) },
    ...reads.size > 0 && { reads },
    ...variables.size > 0 && { variables },
    ...setAt.size > 0 && { setAt },
    ...lifecycle !== null && { lifecycle }
  };
}
var IDENTIFIERS = /* @__PURE__ */ new Set(["id", "arn", "name", "self_link", "bucket", "url"]);
var OTHER_ROOTS = /* @__PURE__ */ new Set(["var", "local", "each", "count", "path", "self", "terraform"]);
function variableIn(expression) {
  if (expression.kind !== "traversal" || expression.root !== "var" && expression.root !== "local") return null;
  const [first, ...others] = expression.steps;
  return first?.kind === "attribute" && others.length === 0 ? `${expression.root}.${first.name}` : null;
}
function attributeReadIn(expression, children) {
  if (expression.kind !== "traversal" || typeof expression.root !== "string") return null;
  const { root } = expression;
  if (OTHER_ROOTS.has(root)) return null;
  const names = expression.steps.flatMap((step) => step.kind === "attribute" ? [step.name] : []);
  const child = root === "module" ? children.get(names[0] ?? "") : void 0;
  if (root === "module" && (child === void 0 || "code" in child)) return null;
  const attribute = names.slice(root === "data" ? 2 : 1).join(".");
  return attribute === "" || IDENTIFIERS.has(attribute) ? null : attribute;
}
function lifecycleOf({ blocks }) {
  const attributes = blocks.filter(({ type }) => type === "lifecycle").flatMap(({ body: body2 }) => body2.attributes);
  if (attributes.length === 0) return null;
  const settings = attributes.flatMap(
    ({ name, value: value2 }) => value2.kind === "literal" && value2.value !== null ? [[name, String(value2.value)]] : []
  );
  const ignore = attributes.find(({ name }) => name === "ignore_changes")?.value;
  return { settings: Object.fromEntries(settings), ignored: ignore === void 0 ? [] : ignoredIn(ignore) };
}
function ignoredIn(expression) {
  if (expression.kind === "traversal") return expression.root === "all" ? "all" : [pathOf(expression)];
  if (expression.kind !== "tuple") return [];
  return expression.items.flatMap((item) => item.kind === "traversal" ? [pathOf(item)] : []);
}
var pathOf = ({ root, steps }) => [typeof root === "string" ? root : "", ...steps.flatMap((step) => "name" in step ? [step.name] : [])].join(".");

// elsewhere:src/terraform/references/providers.ts
var module49 = require("./plan.js").modules["src/terraform/references/providers.ts"]();
var findProvider = module49.findProvider;
var localNameOf = module49.localNameOf;
var providerAddress = module49.providerAddress;
var providerNameOf = module49.providerNameOf;
var providerOf2 = module49.providerOf;
var withProviderConfigurations = module49.withProviderConfigurations;
var withProviderLimits = module49.withProviderLimits;

// elsewhere:src/catalog/index.ts
var module50 = require("./picture.js").modules["src/catalog/index.ts"]();
var boxFactsOf = module50.boxFactsOf;
var cloudOf = module50.cloudOf;
var factsOf = module50.factsOf;
var hasTitle = module50.hasTitle;
var hasUnknownProvider = module50.hasUnknownProvider;
var isGlobal = module50.isGlobal;
var isHandedOver = module50.isHandedOver;
var rankOf = module50.rankOf;
var resolvedTypeOf = module50.resolvedTypeOf;
var stripOf = module50.stripOf;
var stripOfPart = module50.stripOfPart;
var stripWithoutRequests = module50.stripWithoutRequests;

// elsewhere:src/catalog/state-addresses.ts
var module51 = require("./picture.js").modules["src/catalog/state-addresses.ts"]();
var OUTPUTS_OF_WORKSPACE = module51.OUTPUTS_OF_WORKSPACE;
var STATE_READERS = module51.STATE_READERS;
var UNIT_READER = module51.UNIT_READER;
var requiredPartOf = module51.requiredPartOf;
var rootNameOf = module51.rootNameOf;
var stateKindOf = module51.stateKindOf;

// elsewhere:src/terraform/references/config-graph.ts
var module52 = require("./picture.js").modules["src/terraform/references/config-graph.ts"]();
var ANY_MEMBER = module52.ANY_MEMBER;
var ConfigGraphBuilder = module52.ConfigGraphBuilder;
var PROVIDER = module52.PROVIDER;
var beforeAnyMember = module52.beforeAnyMember;
var hasCycle = module52.hasCycle;
var hasInlineContainers = module52.hasInlineContainers;
var isSelected = module52.isSelected;
var mergeGraphs = module52.mergeGraphs;
var passesMembersOn = module52.passesMembersOn;
var referencesFrom = module52.referencesFrom;

// elsewhere:src/terraform/references/graph.ts
var module53 = require("./plan.js").modules["src/terraform/references/graph.ts"]();
var hclReferences = module53.hclReferences;
var moduleSizes = module53.moduleSizes;
var wholeModules = module53.wholeModules;

// elsewhere:src/terraform/references/instances.ts
var module54 = require("./plan.js").modules["src/terraform/references/instances.ts"]();
var instancesOf = module54.instancesOf;
var pairInstances = module54.pairInstances;

// elsewhere:src/terraform/references/links.ts
var module55 = require("./plan.js").modules["src/terraform/references/links.ts"]();
var linkBudget = module55.linkBudget;
var linksFrom = module55.linksFrom;

// src/terraform/root-interface.ts
var withInterface = (inventory, root) => ({
  ...inventory,
  interfaceOf: () => readInterface(inventory, root)
});
function readInterface({ resources }, root) {
  const { root: rewritten, states } = withStateReads(root);
  const walk2 = createWalk(hclReferences(rewritten), instancesOf(resources), states);
  return {
    backend: backendIn(root.code.files),
    outputs: [...root.code.outputs.values()].map(({ name, file, span }) => {
      return { name, file: file.path, line: span.line, targets: targetsOf(walk2, name) };
    }),
    definitions: definitionsIn(root.code),
    reads: states.size === 0 ? [] : readsIn(walk2)
  };
}
function createWalk(graph2, instances, states) {
  const budget = linkBudget();
  const stepsOf2 = (address) => referencesFrom(graph2, address);
  const isEnd = (address) => instances.has(address) || states.has(address);
  return { instances, states, linksOf: (from) => linksFrom(from, stepsOf2, isEnd, budget) };
}
function targetsOf(walk2, output) {
  const self = { address: "", moduleNames: [], moduleKeys: [], key: null };
  const targets = walk2.linksOf(`output.${output}`).flatMap((link) => {
    if (link.path?.split(".", 1)[0] !== VALUE2) return [];
    const { valuePath: members = [] } = link;
    const state = walk2.states.get(link.to);
    if (state === void 0) return endsOf(walk2, link, [self]).map(([, address]) => ({ address, members }));
    const from = link.members ?? [];
    return sourcesOf(walk2, state, null).map((address) => ({ address, members, from }));
  });
  return unique(targets);
}
var VALUE2 = "value";
function definitionsIn({ outputs, locals, variables }) {
  const expressionOf4 = {
    output: (name) => outputs.get(name)?.value,
    local: (name) => locals.get(name),
    var: (name) => variables.get(name)?.default
  };
  const definitions = /* @__PURE__ */ new Map();
  const open = new Set([...outputs.keys()].map((name) => `output.${name}`));
  for (const address of open) {
    const [kind, name] = address.split(".", 2);
    const value2 = expressionOf4[kind]?.(name) ?? null;
    const names = value2 === null ? [] : namesIn2(value2);
    definitions.set(address, { text: JSON.stringify(value2, withoutPositions), names });
    for (const named of names) open.add(named);
  }
  return definitions;
}
var withoutPositions = (key, member2) => key === "span" ? void 0 : member2;
var namesIn2 = (expression) => [
  ...new Set(
    traversalsIn(expression).flatMap(
      ({ root, steps: [step] }) => (root === "local" || root === "var") && step?.kind === "attribute" ? [`${root}.${step.name}`] : []
    )
  )
];
function readsIn(walk2) {
  const reads = [...walk2.instances].flatMap(
    ([config, referrers]) => walk2.linksOf(config).flatMap((link) => {
      const state = walk2.states.get(link.to);
      const { path, members = [] } = link;
      if (state === void 0 || path === null) return [];
      return referrers.flatMap(
        (referrer) => sourcesOf(walk2, state, link.keyed ? referrer : null).map((through) => ({
          ...{ by: referrer.address, path, through, members }
        }))
      );
    })
  );
  return unique(reads);
}
function sourcesOf({ instances }, { config, key }, referrer) {
  const all2 = instances.get(config);
  if (all2 === void 0) return [config];
  const selectedKey = key ?? referrer?.key ?? null;
  const selected = selectedKey === null ? all2 : all2.filter((instance) => instance.key === selectedKey);
  return (selected.length > 0 ? selected : all2).map(({ address }) => address);
}
function endsOf({ instances }, link, from) {
  const { keys, moduleSelections, elements = [], keyed } = link;
  const selection = keyed ? "keyed" : "all";
  return pairInstances(from, instances.get(link.to) ?? [], { keys, moduleSelections, elements, selection });
}
var unique = (items) => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values()
];
var CLOUD = "cloud";
function backendIn(files) {
  const blocks = files.flatMap(
    ({ path, body: body2 }) => body2.blocks.filter(({ type }) => type === "terraform").flatMap(({ body: { blocks: inner } }) => inner).flatMap((block) => {
      const type = typeOf2(block);
      return type === null ? [] : [{ type, values: argumentsIn(block.body), file: path, line: block.span.line }];
    })
  );
  return blocks.at(-1) ?? null;
}
function typeOf2({ type, labels }) {
  if (type === CLOUD) return CLOUD;
  return type === "backend" ? labels[0] ?? null : null;
}
function argumentsIn(body2, prefix = "") {
  const values = /* @__PURE__ */ new Map();
  for (const { name, value: value2 } of body2.attributes) {
    if (value2.kind === "object") {
      for (const entry of value2.entries) {
        const key = literalText(entry.key) ?? nameIn(entry.key);
        if (key !== null) values.set(`${prefix}${name}.${key}`, textOf4(entry.value));
      }
    } else values.set(`${prefix}${name}`, textOf4(value2));
  }
  for (const block of body2.blocks) {
    for (const [path, text] of argumentsIn(block.body, `${prefix}${block.type}.`)) values.set(path, text);
  }
  return values;
}
var nameIn = (key) => key.kind === "traversal" && typeof key.root === "string" && key.steps.length === 0 ? key.root : null;
function textOf4(value2) {
  if (value2.kind === "literal" && value2.value !== null) return String(value2.value);
  if (value2.kind !== "tuple") return literalText(value2);
  const items = value2.items.map(literalText);
  return items.every((item) => item !== null) ? items.join(",") : null;
}
function withStateReads(root) {
  const states = /* @__PURE__ */ new Map();
  return { root: rewriteNode(root, states), states };
}
function rewriteNode(node, states) {
  const children = new Map(
    [...node.children].map(([name, child]) => [name, "code" in child ? rewriteNode(child, states) : child])
  );
  const hasReads = node.code.resources.some(
    ({ mode, type }) => mode === "data" && (STATE_READERS.has(type) || factsOf(type).valueAttributes !== void 0)
  );
  if (!hasReads && node.path.length > 0) return { ...node, children };
  const prefix = prefixOf(node.path);
  const rewrite = (expression) => {
    const read2 = expression.kind === "traversal" ? parseStateReference(expression) : null;
    if (read2 === null) return mapChildren(expression, rewrite);
    const { address, key, steps, span } = read2;
    const name = localName(address, key);
    states.set(`${prefix}local.${name}`, { config: `${prefix}data.${address}`, key });
    const named = [{ kind: "attribute", name }, ...steps];
    return mapChildren({ kind: "traversal", root: "local", steps: named, span }, rewrite);
  };
  return { ...node, code: rewriteCode(node.code, rewrite), children };
}
function parseStateReference({ root, steps: [type, name, ...steps], span }) {
  if (root !== "data" || type?.kind !== "attribute" || name?.kind !== "attribute") return null;
  const members = STATE_READERS.get(type.name) ?? null;
  const key = keyOf(steps);
  const [index] = steps;
  const isIndexed = index !== void 0 && index.kind !== "attribute";
  const rest = isIndexed ? steps.slice(1) : steps;
  const [first] = rest;
  const address = `${type.name}.${name.name}`;
  if (members === null && !(first?.kind === "attribute" && isHandedOver(`data.${address}`, first.name))) return null;
  const inOutputs = first?.kind === "attribute" && members?.includes(first.name) ? rest.slice(1) : rest;
  const moved = isIndexed && key === null ? [index] : [];
  return { address, key, steps: [...inOutputs, ...moved], span };
}
var localName = (address, key) => `state:${encodeURIComponent(`${address}${key === null ? "" : `[${key}]`}`).replaceAll(".", "%2E")}`;
function rewriteCode(code, rewrite) {
  const inBlock = (entry) => ({
    ...entry,
    block: { ...entry.block, body: rewriteBody(entry.block.body, rewrite) }
  });
  return {
    ...code,
    resources: code.resources.map(inBlock),
    calls: code.calls.map(inBlock),
    providers: code.providers.map(inBlock),
    locals: new Map([...code.locals].map(([name, value2]) => [name, rewrite(value2)])),
    outputs: new Map(
      [...code.outputs].map(([name, output]) => [
        name,
        { ...inBlock(output), value: output.value && rewrite(output.value) }
      ])
    )
  };
}
var rewriteBody = (body2, rewrite) => ({
  ...body2,
  attributes: body2.attributes.map((attribute) => ({ ...attribute, value: rewrite(attribute.value) })),
  blocks: body2.blocks.map((block) => ({ ...block, body: rewriteBody(block.body, rewrite) }))
});

// elsewhere:src/graph/terraform-address.ts
var module56 = require("./picture.js").modules["src/graph/terraform-address.ts"]();
var assignAddresses = module56.assignAddresses;
var formatTerraformAddress = module56.formatTerraformAddress;
var isInModules = module56.isInModules;
var isSameByCount = module56.isSameByCount;
var moveBy = module56.moveBy;
var parseTerraformAddress = module56.parseTerraformAddress;
var toGraphAddress = module56.toGraphAddress;
var withoutKey = module56.withoutKey;

// src/terraform/statements/read.ts
function withStatements(inventory, root) {
  const statements = statementsIn(root);
  if (statements.length === 0) return inventory;
  const rejected = rejectedMoves(root, inventory);
  if (rejected.length === 0) return { ...inventory, statements };
  const { warnings, unparsed = [] } = inventory;
  return { ...inventory, statements, unparsed: [...unparsed, ...rejected], warnings: [...warnings, ...rejected] };
}
function rejectedMoves(root, { resources }) {
  const declared = resources.flatMap(({ origin, mode, provenance, change }) => {
    const isCertain = mode === "managed" && provenance !== "assumed" && change !== "delete";
    const address = isCertain ? parseTerraformAddress(origin) : null;
    return address === null ? [] : [{ origin, address }];
  });
  const rejected = [];
  for (const { path, block, file } of blocksIn2(root)) {
    const [move] = block.type === "moved" ? readMoved(block, path) : [];
    if (move?.is !== "moved") continue;
    const remaining = declared.find(({ address }) => moveBy(move, address) !== null);
    if (remaining !== void 0)
      rejected.push(movedStillExists(file.path, block.span.line, printable(remaining.origin)));
  }
  return rejected;
}
function* blocksIn2(root) {
  const modules2 = [root];
  for (const { path, code, children } of modules2) {
    for (const file of code.files) for (const block of file.body.blocks) yield { path, file, block };
    for (const child of children.values()) if ("code" in child) modules2.push(child);
  }
}
var statementsIn = (root) => [...blocksIn2(root)].flatMap(({ block, path }) => READERS.get(block.type)?.(block, path) ?? []);
var READERS = /* @__PURE__ */ new Map([
  ["moved", readMoved],
  ["removed", readRemoved],
  ["import", readImport]
]);
function readMoved({ body: body2 }, within) {
  const from = endpointOf(argumentOf(body2, "from"));
  const to = endpointOf(argumentOf(body2, "to"));
  if (from === null || to === null || hasComputedKey(from) || hasComputedKey(to)) return [];
  return from.resource === null === (to.resource === null) ? [{ is: "moved", within, from, to }] : [];
}
function readRemoved({ body: body2 }, within) {
  const from = endpointOf(argumentOf(body2, "from"));
  const lifecycle = body2.blocks.find(({ type }) => type === "lifecycle");
  const destroy = lifecycle && argumentOf(lifecycle.body, "destroy");
  const isForgotten = destroy?.kind === "literal" && destroy.value === false;
  return from === null || !isForgotten ? [] : [{ is: "forgotten", within, from }];
}
function readImport({ body: body2 }, within) {
  const to = endpointOf(argumentOf(body2, "to"));
  return to === null || to.resource === null ? [] : [{ is: "imported", within, to }];
}
var hasComputedKey = ({ modules: modules2, resource }) => [...modules2, resource].some((step) => step?.index === ANY_KEY);
function endpointOf(expression) {
  const steps = expression?.kind === "traversal" ? stepsOf(expression) : null;
  if (steps === null) return null;
  const modules2 = [];
  let next = 0;
  for (; steps[next]?.name === "module" && steps[next]?.index === null && next + 1 < steps.length; next += 2) {
    modules2.push(steps[next + 1]);
  }
  const [type, name, ...others] = steps.slice(next);
  if (type === void 0) return modules2.length === 0 ? null : { modules: modules2, resource: null };
  if (name === void 0 || type.index !== null || others.length > 0 || type.name === "data") return null;
  return { modules: modules2, resource: { type: type.name, name: name.name, index: name.index } };
}
function stepsOf({ root, steps }) {
  if (typeof root !== "string") return null;
  const named = [{ name: root, index: null }];
  for (const step of steps) {
    const last = named.at(-1);
    if (step.kind === "attribute") named.push({ name: step.name, index: null });
    else if (step.kind === "index" && last.index === null)
      named[named.length - 1] = { ...last, index: keyOf2(step.key) };
    else return null;
  }
  return named;
}
var keyOf2 = (key) => (key.kind === "literal" ? instanceKey(key.value) : null) ?? ANY_KEY;

// elsewhere:src/platform/text/versions.ts
var module57 = require("./picture.js").modules["src/platform/text/versions.ts"]();
var byVersion = module57.byVersion;
var isAtLeast = module57.isAtLeast;

// elsewhere:src/terraform/engine/environment.ts
var module58 = require("./plan.js").modules["src/terraform/engine/environment.ts"]();
var engineEnvironment = module58.engineEnvironment;
var planningEnvironment = module58.planningEnvironment;
var registryToken = module58.registryToken;

// src/terraform/engine/output-lines.ts
var COLOUR = /\u001b\[[0-9;?]*[A-Za-z]/g;
var withoutColour = (text) => text.replace(COLOUR, "");
function firstLines(...outputs) {
  const lines = outputs.flatMap((text) => withoutColour(text).split(/\r?\n/)).map((line) => line.replace(/^[\s\u2502\u2577\u2575|]+/, "").trim()).filter((line) => line !== "");
  const shown = lines.slice(0, QUOTE_LINES).map((line) => printable([...line].slice(0, QUOTE_LENGTH).join("")));
  return shown.join("; ") + (lines.length > QUOTE_LINES ? "; ..." : "");
}
var isCrash = (text) => /TERRAFORM CRASH|OPENTOFU CRASH|^panic: /m.test(text);

// src/terraform/engine/engine.ts
var commandsFor = (choice, preferred) => {
  if (choice !== "auto") return [choice];
  return preferred === "tofu" ? ["tofu", "terraform"] : ["terraform", "tofu"];
};
var MISSING = {
  terraform: [TERRAFORM_MISSING, TERRAFORM_MISSING_REMEDY],
  tofu: [TOFU_MISSING, TOFU_MISSING_REMEDY]
};
var enginesByRun = /* @__PURE__ */ new WeakMap();
function findEngine(io, choice, preferred = "terraform") {
  const commands = commandsFor(choice, preferred);
  const known = enginesByRun.get(io) ?? /* @__PURE__ */ new Map();
  enginesByRun.set(io, known);
  const key = commands.join(" ");
  const answer2 = known.get(key) ?? tryInTurn(io, commands);
  known.set(key, answer2);
  return answer2;
}
async function tryInTurn(io, commands) {
  const failures = [];
  for (const command of commands) {
    const engine = await askVersion(io, command);
    if (!(engine instanceof Error)) return engine;
    failures.push(engine);
  }
  throw failures[0];
}
async function askVersion(io, command) {
  const ask = (...args) => io.run(command, args, { seconds: ENGINE_VERSION_SECONDS, env: engineEnvironment(io.env) });
  const result = await ask("version", "-json");
  const version = versionIn(result) ?? (result.end === "exit" ? versionIn(await ask("version")) : null);
  if (version === null) return versionError(command, result);
  if (!isAtLeast(version, TERRAFORM_VERSION_MIN)) {
    return new Missing(versionTooOld(command, version, TERRAFORM_VERSION_MIN), {
      remedy: versionTooOldRemedy(command)
    });
  }
  return { command, version };
}
function versionIn(result) {
  if (result.end !== "exit" || result.code !== 0) return null;
  const inJson = /"terraform_version"\s*:\s*"v?(\d+\.\d+\.\d+[^"]*)"/.exec(result.stdout);
  return (inJson ?? /^(?:Terraform|OpenTofu) v(\d+\.\d+\.\d+\S*)/m.exec(result.stdout))?.[1] ?? null;
}
function versionError(command, result) {
  const remedy = engineRemedy(command);
  switch (result.end) {
    case "missing":
      return new Missing(MISSING[command][0], { remedy: MISSING[command][1] });
    case "unusable":
      return new External(engineFailed(command, notStarted(result.reason), ""), { remedy });
    case "time-out":
      return new External(engineFailed(command, endedLate2(ENGINE_VERSION_SECONDS), ""), { remedy });
    case "signal": {
      const output = firstLines(result.stderr, result.stdout);
      return new External(engineFailed(command, endedBySignal(result.signal), output), {
        remedy
      });
    }
    case "exit": {
      const output = firstLines(result.stderr, result.stdout);
      if (result.code === 0) return new External(engineUnreadable(command, output), { remedy });
      return new External(engineFailed(command, endedWithCode2(result.code), output), { remedy });
    }
  }
}

// elsewhere:src/platform/text/english.ts
var module59 = require("../cli.js").modules["src/platform/text/english.ts"]();
var aOrAn = module59.aOrAn;
var isPlural = module59.isPlural;
var listed = module59.listed;
var listedUpTo = module59.listedUpTo;
var plural = module59.plural;
var pluralOf = module59.pluralOf;
var withUnit = module59.withUnit;

// src/planning/limits.ts
var SHOWN_ITEMS_MAX = 2e6;
var GAPS_LISTED = 5;
var UNDECLARED_SUGGESTED = 3;
var COPIED_FILES_MAX = 1e4;
var COPIED_FILE_BYTES_MAX = 16 * 2 ** 20;
var COPIED_BYTES_MAX = 256 * 2 ** 20;
var COPIED_DEPTH_MAX = 32;
var VISITED_ENTRIES_MAX = 5e4;
var ATTEMPTS_MAX = 16;
var CAREFUL_ATTEMPTS_MAX = 3;
var KNOWN_LATER_DEPTH = 32;
var PLACEHOLDER_DEPTH = 16;
var PLACEHOLDER_ITEMS = 3;
var PLANNED_INSTANCES_MAX = 2e4;
var MEMORY_REQUIRED_MIB = 550;
var MEMORY_BYTES_MAX = 2 * 2 ** 30;
var OPEN_OUTPUTS_MAX = 2e3;
var STATIC_INSTANCES_MAX = 1e3;
var STATIC_RESOURCES_MAX = 5e4;
var EVALUATIONS_MAX = 5e5;
var EVALUATED_ITEMS_MAX = 1e4;
var RANGE_ITEMS_MAX = 1024;
var EVALUATED_WORK_MAX = 5e6;
var EVALUATED_SIZE_MAX = 1e6;
var MARKS_MAX = 3e6;
var EVALUATED_TEXT_MAX = 1e5;
var EVALUATION_DEPTH = 400;
var VARIABLES_BYTES_MAX = 16 * 2 ** 20;
var OPEN_COUNTS_LISTED = 3;
var YAML_ALIASES_MAX = 100;
var VERSION_SECONDS2 = 20;
var WORKSPACE_BYTES_MAX = 4096;
var LOCK_BYTES_MAX = 16 * 2 ** 20;
var DIRECTORIES_MAX = 2e4;
var LEVELS_BELOW_MAX = 12;
var UNITS_MAX = 500;
var FILES_REQUESTED_MAX = 200;
var STACK_FILES_REQUESTED_MAX = 2e3;
var TEXT_FILE_BYTES_MAX = 1024 * 1024;
var CONFIG_DEPTH_MAX = 16;
var STACK_DEPTH_MAX = 8;
var TERRAGRUNT_WORK_FACTOR = 8;
var STACK_MEMBERS_MAX = 5e3;
var BACKEND_FILE_BYTES_MAX = 64 * 1024;
var BACKEND_FILES_MAX = 50;
var CODE_FILE_BYTES_MAX = 4 * 2 ** 20;

// src/planning/messages.ts
var assumedModule = (address) => `the code of ${address} is missing; it is drawn as one box`;
var planTooLong = (seconds) => `planning takes longer than ${plural(seconds, "second")}`;
var staticInstead = (reason, why = "") => {
  const drawn = "falling back to static analysis (values known only after planning are missing)";
  return why === "" ? `${reason}: ${drawn}` : `${reason}: ${why.replace(/[.:]$/, "")}; ${drawn}`;
};
var SIGNS_LISTED = 3;
var listed2 = (texts) => listedUpTo(texts.map(printable), SIGNS_LISTED);
var tofuByTerraform = (signs) => `this is OpenTofu code (${listed2(signs)}), but tofu is not installed: Terraform plans it instead`;
var tofuNeeded = (missing, signs) => `${missing}, and Terraform cannot plan this OpenTofu code (${listed2(signs)})`;
var TOFU_NEEDED_REMEDY = "Install OpenTofu, check with tofu version. Or use --planner static.";
var noCode = (name) => `${printable(name)} has no Terraform code (.tf, .tf.json, .tofu, .tofu.json)`;
var NO_CODE_REMEDY = "Pass the directory in which terraform plan runs (in a repository: <address>//<folder>).";
var noBlocks = (name) => `${printable(name)} has code, but no resources`;
var NO_BLOCKS_REMEDY = "Pass the directory in which terraform plan runs. Run terraform validate there to find errors in the code.";
var offlineFailedRemedy = (isComplete2) => `Correct the code, or draw it without planning: --planner static.${isComplete2 ? "" : " --debug shows the full output."}`;
var MACHINE_REMEDY = "Run the command again, with more free memory or fewer programs at once, or draw the code without planning: --planner static.";
var OFFLINE_LATE_REMEDY = "Allow more time with --timeout <seconds>, or draw the code without planning: --planner static.";
var STEP_READING_CODE = "reading the code";
var variableSetBy = (name, source) => `var.${printable(name)} is set by ${printable(source)}`;
var variableDefault = (name, location) => `var.${printable(name)} has its default (${printable(location)})`;
var variableOpen = (name) => `var.${printable(name)} has no value`;
var assumption = (text) => `assumed: ${text}`;
var PLACEHOLDERS_LISTED = 3;
var placeholders = (texts, takesVariables) => {
  const first = texts.slice(0, PLACEHOLDERS_LISTED).join("; ");
  const more = texts.length - PLACEHOLDERS_LISTED;
  const rest = more > 0 ? `; and ${more} more (--debug lists them)` : "";
  const remedy = takesVariables ? ". Set variables with --varfile <file> or TF_VAR_<name>." : "";
  return `${plural(texts.length, "placeholder")}: ${first}${rest}${remedy}`;
};
var undeclaredName = (name, nearest2) => {
  const shown = short(name, UNDECLARED_NAME_LENGTH);
  return nearest2 === null ? shown : `${shown} (did you mean ${printable(nearest2)}?)`;
};
var undeclared = (file, names) => `${printable(file)} sets ${listedUpTo(names, UNDECLARED_SUGGESTED)}, but the code declares no such ${names.length === 1 ? "variable" : "variables"}`;
var UNDECLARED_NAME_LENGTH = 60;
var variableFileFault = (path, line, column, problem) => `${printable(path)}:${line}:${column}: ${problem}; only the variables before it are used`;
var variableFileNotJson = (path) => `${printable(path)} is not a JSON object; its variables are ignored`;
var EVALUATION_SPENT = "the code is too complex to evaluate without Terraform: some values and instance counts are missing";
var ZERO = { count: "count is 0", for_each: "for_each is empty", enabled: "enabled is false" };
var moduleCreatesNothing = (countArgument) => `creates no resources (${countArgument})`;
var MODULE_EMPTY = "has no resources";
var NOT_PLANNED = "not planned";
var withAssumptions = (cause, texts) => texts.length === 0 ? cause : `${cause}; assumed: ${texts.join(", ")}`;
var GAPS = {
  reference: (name, _call, location) => `${printable(name)} is not declared; its value is treated as unknown (${printable(location)})`,
  order: (name, _call, location) => `${printable(name)} is not declared; depends_on is ignored (${printable(location)})`,
  argument: (name, call, location) => `module.${printable(call)} has no variable ${printable(name)}; the argument is ignored (${printable(location)})`,
  value: (name, call, location) => `module.${printable(call)} has no value for its variable ${printable(name)}, which is treated as unknown (${printable(location)})`
};
var gapsMore = (count) => `and ${plural(count, "more such warning")}`;
var STEP_COPYING = "copying the configuration";
var stepPlanning = (engine) => `planning with ${engine}, without providers and credentials`;
var stepPlanningAgain = (engine, attempt, repairs) => `planning with ${engine} again (attempt ${attempt}): ${plural(repairs, "expression")} treated as unknown so far`;
var variableFileUnreadable2 = (path) => `--varfile ${printable(path)} cannot be read`;
var VARIABLE_FILE_REMEDY2 = "Check its name, size and permissions. The path is relative to the working directory.";
var removedFromCopy = (location, content) => `left out of the plan: ${content} (${location})`;
var assumedVariable = (name) => `var.${name} has no value, using a placeholder`;
var assumedData = (address) => `${address} is not read offline, using placeholder data`;
var assumedDeferred = (address) => `${address} is not read offline; it is treated as unknown`;
var assumedExpression = (location) => `${location} is not known without providers; it is treated as unknown`;
var mistake = (location, summary) => `${location}: ${summary}; its value is treated as unknown`;
var assumedInstanceCount = (location) => `${location} is not known without providers; one instance is drawn`;
var unreadFile = (location) => `${location}: the file may be outside the configuration and is not read; its content is treated as unknown`;
var missingFile = (location) => `${location}: the file does not exist; its content is treated as unknown`;
var positionIn = (file, line) => `${file}:${line}`;
var planFailed = (engine, reason) => `${engine} plan failed: ${reason}`;
var planCrashed = (engine) => `${engine} crashed`;
var planTooLarge = (engine) => `the plan of ${engine} is too large to read`;
var planOutOfMemory = (engine, gigabytes) => `planning with ${engine} needs more than ${gigabytes} GB of memory`;
var instancesTooMany = (address, count, most) => `${address} has ${count} instances; at most ${most} in total are planned`;
var NO_REASON_GIVEN = "no reason given";
var planEnded = (cause) => `planning was stopped (${cause})`;
var planUnreadable = (engine) => `${engine} planned the code, but show -json wrote no plan`;
var variableFileMissing = (path) => `--varfile ${printable(path)}: no such file`;
var drawnAsOne = (counted, more) => `too many instances to draw separately, shown as one icon with a count: ${counted.map(({ address, count }) => `${address} \xD7${count}`).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
var openCounts = (addresses, more) => `number of instances not known without Terraform: ${addresses.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
var WITHOUT_CODE = "connections that are only in the code are missing";
var codeUnreadable = (name, reason) => `the code of ${name} is not read (${reason}): ${WITHOUT_CODE}`;
var codeIsAnother = (name, address) => `the code of ${printable(name)} does not match the plan (${printable(address)} is in only one of them): ${WITHOUT_CODE}`;
var stepCommand = (engine, command) => `${engine} ${command}`;
var stepInstalling = (engine, line) => `${engine} init: ${line}`;
var stepWorkspace = (engine, name) => `${engine} workspace ${name}`;
var stepPlanned = (engine, count) => `${engine} plan: ${plural(count, "resource")}`;
var planName = (directory) => `the plan of ${directory}`;
var graphName = (directory) => `the graph of ${directory}`;
var workspaceName = (name) => `--workspace ${name} is not a valid workspace name`;
var WORKSPACE_REMEDY = "Use letters, digits, underscores, hyphens and dots; see terraform workspace list.";
var VAR_FILE_REMEDY = "Paths are relative to the working directory.";
var graphFailed = (engine) => `${engine} graph failed: connections come from the plan only`;
var PLANNED_IN_COPY = "planned in a copy: the source directory cannot be written, or another run is using it";
var terraformNoCode = (directory) => `${directory} has no .tf files`;
var planIsEmpty = (directory) => `the plan of ${directory} has no resources`;
var PYTHON_MISSING = "Python 3.10+ not available";
var pythonIs = (version) => `a program of the configuration failed, and python3 is ${version}`;
var PYTHON_NOT_FOUND = "a program of the configuration failed, and python3 is not found";
var PYTHON_REMEDY = "Install Python 3.10 or newer, check with python3 --version. Or use --planner offline, which runs no programs.";
var drawnStatically = (name, units) => `${name} is a Terragrunt configuration of ${plural(units, "unit")}, drawn from its code: terragrunt and its hooks are not run (--planner terraform runs them)`;
var noUnits = (name) => `${name} has no Terragrunt unit (a terragrunt.hcl that names its code)`;
var NO_UNITS_REMEDY = "Pass the directory of a unit, of several units, or of a terragrunt.stack.hcl. A unit has a terraform block with a source, or .tf files beside its terragrunt.hcl.";
var tooManyUnits = (count, most) => `there are ${count} Terragrunt units; the first ${most} are read`;
var TOO_MANY_DIRECTORIES = "too many directories: some were not searched for Terragrunt units";
var fileFault = (path, line, problem) => `${path}:${line}: ${problem}`;
var SOURCE_NOT_KNOWN = "its source depends on values that only Terragrunt knows";
var localSourceMissing = (source) => `${source} does not exist`;
var localSourceOutside = (source) => `${source} is outside the repository`;
var noUnitFile = (source) => `${source} has no terragrunt.hcl`;
var noStackFile = (source) => `${source} has no terragrunt.stack.hcl`;
var memberNotFetched = (address, reason) => `${printable(address)}: ${reason}`;
var unitOpaque = (path, reason) => `${path}: ${reason}; it is drawn as one module`;
var UNITS_LISTED = 3;
var aboutUnits = (paths, warning) => `${listedUpTo(paths.map(printable), UNITS_LISTED)}: ${warning}`;
var EXCLUDED_LISTED = 10;
var excludedUnits = (paths) => {
  const names = listedUpTo(paths.map(printable), EXCLUDED_LISTED);
  return `${plural(paths.length, "unit")} excluded from the plan by exclude or skip, and not drawn: ${names}`;
};
var excludedButNamed = (path) => `${printable(path)} is excluded from the plan by exclude or skip; it is drawn because you named it`;
var allExcluded = (name) => `${printable(name)}: exclude or skip excludes every Terragrunt unit from the plan`;
var ALL_EXCLUDED_REMEDY = "Pass the directory of one unit to draw it anyway.";
var tooManyFiles = (path) => `${path} is left out: it reads too many files`;
var TERRAGRUNT_MISSING = "terragrunt command not found";
var TERRAGRUNT_MISSING_REMEDY = "Install Terragrunt, check with terragrunt --version. Or use --planner static.";
var stepUnit = (number, count, path) => `terragrunt plan ${number}/${count}: ${path}`;
var unitFailed = (path, reason) => `${path}: ${reason}`;
var UNIT_REMEDY = "Run terragrunt plan in that unit; --debug shows the full output. Or use --planner static.";
var usedByUnit = (name, unit, others) => `${printable(name)} is called by the Terragrunt unit ${printable(unit)}${others === 0 ? "" : ` and ${plural(others, "other unit")}`}; draw it with its values: --source ${printable(unit)}`;

// src/planning/engine-choice.ts
async function chooseEngine(source, survey, io) {
  const { planner, engine: choice } = source.planning;
  const withoutEngine = { engine: null, tofu: choice !== "terraform" };
  if (planner === "static") return { ...withoutEngine, warnings: [] };
  const signs = choice === "auto" ? await signsIn(source, survey, io) : [];
  try {
    const engine = await findEngine(io, choice, signs.length > 0 ? "tofu" : "terraform");
    return engine.command === "tofu" ? { engine, tofu: true, warnings: [] } : terraformInstead(engine, signs, planner);
  } catch (error) {
    const canFallBack = planner === "auto" && (error instanceof Missing || error instanceof External);
    if (!canFallBack) throw error;
    return { ...withoutEngine, warnings: [staticInstead(error.message)] };
  }
}
function terraformInstead(engine, signs, planner) {
  const [first] = signs;
  if (first === void 0 || first.terraform === "other") return { engine, tofu: false, warnings: [] };
  const texts = signs.filter((sign) => sign.terraform === first.terraform).map(({ text }) => text);
  if (first.terraform === "equal" && planner !== "terraform")
    return { engine, tofu: true, warnings: [tofuByTerraform(texts)] };
  throw new Missing(tofuNeeded(TOFU_MISSING, texts), {
    remedy: TOFU_NEEDED_REMEDY
  });
}
async function signsIn({ directory, repository }, survey, io) {
  const within = repository === null ? {} : { within: repository };
  const options2 = { ...survey, ...within, tofu: true, findModule: findNoModule };
  try {
    return tofuSigns((await readTree(directory, io, options2)).root);
  } catch (error) {
    if (error instanceof InvalidInput) return [];
    throw error;
  }
}
function tofuSigns(root) {
  const signs = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  const pending = [root];
  for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
    for (const child of node.children.values()) if ("code" in child) pending.push(child);
    if (seen.has(node.code.directory)) continue;
    seen.add(node.code.directory);
    for (const sign of signsInModule(node.code)) signs.set(sign.text, sign);
  }
  const rank = { refuses: 0, equal: 1, other: 2 };
  return [...signs.values()].sort((a, b) => rank[a.terraform] - rank[b.terraform]);
}
function signsInModule(code) {
  return code.files.flatMap((file) => [
    ...fileSign(file, code),
    ...file.body.blocks.flatMap(
      (block) => SIGNS.filter(({ isIn }) => isIn(block, code)).map(({ feature, terraform }) => ({
        text: `${feature} (${file.path}:${block.span.line})`,
        terraform
      }))
    )
  ]);
}
function fileSign({ path }, { unread = [] }) {
  if (!isTofuFile(path)) return [];
  return [{ text: path, terraform: unread.includes(path.replace(".tofu", ".tf")) ? "other" : "equal" }];
}
var REPEATABLE = /* @__PURE__ */ new Set(["resource", "data", "ephemeral", "module"]);
var SIGNS = [
  {
    feature: "lifecycle.enabled",
    terraform: "refuses",
    isIn: ({ type, body: body2 }) => REPEATABLE.has(type) && body2.blocks.some((block) => block.type === "lifecycle" && argumentOf(block.body, "enabled") !== null)
  },
  {
    feature: "for_each of a provider",
    terraform: "refuses",
    isIn: ({ type, body: body2 }) => type === "provider" && argumentOf(body2, "for_each") !== null
  },
  {
    // A copy omits the block, so its state and plans are unencrypted.
    feature: "encryption",
    terraform: "equal",
    isIn: ({ type, body: body2 }) => type === "terraform" && body2.blocks.some((block) => block.type === "encryption")
  },
  {
    // In a copy every source is a literal path.
    feature: "a module source that is an expression",
    terraform: "equal",
    isIn: ({ type, body: body2 }, code) => {
      const source = type === "module" ? argumentOf(body2, "source") : null;
      return source !== null && literalText(source) === null && !isConstant(source, code);
    }
  }
];
function isConstant(source, { variables }) {
  const used = traversalsIn(source).flatMap(
    ({ root, steps: [step] }) => root === "var" && step?.kind === "attribute" ? [variables.get(step.name)] : []
  );
  return used.length > 0 && used.every((variable) => variable !== void 0 && isTrue(variable.block, "const"));
}
function isTrue({ body: body2 }, name) {
  const value2 = argumentOf(body2, name);
  return value2?.kind === "literal" && value2.value === true;
}

// src/terraform/references/gaps.ts
var CHECKED_BLOCKS = /* @__PURE__ */ new Set([
  "resource",
  "data",
  "ephemeral",
  "module",
  "output",
  "locals",
  "provider"
]);
var FIXED_IN_RESOURCES = /* @__PURE__ */ new Set(["provider"]);
var FIXED_IN_CALLS = /* @__PURE__ */ new Set(["source", "version", "providers"]);
var DEPENDS_ON = "depends_on";
function gapsIn({ code, children }) {
  const names = namesOf(code);
  return [
    ...code.files.flatMap((file) => file.body.blocks.flatMap((block) => gapsInBlock(file, block, code, names))),
    ...code.calls.flatMap((call) => gapsInCall(call, children.get(call.name)))
  ];
}
function gapsInBlock(file, block, code, names) {
  if (!CHECKED_BLOCKS.has(block.type)) return [];
  const fixed = block.type === "module" ? FIXED_IN_CALLS : FIXED_IN_RESOURCES;
  return attributesIn(block.body).flatMap(({ attribute, path, names: bound }) => {
    const isAtTop = path.length === 1;
    if (path[0] === "lifecycle" || isAtTop && block.type !== "locals" && fixed.has(attribute.name)) return [];
    const missing = undeclaredIn(attribute.value, code, names, bound);
    const [first] = missing;
    if (first === void 0) return [];
    if (isAtTop && attribute.name === DEPENDS_ON && block.type !== "locals") {
      return [{ kind: "order", name: first.name, call: null, file, span: attribute.value.span }];
    }
    return missing.map(({ name, traversal: { span } }) => ({ kind: "reference", name, call: null, file, span }));
  });
}
var undeclaredIn = (expression, code, names = namesOf(code), bound = []) => traversalsIn(expression, bound).flatMap((traversal) => {
  const name = undeclaredName2(traversal, code, names);
  return name === null ? [] : [{ name, traversal }];
});
var OTHER_ROOTS2 = new Set(
  "each count self path terraform tofu provider ephemeral resource action list run".split(" ")
);
function undeclaredName2({ root, steps }, { variables, locals }, names) {
  const [first, second] = steps.map((step) => step.kind === "attribute" ? step.name : null);
  if (typeof root !== "string" || first == null || OTHER_ROOTS2.has(root)) return null;
  if (root === "data" && (second == null || first === UNIT_READER)) return null;
  const name = root === "data" ? `data.${first}.${second}` : `${root}.${first}`;
  const isDeclared2 = () => {
    switch (root) {
      case "var":
        return variables.has(first);
      case "local":
        return locals.has(first);
      case "module":
        return names.calls.has(first);
      default:
        return names.resources.has(name);
    }
  };
  return isDeclared2() ? null : name;
}
function gapsInCall(call, module80) {
  if (module80 === void 0 || !("code" in module80) || module80.code.files.some(({ faults }) => faults.length > 0))
    return [];
  if ((call.overrides ?? []).length > 0) return [];
  const { variables } = module80.code;
  const { attributes, span } = call.block.body;
  const gap = { call: call.name, file: call.file };
  const withoutVariable = attributes.filter(({ name }) => !META_ARGUMENTS2.has(name) && !variables.has(name)).map((attribute) => ({ ...gap, kind: "argument", name: attribute.name, span: attribute.span }));
  const withoutArgument = [...variables.values()].filter(({ name, default: defaultValue }) => defaultValue === null && argumentOf(call.block.body, name) === null).map(({ name }) => ({ ...gap, kind: "value", name, span: { ...span, line: call.span.line } }));
  return [...withoutVariable, ...withoutArgument];
}
var META_ARGUMENTS2 = /* @__PURE__ */ new Set([...FIXED_IN_CALLS, "count", "for_each", DEPENDS_ON, "lifecycle"]);

// src/planning/offline/modules.ts
var isOpaque = (module80) => !("code" in module80);
function modulesOf2(root) {
  const modules2 = [];
  const pending = [root];
  for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
    modules2.push(node);
    for (const child of [...node.children.values()].reverse()) if (!isOpaque(child)) pending.push(child);
  }
  return modules2;
}
function directoriesOf(root) {
  const byDirectory = /* @__PURE__ */ new Map();
  for (const { code } of modulesOf2(root)) if (!byDirectory.has(code.directory)) byDirectory.set(code.directory, code);
  return [...byDirectory.values()];
}
var callKey = ({ directory }, name, to) => [directory, name, isOpaque(to) ? "" : to.code.directory].join("\n");
function callsOf(root) {
  const calls = /* @__PURE__ */ new Map();
  for (const { code, children } of modulesOf2(root)) {
    for (const call of code.calls) {
      const to = children.get(call.name);
      const key = to === void 0 ? "" : callKey(code, call.name, to);
      if (to !== void 0 && !calls.has(key)) calls.set(key, { from: code, call, to });
    }
  }
  return [...calls.values()];
}

// src/planning/gaps.ts
var gapText = ({ kind, name, call, file, span }) => GAPS[kind](name, call ?? "", `${file.path}:${span.line}`);
var gapTexts = (root) => modulesOf2(root).flatMap((node) => gapsIn(node).map(gapText));
function codeGapWarnings(root) {
  const texts = /* @__PURE__ */ new Map();
  const directories = /* @__PURE__ */ new Set();
  for (const node of modulesOf2(root)) {
    const { directory } = node.code;
    if (directories.has(directory)) continue;
    directories.add(directory);
    for (const gap of gapsIn(node)) {
      const key = [directory, gap.kind, gap.call, gap.name].join("\n");
      if (!texts.has(key)) texts.set(key, gapText(gap));
    }
  }
  const all2 = [...texts.values()];
  const more = all2.length - GAPS_LISTED;
  return more > 0 ? [...all2.slice(0, GAPS_LISTED), gapsMore(more)] : all2;
}
var COMMENT2 = "//";
function variableFileWarnings({ files: codeFiles2, variables }, variableFiles) {
  if (codeFiles2.some(({ faults }) => faults.length > 0)) return [];
  return variableFiles.flatMap(({ name: file, variables: names }) => {
    const undeclared2 = [...new Set(names)].filter((name) => name !== COMMENT2 && !variables.has(name));
    if (undeclared2.length === 0) return [];
    const texts = undeclared2.map(
      (name, index) => undeclaredName(name, index < UNDECLARED_SUGGESTED ? nearest(name, variables.keys()) : null)
    );
    return [undeclared(file, texts)];
  });
}
var configAddresses = (origins) => new Set(origins.map((origin) => configAddressOf(origin) ?? origin));
var NO_ASSUMPTIONS = () => [];
var absentBlocks = (root, withInstances2, assumptionsOf = NO_ASSUMPTIONS) => findAbsent(root, withInstances2).map((block) => {
  const assumptions = [...assumptionsOf(blockKey(block))];
  const { address, code } = block;
  return { address, at: `${code.file.path}:${code.span.line}`, reason: reasonOf2(block, assumptions), assumptions };
});
function reasonOf2({ code, countArgument }, assumptions) {
  const isCall = !("mode" in code);
  if (countArgument === null) return isCall ? MODULE_EMPTY : NOT_PLANNED;
  const cause = isCall ? moduleCreatesNothing(countArgument) : ZERO[countArgument];
  return withAssumptions(cause, assumptions);
}
function withAbsent(inventory, root) {
  if (inventory.absent !== void 0) return inventory;
  const withInstances2 = configAddresses(inventory.resources.map(({ origin }) => origin));
  return { ...inventory, absent: absentBlocks(root, withInstances2).map(({ assumptions: _, ...block }) => block) };
}

// src/planning/offline/index.ts
var import_node_path17 = require("node:path");

// elsewhere:src/platform/json/file.ts
var module60 = require("./picture.js").modules["src/platform/json/file.ts"]();
var notJson2 = module60.notJson;
var objectsIn2 = module60.objectsIn;
var parseJsonFile = module60.parseJsonFile;
var parseJsonFiles = module60.parseJsonFiles;

// src/terraform/engine/diagnostic-texts.ts
function withoutDirectories(text, hidden) {
  let result = text;
  for (const [directory, replacement] of hidden) {
    if (directory !== "") result = result.replaceAll(directory, replacement);
  }
  return result;
}
var FUNCTION_FAILED = /(Call to function "[^"]*" failed): [\s\S]*/;
var ARGUMENT_UNFIT = /(Invalid value for "[^"]*" parameter: )([\s\S]*)/;
var safeDetailOf = ({ detail }) => detail.replace(FUNCTION_FAILED, "$1.").replace(ARGUMENT_UNFIT, (_, start, reason) => start + reason.replace(/"[^"]*"/g, '"\u2026"'));
function shortDiagnostics(diagnostics2, hidden) {
  const errors = diagnostics2.filter(({ severity }) => severity === "error");
  const shown = distinct(errors.length > 0 ? errors : diagnostics2);
  const lines = shown.slice(0, DIAGNOSTICS_SHOWN).flatMap((diagnostic) => {
    const detail = linesOf(safeDetailOf(diagnostic)).slice(0, DETAIL_LINES);
    return [headlineOf(diagnostic), ...detail.map((line) => indented(shortened(line)))];
  });
  const more = shown.length - DIAGNOSTICS_SHOWN;
  if (more > 0) lines.push(diagnosticsNotShown(more));
  return lines.map((line) => withoutDirectories(line, hidden));
}
function wholeDiagnostics(diagnostics2, hidden) {
  return diagnostics2.flatMap((diagnostic) => wholeDiagnostic(diagnostic)).map((line) => withoutDirectories(line, hidden));
}
function wholeDiagnostic(diagnostic) {
  const { address, snippet } = diagnostic;
  return [
    headlineOf(diagnostic),
    ...address === null ? [] : [atAddress(printable(address))],
    ...(snippet?.code.split("\n") ?? []).map(
      (line, index) => snippetLine(snippet.startLine + index, printable(line))
    ),
    ...(snippet?.values ?? []).map(
      ({ traversal, statement }) => withValue(printable(traversal), printable(statement))
    ),
    ...linesOf(safeDetailOf(diagnostic)).map(indented)
  ];
}
function headlineOf({ summary, place }) {
  return diagnosticSummary(printable(summary), place === null ? "" : `${printable(place.file)}:${place.line}`);
}
var linesOf = (text) => text.split(/\r?\n/).map((line) => printable(line.trimEnd())).filter((line) => line !== "");
var DETAIL_LENGTH = 2 * QUOTE_LENGTH;
var shortened = (line) => {
  const characters2 = [...line];
  return characters2.length <= DETAIL_LENGTH ? line : `${characters2.slice(0, DETAIL_LENGTH).join("")}\u2026`;
};
function distinct(diagnostics2) {
  const seen = /* @__PURE__ */ new Map();
  for (const diagnostic of diagnostics2) {
    const key = JSON.stringify([diagnostic.summary, diagnostic.place, diagnostic.detail]);
    if (!seen.has(key)) seen.set(key, diagnostic);
  }
  return [...seen.values()];
}

// elsewhere:src/catalog/cloud.ts
var module61 = require("./picture.js").modules["src/catalog/cloud.ts"]();
var ACCOUNT2 = module61.ACCOUNT;
var ACCOUNT_OF_ROLE = module61.ACCOUNT_OF_ROLE;
var ACCOUNT_TYPES = module61.ACCOUNT_TYPES;
var CLOUDS = module61.CLOUDS;
var CURRENT_ACCOUNT = module61.CURRENT_ACCOUNT;
var METADATA_ADDRESSES = module61.METADATA_ADDRESSES;
var METADATA_HOSTS = module61.METADATA_HOSTS;
var NO_CREDENTIALS = module61.NO_CREDENTIALS;
var PROJECT_ATTRIBUTES = module61.PROJECT_ATTRIBUTES;
var PROVIDER_ARGUMENTS = module61.PROVIDER_ARGUMENTS;
var PROVIDER_VARIABLES = module61.PROVIDER_VARIABLES;
var PROVING_ACCOUNT = module61.PROVING_ACCOUNT;
var STATED_LOCATIONS = module61.STATED_LOCATIONS;
var SUBSCRIPTION_ID = module61.SUBSCRIPTION_ID;
var accountName = module61.accountName;
var actorTypeOf = module61.actorTypeOf;
var cloudOf2 = module61.cloudOf;
var contentsTypeOf = module61.contentsTypeOf;
var isProjectId = module61.isProjectId;
var isScaffolding = module61.isScaffolding;
var localModelOf = module61.localModelOf;
var mostUsedCloud = module61.mostUsedCloud;
var outerRegionOf = module61.outerRegionOf;
var regionBoxOf = module61.regionBoxOf;
var regionContaining = module61.regionContaining;
var replaceIds = module61.replaceIds;

// elsewhere:src/catalog/locations.ts
var module62 = require("./picture.js").modules["src/catalog/locations.ts"]();
var ALL_ZONE_ATTRIBUTES = module62.ALL_ZONE_ATTRIBUTES;
var LOCATION_ATTRIBUTES = module62.LOCATION_ATTRIBUTES;
var PROVIDER_ZONE_ATTRIBUTE = module62.PROVIDER_ZONE_ATTRIBUTE;
var REGION_ATTRIBUTE = module62.REGION_ATTRIBUTE;
var REGION_OR_ZONE = module62.REGION_OR_ZONE;
var REGION_PATTERN = module62.REGION_PATTERN;
var UNKNOWN_LOCATIONS = module62.UNKNOWN_LOCATIONS;
var UNKNOWN_REGIONS = module62.UNKNOWN_REGIONS;
var UNKNOWN_ZONES = module62.UNKNOWN_ZONES;
var ZONE_LETTERS = module62.ZONE_LETTERS;
var ZONE_PATTERN = module62.ZONE_PATTERN;
var displayName = module62.displayName;
var geographicNameOf = module62.geographicNameOf;
var isInUserKeyedMap = module62.isInUserKeyedMap;
var isKnownRegionOrZone = module62.isKnownRegionOrZone;
var isRegionOrZone = module62.isRegionOrZone;
var isUnknownLocation = module62.isUnknownLocation;
var locationAttributesOf = module62.locationAttributesOf;
var regionLabel = module62.regionLabel;
var statedLocation = module62.statedLocation;
var unknownZone = module62.unknownZone;
var unknownZoneIndex = module62.unknownZoneIndex;
var zoneIdOf = module62.zoneIdOf;
var zoneNameIn = module62.zoneNameIn;

// elsewhere:src/terraform/provider-config.ts
var module63 = require("./picture.js").modules["src/terraform/provider-config.ts"]();
var configOf = module63.configOf;
var locationFrom = module63.locationFrom;
var providerConfigs = module63.providerConfigs;
var shortProvider = module63.shortProvider;

// src/terraform/mock-provider/provider-location.ts
var LOCATION = "groundplan_place";
var { region, zone, roles, accounts, own } = PROVIDER_ARGUMENTS;
var LOCATION_ARGUMENTS = [region, zone, roles.block, accounts, ...own];
function withLocation(schema) {
  const { attributes, blocks } = schema.config;
  if (!LOCATION_ARGUMENTS.some((name) => attributes.has(name) || blocks.has(name))) return schema;
  const extended = (types) => new Map(
    [...types].map(([type, block]) => [
      type,
      { ...block, attributes: new Map([...block.attributes, [LOCATION, ATTRIBUTE]]) }
    ])
  );
  return { ...schema, resources: extended(schema.resources), data: extended(schema.data) };
}
var ATTRIBUTE = { type: "string", computed: true, isLocation: true };
function locationText(configured) {
  const known = (value2) => typeof value2 === "string" && value2 !== "" && !isUnknownLocation(value2) ? value2 : null;
  const itemsOf3 = (value2) => Array.isArray(value2) ? value2 : value2 === void 0 || value2 === null ? [] : [value2];
  const roleArns = itemsOf3(configured[roles.block]).map(
    (role) => typeof role === "object" && role !== null && roles.name in role ? known(role[roles.name]) : null
  );
  const location = locationFrom(
    { region: known(configured[region]), zone: known(configured[zone]) },
    roleArns,
    itemsOf3(configured[accounts]),
    own.map((name) => known(configured[name]))
  );
  return JSON.stringify(location);
}

// src/terraform/mock-provider/msgpack.ts
var FIRST_FORMAT = 192;
var FORMATS2 = [
  { kind: "nil", size: 0 },
  null,
  { kind: "false", size: 0 },
  { kind: "true", size: 0 },
  { kind: "binary", sizeBytes: 1 },
  { kind: "binary", sizeBytes: 2 },
  { kind: "binary", sizeBytes: 4 },
  { kind: "extension", sizeBytes: 1 },
  { kind: "extension", sizeBytes: 2 },
  { kind: "extension", sizeBytes: 4 },
  { kind: "float", size: 4 },
  { kind: "float", size: 8 },
  { kind: "uint", size: 1 },
  { kind: "uint", size: 2 },
  { kind: "uint", size: 4 },
  { kind: "uint", size: 8 },
  { kind: "int", size: 1 },
  { kind: "int", size: 2 },
  { kind: "int", size: 4 },
  { kind: "int", size: 8 },
  { kind: "extension", size: 1 },
  { kind: "extension", size: 2 },
  { kind: "extension", size: 4 },
  { kind: "extension", size: 8 },
  { kind: "extension", size: 16 },
  { kind: "string", sizeBytes: 1 },
  { kind: "string", sizeBytes: 2 },
  { kind: "string", sizeBytes: 4 },
  { kind: "array", sizeBytes: 2 },
  { kind: "array", sizeBytes: 4 },
  { kind: "map", sizeBytes: 2 },
  { kind: "map", sizeBytes: 4 }
];
var truncated = () => new RangeError("MessagePack: the value is cut off");
function headAt(bytes, offset) {
  const first = bytes[offset];
  if (first === void 0) throw truncated();
  const head = parseHead(bytes, first, offset + 1);
  const length = isContainer(head) ? 0 : head.size;
  if (head.body + length > bytes.length) throw truncated();
  return head;
}
function parseHead(bytes, first, next) {
  if (first < 128) return { kind: "uint", body: next - 1, size: 1 };
  if (first < 144) return { kind: "map", body: next, size: first & 15 };
  if (first < 160) return { kind: "array", body: next, size: first & 15 };
  if (first < FIRST_FORMAT) return { kind: "string", body: next, size: first & 31 };
  if (first >= 224) return { kind: "int", body: next - 1, size: 1 };
  const format2 = FORMATS2[first - FIRST_FORMAT];
  if (!format2) throw new RangeError("MessagePack: 0xc1 is not a valid first byte");
  const [sizeBytes, size] = "size" in format2 ? [0, format2.size] : [format2.sizeBytes, readUnsigned(bytes, next, format2.sizeBytes)];
  return { kind: format2.kind, body: next + sizeBytes, size: format2.kind === "extension" ? size + 1 : size };
}
function readUnsigned(bytes, offset, width) {
  if (offset + width > bytes.length) throw truncated();
  let value2 = 0;
  for (let i = 0; i < width; i++) value2 = value2 * 256 + bytes[offset + i];
  return value2;
}
var isContainer = ({ kind }) => kind === "array" || kind === "map";
function endOf(bytes, offset) {
  let end = offset;
  let pending = 1;
  while (pending > 0) {
    const head = headAt(bytes, end);
    pending--;
    if (head.kind === "array") pending += head.size;
    if (head.kind === "map") pending += 2 * head.size;
    end = isContainer(head) ? head.body : head.body + head.size;
  }
  return end;
}
function itemsOf(bytes, { body: body2, size }) {
  const items = [];
  for (let offset = body2; items.length < size; offset = endOf(bytes, offset)) items.push(offset);
  return items;
}
function entriesOf3(bytes, { body: body2, size }) {
  const entries2 = [];
  let offset = body2;
  while (entries2.length < size) {
    const key = headAt(bytes, offset);
    if (key.kind !== "string") throw new RangeError("MessagePack: a key is not a string");
    const value2 = key.body + key.size;
    entries2.push({ name: textOf5(bytes, key), offset: value2 });
    offset = endOf(bytes, value2);
  }
  return entries2;
}
var UTF8 = new TextDecoder("utf-8", { ignoreBOM: true });
var textOf5 = (bytes, { body: body2, size }) => UTF8.decode(bytes.subarray(body2, body2 + size));
function numberOf(bytes, { kind, body: body2, size }) {
  const view = new DataView(bytes.buffer, bytes.byteOffset + body2, size);
  if (kind === "float") return size === 4 ? view.getFloat32(0) : view.getFloat64(0);
  const value2 = INTEGERS[kind === "int" ? "int" : "uint"][size](view);
  return typeof value2 === "bigint" && Number.isSafeInteger(Number(value2)) ? Number(value2) : value2;
}
var INTEGERS = {
  int: {
    1: (view) => view.getInt8(0),
    2: (view) => view.getInt16(0),
    4: (view) => view.getInt32(0),
    8: (view) => view.getBigInt64(0)
  },
  uint: {
    1: (view) => view.getUint8(0),
    2: (view) => view.getUint16(0),
    4: (view) => view.getUint32(0),
    8: (view) => view.getBigUint64(0)
  }
};
function withEdits(bytes, edits) {
  if (edits.length === 0) return bytes;
  const length = edits.reduce((sum, edit) => sum - (edit.end - edit.start) + edit.bytes.length, bytes.length);
  const result = new Uint8Array(length);
  let copied = 0;
  let written = 0;
  const append = (piece) => {
    result.set(piece, written);
    written += piece.length;
  };
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    append(bytes.subarray(copied, edit.start));
    append(edit.bytes);
    copied = edit.end;
  }
  append(bytes.subarray(copied));
  return result;
}

// src/terraform/mock-provider/plan.ts
var import_msgpack3 = __toESM(require_dist());

// src/terraform/mock-provider/schema.ts
var UNKNOWN = /* @__PURE__ */ Symbol("unknown");
function hasDynamic(type) {
  if (typeof type === "string") return type === "dynamic";
  if (type[0] === "tuple") return type[1].some(hasDynamic);
  if (type[0] === "object") return Object.values(type[1]).some(hasDynamic);
  return hasDynamic(type[1]);
}
var typesOfBlocks = /* @__PURE__ */ new WeakMap();
function typeOfBlock(block) {
  const known = typesOfBlocks.get(block);
  if (known !== void 0) return known;
  const attributes = /* @__PURE__ */ Object.create(null);
  for (const [name, { type: type2 }] of block.attributes) attributes[name] = type2;
  for (const [name, nested] of block.blocks) attributes[name] = typeOfNested(nested);
  const type = ["object", attributes];
  typesOfBlocks.set(block, type);
  return type;
}
function typeOfNested({ nesting, block }) {
  const type = typeOfBlock(block);
  if (nesting === "single" || nesting === "group") return type;
  return (nesting === "list" || nesting === "map") && hasDynamic(type) ? "dynamic" : [nesting, type];
}
function typeOfValue(value2) {
  if (value2 === null || value2 === UNKNOWN) return "dynamic";
  if (typeof value2 === "string") return "string";
  if (typeof value2 === "number" || typeof value2 === "bigint") return "number";
  if (typeof value2 === "boolean") return "bool";
  if (Array.isArray(value2)) return typeOfItems(value2);
  const attributes = /* @__PURE__ */ Object.create(null);
  for (const [name, member2] of Object.entries(value2)) attributes[name] = typeOfValue(member2);
  return ["object", attributes];
}
function typeOfItems(items) {
  if (items.length > 0 && items.every((item) => typeof item === "string")) return ["list", "string"];
  return ["tuple", items.map(typeOfValue)];
}
var builtinBlock = (attributes) => ({
  attributes: new Map(Object.entries(attributes)),
  blocks: /* @__PURE__ */ new Map()
});
var BUILTIN_PROVIDER = {
  address: "terraform.io/builtin/terraform",
  config: builtinBlock({}),
  resources: /* @__PURE__ */ new Map([
    [
      "terraform_data",
      builtinBlock({
        id: { type: "string", computed: true },
        input: { type: "dynamic", optional: true },
        output: { type: "dynamic", computed: true, sameTypeAs: "input" },
        triggers_replace: { type: "dynamic", optional: true }
      })
    ]
  ]),
  data: /* @__PURE__ */ new Map([
    [
      "terraform_remote_state",
      builtinBlock({
        backend: { type: "string", optional: true },
        config: { type: "dynamic", optional: true },
        defaults: { type: "dynamic", optional: true },
        outputs: { type: "dynamic", computed: true },
        workspace: { type: "string", optional: true }
      })
    ]
  ]),
  ephemeral: /* @__PURE__ */ new Map(),
  functions: ["decode_tfvars", "encode_expr", "encode_tfvars"]
};

// src/terraform/mock-provider/values.ts
var import_msgpack = __toESM(require_dist());
var UNKNOWN_ON_WIRE = new import_msgpack.ExtData(0, new Uint8Array(1));
var UNKNOWN_BYTES = (0, import_msgpack.encode)(UNKNOWN_ON_WIRE);
var NULL_BYTES = (0, import_msgpack.encode)(null);
var decodeValue = (type, bytes, offset = 0) => decode(type, bytes, offset, 0);
function decode(type, bytes, offset, depth) {
  if (depth > WIRE_DEPTH_MAX) throw new RangeError(`values nested deeper than ${WIRE_DEPTH_MAX}`);
  const head = headAt(bytes, offset);
  if (head.kind === "nil") return null;
  if (head.kind === "extension") return UNKNOWN;
  if (type === "dynamic") {
    const pair = dynamicAt(bytes, head);
    return decode(pair.type, bytes, pair.value, depth + 1);
  }
  if (typeof type === "string") return decodePrimitive(type, bytes, head);
  if (type[0] === "map" || type[0] === "object") {
    const members = /* @__PURE__ */ Object.create(null);
    for (const { name, offset: offset2 } of entriesOf3(bytes, expectKind(head, "map")))
      members[name] = decode(memberType(type, name), bytes, offset2, depth + 1);
    return members;
  }
  const items = itemsOf(bytes, expectKind(head, "array"));
  return items.map((item, index) => decode(itemType(type, index), bytes, item, depth + 1));
}
function decodePrimitive(type, bytes, head) {
  if (type === "bool" && (head.kind === "true" || head.kind === "false")) return head.kind === "true";
  if (type === "string") return textOf5(bytes, expectKind(head, "string"));
  if (type === "bool") throw new RangeError(`a bool is a ${head.kind}`);
  if (head.kind === "string") return Number(textOf5(bytes, head));
  if (head.kind === "int" || head.kind === "uint" || head.kind === "float") return numberOf(bytes, head);
  throw new RangeError(`a number is a ${head.kind}`);
}
function dynamicAt(bytes, head) {
  const [typeAt, value2] = itemsOf(bytes, expectKind(head, "array"));
  if (head.size !== 2 || typeAt === void 0 || value2 === void 0)
    throw new RangeError("a dynamic value is no pair of type and value");
  const type = JSON.parse(textOf5(bytes, expectKind(headAt(bytes, typeAt), "binary")));
  return { typeAt, type, value: value2 };
}
function expectKind(head, kind) {
  if (head.kind !== kind) throw new RangeError(`a ${head.kind} is where a ${kind} should be`);
  return head;
}
function memberType(type, name) {
  if (type[0] === "map") return type[1];
  if (!Object.hasOwn(type[1], name)) throw new RangeError(`an attribute ${name} that its type does not have`);
  return type[1][name];
}
function itemType(type, index) {
  if (type[0] !== "tuple") return type[1];
  const item = type[1][index];
  if (item === void 0) throw new RangeError("a tuple longer than its type");
  return item;
}
var encodeValue = (type, value2) => (0, import_msgpack.encode)(onWire(type, value2), { maxDepth: WIRE_DEPTH_MAX, useBigInt64: true });
var encodeType = (type) => UTF82.encode(JSON.stringify(type));
var UTF82 = new TextEncoder();
function onWire(type, value2) {
  if (value2 === null) return null;
  if (value2 === UNKNOWN) return UNKNOWN_ON_WIRE;
  if (type === "dynamic") {
    const actual = typeOfValue(value2);
    return [encodeType(actual), onWire(actual, value2)];
  }
  if (typeof type === "string") {
    assertFits(PRIMITIVES[type].includes(typeof value2), type);
    return value2;
  }
  if (type[0] === "map" || type[0] === "object") {
    assertFits(typeof value2 === "object" && !Array.isArray(value2), type);
    const members = value2;
    const names = type[0] === "map" ? Object.keys(members) : Object.keys(type[1]);
    const encoded = /* @__PURE__ */ Object.create(null);
    for (const name of names) {
      const member2 = Object.hasOwn(members, name) ? members[name] : null;
      encoded[name] = onWire(memberType(type, name), member2);
    }
    return encoded;
  }
  assertFits(Array.isArray(value2), type);
  const items = value2;
  return items.map((item, index) => onWire(itemType(type, index), item));
}
var PRIMITIVES = { string: ["string"], number: ["number", "bigint"], bool: ["boolean"] };
function assertFits(isFitting, type) {
  if (!isFitting) throw new RangeError(`a value that is no ${JSON.stringify(type)}`);
}

// src/terraform/mock-provider/plan.ts
function plannedState(block, proposed, location = NULL_BYTES) {
  const head = headAt(proposed, 0);
  if (head.kind !== "map") return proposed;
  const plan2 = { bytes: proposed, edits: [], location };
  planBlock(plan2, block, head, null);
  return withEdits(proposed, plan2.edits);
}
function planBlock(plan2, block, head, type) {
  const types = isObject(type) ? { ...type[1] } : null;
  let isChanged = false;
  const entries2 = new Map(entriesOf3(plan2.bytes, head).map(({ name, offset }) => [name, offset]));
  for (const [name, offset] of entries2) {
    const attribute = block.attributes.get(name);
    if (attribute !== void 0) planAttribute(plan2, attribute, offset, entries2);
    const nested = block.blocks.get(name);
    if (nested === void 0) continue;
    const before = types?.[name] ?? null;
    const after = planNested(plan2, nested, offset, before);
    if (types === null || after === null || after === before) continue;
    types[name] = after;
    isChanged = true;
  }
  return isChanged && types !== null ? ["object", types] : type;
}
var isObject = (type) => type !== null && type[0] === "object";
var isTuple = (type) => type !== null && type[0] === "tuple";
function planAttribute(plan2, attribute, offset, siblings) {
  if (attribute.isLocation) replace(plan2, offset, plan2.location);
  else if (attribute.writeOnly) replace(plan2, offset, NULL_BYTES);
  else if (attribute.computed && isNull(plan2.bytes, offset))
    replace(plan2, offset, computedValue(plan2, attribute, siblings));
}
function isNull(bytes, offset) {
  const head = headAt(bytes, offset);
  if (head.kind === "nil") return true;
  if (head.kind !== "array" || head.size !== 2) return false;
  const [type, value2] = itemsOf(bytes, head);
  return headAt(bytes, type).kind === "binary" && headAt(bytes, value2).kind === "nil";
}
function computedValue({ bytes }, { sameTypeAs }, siblings) {
  const offset = sameTypeAs === void 0 ? void 0 : siblings.get(sameTypeAs);
  if (offset === void 0) return UNKNOWN_BYTES;
  if (isNull(bytes, offset)) return bytes.subarray(offset, endOf(bytes, offset));
  const head = headAt(bytes, offset);
  if (head.kind !== "array") return UNKNOWN_BYTES;
  const { value: value2 } = dynamicAt(bytes, head);
  return withEdits(bytes.subarray(offset, endOf(bytes, value2)), [
    { start: value2 - offset, end: endOf(bytes, value2) - offset, bytes: UNKNOWN_BYTES }
  ]);
}
function planNested(plan2, nested, offset, type) {
  const { nesting, block } = nested;
  const head = headAt(plan2.bytes, offset);
  if (head.kind === "extension") return type;
  if (nesting === "single" || nesting === "group")
    return head.kind === "map" ? planBlock(plan2, block, head, type) : planAbsentBlock(plan2, nested, offset, type);
  if (type !== null || nesting === "set" || !hasDynamic(typeOfBlock(block)))
    return planItems(plan2, nested, offset, type);
  if (head.kind === "nil") return type;
  const pair = dynamicAt(plan2.bytes, head);
  const planned = planItems(plan2, nested, pair.value, pair.type);
  if (planned !== null && planned !== pair.type) replace(plan2, pair.typeAt, (0, import_msgpack3.encode)(encodeType(planned)));
  return type;
}
function planItems(plan2, nested, offset, type) {
  const head = headAt(plan2.bytes, offset);
  if (head.kind === "array" && head.size === 0) return planAbsentBlock(plan2, nested, offset, type);
  if (head.kind === "array") {
    const types2 = isTuple(type) ? type[1] : null;
    const planned = itemsOf(plan2.bytes, head).map(
      (item, index) => planItem(plan2, nested, item, types2?.[index] ?? null)
    );
    return types2 !== null && planned.some((after, index) => after !== types2[index]) ? ["tuple", planned] : type;
  }
  if (head.kind !== "map") return type;
  const types = isObject(type) ? { ...type[1] } : {};
  let isChanged = false;
  for (const { name, offset: offset2 } of entriesOf3(plan2.bytes, head)) {
    const before = types[name] ?? null;
    const after = planItem(plan2, nested, offset2, before);
    if (after === before || after === null) continue;
    types[name] = after;
    isChanged = true;
  }
  return isChanged ? ["object", types] : type;
}
function planItem(plan2, { block }, offset, type) {
  const head = headAt(plan2.bytes, offset);
  return head.kind === "map" ? planBlock(plan2, block, head, type) : type;
}
function planAbsentBlock(plan2, nested, offset, type) {
  if (!nested.unknownWhenAbsent || nested.nesting !== "list" && nested.nesting !== "single") return type;
  const unknown = unknownNested(nested);
  replace(plan2, offset, encodeValue(type === null ? typeInSchema(nested) : unknown.type, unknown.value));
  return type === null ? null : unknown.type;
}
var typeInSchema = ({ nesting, block }) => nesting === "single" ? typeOfBlock(block) : ["list", typeOfBlock(block)];
function replace({ bytes, edits }, offset, replacement) {
  edits.push({ start: offset, end: endOf(bytes, offset), bytes: replacement });
}
function unknownBlock({ attributes, blocks }) {
  const types = /* @__PURE__ */ Object.create(null);
  const values = /* @__PURE__ */ Object.create(null);
  for (const [name, { type, writeOnly }] of attributes) {
    types[name] = type;
    values[name] = writeOnly ? null : UNKNOWN;
  }
  for (const [name, nested] of blocks) {
    const { type, value: value2 } = unknownNested(nested);
    types[name] = type;
    values[name] = value2;
  }
  return { type: ["object", types], value: values };
}
function unknownNested(nested) {
  const { nesting, block, unknownWhenAbsent } = nested;
  if (nesting === "single" || nesting === "group") return unknownBlock(block);
  const isStatic = !hasDynamic(typeOfBlock(block));
  if (nesting === "map") return { type: isStatic ? ["map", typeOfBlock(block)] : ["object", {}], value: {} };
  const items = nesting === "list" && unknownWhenAbsent ? [unknownBlock(block)] : [];
  const type = nesting === "list" && !isStatic ? ["tuple", items.map((item) => item.type)] : [nesting, typeOfBlock(block)];
  return { type, value: items.map((item) => item.value) };
}

// node_modules/@bufbuild/protobuf/dist/esm/wire/varint.js
function varint64read() {
  const buf = this.buf;
  let pos = this.pos, lo = 0, hi = 0;
  for (let shift = 0; shift < 28; shift += 7) {
    const b = buf[pos++];
    if (lo |= (b & 127) << shift, (b & 128) == 0) {
      this.pos = pos, this.assertBounds(), this.varint64Lo = lo, this.varint64Hi = hi;
      return;
    }
  }
  const middleByte = buf[pos++];
  if (lo |= (middleByte & 15) << 28, hi = (middleByte & 112) >> 4, (middleByte & 128) == 0) {
    this.pos = pos, this.assertBounds(), this.varint64Lo = lo, this.varint64Hi = hi;
    return;
  }
  for (let shift = 3; shift <= 31; shift += 7) {
    const b = buf[pos++];
    if (hi |= (b & 127) << shift, (b & 128) == 0) {
      this.pos = pos, this.assertBounds(), this.varint64Lo = lo, this.varint64Hi = hi;
      return;
    }
  }
  throw new Error("invalid varint");
}
var TWO_PWR_32_DBL = 4294967296;
function int64FromString(dec) {
  const minus = dec[0] === "-";
  minus && (dec = dec.slice(1));
  const base = 1e6;
  let lowBits = 0, highBits = 0;
  function add1e6digit(begin, end) {
    const digit1e6 = Number(dec.slice(begin, end));
    highBits *= base, lowBits = lowBits * base + digit1e6, lowBits >= TWO_PWR_32_DBL && (highBits = highBits + (lowBits / TWO_PWR_32_DBL | 0), lowBits = lowBits % TWO_PWR_32_DBL);
  }
  return add1e6digit(-24, -18), add1e6digit(-18, -12), add1e6digit(-12, -6), add1e6digit(-6), minus ? negate(lowBits, highBits) : newBits(lowBits, highBits);
}
function int64ToString(lo, hi) {
  let bits = newBits(lo, hi);
  const negative = bits.hi & 2147483648;
  negative && (bits = negate(bits.lo, bits.hi));
  const result = uInt64ToString(bits.lo, bits.hi);
  return negative ? "-" + result : result;
}
function uInt64ToString(lo, hi) {
  if ({ lo, hi } = toUnsigned(lo, hi), hi <= 2097151) return String(TWO_PWR_32_DBL * hi + lo);
  const low = lo & 16777215, mid = (lo >>> 24 | hi << 8) & 16777215, high = hi >> 16 & 65535;
  let digitA = low + mid * 6777216 + high * 6710656, digitB = mid + high * 8147497, digitC = high * 2;
  const base = 1e7;
  return digitA >= base && (digitB += Math.floor(digitA / base), digitA %= base), digitB >= base && (digitC += Math.floor(digitB / base), digitB %= base), digitC.toString() + decimalFrom1e7WithLeadingZeros(digitB) + decimalFrom1e7WithLeadingZeros(digitA);
}
function toUnsigned(lo, hi) {
  return { lo: lo >>> 0, hi: hi >>> 0 };
}
function newBits(lo, hi) {
  return { lo: lo | 0, hi: hi | 0 };
}
function negate(lowBits, highBits) {
  return highBits = ~highBits, lowBits ? lowBits = ~lowBits + 1 : highBits += 1, newBits(lowBits, highBits);
}
var decimalFrom1e7WithLeadingZeros = (digit1e7) => {
  const partial = String(digit1e7);
  return "0000000".slice(partial.length) + partial;
};
function varint32read() {
  let b = this.buf[this.pos++];
  if ((b & 128) === 0) return this.assertBounds(), b;
  let result = b & 127;
  if (b = this.buf[this.pos++], result |= (b & 127) << 7, (b & 128) === 0) return this.assertBounds(), result;
  if (b = this.buf[this.pos++], result |= (b & 127) << 14, (b & 128) === 0) return this.assertBounds(), result;
  if (b = this.buf[this.pos++], result |= (b & 127) << 21, (b & 128) === 0) return this.assertBounds(), result;
  b = this.buf[this.pos++], result |= (b & 15) << 28;
  for (let readBytes = 5; (b & 128) !== 0 && readBytes < 10; readBytes++) b = this.buf[this.pos++];
  if ((b & 128) !== 0) throw new Error("invalid varint");
  return this.assertBounds(), result >>> 0;
}

// node_modules/@bufbuild/protobuf/dist/esm/proto-int64.js
var protoInt64 = makeInt64Support();
function makeInt64Support() {
  const dv = new DataView(new ArrayBuffer(8));
  if (typeof BigInt == "function" && typeof dv.getBigInt64 == "function" && typeof dv.getBigUint64 == "function" && typeof dv.setBigInt64 == "function" && typeof dv.setBigUint64 == "function" && (!!globalThis.Deno || !!globalThis.Bun || typeof process != "object" || typeof process.env != "object" || process.env.BUF_BIGINT_DISABLE !== "1")) {
    const MIN = BigInt("-9223372036854775808"), MAX = BigInt("9223372036854775807"), UMIN = BigInt("0"), UMAX = BigInt("18446744073709551615");
    return { zero: BigInt(0), supported: true, parse(value2) {
      const bi = typeof value2 == "bigint" ? value2 : BigInt(value2);
      if (bi > MAX || bi < MIN) throw new Error(`invalid int64: ${value2}`);
      return bi;
    }, uParse(value2) {
      const bi = typeof value2 == "bigint" ? value2 : BigInt(value2);
      if (bi > UMAX || bi < UMIN) throw new Error(`invalid uint64: ${value2}`);
      return bi;
    }, enc(value2) {
      return dv.setBigInt64(0, this.parse(value2), true), { lo: dv.getInt32(0, true), hi: dv.getInt32(
        4,
        true
      ) };
    }, uEnc(value2) {
      return dv.setBigInt64(0, this.uParse(value2), true), { lo: dv.getInt32(0, true), hi: dv.getInt32(4, true) };
    }, dec(lo, hi) {
      return dv.setInt32(0, lo, true), dv.setInt32(4, hi, true), dv.getBigInt64(0, true);
    }, uDec(lo, hi) {
      return dv.setInt32(0, lo, true), dv.setInt32(4, hi, true), dv.getBigUint64(0, true);
    } };
  }
  return {
    zero: "0",
    supported: false,
    parse(value2) {
      return typeof value2 != "string" && (value2 = value2.toString()), assertInt64String(value2), value2;
    },
    uParse(value2) {
      return typeof value2 != "string" && (value2 = value2.toString()), assertUInt64String(value2), value2;
    },
    enc(value2) {
      return typeof value2 != "string" && (value2 = value2.toString()), assertInt64String(value2), int64FromString(
        value2
      );
    },
    uEnc(value2) {
      return typeof value2 != "string" && (value2 = value2.toString()), assertUInt64String(value2), int64FromString(value2);
    },
    dec(lo, hi) {
      return int64ToString(lo, hi);
    },
    uDec(lo, hi) {
      return uInt64ToString(
        lo,
        hi
      );
    }
  };
}
function assertInt64String(value2) {
  if (!/^-?[0-9]+$/.test(value2)) throw new Error("invalid int64: " + value2);
}
function assertUInt64String(value2) {
  if (!/^[0-9]+$/.test(value2)) throw new Error("invalid uint64: " + value2);
}

// node_modules/@bufbuild/protobuf/dist/esm/wire/text-encoding.js
var te;
function configureTextEncoding(textEncoding) {
  var _a;
  te = Object.assign(Object.assign({}, textEncoding), { encodeUtf8Into: (_a = textEncoding.encodeUtf8Into) !== null && _a !== void 0 ? _a : emulateEncodeInto(
    textEncoding.encodeUtf8.bind(textEncoding)
  ) });
}
function getTextEncoding() {
  if (!te) {
    const globals = globalThis;
    if (!globals.TextEncoder || !globals.TextDecoder) throw new Error("encoding API missing: install TextEncoder and TextDecoder on globalThis");
    const textEncoder = new globals.TextEncoder(), textDecoder = new globals.TextDecoder("utf-8", { ignoreBOM: true });
    let textDecoderStrict;
    const config = { encodeUtf8(text) {
      return textEncoder.encode(text);
    }, decodeUtf8(bytes, strict) {
      return strict ? (textDecoderStrict || (textDecoderStrict = new globals.TextDecoder("utf-8", { fatal: true, ignoreBOM: true })), textDecoderStrict.decode(bytes)) : textDecoder.decode(bytes);
    }, checkUtf8(text) {
      try {
        return encodeURIComponent(text), true;
      } catch {
        return false;
      }
    } };
    textEncoder.encodeInto && (config.encodeUtf8Into = textEncoder.encodeInto.bind(textEncoder));
    const nativeStringIsWellFormed = String.prototype.isWellFormed;
    nativeStringIsWellFormed && (config.checkUtf8 = (text) => nativeStringIsWellFormed.call(text)), configureTextEncoding(config);
  }
  return te;
}
function emulateEncodeInto(encodeUtf8) {
  return (text, dest) => {
    const bytes = encodeUtf8(text);
    return dest.set(bytes), { written: bytes.byteLength };
  };
}

// node_modules/@bufbuild/protobuf/dist/esm/wire/binary-encoding.js
var WireType;
(function(WireType2) {
  WireType2[WireType2.Varint = 0] = "Varint", WireType2[WireType2.Bit64 = 1] = "Bit64", WireType2[WireType2.LengthDelimited = 2] = "LengthDelimited", WireType2[WireType2.StartGroup = 3] = "StartGroup", WireType2[WireType2.EndGroup = 4] = "EndGroup", WireType2[WireType2.Bit32 = 5] = "Bit32";
})(WireType || (WireType = {}));
var UINT32_MAX = 4294967295;
var INT32_MAX = 2147483647;
var INT32_MIN = -2147483648;
var BinaryWriter = class {
  constructor(encodeUtf8) {
    this.stackPos = [], this.encodeUtf8Into = encodeUtf8 ? emulateEncodeInto(encodeUtf8) : getTextEncoding().encodeUtf8Into, this.buffer = EMPTY_BUFFER, this.viewCache = EMPTY_VIEW, this.pos = 0;
  }
  ensureCapacity(size) {
    const required = this.pos + size;
    if (required > this.buffer.length) {
      let newLen = this.buffer.length || INITIAL_SIZE;
      for (; newLen < required; ) newLen *= 2;
      const newBuf = new Uint8Array(
        newLen
      );
      this.pos > 0 && newBuf.set(this.buffer), this.buffer = newBuf;
    }
  }
  view() {
    const bytes = this.buffer, view = this.viewCache;
    if (view.byteLength === bytes.byteLength) return view;
    const newView = new DataView(bytes.buffer);
    return this.viewCache = newView, newView;
  }
  finish() {
    const result = this.buffer.slice(0, this.pos);
    return this.pos = 0, this.stackPos = [], result;
  }
  fork() {
    return this.stackPos.push(this.pos), this.ensureCapacity(DEFAULT_LEN_PREFIX_SIZE), this.buffer[this.pos++] = 0, this;
  }
  join() {
    const forkPos = this.stackPos.pop();
    if (forkPos === void 0) throw new Error("invalid state, fork stack empty");
    const len = this.pos - forkPos - DEFAULT_LEN_PREFIX_SIZE, lenPrefixSize = varint32Size(
      len
    );
    return lenPrefixSize > DEFAULT_LEN_PREFIX_SIZE && (this.ensureCapacity(lenPrefixSize - DEFAULT_LEN_PREFIX_SIZE), this.buffer.copyWithin(forkPos + lenPrefixSize, forkPos + DEFAULT_LEN_PREFIX_SIZE, this.pos)), this.pos = forkPos, this.uint32(len), this.pos += len, this;
  }
  tag(fieldNo, type) {
    return this.uint32((fieldNo << 3 | type) >>> 0);
  }
  raw(chunk) {
    return this.ensureCapacity(chunk.length), this.buffer.set(chunk, this.pos), this.pos += chunk.length, this;
  }
  uint32(value2) {
    if (assertUInt32(value2), this.ensureCapacity(5), value2 < 128) return this.buffer[this.pos++] = value2, this;
    for (; value2 > 127; ) this.buffer[this.pos++] = value2 & 127 | 128, value2 >>>= 7;
    return this.buffer[this.pos++] = value2, this;
  }
  int32(value2) {
    if (assertInt32(value2), value2 >= 0) return this.uint32(value2);
    this.ensureCapacity(10);
    for (let i = 0; i < 9; i++) this.buffer[this.pos++] = value2 & 127 | 128, value2 >>= 7;
    return this.buffer[this.pos++] = 1, this;
  }
  bool(value2) {
    return this.ensureCapacity(1), this.buffer[this.pos++] = value2 ? 1 : 0, this;
  }
  bytes(value2) {
    return this.uint32(value2.byteLength), this.raw(value2);
  }
  string(value2) {
    typeof value2 != "string" && (value2 = String(value2));
    const len = value2.length;
    if (len <= ASCII_MAX_LENGTH) {
      this.ensureCapacity(len + 1);
      const ascii = this.buffer;
      let pos = this.pos;
      ascii[pos++] = len;
      let i = 0;
      for (; i < len; i++) {
        const code = value2.charCodeAt(i);
        if (code > 127) break;
        ascii[pos++] = code;
      }
      if (i == len) return this.pos = pos, this;
    }
    this.ensureCapacity(len * 3 + 5);
    const lenPrefixSizeGuess = varint32Size(len), buf = this.buffer, start = this.pos, { written } = this.encodeUtf8Into(value2, buf.subarray(start + lenPrefixSizeGuess)), lenPrefixSize = varint32Size(written);
    return lenPrefixSize != lenPrefixSizeGuess && buf.copyWithin(start + lenPrefixSize, start + lenPrefixSizeGuess, start + lenPrefixSizeGuess + written), this.uint32(written), this.pos += written, this;
  }
  float(value2) {
    return assertFloat32(value2), this.ensureCapacity(4), this.view().setFloat32(this.pos, value2, true), this.pos += 4, this;
  }
  double(value2) {
    return this.ensureCapacity(8), this.view().setFloat64(this.pos, value2, true), this.pos += 8, this;
  }
  fixed32(value2) {
    return assertUInt32(value2), this.ensureCapacity(4), this.view().setUint32(this.pos, value2, true), this.pos += 4, this;
  }
  sfixed32(value2) {
    return assertInt32(value2), this.ensureCapacity(4), this.view().setInt32(this.pos, value2, true), this.pos += 4, this;
  }
  sint32(value2) {
    return assertInt32(value2), this.uint32((value2 << 1 ^ value2 >> 31) >>> 0);
  }
  sfixed64(value2) {
    const tc = protoInt64.enc(value2);
    this.ensureCapacity(8);
    const view = this.view();
    return view.setInt32(this.pos, tc.lo, true), view.setInt32(this.pos + 4, tc.hi, true), this.pos += 8, this;
  }
  fixed64(value2) {
    const tc = protoInt64.uEnc(value2);
    this.ensureCapacity(8);
    const view = this.view();
    return view.setInt32(this.pos, tc.lo, true), view.setInt32(this.pos + 4, tc.hi, true), this.pos += 8, this;
  }
  int64(value2) {
    const tc = protoInt64.enc(value2);
    return this.writeVarint64(tc.lo, tc.hi);
  }
  sint64(value2) {
    const tc = protoInt64.enc(value2), sign = tc.hi >> 31, lo = tc.lo << 1 ^ sign, hi = (tc.hi << 1 | tc.lo >>> 31) ^ sign;
    return this.writeVarint64(lo, hi);
  }
  uint64(value2) {
    const tc = protoInt64.uEnc(value2);
    return this.writeVarint64(tc.lo, tc.hi);
  }
  writeVarint64(lo, hi) {
    this.ensureCapacity(10);
    const buf = this.buffer;
    let pos = this.pos;
    for (let i = 0; i < 28; i = i + 7) {
      const shift = lo >>> i, hasNext = !(!(shift >>> 7) && hi == 0);
      if (buf[pos++] = (hasNext ? shift | 128 : shift) & 255, !hasNext) return this.pos = pos, this;
    }
    const splitBits = lo >>> 28 & 15 | (hi & 7) << 4, hasMoreBits = hi >> 3 != 0;
    if (buf[pos++] = (hasMoreBits ? splitBits | 128 : splitBits) & 255, !hasMoreBits) return this.pos = pos, this;
    for (let i = 3; i < 31; i = i + 7) {
      const shift = hi >>> i, hasNext = !!(shift >>> 7);
      if (buf[pos++] = (hasNext ? shift | 128 : shift) & 255, !hasNext) return this.pos = pos, this;
    }
    return buf[pos++] = hi >>> 31 & 1, this.pos = pos, this;
  }
};
var INITIAL_SIZE = 128;
var DEFAULT_LEN_PREFIX_SIZE = 1;
var EMPTY_BUFFER = new Uint8Array(0);
var EMPTY_VIEW = new DataView(EMPTY_BUFFER.buffer);
var ASCII_MAX_LENGTH = 32;
function varint32Size(value2) {
  return value2 < 128 ? 1 : value2 < 16384 ? 2 : value2 < 2097152 ? 3 : value2 < 268435456 ? 4 : 5;
}
var BinaryReader = class {
  constructor(buf, decodeUtf8 = getTextEncoding().decodeUtf8) {
    this.decodeUtf8 = decodeUtf8, this.varint64Lo = 0, this.varint64Hi = 0, this.varint64 = varint64read, this.uint32 = varint32read, this.buf = buf, this.len = buf.length, this.pos = 0, this.view = new DataView(buf.buffer, buf.byteOffset, buf.byteLength);
  }
  tag() {
    const start = this.pos, tag = this.uint32(), bytesRead = this.pos - start;
    if (bytesRead > 5 || bytesRead == 5 && this.buf[this.pos - 1] > 15) throw new Error("illegal tag: varint overflows uint32");
    const fieldNo = tag >>> 3, wireType = tag & 7;
    if (fieldNo <= 0 || wireType > 5) throw new Error(
      "illegal tag: field no " + fieldNo + " wire type " + wireType
    );
    return [fieldNo, wireType];
  }
  skip(wireType, fieldNo, recursionLimit = 100) {
    let start = this.pos;
    switch (wireType) {
      case WireType.Varint:
        for (; this.buf[this.pos++] & 128; ) ;
        break;
      case WireType.Bit64:
        this.pos += 4;
      case WireType.Bit32:
        this.pos += 4;
        break;
      case WireType.LengthDelimited:
        let len = this.uint32();
        this.pos += len;
        break;
      case WireType.StartGroup:
        if (recursionLimit <= 0) throw new Error("maximum recursion depth reached");
        for (; ; ) {
          const [fn, wt] = this.tag();
          if (wt === WireType.EndGroup) {
            if (fieldNo !== void 0 && fn !== fieldNo) throw new Error("invalid end group tag");
            break;
          }
          this.skip(
            wt,
            fn,
            recursionLimit - 1
          );
        }
        break;
      default:
        throw new Error("cant skip wire type " + wireType);
    }
    return this.assertBounds(), this.buf.subarray(start, this.pos);
  }
  assertBounds() {
    if (this.pos > this.len) throw new RangeError(
      "premature EOF"
    );
  }
  int32() {
    return this.uint32() | 0;
  }
  sint32() {
    let zze = this.uint32();
    return zze >>> 1 ^ -(zze & 1);
  }
  int64() {
    return this.varint64(), protoInt64.dec(this.varint64Lo, this.varint64Hi);
  }
  uint64() {
    return this.varint64(), protoInt64.uDec(this.varint64Lo, this.varint64Hi);
  }
  sint64() {
    this.varint64();
    let lo = this.varint64Lo, hi = this.varint64Hi, s = -(lo & 1);
    return lo = (lo >>> 1 | (hi & 1) << 31) ^ s, hi = hi >>> 1 ^ s, protoInt64.dec(lo, hi);
  }
  bool() {
    const b = this.buf[this.pos];
    return b < 128 ? (this.pos++, b !== 0) : (this.varint64(), this.varint64Lo !== 0 || this.varint64Hi !== 0);
  }
  fixed32() {
    return this.view.getUint32((this.pos += 4) - 4, true);
  }
  sfixed32() {
    return this.view.getInt32((this.pos += 4) - 4, true);
  }
  fixed64() {
    return protoInt64.uDec(this.sfixed32(), this.sfixed32());
  }
  sfixed64() {
    return protoInt64.dec(this.sfixed32(), this.sfixed32());
  }
  float() {
    return this.view.getFloat32((this.pos += 4) - 4, true);
  }
  double() {
    return this.view.getFloat64((this.pos += 8) - 8, true);
  }
  bytes() {
    let len = this.uint32(), start = this.pos;
    return this.pos += len, this.assertBounds(), this.buf.subarray(start, start + len);
  }
  string(strict) {
    const len = this.uint32(), start = this.pos;
    this.pos += len, this.assertBounds();
    const buf = this.buf;
    if (len <= ASCII_MAX_LENGTH) {
      const codes = new Array(len);
      for (let i = 0; i < len; i++) {
        const byte = buf[start + i];
        if (byte > 127) return this.decodeUtf8(buf.subarray(start, this.pos), strict);
        codes[i] = byte;
      }
      return String.fromCharCode.apply(String, codes);
    }
    return this.decodeUtf8(buf.subarray(start, this.pos), strict);
  }
};
function assertInt32(arg) {
  if (typeof arg == "string") arg = Number(arg);
  else if (typeof arg != "number") throw new Error("invalid int32: " + typeof arg);
  if (!Number.isInteger(arg) || arg > INT32_MAX || arg < INT32_MIN) throw new Error("invalid int32: " + arg);
}
function assertUInt32(arg) {
  if (typeof arg == "string") arg = Number(arg);
  else if (typeof arg != "number") throw new Error("invalid uint32: " + typeof arg);
  if (!Number.isInteger(arg) || arg > UINT32_MAX || arg < 0) throw new Error("invalid uint32: " + arg);
}
function assertFloat32(arg) {
  if (typeof arg == "string") {
    const o = arg;
    if (arg = Number(arg), Number.isNaN(arg) && o !== "NaN") throw new Error("invalid float32: " + o);
  } else if (typeof arg != "number") throw new Error("invalid float32: " + typeof arg);
  if (!Number.isFinite(Math.fround(arg)) && Number.isFinite(arg)) throw new Error("invalid float32: " + arg);
}

// src/terraform/mock-provider/protobuf.ts
var textField = (number) => ({
  number,
  wire: WireType.LengthDelimited,
  absent: () => "",
  write: (writer, value2) => {
    if (value2 !== "") writer.tag(number, WireType.LengthDelimited).string(value2);
  },
  read: (reader) => reader.string()
});
var bytesField = (number) => ({
  number,
  wire: WireType.LengthDelimited,
  absent: () => NO_BYTES,
  write: (writer, value2) => {
    if (value2.length > 0) writer.tag(number, WireType.LengthDelimited).bytes(value2);
  },
  read: (reader) => reader.bytes()
});
var boolField = (number) => ({
  number,
  wire: WireType.Varint,
  absent: () => false,
  write: (writer, value2) => {
    if (value2) writer.tag(number, WireType.Varint).bool(value2);
  },
  read: (reader) => reader.bool()
});
var integerField = (number) => ({
  number,
  wire: WireType.Varint,
  absent: () => 0,
  write: (writer, value2) => {
    if (value2 !== 0) writer.tag(number, WireType.Varint).int64(value2);
  },
  read: (reader) => Number(reader.int64())
});
var messageField = (number, table) => ({
  number,
  wire: WireType.LengthDelimited,
  absent: () => void 0,
  write: (writer, value2) => {
    if (value2 !== void 0) writeNested(writer, number, table(), value2);
  },
  read: (reader, _, depth) => readNested(reader, table(), depth)
});
var repeatedField = (number, table) => ({
  number,
  wire: WireType.LengthDelimited,
  absent: () => [],
  write: (writer, values) => {
    for (const value2 of values) writeNested(writer, number, table(), value2);
  },
  read: (reader, before, depth) => {
    before.push(readNested(reader, table(), depth));
    return before;
  }
});
var mapField = (number, table) => {
  const entry = { key: textField(1), value: messageField(2, table) };
  return {
    number,
    wire: WireType.LengthDelimited,
    absent: () => /* @__PURE__ */ new Map(),
    write: (writer, values) => {
      for (const [key, value2] of values) writeNested(writer, number, entry, { key, value: value2 });
    },
    read: (reader, before, depth) => {
      const { key, value: value2 } = readNested(reader, entry, depth);
      return before.set(key, value2 ?? decode2(table(), NO_BYTES));
    }
  };
};
var NO_BYTES = new Uint8Array(0);
function encode3(table, message) {
  const writer = new BinaryWriter();
  write(writer, table, message);
  return writer.finish();
}
var decode2 = (table, content) => read(content, table, 0);
function write(writer, table, message) {
  for (const [name, field] of Object.entries(table)) {
    const value2 = message[name];
    if (value2 !== void 0) field.write(writer, value2);
  }
}
function writeNested(writer, number, table, message) {
  writer.tag(number, WireType.LengthDelimited).fork();
  write(writer, table, message);
  writer.join();
}
var readNested = (reader, table, depth) => read(reader.bytes(), table, depth + 1);
function read(content, table, depth) {
  if (depth > WIRE_DEPTH_MAX) throw new RangeError(`messages nested deeper than ${WIRE_DEPTH_MAX}`);
  const message = {};
  for (const [name, field] of Object.entries(table)) message[name] = field.absent();
  const reader = new BinaryReader(content);
  while (reader.pos < reader.len) {
    const [number, wire] = reader.tag();
    const known = Object.entries(table).find(([, field]) => field.number === number && field.wire === wire);
    if (known === void 0) reader.skip(wire, number);
    else message[known[0]] = known[1].read(reader, message[known[0]], depth);
  }
  return message;
}

// src/terraform/mock-provider/protocol.ts
var DYNAMIC_VALUE = { msgpack: bytesField(1), json: bytesField(2) };
var SEVERITY_ERROR = 1;
var DIAGNOSTIC = { severity: integerField(1), summary: textField(2), detail: textField(3) };
var value = (number) => messageField(number, () => DYNAMIC_VALUE);
var diagnostics = (number) => repeatedField(number, () => DIAGNOSTIC);
var CONFIGURE_REQUEST = { config: value(2) };
var CONFIGURE_RESPONSE = { diagnostics: diagnostics(1) };
var ATTRIBUTE2 = {
  name: textField(1),
  /** JSON of a CtyType. */
  type: bytesField(2),
  required: boolField(4),
  optional: boolField(5),
  computed: boolField(6),
  sensitive: boolField(7),
  write_only: boolField(10)
};
var NESTING = { single: 1, list: 2, set: 3, map: 4, group: 5 };
var BLOCK2 = {
  attributes: repeatedField(2, () => ATTRIBUTE2),
  block_types: repeatedField(3, () => NESTED_BLOCK)
};
var NESTED_BLOCK = {
  type_name: textField(1),
  block: messageField(2, () => BLOCK2),
  nesting: integerField(3)
};
var SCHEMA = { version: integerField(1), block: messageField(2, () => BLOCK2) };
var PARAMETER = {
  name: textField(1),
  type: bytesField(2),
  allow_null_value: boolField(3),
  allow_unknown_values: boolField(4)
};
var RETURN = { type: bytesField(1) };
var FUNCTION = {
  parameters: repeatedField(1, () => PARAMETER),
  variadic_parameter: messageField(2, () => PARAMETER),
  return: messageField(3, () => RETURN)
};
var SERVER_CAPABILITIES = { plan_destroy: boolField(1), get_provider_schema_optional: boolField(2) };
var GET_SCHEMA_RESPONSE = {
  provider: messageField(1, () => SCHEMA),
  resource_schemas: mapField(2, () => SCHEMA),
  data_source_schemas: mapField(3, () => SCHEMA),
  diagnostics: diagnostics(4),
  server_capabilities: messageField(6, () => SERVER_CAPABILITIES),
  functions: mapField(7, () => FUNCTION),
  ephemeral_resource_schemas: mapField(8, () => SCHEMA)
};
var GET_FUNCTIONS_RESPONSE = { functions: mapField(1, () => FUNCTION), diagnostics: diagnostics(2) };
var PREPARE_PROVIDER_CONFIG_REQUEST = { config: value(1) };
var PREPARE_PROVIDER_CONFIG_RESPONSE = { prepared_config: value(1), diagnostics: diagnostics(2) };
var CONFIG_REQUEST = { type_name: textField(1), config: value(2) };
var RAW_STATE = { json: bytesField(1) };
var UPGRADE_RESOURCE_STATE_REQUEST = { type_name: textField(1), raw_state: messageField(3, () => RAW_STATE) };
var UPGRADE_RESOURCE_STATE_RESPONSE = { upgraded_state: value(1), diagnostics: diagnostics(2) };
var READ_RESOURCE_REQUEST = { type_name: textField(1), current_state: value(2), private: bytesField(3) };
var READ_RESOURCE_RESPONSE = { new_state: value(1), diagnostics: diagnostics(2), private: bytesField(3) };
var PLAN_RESOURCE_CHANGE_REQUEST = { type_name: textField(1), proposed_new_state: value(3) };
var PLAN_RESOURCE_CHANGE_RESPONSE = {
  planned_state: value(1),
  diagnostics: diagnostics(4),
  legacy_type_system: boolField(5)
};
var APPLY_RESOURCE_CHANGE_REQUEST = { type_name: textField(1), prior_state: value(2) };
var APPLY_RESOURCE_CHANGE_RESPONSE = { new_state: value(1), diagnostics: diagnostics(3) };
var IMPORT_RESOURCE_STATE_REQUEST = { type_name: textField(1), id: textField(2) };
var IMPORTED_RESOURCE = { type_name: textField(1), state: value(2) };
var IMPORT_RESOURCE_STATE_RESPONSE = {
  imported_resources: repeatedField(1, () => IMPORTED_RESOURCE),
  diagnostics: diagnostics(2)
};
var READ_DATA_SOURCE_RESPONSE = { state: value(1), diagnostics: diagnostics(2) };
var OPEN_EPHEMERAL_RESOURCE_RESPONSE = { diagnostics: diagnostics(1), result: value(3) };
var FUNCTION_ERROR = { text: textField(1) };
var CALL_FUNCTION_RESPONSE = { result: value(1), error: messageField(2, () => FUNCTION_ERROR) };

// src/terraform/mock-provider/service.ts
var SERVICE = "/tfplugin5.Provider/";
function providerService(schema, answers) {
  const sharedCalls = [...STATELESS_CALLS, ...providerCalls(schema)];
  return () => {
    const configuration = { config: {}, location: NULL_BYTES };
    const calls = [
      ...sharedCalls,
      configureCall(schema, answers, configuration),
      ...resourceCalls(schema, configuration),
      ...readCalls(schema, answers, configuration)
    ];
    return new Map(calls.map(([name, call]) => [SERVICE + name, call]));
  };
}
var emptyResponse = () => new Uint8Array(0);
var STATELESS_CALLS = [
  ["ValidateResourceTypeConfig", emptyResponse],
  ["ValidateDataSourceConfig", emptyResponse],
  ["ValidateEphemeralResourceConfig", emptyResponse],
  ["RenewEphemeralResource", emptyResponse],
  ["CloseEphemeralResource", emptyResponse],
  ["GetResourceIdentitySchemas", emptyResponse],
  ["Stop", emptyResponse],
  ["CallFunction", () => encode3(CALL_FUNCTION_RESPONSE, { result: { msgpack: UNKNOWN_BYTES } })]
];
function providerCalls(schema) {
  const description = once(() => encode3(GET_SCHEMA_RESPONSE, describeProvider(schema)));
  return [
    ["GetSchema", description],
    ["GetFunctions", () => encode3(GET_FUNCTIONS_RESPONSE, { functions: describeFunctions(schema) })],
    [
      "PrepareProviderConfig",
      procedure(PREPARE_PROVIDER_CONFIG_REQUEST, PREPARE_PROVIDER_CONFIG_RESPONSE, ({ config }) => ({
        prepared_config: config
      }))
    ]
  ];
}
var configureCall = (schema, answers, configuration) => [
  "Configure",
  procedure(CONFIGURE_REQUEST, CONFIGURE_RESPONSE, ({ config }) => {
    const fields = decodeValue(typeOfBlock(schema.config), msgpackOf(config));
    configuration.config = fields ?? {};
    configuration.location = encodeValue("string", answers.location(locationText(configuration.config)));
    return {};
  })
];
var resourceCalls = ({ resources }, configuration) => [
  [
    "PlanResourceChange",
    procedure(PLAN_RESOURCE_CHANGE_REQUEST, PLAN_RESOURCE_CHANGE_RESPONSE, (request) => ({
      planned_state: {
        msgpack: plannedState(
          schemaOfType(resources, request.type_name),
          msgpackOf(request.proposed_new_state),
          configuration.location
        )
      },
      // Permits planned values that differ from the configuration, which Terraform otherwise forbids.
      legacy_type_system: true
    }))
  ],
  [
    "ApplyResourceChange",
    procedure(APPLY_RESOURCE_CHANGE_REQUEST, APPLY_RESOURCE_CHANGE_RESPONSE, (request) => ({
      new_state: request.prior_state,
      diagnostics: [failure(applyRefused(request.type_name))]
    }))
  ],
  [
    "ReadResource",
    procedure(READ_RESOURCE_REQUEST, READ_RESOURCE_RESPONSE, (request) => ({
      new_state: request.current_state,
      private: request.private
    }))
  ],
  [
    "UpgradeResourceState",
    procedure(UPGRADE_RESOURCE_STATE_REQUEST, UPGRADE_RESOURCE_STATE_RESPONSE, (request) => ({
      upgraded_state: { json: request.raw_state?.json ?? new Uint8Array(0) }
    }))
  ],
  [
    "ImportResourceState",
    procedure(IMPORT_RESOURCE_STATE_REQUEST, IMPORT_RESOURCE_STATE_RESPONSE, ({ type_name, id }) => ({
      imported_resources: [{ type_name, state: { msgpack: importedState(schemaOfType(resources, type_name), id) } }]
    }))
  ]
];
var readCalls = ({ address, data, ephemeral }, answers, configuration) => [
  [
    "ReadDataSource",
    procedure(CONFIG_REQUEST, READ_DATA_SOURCE_RESPONSE, ({ type_name: type, config }) => ({
      state: {
        msgpack: withAnswers(schemaOfType(data, type), msgpackOf(config), (fields) => ({
          ...answers.data({ provider: address, type, config: fields, providerConfig: configuration.config }),
          [LOCATION]: answers.location(locationText(configuration.config))
        }))
      }
    }))
  ],
  [
    "OpenEphemeralResource",
    procedure(CONFIG_REQUEST, OPEN_EPHEMERAL_RESOURCE_RESPONSE, ({ type_name: type, config }) => ({
      result: {
        msgpack: withAnswers(
          schemaOfType(ephemeral, type),
          msgpackOf(config),
          (fields) => answers.ephemeral({ provider: address, type, config: fields, providerConfig: configuration.config })
        )
      }
    }))
  ]
];
function schemaOfType(types, name) {
  const schema = types.get(name);
  if (schema === void 0) throw new RangeError(typeUnknown(name));
  return schema;
}
var msgpackOf = (value2) => value2?.msgpack ?? new Uint8Array(0);
function once(compute) {
  let result = null;
  return () => {
    result ??= { value: compute() };
    return result.value;
  };
}
var procedure = (requestTable, responseTable, answer2) => (bytes) => {
  try {
    return encode3(responseTable, answer2(decode2(requestTable, bytes)));
  } catch (error) {
    const diagnostics2 = [failure(callFailed(error instanceof Error ? error.message : String(error)))];
    return encode3(responseTable, { diagnostics: diagnostics2 });
  }
};
var failure = (detail) => ({
  severity: SEVERITY_ERROR,
  summary: STAND_IN_PROVIDER,
  detail
});
var describeProvider = (schema) => ({
  provider: describeSchema(schema.config),
  resource_schemas: describeBlocks(schema.resources),
  data_source_schemas: describeBlocks(schema.data),
  ephemeral_resource_schemas: describeBlocks(schema.ephemeral),
  functions: describeFunctions(schema),
  server_capabilities: { get_provider_schema_optional: true }
});
var describeFunctions = ({ functions }) => new Map(functions.map((name) => [name, ANY_FUNCTION]));
var ANY_TYPE = encodeType("dynamic");
var ANY_FUNCTION = {
  variadic_parameter: { name: "arguments", type: ANY_TYPE, allow_null_value: true },
  return: { type: ANY_TYPE }
};
var describeBlocks = (blocks) => new Map([...blocks].map(([name, block]) => [name, describeSchema(block)]));
var describeSchema = (block) => ({
  block: describeBlock(block)
});
var describeBlock = ({ attributes, blocks }) => ({
  attributes: [...attributes].map(([name, attribute]) => describeAttribute(name, attribute)),
  block_types: [...blocks].map(([name, nested]) => describeNested(name, nested))
});
var describeAttribute = (name, { type, optional, computed: computed2, sensitive, writeOnly }) => ({
  name,
  type: encodeType(type),
  optional: optional === true,
  computed: computed2 === true,
  sensitive: sensitive === true,
  write_only: writeOnly === true
});
var describeNested = (name, { nesting, block }) => ({
  type_name: name,
  block: describeBlock(block),
  nesting: NESTING[nesting]
});
function withAnswers(block, config, answer2) {
  const head = headAt(config, 0);
  if (head.kind !== "map") return config;
  const fields = decodeValue(typeOfBlock(block), config);
  const answers = answer2(fields);
  const edits = [];
  for (const { name, offset } of entriesOf3(config, head)) {
    const attribute = block.attributes.get(name);
    if (attribute?.computed !== true || fields[name] !== null || !Object.hasOwn(answers, name)) continue;
    edits.push({ start: offset, end: endOf(config, offset), bytes: encodeValue(attribute.type, answers[name]) });
  }
  return withEdits(config, edits);
}
function importedState(block, id) {
  const values = /* @__PURE__ */ Object.create(null);
  for (const [name, nested] of block.blocks)
    values[name] = nested.nesting === "single" ? null : unknownNested({ ...nested, unknownWhenAbsent: false }).value;
  const { type } = block.attributes.get("id") ?? {};
  if (type === "string" || type === "dynamic") values.id = id;
  return encodeValue(typeOfBlock(block), values);
}

// src/terraform/mock-provider/servers.ts
async function startProviders(schemas, answers, io, directory) {
  const servers = [];
  const close2 = async () => void await Promise.all(servers.map((server) => server.close()));
  try {
    for (const [index, schema] of schemas.entries())
      servers.push(await io.serveGrpc({ directory, name: String(index) }, providerService(schema, answers)));
  } catch (error) {
    await close2();
    throw error;
  }
  const attached = schemas.map(({ address }, index) => [address, reattachment(servers[index], io.processId)]);
  const openTofuAddresses = attached.map(
    ([address, server]) => [address.replace(TERRAFORM_REGISTRY, OPENTOFU_REGISTRY), server]
  );
  return { reattach: JSON.stringify(Object.fromEntries([...openTofuAddresses, ...attached])), close: close2 };
}
var TERRAFORM_REGISTRY = /^registry\.terraform\.io\//;
var OPENTOFU_REGISTRY = "registry.opentofu.org/";
var reattachment = ({ network, address }, processId) => ({
  Protocol: "grpc",
  ProtocolVersion: 5,
  // Must be a running process: go-plugin checks once a second and ends all calls when it is gone.
  Pid: processId,
  // Otherwise Terraform kills the process when it is done.
  Test: true,
  Addr: { Network: network, String: address }
});

// elsewhere:src/terraform/plan/index.ts
var module64 = require("./plan.js").modules["src/terraform/plan/index.ts"]();
var originsIn = module64.originsIn;
var readMarkedPlan = module64.readMarkedPlan;
var readPlan = module64.readPlan;

// src/planning/placeholder-locations.ts
var PlaceholderLocations = class {
  /** Locations as JSON, by token. */
  #locations = /* @__PURE__ */ new Map();
  /**
   * Returns the token for a location, always the same one.
   * @param location JSON of region, zone and account
   */
  tokenOf(location) {
    const known = [...this.#locations].find(([, knownLocation]) => knownLocation === location);
    const token2 = known?.[0] ?? `zz-unknown-place-${this.#locations.size}`;
    this.#locations.set(token2, location);
    return token2;
  }
  /** Returns the location as JSON; null for a string that is not a token. */
  locationOf(token2) {
    return this.#locations.get(token2) ?? null;
  }
};
function withLocations(inventory, locations) {
  const resources = inventory.resources.map(
    (resource) => withoutUnknownLocations(withTokenLocation(resource, locations))
  );
  return { ...inventory, resources };
}
function withTokenLocation(resource, locations) {
  const { [LOCATION]: token2, ...values } = resource.values;
  if (token2 === void 0) return resource;
  const { region: _, zone: __, account: ___, ...others } = resource;
  const text = typeof token2 === "string" ? locations.locationOf(token2) : null;
  if (text === null) return { ...others, values };
  const location = JSON.parse(text);
  const [region2, zone2, account] = ["region", "zone", "account"].map((name) => textOf2(member(location, name)));
  return {
    ...others,
    values,
    // The resource's own `region` takes precedence over that of its provider.
    ...region2 != null && textOf2(values.region) === null && { region: region2 },
    ...zone2 != null && { zone: zone2 },
    ...account != null && { account }
  };
}
var KEYS = /\[\\"(?:[^"\\\]]|\\[^"])*\\"\]/g;
function withNumberedKeys(text) {
  if (!isUnknownLocation(text)) return text;
  return text.replace(
    KEYS,
    (key) => key.replace(UNKNOWN_LOCATIONS, (location) => zoneLabelOf(location, true) ?? "region")
  );
}
var zoneNumber = (index) => `zone ${index + 1}`;
function withoutUnknownLocations(resource) {
  const values = /* @__PURE__ */ Object.create(null);
  let isChanged = false;
  for (const [name, value2] of Object.entries(resource.values)) {
    const cleaned = withoutPlaceholders(value2, ALL_ZONE_ATTRIBUTES.has(name));
    if (cleaned !== value2) isChanged = true;
    if (cleaned !== void 0) values[name] = cleaned;
  }
  const { region: region2, zone: zone2, ...others } = resource;
  if (!isChanged && !isUnknownLocation(`${region2} ${zone2}`)) return resource;
  const isElsewhere = Object.hasOwn(resource.values, REGION_ATTRIBUTE) && !Object.hasOwn(values, REGION_ATTRIBUTE);
  if (isElsewhere) return { ...others, values };
  return { ...others, ...knownOf({ region: region2, zone: zone2 }), values };
}
function knownOf({ region: region2, zone: zone2 }) {
  const isKnown = (location) => location !== void 0 && !isUnknownLocation(location);
  return { ...isKnown(region2) && { region: region2 }, ...isKnown(zone2) && { zone: zone2 } };
}
function withoutPlaceholders(value2, isZone) {
  if (typeof value2 === "string") return isUnknownLocation(value2) ? zoneLabelOf(value2, isZone) : value2;
  if (value2 === null || typeof value2 !== "object") return value2;
  if (Array.isArray(value2)) {
    const items = value2.map((item) => withoutPlaceholders(item, isZone));
    return items.some((item, index) => item !== value2[index]) ? items.filter((item) => item !== void 0) : value2;
  }
  const entries2 = Object.entries(value2).map(([name, item]) => [
    name,
    withoutPlaceholders(item, false),
    item
  ]);
  if (entries2.every(([, cleaned, item]) => cleaned === item)) return value2;
  const members = /* @__PURE__ */ Object.create(null);
  for (const [name, item] of entries2) if (item !== void 0) members[name] = item;
  return members;
}
function zoneLabelOf(name, isZone) {
  const index = isZone ? unknownZoneIndex(name) : null;
  return index === null ? void 0 : zoneNumber(index);
}

// elsewhere:src/catalog/access.ts
var module65 = require("./picture.js").modules["src/catalog/access.ts"]();
var ALL_BUT_SOME_WORDS = module65.ALL_BUT_SOME_WORDS;
var EVERYBODY_WORDS = module65.EVERYBODY_WORDS;
var GAP = module65.GAP;
var LOOKED_UP_NAMES = module65.LOOKED_UP_NAMES;
var SAME_ACCOUNT_WORDS = module65.SAME_ACCOUNT_WORDS;
var SCOPE_ATTRIBUTES = module65.SCOPE_ATTRIBUTES;
var SOMEBODY_WORDS = module65.SOMEBODY_WORDS;
var SOME_ACCOUNT_WORDS = module65.SOME_ACCOUNT_WORDS;
var accountDetail = module65.accountDetail;
var anyOf = module65.anyOf;
var boundResource = module65.boundResource;
var claimWords = module65.claimWords;
var conditionKey = module65.conditionKey;
var exclusiveOver = module65.exclusiveOver;
var exposureRulesOf = module65.exposureRulesOf;
var identityIn = module65.identityIn;
var isAccount = module65.isAccount;
var isGrantOnly = module65.isGrantOnly;
var isGrantToPrincipal = module65.isGrantToPrincipal;
var isSameAccountSource = module65.isSameAccountSource;
var lookedUpWords = module65.lookedUpWords;
var mayBeSameMember = module65.mayBeSameMember;
var memberCovers = module65.memberCovers;
var memberNamed = module65.memberNamed;
var memberWords = module65.memberWords;
var relativePattern = module65.relativePattern;
var resourceInId = module65.resourceInId;
var rightsAttributesOf = module65.rightsAttributesOf;
var rightsRulesOf = module65.rightsRulesOf;
var scopeInText = module65.scopeInText;
var scopeOfType = module65.scopeOfType;
var scopeWords = module65.scopeWords;
var serviceWords = module65.serviceWords;
var widthOfAccount = module65.widthOfAccount;
var wordsForResource = module65.wordsForResource;
var wordsOfName = module65.wordsOfName;

// elsewhere:src/catalog/attributes.ts
var module66 = require("./picture.js").modules["src/catalog/attributes.ts"]();
var ACCESS_ATTRIBUTE = module66.ACCESS_ATTRIBUTE;
var ALLOWED_ATTRIBUTES = module66.ALLOWED_ATTRIBUTES;
var ITEM_KEYS = module66.ITEM_KEYS;
var MODULE_PURPOSE = module66.MODULE_PURPOSE;
var OPENED_ATTRIBUTE = module66.OPENED_ATTRIBUTE;
var SHOWN_NAME = module66.SHOWN_NAME;
var SHOWN_ROOT = module66.SHOWN_ROOT;
var SHOWN_ZONE = module66.SHOWN_ZONE;
var SOLE_ATTRIBUTE = module66.SOLE_ATTRIBUTE;
var TAG_ATTRIBUTES = module66.TAG_ATTRIBUTES;
var isArchitecture = module66.isArchitecture;
var isComputedIfUnset = module66.isComputedIfUnset;
var isNamedMember = module66.isNamedMember;
var isNote = module66.isNote;
var isOrdered = module66.isOrdered;
var isSameValue = module66.isSameValue;
var pathsOfAttribute = module66.pathsOfAttribute;
var valuesShown = module66.valuesShown;

// elsewhere:src/catalog/knowledge.ts
var module67 = require("./picture.js").modules["src/catalog/knowledge.ts"]();
var KNOWLEDGE = module67.KNOWLEDGE;

// elsewhere:src/catalog/products.ts
var module68 = require("./picture.js").modules["src/catalog/products.ts"]();
var COMMON_WORDS = module68.COMMON_WORDS;
var ENVIRONMENT_WORDS = module68.ENVIRONMENT_WORDS;
var GENERATED_ID = module68.GENERATED_ID;
var GENERATED_NAME = module68.GENERATED_NAME;
var KIND_WORDS = module68.KIND_WORDS;
var MEANINGLESS_NAMES = module68.MEANINGLESS_NAMES;
var UNIQUE_SUFFIX = module68.UNIQUE_SUFFIX;
var builtType = module68.builtType;
var cloudNameOf = module68.cloudNameOf;
var effectiveCloudOf = module68.effectiveCloudOf;
var isEnvironment = module68.isEnvironment;
var isKnownByCloudName = module68.isKnownByCloudName;
var nameAttributesOf = module68.nameAttributesOf;
var namePathsOf = module68.namePathsOf;
var outerBoxOf = module68.outerBoxOf;
var partTitleOf = module68.partTitleOf;
var productOf = module68.productOf;
var valueInWords = module68.valueInWords;

// elsewhere:src/catalog/secrets.ts
var module69 = require("./plan.js").modules["src/catalog/secrets.ts"]();
var isSecret = module69.isSecret;

// src/planning/static/value.ts
var Unknown = class {
  /**
   * @param marks instances that the value comes from, if origins are traced (`MarkingScope`)
   * @param ending known end of the text: `a` of the zone `"${var.region}a"`
   * @param inCode returns the value in the code, for an attribute of which only the origin is traced
   */
  constructor(marks = /* @__PURE__ */ new Set(), ending = "", inCode = () => UNKNOWN2) {
    this.marks = marks;
    this.ending = ending;
    this.inCode = inCode;
  }
  marks;
  ending;
  inCode;
};
var Symbolic = class _Symbolic extends Unknown {
  /** @param symbol the expression with its module: `module.a.var.settings.name` */
  constructor(symbol) {
    super();
    this.symbol = symbol;
  }
  symbol;
  /** Returns the member at the end of the steps. */
  member(steps) {
    const symbol = withSteps(this.symbol, steps);
    return symbol === null ? UNKNOWN2 : new _Symbolic(symbol);
  }
};
function withSteps(symbol, steps) {
  let result = symbol;
  for (const { key } of steps) {
    if (key === null) return null;
    result += `.${key}`;
  }
  return result;
}
var Collection = class extends Unknown {
  /**
   * @param element the parts that all elements have in common
   * @param members the same for single members, if the collection may also be an object
   */
  constructor(element, marks, members = /* @__PURE__ */ new Map()) {
    super(marks);
    this.element = element;
    this.members = members;
  }
  element;
  members;
};
var UNKNOWN2 = new Unknown();
var ValueSet = class {
  constructor(items) {
    this.items = items;
  }
  items;
};
var Lazy = class {
  constructor(get2, whole = () => UNKNOWN2) {
    this.get = get2;
    this.whole = whole;
  }
  get;
  whole;
};
var Zones = class extends Lazy {
  /** @param zone returns a zone by index, from 0 */
  constructor(zone2) {
    super((key) => /^\d$/.test(key) ? zone2(Number(key)) : UNKNOWN2);
    this.zone = zone2;
  }
  zone;
};
var Unevaluable = class extends Error {
};
var isList = (value2) => Array.isArray(value2);
var isMap2 = (value2) => value2 instanceof Map;
function itemsOf2(value2) {
  if (isList(value2)) return value2;
  return value2 instanceof ValueSet ? value2.items : null;
}
function isWhollyKnown(value2, depth = 0, budget = { left: EVALUATED_ITEMS_MAX }) {
  if (value2 instanceof Unknown || value2 instanceof Lazy || depth > VALUE_DEPTH || budget.left-- <= 0) return false;
  const items = isMap2(value2) ? value2.values() : itemsOf2(value2) ?? [];
  for (const item of items) if (!isWhollyKnown(item, depth + 1, budget)) return false;
  return true;
}
var ANYWHERE = "?";
var FROM_ANYWHERE = new Unknown(/* @__PURE__ */ new Set([ANYWHERE]));
function unknownFrom(values, budget) {
  const unknowns = /* @__PURE__ */ new Set();
  const pending = [values];
  let left = EVALUATED_ITEMS_MAX;
  for (let value2 = pending.pop(); value2 !== void 0; value2 = pending.pop()) {
    const unknown = value2 instanceof Lazy ? value2.whole() : value2;
    if (!(unknown instanceof Unknown))
      for (const item of isMap2(value2) ? value2.values() : itemsOf2(value2) ?? []) pending.push(item);
    else if (unknown.marks.size > 0) unknowns.add(unknown);
    if (pending.length > EVALUATED_ITEMS_MAX || left-- === 0 || budget.left-- <= 0) return FROM_ANYWHERE;
  }
  return unite([...unknowns], budget);
}
function unite(unknowns, budget) {
  const [first, ...others] = unknowns;
  if (first === void 0) return UNKNOWN2;
  if (others.length === 0) return new Unknown(first.marks);
  if (unknowns.some(({ marks: marks2 }) => marks2.has(ANYWHERE))) return FROM_ANYWHERE;
  for (const { marks: marks2 } of unknowns) budget.left -= marks2.size;
  if (budget.left < 0) return FROM_ANYWHERE;
  const largest2 = unknowns.reduce((most, unknown) => unknown.marks.size > most.marks.size ? unknown : most);
  const hasAll = unknowns.every(({ marks: marks2 }) => marks2 === largest2.marks || isSubset(marks2, largest2.marks));
  if (hasAll) return new Unknown(largest2.marks);
  const marks = /* @__PURE__ */ new Set();
  for (const unknown of unknowns) for (const mark of unknown.marks) marks.add(mark);
  return new Unknown(marks);
}
var isCollection = (value2) => value2 instanceof Collection || isMap2(value2) || itemsOf2(value2) !== null;
function commonOf2(values, unknown) {
  const [first, ...others] = values;
  if (first === void 0) return UNKNOWN2;
  if (others.every((other) => other === first)) return first;
  if (values.every((value2) => value2 instanceof Lazy)) {
    return new Lazy(
      (name) => commonOf2(
        values.map((value2) => value2.get(name)),
        unknown
      ),
      () => unknown(values)
    );
  }
  const lists = values.map((value2) => itemsOf2(value2));
  if (lists.every((items) => items !== null && items.length === lists[0]?.length) && isList(first))
    return first.map(
      (_, index) => commonOf2(
        lists.map((items) => items?.[index] ?? null),
        unknown
      )
    );
  const maps = values.filter(isMap2);
  const names = new Set(maps.flatMap((map) => [...map.keys()]));
  const members = new Map(
    [...names].map((name) => {
      const members2 = maps.flatMap((map) => map.get(name) ?? []);
      return [name, members2.length === values.length ? commonOf2(members2, unknown) : unknown(members2)];
    })
  );
  if (maps.length === values.length && maps.every(({ size }) => size === names.size)) return members;
  if (!values.every(isCollection)) return unknown(values);
  return new Collection(
    commonOf2(values.flatMap(elementsIn), unknown),
    unknown(values).marks,
    maps.length === values.length ? members : void 0
  );
}
function elementsIn(value2) {
  if (value2 instanceof Collection) return [value2.element];
  if (isMap2(value2)) return [...value2.values()];
  return itemsOf2(value2) ?? [value2];
}
function isSubset(marks, others) {
  for (const mark of marks) if (!others.has(mark)) return false;
  return true;
}
function toText(value2) {
  if (value2 instanceof Unknown || typeof value2 === "string") return value2;
  if (typeof value2 === "boolean") return String(value2);
  if (typeof value2 === "number") return Number.isFinite(value2) ? numberText(value2) : UNKNOWN2;
  return value2 instanceof Lazy ? UNKNOWN2 : null;
}
function numberText(value2) {
  const [digits, exponent] = String(value2).split("e");
  if (exponent === void 0) return digits;
  const [sign, whole, fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(digits).slice(1);
  const point = whole.length + Number(exponent);
  const all2 = `${whole}${fraction}`;
  return point > 0 ? `${sign}${all2.padEnd(point, "0")}` : `${sign}0.${"0".repeat(-point)}${all2}`;
}
function valueInCode(value2, depth = 0) {
  if (value2 instanceof Unknown) return value2.inCode();
  if (depth > VALUE_DEPTH) return UNKNOWN2;
  if (isMap2(value2)) return new Map([...value2].map(([name, item]) => [name, valueInCode(item, depth + 1)]));
  if (value2 instanceof ValueSet) return new ValueSet(value2.items.map((item) => valueInCode(item, depth + 1)));
  return isList(value2) ? value2.map((item) => valueInCode(item, depth + 1)) : value2;
}
function toKey(value2) {
  const inCode = value2 instanceof Unknown ? value2.inCode() : value2;
  return inCode instanceof Unknown || inCode instanceof Lazy ? toText(value2) : toText(inCode);
}
function toCondition(value2) {
  const inCode = value2 instanceof Unknown ? value2.inCode() : value2;
  return inCode instanceof Unknown ? toBoolean(value2) : toBoolean(inCode);
}
function toNumber(value2) {
  if (value2 instanceof Unknown || typeof value2 === "number") return value2;
  if (typeof value2 !== "string" || !/^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(value2)) return null;
  return Number(value2);
}
function toBoolean(value2) {
  if (value2 instanceof Unknown || typeof value2 === "boolean") return value2;
  return value2 === "true" ? true : value2 === "false" ? false : null;
}
function setOf(items) {
  if (items.length < 2) return new ValueSet(items);
  if (!items.every((item) => isWhollyKnown(item))) return UNKNOWN2;
  const unique2 = distinctItems(items);
  if (unique2.every((item) => typeof item === "string")) return new ValueSet(unique2.sort(byText));
  if (unique2.every((item) => typeof item === "number")) return new ValueSet(unique2.sort((a, b) => a - b));
  return new ValueSet(unique2);
}
function distinctItems(items) {
  const unique2 = /* @__PURE__ */ new Map();
  for (const item of ofOneType(items)) {
    const key = keyOf3(item);
    if (!unique2.has(key)) unique2.set(key, item);
  }
  return [...unique2.values()];
}
var keyOf3 = (value2) => isPlain(value2) ? JSON.stringify(value2) : canonical(toJson(value2));
function ofOneType(items) {
  const kinds = new Set(items.flatMap((item) => item === null ? [] : [typeof item]));
  if (kinds.size < 2 || kinds.has("object")) return items;
  return items.map((item) => toText(item));
}
var isPlain = (value2) => value2 === null || typeof value2 !== "object";
function isEqual(a, b) {
  const isNeverNull = (value2) => value2 instanceof Lazy || isList(value2) || isMap2(value2) || value2 instanceof ValueSet;
  if (isPlain(a) && isPlain(b)) return a === b;
  if (a === null && isNeverNull(b) || b === null && isNeverNull(a)) return false;
  if (!isWhollyKnown(a) || !isWhollyKnown(b)) return UNKNOWN2;
  return canonical(toJson(a)) === canonical(toJson(b));
}
function canonical(value2) {
  return JSON.stringify(
    value2,
    (_, part) => typeof part === "object" && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => byText(a, b))) : part
  );
}
function toJson(value2, total = { left: EVALUATED_ITEMS_MAX }) {
  const limit = Math.min(EVALUATED_ITEMS_MAX, total.left);
  const budget = { left: limit };
  const copied = copyOf(value2, 0, budget);
  total.left -= limit - Math.max(0, budget.left);
  return copied;
}
function copyOf(value2, depth, budget) {
  if (budget.left-- <= 0 || value2 instanceof Unknown || value2 instanceof Lazy || depth > VALUE_DEPTH) return void 0;
  const items = itemsOf2(value2);
  if (items !== null) {
    const list = [];
    for (const item of items) {
      if (budget.left <= 0) break;
      list.push(copyOf(item, depth + 1, budget) ?? null);
    }
    return list;
  }
  if (!isMap2(value2)) return value2;
  const result = /* @__PURE__ */ Object.create(null);
  for (const [name, item] of value2) {
    if (budget.left <= 0) break;
    const known = copyOf(item, depth + 1, budget);
    if (known !== void 0) result[name] = known;
  }
  return result;
}
function fromJson(json, depth = 0) {
  if (depth > VALUE_DEPTH) return UNKNOWN2;
  if (Array.isArray(json)) return json.map((item) => fromJson(item, depth + 1));
  if (typeof json === "object" && json !== null) {
    return new Map(Object.entries(json).map(([name, item]) => [name, fromJson(item, depth + 1)]));
  }
  return typeof json === "string" || typeof json === "number" || typeof json === "boolean" ? json : null;
}
function elementsOf(value2) {
  if (value2 instanceof Unknown || value2 instanceof Lazy) return null;
  if (isMap2(value2)) return [...value2].sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0);
  const items = itemsOf2(value2);
  if (items === null) throw new Unevaluable();
  if (items.length > EVALUATED_ITEMS_MAX) return null;
  return items.map((item, index) => [value2 instanceof ValueSet ? item : index, item]);
}
function knownElements(value2) {
  try {
    return elementsOf(value2);
  } catch (error) {
    if (error instanceof Unevaluable) return null;
    throw error;
  }
}

// src/planning/static/functions/named.ts
var INSPECTING = new Set(
  "contains endswith index length lookup parseint split startswith strcontains strrev substr tobool tonumber".split(
    " "
  )
);
var PART_BY_PART = new Set("lower replace title upper".split(" "));
var ENCODING = /* @__PURE__ */ new Set(["jsonencode"]);
function namedArguments(name, values) {
  if (INSPECTING.has(name) && values.some((value2) => typeof value2 === "string" && holdsInstanceName(value2)))
    return null;
  return ENCODING.has(name) ? values.map((value2) => withTexts(value2)) : values;
}
var resultOfUnknownFunction = (values) => values.some((value2) => typeof value2 === "string" && holdsMadeUpText(value2)) ? MADE_UP_TEXT : UNKNOWN2;
function partByPart(name, [value2, ...others], call) {
  if (typeof value2 !== "string" || !holdsInstanceName(value2)) return null;
  if (name === "substr" && others[0] === 0) return beginningOf(value2, others[1]);
  if (!PART_BY_PART.has(name)) return null;
  if (others.some((other) => typeof other !== "string" || holdsInstanceName(other))) return UNKNOWN2;
  return withKnownParts(value2, (part) => String(call([part, ...others])));
}
function beginningOf(text, length) {
  const known = text.slice(0, text.indexOf(SOME_TEXT.charAt(0)));
  if (typeof length !== "number" || length < 0) return UNKNOWN2;
  return known.length < length ? `${known}${holdsMadeUpText(text) ? MADE_UP_TEXT : SOME_TEXT}` : known.slice(0, length);
}
var MAKING_TEXTS = new Set(
  "format lower replace substr title trimprefix trimspace trimsuffix upper".split(" ")
);
var JOINING = /* @__PURE__ */ new Set(["join"]);
function withSymbolTexts(name, values) {
  const inText = (value2) => value2 instanceof Symbolic ? standInOf(value2) : value2;
  if (MAKING_TEXTS.has(name)) return values.map(inText);
  return JOINING.has(name) ? values.map((value2) => itemsOf2(value2)?.map(inText) ?? value2) : values;
}
var standInOf = (value2) => value2 instanceof Symbolic ? symbolName(value2.symbol) : SOME_TEXT;
function withTexts(value2, depth = 0) {
  if (value2 instanceof Unknown || value2 instanceof Lazy || depth > VALUE_DEPTH) return standInOf(value2);
  if (isMap2(value2)) return new Map([...value2].map(([name, item]) => [name, withTexts(item, depth + 1)]));
  return itemsOf2(value2)?.map((item) => withTexts(item, depth + 1)) ?? value2;
}

// src/planning/static/code-values.ts
var withCodeValues = (inventory, evaluator) => ({
  ...withPatterns(withNamesInPart(withDocuments(inventory, evaluator), evaluator), evaluator),
  writtenOf: (origin, attribute) => evaluator.writtenOf(origin, attribute)
});
function withNamesInPart(inventory, evaluator) {
  const resources = inventory.resources.map((resource) => {
    const part = resource.mode === "managed" ? partOf(resource, evaluator) : null;
    return part === null ? resource : { ...resource, values: { ...resource.values, [SHOWN_NAME]: part } };
  });
  return { ...inventory, resources };
}
function partOf({ type, origin, values }, evaluator) {
  for (const [top, ...rest] of namePathsOf(type)) {
    if (typeof textAt2(values[top], rest) === "string") return null;
    const written = textAt2(evaluator.namedIn(origin, top), rest);
    const part = written !== void 0 && holdsInstanceName(written) ? partOfName(written) : null;
    if (part !== null) return part;
  }
  return null;
}
function provenTexts(origin, attributes, evaluator) {
  const proven = /* @__PURE__ */ new Set();
  for (const attribute of attributes) addTexts(evaluator.namedIn(origin, attribute), proven);
  return proven;
}
function addTexts(value2, texts, depth = VALUE_DEPTH) {
  if (typeof value2 === "string" && !holdsInstanceName(value2)) texts.add(value2);
  if (typeof value2 === "number") texts.add(String(value2));
  if (value2 === null || typeof value2 !== "object" || depth === 0) return;
  for (const item of Object.values(value2)) addTexts(item, texts, depth - 1);
}
var GAP2 = "\u2026";
var GAPS2 = /\u2026(?:[-_. /]*\u2026)+/g;
function partOfName(text) {
  const part = withGaps(text, GAP2).replace(GAPS2, GAP2).replace(/\s+/g, " ").trim();
  return new RegExp("\\p{L}{2}", "u").test(part) ? part : null;
}
function textAt2(value2, path) {
  let current = value2;
  for (const step of path) {
    const block = Array.isArray(current) && current.length === 1 ? current[0] : current;
    if (typeof block !== "object" || block === null || !Object.hasOwn(block, step)) return void 0;
    current = block[step];
  }
  return typeof current === "string" && current !== "" ? current : void 0;
}
function withDocuments(inventory, evaluator) {
  const resources = inventory.resources.map((resource) => {
    const documents = documentsOf(resource, evaluator);
    const partly = rightsPartlyOf(resource, evaluator);
    if (documents.length === 0 && partly.length === 0) return resource;
    return {
      ...resource,
      ...documents.length > 0 && { values: { ...resource.values, ...Object.fromEntries(documents) } },
      ...partly.length > 0 && { partly: Object.fromEntries(partly) }
    };
  });
  return { ...inventory, resources };
}
function rightsPartlyOf({ type, origin, values }, evaluator) {
  const attributes = (rightsRulesOf(type) ?? []).flatMap(rightsAttributesOf);
  return [...new Set(attributes.map(topOf))].flatMap((attribute) => {
    const known = Object.hasOwn(values, attribute) ? [...textsOf(values[attribute])] : [];
    if (typeof values[attribute] === "string" && !known.some(isMadeUpDocument)) return [];
    const written = evaluator.writtenOf(origin, attribute);
    const texts = [...textsOf(written)];
    const isMore = texts.length > known.length || texts.some(holdsInstanceName);
    return written === void 0 || !isMore ? [] : [[attribute, written]];
  });
}
function documentsOf({ type, origin, values }, evaluator) {
  return attributesOf(type).flatMap((attribute) => {
    const planned = Object.hasOwn(values, attribute) ? values[attribute] : void 0;
    if (typeof planned === "string") return [];
    const written = evaluator.writtenOf(origin, attribute);
    const texts = [...textsOf(written)];
    const isMore = planned === void 0 || texts.some(holdsInstanceName);
    if (written === void 0 || !isMore || isNameAlone(written)) return [];
    return texts.length > [...textsOf(planned)].length ? [[attribute, written]] : [];
  });
}
var isMadeUpDocument = (text) => text === EMPTY_POLICY;
var isNameAlone = (written) => typeof written === "string" && !written.trimStart().startsWith("{");
function attributesOf(type) {
  const { grants = [], writesDocument: source } = KNOWLEDGE.factsOf(type);
  const paths = [grants].flat().flatMap(({ documents = [] }) => documents);
  return [.../* @__PURE__ */ new Set([...paths.map(topOf), ...source === void 0 ? [] : [source.blocks]])];
}
function* textsOf(value2, depth = VALUE_DEPTH) {
  if (typeof value2 === "string") yield value2;
  if (value2 === null || typeof value2 !== "object" || depth === 0) return;
  for (const item of Object.values(value2)) yield* textsOf(item, depth - 1);
}
function withPatterns(inventory, source) {
  const resources = inventory.resources.map((resource) => {
    const patterns = source.patternsOf(resource.origin);
    return patterns.length === 0 ? resource : { ...resource, patterns };
  });
  return { ...inventory, resources };
}
function patternsIn(type, value2, total) {
  const limit = Math.min(EVALUATED_ITEMS_MAX, total.left);
  const search = { type, budget: { left: limit }, found: [] };
  addPatterns(search, { path: [] }, value2);
  total.left -= limit - Math.max(0, search.budget.left);
  return search.found;
}
function addPatterns(search, position, value2, depth = VALUE_DEPTH) {
  const { type, budget, found } = search;
  if (budget.left-- <= 0 || depth === 0) return;
  const text = value2 instanceof Symbolic ? standInOf(value2) : value2;
  if (typeof text === "string") {
    if (!holdsInstanceName(text) || !isInformative(text)) return;
    const path = position.path.join(".");
    if (!isSecret(type, position.path)) found.push({ ...position, path, text });
    if (KNOWLEDGE.isProgramSetting(path)) found.push(...settingsIn(text).map((setting) => ({ ...setting, path })));
  } else if (isMap2(value2)) {
    const title = value2.get(NAME2);
    for (const [name, item] of value2) {
      if (budget.left <= 0) return;
      const isNamed2 = VALUES.has(name) && typeof title === "string";
      const inner = { path: [...position.path, name], ...isNamed2 && { valueName: title } };
      addPatterns(search, inner, item, depth - 1);
    }
  } else {
    for (const item of itemsOf2(value2) ?? []) {
      if (budget.left <= 0) return;
      addPatterns(search, position, item, depth - 1);
    }
  }
}
var SETTING = new RegExp(`([A-Za-z_][\\w.-]{0,63})["']?\\s{0,8}[:=]\\s{0,8}["']?(${STAND_IN})(?=["'\\s,;}]|$)`, "g");
var settingsIn = (script) => [...script.matchAll(SETTING)].flatMap(
  ([, valueName = "", text = ""]) => symbolOf(text) === null ? [] : [{ valueName, text }]
);
var NAME2 = "name";
var VALUES = /* @__PURE__ */ new Set(["value", "values"]);

// elsewhere:src/graph/address.ts
var module70 = require("./picture.js").modules["src/graph/address.ts"]();
var escapeKey = module70.escapeKey;
var escapeName = module70.escapeName;
var formatAddress = module70.formatAddress;
var holdsEscapedBracket = module70.holdsEscapedBracket;
var isAddress = module70.isAddress;
var isDigit = module70.isDigit;
var isNameCode = module70.isNameCode;
var isShort = module70.isShort;
var modulesOf3 = module70.modulesOf;
var originalOf = module70.originalOf;
var parseAddress = module70.parseAddress;
var runEnd = module70.runEnd;
var typeOf3 = module70.typeOf;
var unescapeKey = module70.unescapeKey;
var unescapeName = module70.unescapeName;
var withCopy = module70.withCopy;
var withoutIndexes = module70.withoutIndexes;

// elsewhere:src/terraform/plan/references.ts
var module71 = require("./plan.js").modules["src/terraform/plan/references.ts"]();
var dotLinks = module71.dotLinks;
var readReferences = module71.readReferences;
var referencesByValue = module71.referencesByValue;

// src/planning/static/evaluate.ts
var import_node_path7 = require("node:path");

// src/planning/static/functions/arguments.ts
var UnknownArgument = class extends Error {
};
function requireConverted(converted) {
  if (converted instanceof Unknown) throw new UnknownArgument();
  if (converted === null) throw new Unevaluable();
  return converted;
}
var asText = (value2) => requireConverted(toText(value2 ?? null));
var asKey = (value2) => requireConverted(toKey(value2 ?? null));
var asNumber = (value2) => requireConverted(toNumber(value2 ?? null));
var asBoolean = (value2) => requireConverted(toBoolean(value2 ?? null));
function asInteger(value2) {
  const number = asNumber(value2);
  if (!Number.isInteger(number)) throw new Unevaluable();
  return number;
}
function asItems(value2) {
  if (value2 instanceof Unknown || value2 instanceof Lazy) throw new UnknownArgument();
  return requireConverted(itemsOf2(value2 ?? null));
}
function asMap(value2) {
  if (value2 instanceof Unknown || value2 instanceof Lazy) throw new UnknownArgument();
  if (value2 === void 0 || !isMap2(value2)) throw new Unevaluable();
  return value2;
}
function requireKnown(value2) {
  if (!isWhollyKnown(value2)) throw new UnknownArgument();
  return value2;
}
var asTexts = (value2) => asItems(value2).map(asText);
function withinLimit(value2) {
  if (value2.length > (typeof value2 === "string" ? EVALUATED_TEXT_MAX : EVALUATED_ITEMS_MAX))
    throw new UnknownArgument();
  return value2;
}

// src/planning/static/functions/collections.ts
var isSameItem = (a, b) => {
  const equal = isEqual(a, b);
  if (equal instanceof Unknown) throw new UnknownArgument();
  return equal;
};
function flatten(items) {
  return items.flatMap((item) => {
    if (item instanceof Unknown || item instanceof Zones) throw new UnknownArgument();
    const inner = itemsOf2(item);
    return inner === null ? [item] : flatten(inner);
  });
}
var sortedKeys = (value2) => [...asMap(value2).keys()].sort(byText);
var entries = (value2) => sortedKeys(value2).map((key) => [key, asMap(value2).get(key)]);
function range(...values) {
  const [first, second, third] = values.map((value2) => asNumber(value2));
  const [start, end] = second === void 0 ? [0, first] : [first, second];
  const step = third ?? (start <= end ? 1 : -1);
  const length = Math.ceil((end - start) / step) || 0;
  if (step === 0 || length < 0 || length > RANGE_ITEMS_MAX) throw new Unevaluable();
  return Array.from({ length }, (_, index) => start + index * step);
}
var SETS_MAX = 100;
function setProduct(...sets) {
  if (sets.some((set) => itemsOf2(set)?.length === 0)) return [];
  const rows = productOf2(sets.map((set) => asItems(set)));
  if (rows === null) throw new UnknownArgument();
  return rows;
}
function productOf2(lists) {
  const size = lists.reduce((product2, { length }) => product2 * length, 1);
  if (lists.length > SETS_MAX || size > EVALUATED_ITEMS_MAX) return null;
  return lists.reduce((rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])), [[]]);
}
var itemAtIndex = (items, index) => {
  if (items.length === 0) throw new Unevaluable();
  return items.at(index % items.length);
};
var ZONES_MIN = 3;
function zoneAt(zones, index) {
  if (index < 0 || index >= ZONES_MIN) throw new UnknownArgument();
  return zones.zone(index);
}
var textSetOf = (value2) => new Set(asTexts(requireKnown(value2)));
function toOneType(sets) {
  const lists = sets.map((set) => requireKnown(asItems(set)));
  const all2 = ofOneType(lists.flat());
  let end = 0;
  return lists.map(({ length }) => {
    end += length;
    return all2.slice(end - length, end);
  });
}
var KEEPING_ITEMS = new Set(
  "coalescelist compact concat distinct merge reverse setsubtract setunion slice sort tolist tomap toset values".split(
    " "
  )
);
function itemsOfUnknown(name, args) {
  if (KEEPING_ITEMS.has(name)) return args.filter((arg) => arg !== null).flatMap(elementsIn);
  if (name === "flatten") return args.flatMap(elementsIn).flatMap((item) => isMap2(item) ? [item] : elementsIn(item));
  if (name === "zipmap") return elementsIn(args[1] ?? null);
  if (name === "setproduct") return productOf2(args.map(elementsIn));
  return null;
}
var isTrue2 = (item) => item === true || item === "true";
var isNotFalse = (item) => item !== false && item !== "false";
var COLLECTION_FUNCTIONS = {
  // One item that decides the result is enough, even if others are unknown.
  alltrue: (items) => asItems(items).every(isNotFalse) && requireKnown(asItems(items)).every(isTrue2),
  anytrue: (items) => asItems(items).some(isTrue2) || requireKnown(asItems(items)).some(isTrue2),
  chunklist: (items, size) => {
    const all2 = asItems(items);
    const step = asInteger(size);
    if (step < 0) throw new Unevaluable();
    if (step === 0) return all2.length === 0 ? [] : [all2];
    return Array.from(
      { length: Math.ceil(all2.length / step) },
      (_, index) => all2.slice(index * step, (index + 1) * step)
    );
  },
  coalesce: (...values) => {
    for (const value2 of values) {
      if (value2 instanceof Unknown) throw new UnknownArgument();
      if (value2 !== null && value2 !== "") return value2;
    }
    throw new Unevaluable();
  },
  coalescelist: (...lists) => {
    for (const list of lists) if (asItems(list).length > 0) return list;
    throw new Unevaluable();
  },
  compact: (items) => asItems(items).flatMap((item) => item === null || asText(item) === "" ? [] : [item]),
  concat: (...lists) => withinLimit(lists.flatMap((list) => asItems(list))),
  contains: (items, value2) => asItems(items).some((item) => isSameItem(item, value2 ?? null)),
  distinct: (items) => distinctItems(requireKnown(asItems(items))),
  element: (items, index) => items instanceof Zones ? zoneAt(items, asInteger(index)) : itemAtIndex(asItems(items), asInteger(index)),
  flatten: (items) => withinLimit(flatten(asItems(items))),
  index: (items, value2) => {
    const position = asItems(items).findIndex((item) => isSameItem(item, value2 ?? null));
    if (position < 0) throw new Unevaluable();
    return position;
  },
  keys: (value2) => sortedKeys(value2),
  length: (value2) => {
    if (typeof value2 === "string") return [...value2].length;
    return value2 !== void 0 && isMap2(value2) ? value2.size : asItems(value2).length;
  },
  lookup: (value2, key, defaultValue) => {
    const members = asMap(value2);
    const name = asKey(key);
    const member2 = members.has(name) ? members.get(name) : defaultValue;
    if (member2 === void 0) throw new Unevaluable();
    return member2;
  },
  matchkeys: (values, keys, selected) => {
    const names = asTexts(keys);
    const set = textSetOf(asItems(selected));
    return asItems(values).filter((_, index) => set.has(names[index] ?? ""));
  },
  merge: (...maps) => new Map(maps.flatMap((map) => map === null ? [] : [...asMap(map)])),
  /** Returns the value unchanged. A secret is already unknown. */
  nonsensitive: (value2) => {
    if (value2 === void 0) throw new Unevaluable();
    return value2;
  },
  one: (items) => {
    const all2 = asItems(items);
    if (all2.length > 1) throw new Unevaluable();
    return all2[0] ?? null;
  },
  range,
  reverse: (items) => [...asItems(items)].reverse(),
  setintersection: (first, ...others) => {
    const [items, ...sets] = toOneType([first, ...others]);
    const members = sets.map((set) => new Set(set.map(keyOf3)));
    return setOf(items.filter((item) => members.every((keys) => keys.has(keyOf3(item)))));
  },
  setproduct: setProduct,
  setsubtract: (first, second) => {
    const [items, removed] = toOneType([first, second]);
    const gone = new Set(removed.map(keyOf3));
    return setOf(items.filter((item) => !gone.has(keyOf3(item))));
  },
  setunion: (...sets) => setOf(sets.flatMap((set) => asItems(set))),
  slice: (items, from, to) => {
    if (items instanceof Zones) return range(from ?? null, to ?? null, 1).map((index) => items.zone(index));
    const all2 = asItems(items);
    if (asInteger(from) < 0 || asInteger(to) > all2.length || asInteger(from) > asInteger(to)) throw new Unevaluable();
    return all2.slice(asInteger(from), asInteger(to));
  },
  sort: (items) => items instanceof Zones ? items : asTexts(items).sort(byText),
  sum: (items) => asItems(items).map(asNumber).reduce((sum, item) => sum + item, 0),
  tolist: (items) => items instanceof Zones ? items : asItems(items),
  tomap: (value2) => asMap(value2),
  toset: (items) => setOf(asItems(items)),
  values: (value2) => entries(value2).map(([, item]) => item),
  zipmap: (keys, values) => {
    const items = asItems(values);
    const names = asItems(keys).map(asKey);
    if (names.length !== items.length) throw new Unevaluable();
    return new Map(names.map((name, index) => [name, items[index]]));
  }
};

// src/planning/static/functions/texts.ts
var VERB = /%(?:%|([-+ #0]*)(\d*)(?:\.(\d*))?(\[\d+\])?(.?))/gsu;
var KINDS4 = new Set("vtbdoxXeEfgGsq");
var NUMERIC = new Set("bdoxXf");
var WIDTH_MAX = 1e3;
function format(pattern, ...values) {
  const all2 = requireKnown(values);
  let next = 0;
  let length = 0;
  const text = asText(pattern).replace(VERB, (verb, ...[flags, width, digits, index, kind]) => {
    if (verb === "%%") return "%";
    if (!KINDS4.has(kind)) throw new Unevaluable();
    if (index !== void 0 || !["", "-", "0"].includes(flags)) throw new UnknownArgument();
    const value2 = all2[next++];
    if (value2 === void 0) throw new Unevaluable();
    const plain2 = formatOne(kind, digits, value2);
    const size = kind === "t" ? 0 : Number(width);
    if (size > WIDTH_MAX) throw new UnknownArgument();
    length += Math.max(size, plain2.length);
    if (length > EVALUATED_TEXT_MAX) throw new UnknownArgument();
    return pad(plain2, size, flags, NUMERIC.has(kind));
  });
  if (next < all2.length) throw new Unevaluable();
  return withinLimit(text);
}
function pad(plain2, size, flags, isNumber) {
  if (size > 0) requireCountable(plain2);
  if (flags === "-") return plain2.padEnd(size, " ");
  if (flags === "") return plain2.padStart(size, " ");
  return isNumber && plain2.startsWith("-") ? `-${plain2.slice(1).padStart(size - 1, "0")}` : plain2.padStart(size, "0");
}
function requireCountable(value2) {
  if (!/^[\x20-\x7e]*$/.test(value2)) throw new UnknownArgument();
  return value2;
}
function formatOne(kind, digits, value2) {
  if (kind === "f") return formatFixed(asNumber(value2), digits === void 0 ? 6 : Number(digits));
  if (kind === "s") return shorten(asText(value2), digits);
  if (kind === "q") return quoteJson(shorten(asText(value2), digits));
  if (digits !== void 0) throw new UnknownArgument();
  if (kind === "t") return String(asBoolean(value2));
  if (kind === "d") return numberText(asInteger(value2));
  if (kind === "v") return formatDefault(value2);
  const base = BASES.get(kind);
  if (base === void 0) throw new UnknownArgument();
  const integer = asInteger(value2);
  if (!Number.isSafeInteger(integer)) throw new UnknownArgument();
  const converted = integer.toString(base);
  return kind === "X" ? converted.toUpperCase() : converted;
}
var BASES = /* @__PURE__ */ new Map([
  ["b", 2],
  ["o", 8],
  ["x", 16],
  ["X", 16]
]);
var shorten = (value2, digits = "") => Number(digits) === 0 ? value2 : requireCountable(value2).slice(0, Number(digits));
function formatDefault(value2) {
  if (typeof value2 === "number") return formatShortest(value2);
  if (value2 === null) throw new UnknownArgument();
  return isMap2(value2) || itemsOf2(value2) !== null ? encodeJson(value2) : asText(value2);
}
function formatShortest(value2) {
  const [, digits, sign, exponent] = /^(.*)e([-+])(\d+)$/.exec(value2.toExponential()) ?? [];
  if (exponent === void 0) throw new UnknownArgument();
  const isPlain2 = Number(exponent) < (sign === "-" ? 5 : 6);
  return isPlain2 ? numberText(value2) : `${digits}e${sign}${exponent.padStart(2, "0")}`;
}
var DIGITS_MAX = 20;
function formatFixed(value2, digits) {
  if (digits > DIGITS_MAX) throw new UnknownArgument();
  const scaled = value2 * 10 ** digits;
  const isTie = Math.abs(scaled % 1) === 0.5;
  return (isTie ? 2 * Math.round(scaled / 2) / 10 ** digits : value2).toFixed(digits);
}
function formatList(pattern, ...values) {
  if (values.some((value2) => value2 instanceof Unknown || value2 instanceof Lazy)) throw new UnknownArgument();
  const columns = values.map((value2) => itemsOf2(value2));
  const [rows = 1, ...others] = new Set(columns.flatMap((column) => column === null ? [] : [column.length]));
  if (others.length > 0) throw new Unevaluable();
  let length = 0;
  return Array.from({ length: rows }, (_, row) => {
    const text = format(
      pattern,
      ...values.map((value2, index) => columns[index] === null ? value2 : columns[index]?.[row] ?? null)
    );
    length += text.length;
    if (length > EVALUATED_TEXT_MAX) throw new UnknownArgument();
    return text;
  });
}
function trimBoth(value2, characters2) {
  let start = 0;
  let end = value2.length;
  while (start < end && characters2.has(value2[start])) start++;
  while (end > start && characters2.has(value2[end - 1])) end--;
  return value2.slice(start, end);
}
var LINE_ENDS = new Set("\r\n");
function chomp(value2) {
  const whole = asText(value2);
  const inner = trimBoth(whole, LINE_ENDS);
  return whole.slice(0, whole.indexOf(inner) + inner.length);
}
function encodeJson(value2) {
  const items = itemsOf2(value2);
  if (items !== null) return `[${items.map(encodeJson).join(",")}]`;
  if (isMap2(value2)) {
    const names = [...value2.keys()].sort(byText);
    return `{${names.map((name) => `${encodeJson(name)}:${encodeJson(value2.get(name))}`).join(",")}}`;
  }
  return typeof value2 === "string" ? quoteJson(value2) : value2 === null ? "null" : asText(value2);
}
var quoteJson = (value2) => JSON.stringify(value2).replace(
  /[<>&\u2028\u2029]/g,
  (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`
);
function decodeJson(json) {
  try {
    return fromJson(JSON.parse(json));
  } catch {
    throw new Unevaluable();
  }
}
var PLAIN_PATTERN = /^[^(){}\\*+?]*(?:\\[\wdDsSW.-][^(){}\\*+?]*)*[*+?]?[^(){}\\*+?]*$/;
var ASCII = /^[\x20-\x7e]{0,2000}$/;
var REPEATED_TEXT_MAX = 100;
function replaceIn(whole, part, replacement) {
  if (!/^\/.+\/$/s.test(part)) {
    const parts = whole.split(part);
    if (whole.length + parts.length * replacement.length > EVALUATED_TEXT_MAX) throw new UnknownArgument();
    return parts.join(replacement);
  }
  const pattern = part.slice(1, -1);
  if (pattern.length > 100 || !PLAIN_PATTERN.test(pattern) || replacement.length > 100 || replacement.includes("$") || !ASCII.test(whole))
    throw new UnknownArgument();
  if (/[*+{]/.test(pattern) && whole.length > REPEATED_TEXT_MAX) throw new UnknownArgument();
  try {
    return whole.replace(new RegExp(pattern, "g"), replacement);
  } catch {
    throw new Unevaluable();
  }
}
var DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
function parseInteger(value2, base) {
  if (typeof value2 === "number" || typeof value2 === "boolean" || base < 2 || base > 62) throw new Unevaluable();
  const [, sign, magnitude] = /^([-+]?)([0-9a-zA-Z]+)$/.exec(asText(value2)) ?? [];
  if (magnitude === void 0) throw new Unevaluable();
  const digits = [...base > 36 ? magnitude : magnitude.toLowerCase()].map((digit) => DIGITS.indexOf(digit));
  if (digits.some((digit) => digit >= base)) throw new Unevaluable();
  const parsed = digits.reduce((sum, digit) => sum * base + digit, 0);
  if (!Number.isSafeInteger(parsed)) throw new UnknownArgument();
  return sign === "-" ? -parsed : parsed;
}
var TEXT_FUNCTIONS = {
  chomp,
  endswith: (value2, end) => asText(value2).endsWith(asText(end)),
  format,
  formatlist: formatList,
  join: (separator, ...lists) => withinLimit(lists.flatMap((list) => asTexts(list)).join(asText(separator))),
  jsondecode: (value2) => decodeJson(asText(value2)),
  jsonencode: (value2) => withinLimit(encodeJson(requireKnown(value2 ?? null))),
  lower: (value2) => asText(value2).toLowerCase(),
  replace: (value2, part, replacement) => withinLimit(replaceIn(asText(value2), asText(part), asText(replacement))),
  split: (separator, value2) => withinLimit(asText(value2).split(asText(separator))),
  startswith: (value2, start) => asText(value2).startsWith(asText(start)),
  strcontains: (value2, part) => asText(value2).includes(asText(part)),
  strrev: (value2) => [...asText(value2)].reverse().join(""),
  substr: (value2, from, length) => {
    const all2 = [...asText(value2)];
    const start = asInteger(from) < 0 ? Math.max(0, all2.length + asInteger(from)) : asInteger(from);
    return all2.slice(start, asInteger(length) < 0 ? void 0 : start + asInteger(length)).join("");
  },
  title: (value2) => asText(value2).replace(
    new RegExp("(^|[^\\p{L}\\p{N}_'])(\\p{L})", "gu"),
    (_, before, letter) => before + letter.toUpperCase()
  ),
  tobool: (value2) => value2 === null ? null : asBoolean(value2),
  tonumber: (value2) => value2 === null ? null : asNumber(value2),
  tostring: (value2) => value2 === null ? null : asText(value2),
  trim: (value2, characters2) => trimBoth(asText(value2), new Set(asText(characters2))),
  trimprefix: (value2, start) => asText(value2).startsWith(asText(start)) ? asText(value2).slice(asText(start).length) : asText(value2),
  trimspace: (value2) => asText(value2).trim(),
  trimsuffix: (value2, end) => asText(end) !== "" && asText(value2).endsWith(asText(end)) ? asText(value2).slice(0, -asText(end).length) : asText(value2),
  upper: (value2) => asText(value2).toUpperCase(),
  abs: (value2) => Math.abs(asNumber(value2)),
  ceil: (value2) => Math.ceil(asNumber(value2)),
  floor: (value2) => Math.floor(asNumber(value2)),
  max: (...values) => Math.max(...values.map(asNumber)),
  min: (...values) => Math.min(...values.map(asNumber)),
  parseint: (value2, base) => parseInteger(value2, asInteger(base)),
  pow: (value2, exponent) => asNumber(value2) ** asNumber(exponent),
  signum: (value2) => Math.sign(asNumber(value2))
};

// src/planning/static/functions/table.ts
var isKnownFunction = (name) => FUNCTIONS.has(name.replace(/^core::/, ""));
function callFunction(name, values) {
  const terraformFunction = FUNCTIONS.get(name.replace(/^core::/, ""));
  if (terraformFunction === void 0) return UNKNOWN2;
  try {
    return terraformFunction(...values);
  } catch (error) {
    if (error instanceof UnknownArgument) return UNKNOWN2;
    throw error;
  }
}
var yamlParser = () => (init_yaml(), __toCommonJS(yaml_exports));
var YAML_FUNCTIONS = { yamldecode: (value2) => decodeYaml(asText(value2)) };
function decodeYaml(yaml) {
  if (yaml.length > EVALUATED_TEXT_MAX) throw new UnknownArgument();
  try {
    const document = yamlParser().parseDocument(yaml, {
      schema: "core",
      merge: true,
      uniqueKeys: false,
      prettyErrors: false
    });
    if (document.errors.length > 0) throw new Unevaluable();
    return fromJson(document.toJS({ maxAliasCount: YAML_ALIASES_MAX }));
  } catch (error) {
    if (error instanceof Unevaluable) throw error;
    throw new UnknownArgument();
  }
}
function parseRange(value2) {
  const [address, length] = value2.split("/");
  if (length === void 0 || !/^\d{1,3}$/.test(length)) throw new Unevaluable();
  const isIpv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/.test(address);
  const bits = isIpv4 ? 32 : 128;
  if (Number(length) > bits) throw new Unevaluable();
  const number = isIpv4 ? parseIpv4(address) : parseIpv6(address);
  const hostBits = BigInt(bits - Number(length));
  return { base: number >> hostBits << hostBits, length: Number(length), bits };
}
function parseIpv4(address) {
  const parts = address.split(".").map(Number);
  if (parts.some((part) => part > 255)) throw new Unevaluable();
  return parts.reduce((sum, part) => sum << 8n | BigInt(part), 0n);
}
function parseIpv6(address) {
  const [head, tail, ...more] = address.split("::");
  const groups = (part) => part ? part.split(":") : [];
  const missing = 8 - groups(head).length - groups(tail).length;
  const isWrong = more.length > 0 || (tail === void 0 ? missing !== 0 : missing < 1);
  const all2 = [...groups(head), ...Array.from({ length: isWrong ? 0 : missing }, () => "0"), ...groups(tail)];
  if (isWrong || !all2.every((group) => /^[0-9a-fA-F]{1,4}$/.test(group))) throw new Unevaluable();
  return all2.reduce((sum, group) => sum << 16n | BigInt(`0x${group}`), 0n);
}
function formatAddress2(value2, bits) {
  const bitsPerPart = bits === 32 ? 8 : 16;
  const count = bits / bitsPerPart;
  const parts = Array.from(
    { length: count },
    (_, index) => value2 >> BigInt(bitsPerPart * (count - 1 - index)) & (1n << BigInt(bitsPerPart)) - 1n
  );
  return bits === 32 ? parts.join(".") : shortenIpv6(parts.map((part) => part.toString(16)));
}
function shortenIpv6(groups) {
  let best = { start: 0, length: 0 };
  for (let start = 0; start < groups.length; start++) {
    let length = 0;
    while (groups[start + length] === "0") length++;
    if (length > best.length) best = { start, length };
  }
  if (best.length < 2) return groups.join(":");
  return `${groups.slice(0, best.start).join(":")}::${groups.slice(best.start + best.length).join(":")}`;
}
var formatRange = ({ base, length, bits }) => `${formatAddress2(base, bits)}/${length}`;
function subnetAt({ base, length, bits }, newBits2, index) {
  const longer = length + newBits2;
  if (newBits2 < 0 || longer > bits || index < 0 || BigInt(index) >= 1n << BigInt(newBits2)) throw new Unevaluable();
  return { base: base | BigInt(index) << BigInt(bits - longer), length: longer, bits };
}
function consecutiveSubnets(range2, newBits2) {
  const end = range2.base + (1n << BigInt(range2.bits - range2.length));
  let next = range2.base;
  return newBits2.map((bits) => {
    const length = range2.length + bits;
    if (bits < 1 || length > range2.bits) throw new Unevaluable();
    const size = 1n << BigInt(range2.bits - length);
    const base = (next + size - 1n) / size * size;
    next = base + size;
    if (next > end) throw new Unevaluable();
    return formatRange({ base, length, bits: range2.bits });
  });
}
function hostAddress({ base, length, bits }, index) {
  const size = 1n << BigInt(bits - length);
  const offset = index < 0 ? size + BigInt(index) : BigInt(index);
  if (offset < 0n || offset >= size) throw new Unevaluable();
  return formatAddress2(base + offset, bits);
}
var NETWORK_FUNCTIONS = {
  cidrhost: (range2, index) => hostAddress(parseRange(asText(range2)), asInteger(index)),
  cidrnetmask: (range2) => {
    const { length, bits } = parseRange(asText(range2));
    if (bits !== 32) throw new Unevaluable();
    return formatAddress2((1n << BigInt(length)) - 1n << BigInt(32 - length), 32);
  },
  cidrsubnet: (range2, newBits2, index) => formatRange(subnetAt(parseRange(asText(range2)), asInteger(newBits2), asInteger(index))),
  cidrsubnets: (range2, ...newBits2) => consecutiveSubnets(parseRange(asText(range2)), newBits2.map(asInteger))
};
var TABLES = [COLLECTION_FUNCTIONS, NETWORK_FUNCTIONS, TEXT_FUNCTIONS, YAML_FUNCTIONS];
var FUNCTIONS = new Map(TABLES.flatMap((table) => Object.entries(table)));

// src/planning/static/traverse.ts
function traverse(value2, steps, context) {
  let current = value2;
  for (const [index, step] of steps.entries()) {
    if (current instanceof Symbolic) return current.member(steps.slice(index).map(memberStep));
    if (current instanceof Unknown && !(current instanceof Collection))
      return context.member(current, steps.slice(index));
    if (step.kind === "splat") {
      const end = step.attributesOnly ? attributesEnd(steps, index + 1) : steps.length;
      return traverse(splat(current, steps.slice(index + 1, end), context), steps.slice(end), context);
    }
    if (typeof current === "string" && holdsInstanceName(current)) break;
    current = step.kind === "attribute" ? attributeOf3(current, step.name) : itemAt(current, step.key, context);
  }
  return current;
}
function memberStep(step) {
  if (step.kind === "splat") return { key: null };
  if (step.kind === "attribute") return { key: step.name };
  const key = toKey(step.key);
  return { key: typeof key === "string" && !holdsInstanceName(key) ? key : null };
}
function attributesEnd(steps, start) {
  let end = start;
  while (steps[end]?.kind === "attribute") end++;
  return end;
}
function splat(value2, rest, context) {
  if (value2 === null) return [];
  if (value2 instanceof Collection) return new Collection(traverse(value2.element, rest, context), value2.marks);
  return (itemsOf2(value2) ?? [value2]).map((item) => traverse(item, rest, context));
}
function attributeOf3(value2, name) {
  if (value2 instanceof Lazy) return value2.get(name);
  if (value2 instanceof Collection) return value2.members.get(name) ?? value2.element;
  const member2 = isMap2(value2) ? value2.get(name) : void 0;
  if (member2 === void 0) throw new Unevaluable();
  return member2;
}
function itemAt(value2, key, context) {
  const name = toKey(key);
  if (value2 instanceof Collection && typeof name !== "string") return value2.element;
  if (name instanceof Unknown || key instanceof Lazy) return context.unknown(value2, key);
  if (isList(value2)) {
    const index = toNumber(name);
    const item = typeof index === "number" ? value2[index] : void 0;
    if (item === void 0) throw new Unevaluable();
    return item;
  }
  if (typeof name !== "string") throw new Unevaluable();
  return attributeOf3(value2, name);
}

// src/planning/static/work.ts
var CHARACTERS_OF_UNIT = 16;
var Budget = class {
  #left;
  #depth = 0;
  #work;
  /** Sizes of values, which are immutable and share parts. */
  #sizes = /* @__PURE__ */ new WeakMap();
  /** @param times multiple of the budget of one configuration */
  constructor(times = 1) {
    this.#left = EVALUATIONS_MAX * times;
    this.#work = EVALUATED_WORK_MAX * times;
  }
  /** Subtracts work units. Returns false if none are left. */
  spend(units) {
    this.#work = Math.max(0, this.#work - units);
    return this.#work > 0;
  }
  /**
   * Begins an expression. Returns false if the budget is used up, or if expressions are nested without an end through
   * locals.
   */
  enter() {
    if (this.#left === 0 || this.#depth === EVALUATION_DEPTH) return false;
    this.#left--;
    this.#depth++;
    return true;
  }
  leave() {
    this.#depth--;
  }
  /** Subtracts the size of arguments from the budget. Returns false if they exceed what is left. */
  spendOn(values) {
    let size = 0;
    for (const value2 of values) size += this.#sizeOf(value2, 0);
    if (size > EVALUATED_SIZE_MAX) return false;
    return this.spend(size);
  }
  get isSpent() {
    return this.#left === 0 || this.#work === 0;
  }
  /**
   * Returns the size of a value. Shared parts count each time. A value that is nested too deeply counts as infinite.
   */
  #sizeOf(value2, depth) {
    if (typeof value2 === "string") return 1 + value2.length / CHARACTERS_OF_UNIT;
    const items = value2 instanceof Collection ? [value2.element, ...value2.members.values()] : isMap2(value2) ? value2.values() : itemsOf2(value2);
    if (items === null) return 1;
    if (depth > VALUE_DEPTH) return Number.POSITIVE_INFINITY;
    const shared = value2 instanceof ValueSet ? value2.items : value2;
    const known = this.#sizes.get(shared);
    if (known !== void 0) return known;
    let size = 1;
    for (const item of items) size += this.#sizeOf(item, depth + 1);
    this.#sizes.set(shared, size);
    return size;
  }
};
function inCodeOf(operands, budget, compute) {
  let known;
  return () => {
    if (known !== void 0) return known;
    known = UNKNOWN2;
    if (!budget.enter()) return known;
    try {
      const values = operands.map((operand) => valueInCode(operand));
      if (budget.spendOn(values)) known = compute(values);
    } catch (error) {
      if (!(error instanceof Unevaluable)) throw error;
    } finally {
      budget.leave();
    }
    return known;
  };
}

// src/planning/static/evaluate.ts
var noNames = (budget) => ({
  resolve: () => null,
  budget,
  unknown: () => UNKNOWN2
});
function withNames(names, bound) {
  return {
    budget: names.budget,
    unknown: names.unknown,
    ...names.unknownOrigin && { unknownOrigin: names.unknownOrigin },
    ...names.namesInstances && { namesInstances: true },
    ...names.call && { call: names.call },
    ...names.files && { files: names.files },
    ...names.symbolOf && {
      symbolOf: (root, steps) => bound.has(root) ? null : names.symbolOf?.(root, steps) ?? null
    },
    resolve: (root, steps) => {
      const value2 = bound.get(root);
      return value2 === void 0 ? names.resolve(root, steps) : { value: value2, used: 0 };
    }
  };
}
var unevaluated = ({ unknownOrigin = UNKNOWN2 }) => unknownOrigin;
function evaluate(expression, names) {
  try {
    return tryEvaluate(expression, names);
  } catch (error) {
    if (error instanceof Unevaluable) return unevaluated(names);
    throw error;
  }
}
function tryEvaluate(expression, names) {
  if (!names.budget.enter()) return unevaluated(names);
  try {
    return evaluateKind(expression, names);
  } finally {
    names.budget.leave();
  }
}
function evaluateKind(expression, names) {
  switch (expression.kind) {
    case "literal":
      return expression.value;
    case "unreadable":
      return unevaluated(names);
    case "parenthesised":
      return tryEvaluate(expression.inner, names);
    case "template":
      return evaluateTemplate(expression, names);
    case "tuple":
      return expression.items.map((item) => evaluate(item, names));
    case "object":
      return evaluateObject(expression, names);
    case "operation": {
      const operands = expression.operands.map((operand) => tryEvaluate(operand, names));
      if (!names.budget.spendOn(operands)) return unevaluated(names);
      if (names.namesInstances && comparesInstanceName(operands)) return UNKNOWN2;
      return computed(operands, names, (values) => operate(expression.operator, values));
    }
    case "conditional":
      return evaluateConditional(expression, names);
    case "traversal":
      return evaluateTraversal(expression, names);
    case "call":
      return evaluateCall(expression, names);
    case "for":
      return evaluateFor(expression, names);
  }
}
var comparesInstanceName = (operands) => operands.every((operand) => typeof operand === "string") && operands.some((operand) => holdsInstanceName(operand));
function computed(operands, names, compute) {
  const result = compute(operands);
  if (!(result instanceof Unknown) || result.marks.size > 0) return result;
  const unknown = names.unknown(operands);
  return unknown.marks.size === 0 ? withEnding(unknown, result.ending) : new Unknown(unknown.marks, result.ending, inCodeOf(operands, names.budget, compute));
}
var common = (values, names) => names.budget.spendOn(values) ? commonOf2(values, names.unknown) : unevaluated(names);
function evaluateConditional({ condition, whenTrue, whenFalse }, names) {
  const conditionValue = tryEvaluate(condition, names);
  const isTrue3 = toCondition(conditionValue);
  if (isTrue3 === null) throw new Unevaluable();
  if (!(isTrue3 instanceof Unknown)) return tryEvaluate(isTrue3 ? whenTrue : whenFalse, names);
  const branches = [evaluate(whenTrue, names), evaluate(whenFalse, names)];
  return branches.every(isCollection) ? common(branches, names) : names.unknown(conditionValue, branches);
}
function evaluateTemplate(template, names) {
  const { directives, heredoc, names: bound = [] } = template;
  if (directives === null)
    return unknownOf(template.parts, withNames(names, new Map(bound.map((name) => [name, UNKNOWN2]))));
  const parts = directives ?? template.parts;
  const [only2, ...others] = parts;
  if (only2 !== void 0 && others.length === 0 && !heredoc && directives === void 0)
    return tryEvaluate(only2, names);
  const values = parts.map((part) => tryEvaluate(part, names));
  const texts = values.map((value2) => textOf6(value2, names));
  if (texts.some((text2) => text2 instanceof Unknown)) {
    const { marks, ending } = unknownText(texts, names.unknown(values));
    return marks.size === 0 && ending === "" ? UNKNOWN2 : new Unknown(
      marks,
      ending,
      inCodeOf(values, names.budget, (parts2) => joined(parts2.map(toText)) ?? UNKNOWN2)
    );
  }
  const text = joined(texts);
  return text === null || !names.budget.spendOn(values) ? unevaluated(names) : text;
}
function joined(texts) {
  if (texts.some((text) => text instanceof Unknown)) return UNKNOWN2;
  if (texts.includes(null)) throw new Unevaluable();
  return lengthOf(texts) > EVALUATED_TEXT_MAX ? null : texts.join("");
}
function textOf6(value2, { namesInstances }) {
  const text = toText(value2);
  return text instanceof Unknown && namesInstances ? standInOf(text) : text;
}
function unknownText(texts, unknown) {
  const last = texts.at(-1);
  return withEnding(unknown, typeof last === "string" ? last : last instanceof Unknown ? last.ending : "");
}
var withEnding = (unknown, ending) => ending === "" ? unknown : new Unknown(unknown.marks, ending);
var lengthOf = (texts) => texts.reduce((sum, { length }) => sum + length, 0);
var unknownOf = (expressions, names) => names.unknown(expressions.map((expression) => evaluate(expression, names)));
function evaluateObject({ entries: entries2 }, names) {
  const object = /* @__PURE__ */ new Map();
  for (const { key, value: value2 } of entries2) {
    const name = toKey(tryEvaluate(key, names));
    if (name === null) throw new Unevaluable();
    if (name instanceof Unknown) {
      return unknownOf(
        entries2.flatMap((entry) => [entry.key, entry.value]),
        names
      );
    }
    object.set(name, evaluate(value2, names));
  }
  return object;
}
function evaluateTraversal({ root, steps }, names) {
  const resolved = typeof root === "string" ? names.resolve(root, steps) : { value: tryEvaluate(root, names), used: 0 };
  if (resolved === null) return UNKNOWN2;
  const { value: value2, used } = resolved;
  const hasSplat = steps.some(({ kind }) => kind === "splat");
  if (hasSplat && !names.budget.spendOn([value2])) return unevaluated(names);
  const valueSteps = steps.map((step) => valueStep(step, names));
  const result = traverse(value2, valueSteps.slice(used), stepsWith(names));
  const lacksSymbol = result instanceof Unknown && !(result instanceof Symbolic);
  if (names.symbolOf === void 0 || !lacksSymbol || typeof root !== "string") return result;
  return names.symbolOf(root, valueSteps.map(memberStep)) ?? result;
}
function stepsWith(names) {
  const { unknown } = names;
  const member2 = (value2, steps) => value2.marks.size === 0 ? value2 : new Unknown(
    value2.marks,
    "",
    inCodeOf([value2], names.budget, ([whole]) => traverse(whole, steps, stepsWith(names)))
  );
  return { unknown, member: member2 };
}
function valueStep(step, names) {
  if (step.kind !== "index") return step;
  const key = tryEvaluate(step.key, names);
  return { kind: "index", key: typeof key === "string" && holdsInstanceName(key) ? names.unknown(key) : key };
}
function evaluateCall({ name, arguments: expressions, expands }, names) {
  if (name === "try") return evaluateTry(expressions, names);
  if (name === "can") return evaluateCan(expressions[0], names);
  const read2 = names.files === void 0 ? null : evaluateRead(name, expressions, names, names.files);
  if (read2 !== null) return read2;
  const values = expressions.map((expression) => tryEvaluate(expression, names));
  if (!expands) return callWith(name, values, names);
  const last = values.at(-1);
  if (last instanceof Unknown) return names.unknown(values);
  return callWith(name, [...values.slice(0, -1), ...itemsOf2(last) ?? refuse()], names);
}
function evaluateRead(name, [source, variables], names, files) {
  const plainName2 = name.replace(/^core::/, "");
  const isFile = plainName2 === "file" || plainName2 === "templatefile";
  if (!isFile && plainName2 !== "templatestring" || source === void 0) return null;
  const path = isFile ? evaluatePath(source, names, files.scope) : null;
  const text = isFile ? files.texts.get(path ?? "") : tryEvaluate(source, names);
  if (text === void 0 || !names.budget.spendOn([text])) return null;
  if (plainName2 === "file") return text;
  return variables === void 0 ? null : renderTemplate(text, tryEvaluate(variables, names), names);
}
function renderTemplate(text, variables, names) {
  const { files, symbolOf: _, ...others } = names;
  if (typeof text !== "string" || text.length > EVALUATED_TEXT_MAX || files === void 0 || !isMap2(variables))
    return null;
  const template = files.templates.get(text) ?? parseTemplate(text);
  files.templates.set(text, template);
  return template === null ? null : tryEvaluate(template, withNames({ ...others, resolve: () => null }, variables));
}
function evaluatePath(path, names, scope) {
  const proven = provenPath(path, scope);
  if (proven === null || proven.rest === null) return proven?.path ?? null;
  const directories = /* @__PURE__ */ new Map([
    ["module", scope.module],
    ["root", scope.root],
    ["cwd", scope.root]
  ]);
  const value2 = evaluate(path, withNames(names, /* @__PURE__ */ new Map([["path", directories]])));
  return typeof value2 === "string" && !holdsInstanceName(value2) ? (0, import_node_path7.resolve)(scope.root, value2) : null;
}
function callWith(name, given, names) {
  if (given.length > EVALUATED_ITEMS_MAX) return unevaluated(names);
  const values = names.symbolOf === void 0 ? given : withSymbolTexts(name, given);
  const dialectResult = names.call?.(name, values);
  if (dialectResult !== void 0) return dialectResult;
  const isFree = SELECTORS.has(name);
  if (!isFree && !names.budget.spendOn(values)) return unevaluated(names);
  const namedResult = names.namesInstances ? namedCall(name, values) : null;
  if (namedResult !== null) return namedResult;
  const args = names.namesInstances ? namedArguments(name, values) : values;
  if (args === null) return UNKNOWN2;
  const known = computed(args, names, (operands) => callFunction(name, operands));
  const result = isUnknownResult(known, args) ? anyResult(name, args, names) ?? known : known;
  return isFree || names.budget.spendOn([result]) ? result : unevaluated(names);
}
var isUnknownResult = (result, args) => result instanceof Unknown && !(result instanceof Collection) && !args.includes(result);
function anyResult(name, args, names) {
  const items = itemsOfUnknown(name, args);
  if (items === null || items.length === 0 || !names.budget.spendOn(items)) return null;
  return new Collection(commonOf2(items, names.unknown), names.unknown(args).marks);
}
function namedCall(name, values) {
  if (!isKnownFunction(name)) return resultOfUnknownFunction(values);
  return partByPart(name, values, (args) => callFunction(name, args));
}
var SELECTORS = new Set("coalesce coalescelist element lookup one tolist tomap".split(" "));
var refuse = () => {
  throw new Unevaluable();
};
function evaluateTry(expressions, names) {
  for (const expression of expressions) {
    try {
      return tryEvaluate(expression, names);
    } catch (error) {
      if (!(error instanceof Unevaluable)) throw error;
    }
  }
  throw new Unevaluable();
}
function evaluateCan(expression, names) {
  try {
    const value2 = expression === void 0 ? UNKNOWN2 : tryEvaluate(expression, names);
    return value2 instanceof Unknown ? value2 : true;
  } catch (error) {
    if (error instanceof Unevaluable) return false;
    throw error;
  }
}
function evaluateFor(expression, names) {
  const collection = tryEvaluate(expression.collection, names);
  const elements = elementsOf(collection);
  if (elements === null) return anyOf2(expression, [[UNKNOWN2, soleElement(collection, names)]], collection, names);
  const selected = selectedElements(expression, elements, names);
  if (selected === null) return anyOf2(expression, elements, collection, names);
  const { key, value: value2 } = expression;
  if (key === null) return selected.map((elementNames) => evaluate(value2, elementNames));
  return forObject(expression, key, selected) ?? anyOf2(expression, elements, collection, names);
}
var soleElement = (collection, names) => collection instanceof Collection ? collection.element : names.unknown(collection);
var withElement = ({ names: bound }, [key, element], names) => withNames(names, new Map(bound.map((name, index) => [name, bound.length > 1 && index === 0 ? key : element])));
function selectedElements(expression, elements, names) {
  const { condition } = expression;
  const selected = [];
  for (const element of elements) {
    const elementNames = withElement(expression, element, names);
    const isSelected2 = condition === null || toCondition(tryEvaluate(condition, elementNames));
    if (isSelected2 instanceof Unknown) return null;
    if (isSelected2 === true) selected.push(elementNames);
  }
  return selected;
}
function forObject({ value: value2, grouped }, key, namesOfElements) {
  const entries2 = /* @__PURE__ */ new Map();
  for (const elementNames of namesOfElements) {
    const name = toKey(tryEvaluate(key, elementNames));
    if (name === null) throw new Unevaluable();
    if (name instanceof Unknown) return null;
    const before = entries2.get(name);
    if (before !== void 0 && !grouped) throw new Unevaluable();
    const item = evaluate(value2, elementNames);
    entries2.set(name, grouped ? [...before ?? [], item] : item);
  }
  return entries2;
}
function anyOf2(expression, elements, collection, names) {
  const { key, value: value2, condition, grouped } = expression;
  const scopes = elements.map((element) => withElement(expression, element, names)).filter((scope) => condition === null || toCondition(evaluate(condition, scope)) !== false);
  if (scopes.length === 0) return key === null ? [] : /* @__PURE__ */ new Map();
  const items = scopes.map((scope) => evaluate(value2, scope));
  const origins = [key, condition].filter((part) => part !== null);
  const { marks } = names.unknown(
    collection,
    items,
    scopes.map((scope) => unknownOf(origins, scope))
  );
  const item = common(items, names);
  return new Collection(grouped ? new Collection(item, marks) : item, marks);
}
var numeric = (compute) => (a, b) => {
  const left = toNumber(a);
  const right = toNumber(b);
  if (left === null || right === null) throw new Unevaluable();
  return left instanceof Unknown || right instanceof Unknown ? UNKNOWN2 : compute(left, right);
};
function product(a, b) {
  const result = numeric((left, right) => left * right)(a, b);
  return result instanceof Unknown && [a, b].some((factor) => toNumber(factor) === 0) ? 0 : result;
}
var not = (value2) => value2 instanceof Unknown ? UNKNOWN2 : !value2;
var logical = (decides) => (a, b) => {
  const left = toBoolean(a);
  const right = toBoolean(b);
  if (left === null || right === null) throw new Unevaluable();
  if (left === decides || right === decides) return decides;
  return left instanceof Unknown || right instanceof Unknown ? UNKNOWN2 : !decides;
};
function quotient(a, b) {
  if (b !== 0) return a / b;
  if (a !== 0) return UNKNOWN2;
  throw new Unevaluable();
}
var BINARY_OPERATORS = /* @__PURE__ */ new Map([
  ["+", numeric((a, b) => a + b)],
  ["-", numeric((a, b) => a - b)],
  ["*", product],
  ["/", numeric(quotient)],
  ["%", numeric((a, b) => b === 0 ? a : a % b)],
  ["<", numeric((a, b) => a < b)],
  [">", numeric((a, b) => a > b)],
  ["<=", numeric((a, b) => a <= b)],
  [">=", numeric((a, b) => a >= b)],
  ["==", isEqual],
  ["!=", (a, b) => not(isEqual(a, b))],
  ["&&", logical(false)],
  ["||", logical(true)]
]);
function operate(operator, operands) {
  const [first, second] = operands;
  if (second !== void 0) return BINARY_OPERATORS.get(operator)?.(first, second) ?? UNKNOWN2;
  if (operator === "-") return numeric((a, b) => a - b)(0, first);
  const value2 = toBoolean(first);
  if (value2 === null) throw new Unevaluable();
  return not(value2);
}

// src/planning/static/body.ts
function resourceValue(body2, names) {
  return new Map([...bodyValue(body2, names)].filter(([name]) => !META_ARGUMENTS.has(name)));
}
function bodyValue(body2, names) {
  const values = /* @__PURE__ */ new Map();
  for (const { name, value: value2 } of body2.attributes) values.set(name, evaluate(value2, names));
  for (const [type, blocks] of blocksByType(body2, names)) values.set(type, blocks);
  return values;
}
function memberValue(body2, name, names) {
  const hasName = ({ type, labels }) => type === name || type === "dynamic" && labels[0] === name;
  const attributes = body2.attributes.filter((attribute) => attribute.name === name);
  return bodyValue({ ...body2, attributes, blocks: body2.blocks.filter(hasName) }, names).get(name);
}
function blocksByType(body2, names) {
  const byType = /* @__PURE__ */ new Map();
  for (const block of body2.blocks) {
    const label = block.type === "dynamic" ? block.labels[0] : void 0;
    const type = label ?? block.type;
    const known = label === void 0 ? [bodyValue(block.body, names)] : dynamicValues(block, label, names);
    const values = known ?? (names.unknownOrigin && [names.unknownOrigin]) ?? [];
    if (known === null && values.length === 0) continue;
    const all2 = byType.get(type);
    if (all2 === void 0) byType.set(type, [...values]);
    else for (const value2 of values) all2.push(value2);
  }
  return byType;
}
function dynamicValues(block, label, names) {
  const collection = argumentOf(block.body, "for_each");
  const content = block.body.blocks.find(({ type }) => type === "content");
  const named = argumentOf(block.body, "iterator");
  const iterator = named?.kind === "traversal" && typeof named.root === "string" ? named.root : label;
  const elements = collection === null ? null : knownElements(evaluate(collection, names));
  if (elements === null || content === void 0) return null;
  return elements.map(([key, value2]) => {
    const element = /* @__PURE__ */ new Map([
      ["key", key],
      ["value", value2]
    ]);
    return bodyValue(content.body, withNames(names, /* @__PURE__ */ new Map([[iterator, element]])));
  });
}
function memberOf2({ type, path }, body2, name, names) {
  const memberPath = [...path, name];
  const written = argumentOf(body2, name);
  if (written !== null)
    return isSecret(type, memberPath) ? UNKNOWN2 : withoutSecrets(type, memberPath, evaluate(written, names));
  const blocks = body2.blocks.filter(({ type: type2, labels }) => type2 === name || type2 === "dynamic" && labels[0] === name);
  if (blocks.length === 0 || blocks.some(({ type: type2 }) => type2 === "dynamic")) return UNKNOWN2;
  const owner = { type, path: memberPath };
  return blocks.map((block) => new Lazy((inner) => memberOf2(owner, block.body, inner, names)));
}
function withoutSecrets(type, path, value2) {
  if (path.length > VALUE_DEPTH) return UNKNOWN2;
  if (isList(value2)) return value2.map((item) => withoutSecrets(type, path, item));
  if (value2 instanceof ValueSet) return new ValueSet(value2.items.map((item) => withoutSecrets(type, path, item)));
  if (!isMap2(value2)) return value2;
  return new Map(
    [...value2].map(([name, item]) => {
      const inner = [...path, name];
      return [name, isSecret(type, inner) ? UNKNOWN2 : withoutSecrets(type, inner, item)];
    })
  );
}

// src/planning/static/expand.ts
var withKey = (name, key) => key === null ? name : `${name}[${key}]`;
var SINGLE = { shape: "single", instances: [{ key: null }] };
var DISABLED = { shape: "disabled", instances: [] };
var openExpansion = (count, value2 = UNKNOWN2) => ({
  shape: "open",
  instances: [{ key: null, each: { key: UNKNOWN2, value: value2 }, index: UNKNOWN2 }],
  count
});
var standsForAll = ({ index }) => index instanceof Unknown;
function expand(body2, names, takeRoom) {
  const expansion = expandWithoutLimit(body2, names);
  const count = expansion.instances.length;
  return count > STATIC_INSTANCES_MAX || !takeRoom(count) ? openExpansion(count) : expansion;
}
function expandWithoutLimit(body2, names) {
  const forEach = argumentOf(body2, "for_each");
  if (forEach !== null) return expandForEach(evaluate(forEach, names));
  const count = argumentOf(body2, "count");
  if (count !== null) return expandCount(evaluate(count, names));
  const enabled = enabledIn(body2);
  return enabled === null ? SINGLE : expandEnabled(evaluate(enabled, names));
}
function enabledIn({ blocks }) {
  const lifecycle = blocks.find(({ type }) => type === "lifecycle");
  return lifecycle === void 0 ? null : argumentOf(lifecycle.body, "enabled");
}
function expandEnabled(value2) {
  const isEnabled = toBoolean(value2);
  if (isEnabled instanceof Unknown || isEnabled === null) return openExpansion("unknown");
  return isEnabled ? SINGLE : DISABLED;
}
function expandCount(value2) {
  const count = toNumber(value2);
  if (count instanceof Unknown || count === null || !Number.isInteger(count) || count < 0)
    return openExpansion("unknown");
  if (count > STATIC_INSTANCES_MAX) return openExpansion(count);
  return { shape: "list", instances: Array.from({ length: count }, (_, index) => ({ key: String(index), index })) };
}
function expandForEach(value2) {
  const elements = knownElements(value2);
  if (elements === null) return openExpansion("unknown", value2 instanceof Collection ? value2.element : UNKNOWN2);
  const isMap4 = value2 instanceof Map;
  const instances = [];
  for (const [name, element] of elements) {
    const key = isMap4 ? name : element;
    if (typeof key !== "string") return openExpansion(elements.length);
    instances.push({ key: instanceKey(key), each: { key, value: element } });
  }
  return { shape: "map", instances };
}

// src/planning/static/configuration.ts
var Configuration = class {
  constructor(variables, workspace, planned = new PlannedInstances()) {
    this.variables = variables;
    this.workspace = workspace;
    this.planned = planned;
  }
  variables;
  workspace;
  planned;
  /** Budget for evaluating expressions. */
  budget = new Budget();
  /** Budget for tracing the origins of unknown values. */
  marks = { left: MARKS_MAX };
  /** Number of items that may still be copied from values to the inventory. */
  shown = { left: SHOWN_ITEMS_MAX };
  /** Parsed templates by their text; null for text that is not a valid template. */
  templates = /* @__PURE__ */ new Map();
  /** Number of instances that may still be made. */
  #room = STATIC_RESOURCES_MAX;
  /** True if a budget was used up, so that values are missing. */
  get isSpent() {
    return this.budget.isSpent || this.shown.left <= 0;
  }
  /** Reserves room for a number of instances. Returns false if there is not enough. */
  takeRoom = (instances) => {
    if (instances > this.#room) return false;
    this.#room -= instances;
    return true;
  };
};
var PlannedInstances = class {
  /**
   * @param origins addresses of the resources that exist after the plan
   * @param isComplete true if `origins` has every managed resource with instances, so that any other one has none
   */
  constructor(origins = [], isComplete2 = false) {
    this.isComplete = isComplete2;
    for (const origin of origins) {
      const parts = parseTerraformAddress(origin);
      if (parts !== null) this.#add(parts);
    }
  }
  isComplete;
  /** Keys by address without the last key: `module.a["x"].aws_subnet.s`, `module.a`. */
  #keys = /* @__PURE__ */ new Map();
  /** Adds the keys in an address. */
  #add({ mode, modules: modules2, type, name, index }) {
    let prefix = "";
    for (const step of modules2) prefix = this.#addKey(`${prefix}module.${step.name}`, step.index);
    this.#addKey(`${prefix}${mode === "data" ? "data." : ""}${type}.${name}`, index);
  }
  /** Records a key, and returns the prefix of the addresses inside this instance. */
  #addKey(address, key) {
    const keys = this.#keys.get(address) ?? /* @__PURE__ */ new Set();
    this.#keys.set(address, keys.add(key));
    return `${withKey(address, key)}.`;
  }
  /**
   * Returns the instances of a block in one instance of its module. Null if the plan does not determine them either.
   * @param prefix prefix of the addresses in that instance of the module
   */
  expansionOf(code, prefix) {
    const isResource = "mode" in code;
    const keys = this.#keys.get(`${prefix}${isResource ? resourceAddress(code) : `module.${code.name}`}`);
    if (keys !== void 0) return expansionBy(keys);
    return this.isComplete && isResource && code.mode === "managed" ? emptyOf(code) : null;
  }
};
function emptyOf({ block: { body: body2 } }) {
  if (argumentOf(body2, "for_each") !== null) return { shape: "map", instances: [] };
  return argumentOf(body2, "count") === null ? DISABLED : { shape: "list", instances: [] };
}
function expansionBy(keys) {
  if (keys.size > STATIC_INSTANCES_MAX) return null;
  if (keys.has(null)) return keys.size === 1 ? SINGLE : null;
  const quoted3 = [...keys];
  const texts = quoted3.map(instanceText);
  if (texts.every((text) => text !== null)) {
    const instances = quoted3.map(
      (key, index) => ({ key, each: { key: texts[index], value: UNKNOWN2 } })
    );
    return { shape: "map", instances: instances.sort((a, b) => byText(a.each?.key, b.each?.key)) };
  }
  const numbers = quoted3.map(Number).sort((a, b) => a - b);
  return numbers.every((number, position) => number === position) ? { shape: "list", instances: numbers.map((index) => ({ key: String(index), index })) } : null;
}

// src/planning/static/locations.ts
function locationConfigured({ scope, code, key }, repetition) {
  const instances = scope.instancesOf(code);
  const providerKey = key === void 0 ? null : keyOf4(key, repetition);
  const candidates = providerKey === null ? instances : instances.filter((instance) => instance.key === providerKey);
  const [first = {}, ...others] = candidates.map((instance) => locationInValue(scope.configured(code, instance)));
  return others.reduce(sharedParts, first);
}
function keyOf4({ expression, scope, inside }, resourceInstance) {
  const repetition = inside === null ? resourceInstance : inside.caller?.repetition;
  const key = toKey(evaluate(expression, scope.names(repetition)));
  return typeof key === "string" ? instanceKey(key) : null;
}
var sharedParts = (a, b) => ({
  ...a.region !== void 0 && a.region === b.region && { region: a.region },
  ...a.zone !== void 0 && a.zone === b.zone && { zone: a.zone },
  ...a.account !== void 0 && a.account === b.account && { account: a.account }
});
function locationInValue(configured) {
  const values = toJson(configured) ?? {};
  const { region: region2, zone: zone2, roles: roles2, accounts: accounts2 } = PROVIDER_ARGUMENTS;
  const roleArns = listOf(member(values, roles2.block)).map((block) => textOf2(member(block, roles2.name)));
  const location = { region: textOf2(member(values, region2)), zone: textOf2(member(values, zone2)) };
  const ownAccounts = PROVIDER_ARGUMENTS.own.map((name) => textOf2(member(values, name)));
  return locationFrom(location, roleArns, listOf(member(values, accounts2)), ownAccounts);
}
function locationOf({ type, block }, scope, repetition) {
  const configured = providerOf2(type, block, scope);
  if (configured === null) return {};
  const { region: region2, zone: zone2, ...others } = locationConfigured(configured, repetition);
  const isSet = (name) => {
    const argument = argumentOf(block.body, name);
    return argument !== null && evaluate(argument, scope.names(repetition)) !== null;
  };
  return {
    ...others,
    ...region2 !== void 0 && !isSet("region") && { region: region2 },
    ...zone2 !== void 0 && !isSet("zone") && { zone: zone2 }
  };
}
function lookupAnswer2(resource, name, scope, repetition) {
  const answer2 = answerIn(resource.type, name);
  if (answer2 === null || argumentOf(resource.block.body, name) !== null) return null;
  const argument = argumentOf(resource.block.body, "region");
  const region2 = argument === null ? null : evaluate(argument, scope.names(repetition));
  if (region2 === null) return answer2(locationOf(resource, scope, repetition));
  return answer2(typeof region2 === "string" ? { region: region2 } : {});
}
function answerIn(type, name) {
  const { region: region2 = [], zone: zone2 = [], zones = {} } = factsOf(type).lookup ?? {};
  if (region2.includes(name)) return ({ region: region3 }) => region3 ?? UNKNOWN2;
  if (zone2.includes(name)) return ({ zone: zone3 }) => zone3 ?? UNKNOWN2;
  const zoneNameOf = Object.hasOwn(zones, name) ? zones[name] : void 0;
  return zoneNameOf === void 0 ? null : (location) => zonesOf(location, zoneNameOf);
}
function zonesOf({ region: region2 }, zoneNameOf) {
  return new Zones((index) => {
    const letter = ZONE_LETTERS[index];
    if (letter === void 0) return UNKNOWN2;
    return region2 === void 0 ? new Unknown(/* @__PURE__ */ new Set(), letter) : zoneNameOf(region2, index);
  });
}
var withNumberedZones = (values) => new Map(
  [...values].map(([name, value2]) => [
    name,
    ALL_ZONE_ATTRIBUTES.has(name) ? withNumber(value2) : value2
  ])
);
function withNumber(value2) {
  if (isList(value2)) return value2.map(withNumber);
  const index = value2 instanceof Unknown ? ZONE_LETTERS.indexOf(value2.ending.replace(/^-/, "") || "?") : -1;
  return index < 0 ? value2 : zoneNumber(index);
}
function locationOfCall(call, scope, repetition) {
  const providerBySource = providerIn(call.source ?? "");
  const locations = namesFor(call, scope).map((name) => ({ name, provider: providerBehind(name.name, scope) })).filter(({ provider }) => providerBySource === null || provider === providerBySource).map(({ name, provider }) => ({ provider, ...locationOfName(name, scope, repetition) })).filter(({ region: region2 }) => region2 !== void 0);
  const [location, ...others] = locations;
  return location !== void 0 && others.every((candidate) => isSame(location, candidate)) ? location : {};
}
var isSame = (a, b) => a.provider === b.provider && a.region === b.region && a.account === b.account;
function locationOfName(name, scope, repetition) {
  const key = name.key && { expression: name.key, scope, inside: null };
  const configured = findProvider(name, scope, key);
  return configured === null ? {} : locationConfigured(configured, repetition);
}
var providerBehind = (name, { node }) => shortProvider(node.code.requiredProviders.get(name) ?? name);
function namesFor({ block }, scope) {
  const argument = argumentOf(block.body, "providers");
  if (argument?.kind !== "object") return inheritedBy(scope);
  const passed = argument.entries.flatMap(({ key, value: value2 }) => {
    const [inside, outside] = [providerNameOf(key), providerNameOf(value2)];
    return inside === null || outside === null ? [] : [{ inside, outside }];
  });
  const defaults = passed.filter(({ inside }) => inside.alias === null);
  return (defaults.length > 0 ? defaults : passed).map(({ outside }) => outside);
}
function inheritedBy(scope) {
  const names = /* @__PURE__ */ new Set();
  for (let outer = scope; outer !== null; outer = outer.parent) {
    for (const { name, alias } of outer.node.code.providers) if (alias === null) names.add(name);
  }
  return [...names].map((name) => ({ name, alias: null }));
}
var MODULE_NAME = /(?:^|[/:])terraform-([a-z0-9]+)-/;
function providerIn(source) {
  const parsed = parseModuleSource(source);
  if (parsed.kind === "registry") return parsed.source.split("//", 1)[0].split("/").at(-1);
  return MODULE_NAME.exec(source)?.[1] ?? null;
}

// src/planning/static/type-constraints.ts
function typeKeyword(type) {
  if (type.kind === "call") return type.name;
  if (type.kind === "literal" && typeof type.value === "string") return type.value;
  return type.kind === "traversal" && typeof type.root === "string" ? type.root : null;
}
var orUnchanged = (convert) => (value2) => convert(value2) ?? value2;
var PRIMITIVES2 = /* @__PURE__ */ new Map([
  ["string", orUnchanged(toText)],
  ["number", orUnchanged(toNumber)],
  ["bool", orUnchanged(toBoolean)]
]);
function convertTo(value2, type, conversion) {
  const isOpaque2 = value2 instanceof Unknown && !(value2 instanceof Collection);
  if (isOpaque2 || value2 === null || value2 instanceof Lazy) return value2;
  if (type.kind === "parenthesised") return convertTo(value2, type.inner, conversion);
  if (type.kind === "call") return convertCollection(value2, type, conversion);
  return PRIMITIVES2.get(typeKeyword(type) ?? "")?.(value2) ?? value2;
}
function convertCollection(value2, { name, arguments: [elementType] }, conversion) {
  if (elementType === void 0) return value2;
  const convertItem = (item) => convertTo(item, elementType, conversion);
  const items = itemsOf2(value2);
  if (name === "list" && items !== null) return items.map(convertItem);
  if (value2 instanceof Collection) return new Collection(convertItem(value2.element), value2.marks, value2.members);
  if (name === "set" && items !== null) return setFrom(items.map(convertItem), conversion);
  if (name === "tuple" && items !== null && elementType.kind === "tuple") {
    return items.map((item, index) => {
      const itemType2 = elementType.items[index];
      return itemType2 === void 0 ? item : convertTo(item, itemType2, conversion);
    });
  }
  if (!isMap2(value2)) return value2;
  if (name === "map") return new Map([...value2].map(([key, item]) => [key, convertItem(item)]));
  return name === "object" && elementType.kind === "object" ? convertObject(value2, elementType, conversion) : value2;
}
function setFrom(items, { unknown }) {
  const set = setOf(items);
  return set instanceof Unknown ? new Collection(commonOf2(items, unknown), unknown(items).marks) : set;
}
function convertObject(value2, { entries: entries2 }, conversion) {
  const object = /* @__PURE__ */ new Map();
  for (const { key, value: declared } of entries2) {
    if (key.kind !== "literal" || typeof key.value !== "string") continue;
    const isOptional = declared.kind === "call" && declared.name === "optional";
    const [type, defaultValue] = isOptional ? declared.arguments : [declared];
    const given = value2.get(key.value);
    const usesDefault = given === void 0 || given === null && defaultValue !== void 0;
    const fallback = () => defaultValue === void 0 ? null : conversion.evaluateDefault(defaultValue);
    const member2 = usesDefault ? fallback() : given;
    object.set(key.value, type === void 0 ? member2 : convertTo(member2, type, conversion));
  }
  return object;
}

// src/planning/static/module-scope.ts
var IN_PROGRESS = { shape: "open", instances: [], count: "unknown" };
var ModuleScope = class _ModuleScope {
  constructor(node, configuration, caller = null) {
    this.node = node;
    this.configuration = configuration;
    this.caller = caller;
    const { texts = NO_TEXTS, directory, locals } = node.code;
    const scope = { module: directory, root: rootOf(this).node.code.directory, locals };
    this.#files = { texts, scope, templates: configuration.templates };
    this.resources = new Map(node.code.resources.map((resource) => [resourceAddress(resource), resource]));
  }
  node;
  configuration;
  caller;
  #values = /* @__PURE__ */ new Map();
  #expansions = /* @__PURE__ */ new Map();
  #calls = /* @__PURE__ */ new Map();
  #files;
  resources;
  get parent() {
    return this.caller?.scope ?? null;
  }
  /** Returns the names that are valid in one instance of a block. */
  names(repetition = { key: null }) {
    return {
      budget: this.configuration.budget,
      unknown: () => UNKNOWN2,
      files: this.#files,
      resolve: (root, steps) => this.#resolve(root, steps, repetition)
    };
  }
  /** Returns the instances of a resource. */
  expansionOf(resource) {
    const address = resourceAddress(resource);
    const known = this.#expansions.get(address);
    if (known !== void 0) return known;
    this.#expansions.set(address, IN_PROGRESS);
    const expansion = this.expand(resource);
    this.#expansions.set(address, expansion);
    return expansion;
  }
  /** Expands a block from the code, or by the plan if the code does not determine the number of instances. */
  expand(code) {
    const { planned, takeRoom } = this.configuration;
    const fromCode = expand(code.block.body, this.names(), takeRoom);
    const prefix = fromCode.shape === "open" ? this.#plannedPrefix() : null;
    const fromPlan2 = prefix === null ? null : planned.expansionOf(code, prefix);
    return fromPlan2 !== null && takeRoom(fromPlan2.instances.length) ? fromPlan2 : fromCode;
  }
  /**
   * Returns the prefix of the addresses in the module, with instance keys. Null if the scope stands for several
   * instances.
   */
  #plannedPrefix() {
    if (this.caller === null) return "";
    const { scope, call, repetition } = this.caller;
    const outer = standsForAll(repetition) ? null : scope.#plannedPrefix();
    return outer === null ? null : `${outer}${withKey(`module.${call.name}`, repetition.key)}.`;
  }
  /** Returns the module instances of a call. */
  instancesOfCall(call) {
    const known = this.#calls.get(call.name);
    if (known !== void 0) return known;
    this.#calls.set(call.name, { call, expansion: IN_PROGRESS, scopes: [] });
    const expansion = this.expand(call);
    const child = this.node.children.get(call.name);
    const scopes = child !== void 0 && "code" in child ? expansion.instances.map((repetition, index) => this.inside(child, { scope: this, call, repetition }, index)) : [];
    const entry = { call, expansion, scopes };
    this.#calls.set(call.name, entry);
    return entry;
  }
  /**
   * Returns the scope of a called module.
   * @param _index index of the instance among the instances of the call
   */
  inside(child, caller, _index) {
    return new _ModuleScope(child, this.configuration, caller);
  }
  /** Returns the instances of a provider, which OpenTofu repeats by `for_each` alone. */
  instancesOf(code) {
    const address = providerAddress(code);
    const known = this.#expansions.get(address) ?? expand(code.block.body, this.names(), () => true);
    this.#expansions.set(address, known);
    return known.instances;
  }
  /** Returns the arguments of one provider instance of the module. */
  configured(code, instance) {
    const address = `${providerAddress(code)}[${instance.key}]`;
    return this.remember(address, () => resourceValue(code.block.body, this.names(instance)));
  }
  /** Returns the value of an output; unknown if there is none of this name, or if it is secret. */
  output(name) {
    return this.remember(`output.${name}`, () => {
      const output = this.node.code.outputs.get(name);
      if (output === void 0 || output.value === null || this.isSecret(output.block)) return UNKNOWN2;
      return evaluate(output.value, this.names());
    });
  }
  #resolve(root, steps, repetition) {
    const [first, second] = steps.map((step) => step.kind === "attribute" ? step.name : null);
    if (first === void 0 || first === null) return null;
    const member2 = (value2) => ({ value: value2, used: 1 });
    switch (root) {
      case "var":
        return member2(this.remember(`var.${first}`, () => this.#variable(first)));
      case "local":
        return member2(this.remember(`local.${first}`, () => this.#local(first)));
      case "each":
        return member2(eachMember(repetition, first));
      case "count":
        return member2(repetition.index ?? UNKNOWN2);
      case "terraform":
        return member2(first === "workspace" ? this.configuration.workspace : UNKNOWN2);
      case "module":
        return member2(this.remember(`module.${first}`, () => this.#module(first)));
      case "data":
        return this.#resource(`data.${first}.${second}`, 2);
      case "resource":
        return this.#resource(`${first}.${second}`, 2);
      default:
        return this.#resource(`${root}.${first}`, 1);
    }
  }
  #local(name) {
    const expression = this.node.code.locals.get(name);
    return expression === void 0 ? UNKNOWN2 : evaluate(expression, this.names());
  }
  /** Returns the value of a variable, converted to its type. Unknown if nothing sets it, or if it is secret. */
  #variable(name) {
    const variable = this.node.code.variables.get(name);
    if (variable === void 0 || this.isSecret(variable.block)) return UNKNOWN2;
    const given = this.#givenValue(variable);
    const evaluateDefault = (expression) => evaluate(expression, noNames(this.configuration.budget));
    const isAbsent = given === void 0 || given === null && isFalse(argumentOf(variable.block.body, "nullable"));
    if (isAbsent && variable.default === null) return UNKNOWN2;
    const value2 = isAbsent ? evaluateDefault(variable.default) : given;
    if (variable.type === null) return value2;
    const { budget, unknown } = this.names();
    return budget.spendOn([value2]) ? convertTo(value2, variable.type, { evaluateDefault, unknown }) : unknown(value2);
  }
  /** Returns the value from the call or the variable files. Undefined if nothing sets the variable. */
  #givenValue({ name }) {
    if (this.caller === null) return this.configuration.variables.get(name);
    const argument = argumentOf(this.caller.call.block.body, name);
    return argument === null ? void 0 : evaluate(argument, this.caller.scope.names(this.caller.repetition));
  }
  /**
   * Returns the value of a resource with all its instances. Null if there is no such resource.
   * @param used number of steps of the reference that the address takes
   */
  #resource(address, used) {
    const resource = this.resources.get(address);
    if (resource === void 0) return null;
    const value2 = this.remember(address, () => {
      const expansion = this.expansionOf(resource);
      return collectInstances(expansion, this.open(address), (repetition) => this.instance(resource, repetition));
    });
    return { value: value2, used };
  }
  /** Returns one instance of a resource as other code sees it. */
  instance(resource, repetition) {
    const address = `${resourceAddress(resource)}[${repetition.key}]`;
    const names = this.names(repetition);
    const owner = { type: resource.type, path: [] };
    const { body: body2 } = resource.block;
    const member2 = (name) => (resource.mode === "data" ? lookupAnswer2(resource, name, this, repetition) : null) ?? memberOf2(owner, body2, name, names);
    return new Lazy((name) => this.remember(`${address}.${name}`, () => member2(name)));
  }
  /**
   * Returns the value for all instances of a resource with an unknown number of instances.
   * @param _address address within the module
   */
  open(_address) {
    return UNKNOWN2;
  }
  /** Returns the value of a call with all its instances. */
  #module(name) {
    const call = this.node.code.calls.find((candidate) => candidate.name === name);
    if (call === void 0) return UNKNOWN2;
    const { expansion, scopes } = this.instancesOfCall(call);
    return collectInstances(
      expansion,
      this.openModule(call, scopes),
      (repetition, index) => this.moduleInstance(call, scopes[index], repetition)
    );
  }
  /** Returns the value for all instances of a call with an unknown number of instances. */
  openModule(_call, _scopes) {
    return UNKNOWN2;
  }
  /**
   * Returns one instance of a module as other code sees it.
   * @param scope undefined if the module's code is not available
   */
  moduleInstance(_call, scope, _repetition) {
    if (scope === void 0) return new Lazy(() => UNKNOWN2);
    return new Lazy((output) => {
      if (!scope.node.code.outputs.has(output)) throw new Unevaluable();
      return scope.output(output);
    });
  }
  /** Computes the value of an address once. A value that depends on itself is unknown. */
  remember(address, compute) {
    const known = this.#values.get(address);
    if (known !== void 0) return known;
    this.#values.set(address, this.names().unknownOrigin ?? UNKNOWN2);
    const value2 = compute();
    this.#values.set(address, value2);
    return value2;
  }
  /** True if a value must not be read. Everything made of a secret is then unknown, so it cannot be drawn. */
  isSecret(block) {
    return isMarkedSecret(block);
  }
};
function collectInstances({ shape, instances }, open, instanceOf) {
  if (shape === "open") return open;
  if (shape === "disabled") return null;
  if (shape === "single") return instanceOf(instances[0], 0);
  if (shape === "list") return instances.map(instanceOf);
  return new Map(
    instances.map((repetition, index) => [
      repetition.each?.key,
      instanceOf(repetition, index)
    ])
  );
}
function eachMember({ each }, name) {
  if (each === void 0) return UNKNOWN2;
  return name === "key" ? each.key : name === "value" ? each.value : UNKNOWN2;
}
var NO_TEXTS = /* @__PURE__ */ new Map();
var rootOf = (scope) => scope.parent === null ? scope : rootOf(scope.parent);
var isFalse = (expression) => expression?.kind === "literal" && expression.value === false;

// elsewhere:src/graph/changes.ts
var module73 = require("./picture.js").modules["src/graph/changes.ts"]();
var CHANGES = module73.CHANGES;
var REMOVALS = module73.REMOVALS;
var addCount = module73.addCount;
var formatCounts = module73.formatCounts;
var glyphOf = module73.glyphOf;
var independentPartCounts = module73.independentPartCounts;
var isSameChange = module73.isSameChange;
var pairRecreated = module73.pairRecreated;
var sharedBlocks = module73.sharedBlocks;

// elsewhere:src/terraform/plan/entries.ts
var module74 = require("./picture.js").modules["src/terraform/plan/entries.ts"]();
var isShortOrigin = module74.isShortOrigin;
var originOf = module74.originOf;
var priorValues = module74.priorValues;
var valueEntries = module74.valueEntries;

// elsewhere:src/terraform/plan/resource-changes.ts
var module75 = require("./plan.js").modules["src/terraform/plan/resource-changes.ts"]();
var UNCHANGED = module75.UNCHANGED;
var actionOf = module75.actionOf;
var readChanges = module75.readChanges;
var readValues = module75.readValues;

// src/planning/static/proof-scopes.ts
var NamingScope = class _NamingScope extends ModuleScope {
  /**
   * @param prefix prefix of the addresses in the module, with instance keys; null if the scope stands for several
   * instances
   */
  constructor(node, configuration, caller = null, prefix = "") {
    super(node, configuration, caller);
    this.prefix = prefix;
  }
  prefix;
  names(repetition) {
    return { ...super.names(repetition), namesInstances: true };
  }
  inside(child, caller, index) {
    const { call, repetition } = caller;
    const name = withKey(`module.${call.name}`, repetition.key);
    const isOneInstance = this.prefix !== null && !standsForAll(repetition);
    return this.scopeOf(child, caller, index, isOneInstance ? `${this.prefix}${name}.` : null);
  }
  scopeOf(child, caller, _index, prefix) {
    return new _NamingScope(child, this.configuration, caller, prefix);
  }
  instance(resource, repetition) {
    const known = super.instance(resource, repetition);
    const { prefix } = this;
    if (prefix === null) return known;
    const name = instanceName(`${prefix}${withKey(resourceAddress(resource), repetition.key)}`);
    const { writesDocument: document, rendersTemplate: rendering } = factsOf(resource.type);
    return new Lazy((member2) => {
      if (member2 === document?.text) return this.#document(resource, repetition);
      if (member2 === rendering?.result) {
        const [text, variables] = [known.get(rendering.template), known.get(rendering.variables)];
        const rendered = renderTemplate(text, isMap2(variables) ? variables : NO_VARIABLES, this.names(repetition));
        if (rendered !== null) return rendered;
      }
      const value2 = known.get(member2);
      return value2 instanceof Unknown && !(value2 instanceof Symbolic) ? name : value2;
    });
  }
  /** Returns the JSON that a data source such as `aws_iam_policy_document` makes of its blocks. */
  #document(resource, repetition) {
    const key = `${withKey(resourceAddress(resource), repetition.key)} as a document`;
    return this.remember(key, () => encodeJson2(resourceValue(resource.block.body, this.names(repetition))));
  }
};
var NO_VARIABLES = /* @__PURE__ */ new Map();
var encodeJson2 = (value2) => callFunction("jsonencode", [withTexts(value2)]);
var PartlyKnownScope = class extends NamingScope {
  constructor(valueScope, configuration, caller = null, prefix = "") {
    super(valueScope.node, configuration, caller, prefix);
    this.valueScope = valueScope;
  }
  valueScope;
  /**
   * Returns the instances of `valueScope`. Their elements are evaluated here, because those of `valueScope` may be
   * placeholders.
   */
  expand(code) {
    const expansion = "mode" in code ? this.valueScope.expansionOf(code) : this.valueScope.instancesOfCall(code).expansion;
    const forEach = argumentOf(code.block.body, "for_each");
    if (forEach === null) return expansion;
    const elementOf2 = elementsByKey(evaluate(forEach, this.names()));
    const instances = expansion.instances.map((repetition) => {
      const key = repetition.each?.key;
      return { ...repetition, each: typeof key === "string" ? elementOf2(key) : UNKNOWN_ELEMENT };
    });
    return { ...expansion, instances };
  }
  scopeOf(_child, caller, index, prefix) {
    const valueScope = this.valueScope.instancesOfCall(caller.call).scopes[index];
    return this.sameKindOf(valueScope, caller, prefix);
  }
};
var UNKNOWN_ELEMENT = { key: UNKNOWN2, value: UNKNOWN2 };
function elementsByKey(collection) {
  if (isMap2(collection)) {
    return (key) => {
      const value2 = collection.get(key);
      return value2 === void 0 ? UNKNOWN_ELEMENT : { key, value: value2 };
    };
  }
  if (collection instanceof Collection)
    return (key) => ({ key: UNKNOWN2, value: collection.members.get(key) ?? collection.element });
  const items = new Set(itemsOf2(collection) ?? []);
  return (key) => items.has(key) ? { key, value: key } : UNKNOWN_ELEMENT;
}
var WITHOUT_SYMBOL = /* @__PURE__ */ new Set(["count", "each", "path", "self"]);
var SymbolScope = class _SymbolScope extends PartlyKnownScope {
  /** Address of the module instance, which is unique. */
  #module = addressOf2(this);
  names(repetition) {
    return { ...super.names(repetition), symbolOf: (root, steps) => this.#symbolOf(root, steps) };
  }
  #symbolOf(root, steps) {
    if (WITHOUT_SYMBOL.has(root)) return null;
    const symbol = withSteps(root === "terraform" ? root : `${this.#module}${root}`, steps);
    return symbol === null ? null : new Symbolic(symbol);
  }
  sameKindOf(valueScope, caller, prefix) {
    return new _SymbolScope(valueScope, this.configuration, caller, prefix);
  }
};
function addressOf2({ caller }) {
  if (caller === null) return "";
  return `${addressOf2(caller.scope)}${withKey(`module.${caller.call.name}`, caller.repetition.key)}.`;
}
var PartialNamingScope = class _PartialNamingScope extends PartlyKnownScope {
  /**
   * Reads one attribute. A resource that builds a name from an argument, such as `random_pet` from its `prefix`,
   * returns the argument between two unknown strings.
   */
  instance(resource, repetition) {
    const known = super.instance(resource, repetition);
    const rule = KNOWLEDGE.factsOf(resource.type).makesName;
    return new Lazy((member2) => {
      const text = rule?.results.includes(member2) ? known.get(rule.argument) : null;
      if (typeof text === "string") return `${SOME_TEXT}${text}${SOME_TEXT}`;
      const value2 = known.get(member2);
      if (resource.mode === "data" && KNOWLEDGE.factsOf(resource.type).lookup?.region !== void 0) return UNKNOWN2;
      return resource.mode === "data" && typeof value2 === "string" && holdsInstanceName(value2) ? MADE_UP_TEXT : value2;
    });
  }
  sameKindOf(valueScope, caller, prefix) {
    return new _PartialNamingScope(valueScope, this.configuration, caller, prefix);
  }
};
var allOf = (configAddress) => `*${configAddress}`;
var unknownWithMark = (mark) => new Unknown(/* @__PURE__ */ new Set([mark]));
var MarkingScope = class _MarkingScope extends ModuleScope {
  constructor(valueScope, caller = null, prefix = "") {
    super(valueScope.node, valueScope.configuration, caller);
    this.valueScope = valueScope;
    this.prefix = prefix;
  }
  valueScope;
  prefix;
  names(repetition) {
    const unknown = (...values) => unknownFrom(values, this.configuration.marks);
    return { ...super.names(repetition), unknown, unknownOrigin: FROM_ANYWHERE };
  }
  /** Returns the instances of `valueScope`, with the origins of their elements. */
  expand(code) {
    const expansion = "mode" in code ? this.valueScope.expansionOf(code) : this.valueScope.instancesOfCall(code).expansion;
    const forEach = argumentOf(code.block.body, "for_each");
    if (forEach === null) return expansion;
    const elements = evaluate(forEach, this.names());
    if (expansion.shape !== "map") {
      const value2 = elements instanceof Collection ? elements.element : FROM_ANYWHERE;
      const instances2 = expansion.instances.map((repetition) => ({
        ...repetition,
        each: { key: FROM_ANYWHERE, value: value2 }
      }));
      return { ...expansion, instances: instances2 };
    }
    const instances = expansion.instances.map((repetition) => {
      const { key, value: value2 } = repetition.each;
      return { ...repetition, each: { key, value: elementOf(elements, key, value2) } };
    });
    return { ...expansion, instances };
  }
  inside(_child, caller, index) {
    const { expansion, scopes } = this.valueScope.instancesOfCall(caller.call);
    const name = withKey(`module.${caller.call.name}`, caller.repetition.key);
    const isOneInstance = this.prefix !== null && expansion.shape !== "open";
    const prefix = isOneInstance ? `${this.prefix}${name}.` : null;
    return new _MarkingScope(scopes[index], caller, prefix);
  }
  #markOf(address, { key }) {
    if (this.prefix === null) return this.open(address);
    return unknownWithMark(`${this.prefix}${withKey(address, key)}`);
  }
  instance(resource, repetition) {
    const mark = this.#markOf(resourceAddress(resource), repetition);
    return new Lazy(
      (name) => new Unknown(mark.marks, "", () => this.#valueInCode(resource, repetition, name)),
      () => mark
    );
  }
  #valueInCode(resource, { key }, attribute) {
    const repetition = this.valueScope.expansionOf(resource).instances.find((instance) => instance.key === key);
    if (repetition === void 0) return UNKNOWN2;
    return memberValue(resource.block.body, attribute, this.valueScope.names(repetition)) ?? UNKNOWN2;
  }
  open(address) {
    return unknownWithMark(allOf(`${prefixOf(this.node.path)}${address}`));
  }
  openModule(call, scopes) {
    const values = scopes.length === 0 ? [this.#opaque(call)] : scopes.map((scope) => outputsOf(scope));
    return unknownFrom(values, this.configuration.marks);
  }
  /** Returns the mark of a module whose code is not available. Its outputs come from its stand-in resource. */
  #opaque({ name }) {
    return unknownWithMark(allOf(`${prefixOf([...this.node.path, name])}${opaqueResource(name)}`));
  }
  moduleInstance(call, scope, repetition) {
    if (scope !== void 0) {
      return new Lazy(
        (output) => {
          if (!scope.node.code.outputs.has(output)) throw new Unevaluable();
          return scope.output(output);
        },
        () => outputsOf(scope)
      );
    }
    const { name } = call;
    const inside = withKey(`module.${name}`, repetition.key);
    const mark = this.prefix === null ? this.#opaque(call) : unknownWithMark(`${this.prefix}${inside}.${opaqueResource(name)}`);
    return new Lazy(
      () => mark,
      () => mark
    );
  }
  /** Secrets need no protection here, since only their origins are read. */
  isSecret() {
    return false;
  }
};
function elementOf(elements, key, value2) {
  if (isMap2(elements)) return elements.get(key) ?? FROM_ANYWHERE;
  if (elements instanceof Collection) return elements.members.get(key) ?? elements.element;
  if (elements instanceof Unknown) return elements;
  return value2 instanceof Unknown ? FROM_ANYWHERE : value2;
}
var outputsOf = (scope) => unknownFrom(
  [...scope.node.code.outputs.keys()].map((name) => scope.output(name)),
  scope.configuration.marks
);

// src/planning/static/proof.ts
var Proof = class {
  /**
   * @param variables values of the root module's variables
   * @param open approximate values of variables without a value, such as an unknown text
   * @param planned instances in a plan of the code
   */
  constructor(root, variables, workspace, open = /* @__PURE__ */ new Map(), planned = new PlannedInstances()) {
    this.root = root;
    this.variables = variables;
    this.workspace = workspace;
    this.open = open;
    this.#values = new ModuleScope(root, new Configuration(variables, workspace, planned));
    this.#origins = new MarkingScope(this.#values);
  }
  root;
  variables;
  workspace;
  open;
  /** The code evaluated for the origins of values. */
  #origins;
  /** The code evaluated for its values. */
  #values;
  /** The code evaluated for documents. */
  #documents = null;
  /** The code evaluated for names that are known in part. */
  #names = null;
  /** The code evaluated for strings that are known in part. */
  #symbols = null;
  /** Results of `#marksOf` and `leavesOut`, by instance and attribute. */
  #marks = /* @__PURE__ */ new Map();
  #leftOut = /* @__PURE__ */ new Map();
  #resources = /* @__PURE__ */ new Map();
  writtenOf(origin, attribute) {
    this.#documents ??= new NamingScope(this.root, this.#withoutPlaceholders());
    return this.#valueIn(this.#documents, origin, attribute);
  }
  namedIn(origin, attribute) {
    this.#names ??= new PartialNamingScope(this.#values, this.#withoutPlaceholders());
    return this.#valueIn(this.#names, origin, attribute);
  }
  patternsOf(origin) {
    this.#symbols ??= new SymbolScope(this.#values, this.#withSymbols());
    const { configuration } = this.#symbols;
    const written = this.#writtenBlock(origin, this.#symbols);
    return written === null ? [] : patternsIn(written.type, resourceValue(written.body, written.names), configuration.shown);
  }
  /** Returns the block that the code has for an instance, and the names for its expressions; null for none. */
  #writtenBlock(origin, scope) {
    const parts = parseTerraformAddress(origin);
    if (parts?.type === OPAQUE_TYPE) {
      const instance2 = callAt(parts, scope);
      if (instance2?.repetition === void 0) return null;
      return { type: parts.type, body: instance2.call.block.body, names: instance2.scope.names(instance2.repetition) };
    }
    const instance = this.#instanceAt(parts, scope);
    const names = instance === null ? null : namesOf2(instance);
    if (instance === null || names === null) return null;
    return { type: instance.resource.type, body: instance.resource.block.body, names };
  }
  /** Returns a configuration in which placeholders are symbols. */
  #withSymbols() {
    const open = [...this.open].map(([name, value2]) => [name, symbolsIn(value2, `var.${name}`)]);
    return new Configuration(new Map([...this.variables, ...open]), this.workspace);
  }
  /** Returns a configuration in which placeholders are unknown, so that documents and names contain none. */
  #withoutPlaceholders() {
    return new Configuration(new Map([...this.variables, ...this.open]), this.workspace);
  }
  /** Returns an attribute of an instance as JSON, evaluated in a scope. Undefined if the code does not set it. */
  #valueIn(scope, origin, attribute) {
    const written = this.#writtenBlock(origin, scope);
    const value2 = written === null ? void 0 : memberValue(written.body, attribute, written.names);
    return value2 === void 0 ? void 0 : toJson(withTexts(value2), scope.configuration.shown);
  }
  provenTargets(to, origins, from, attribute) {
    const marks = this.#marksOf(from, attribute);
    if (marks === null || marks.has(allOf(to))) return null;
    if (origins.size < marks.size) return [...origins].filter((origin) => marks.has(origin));
    return [...marks].filter((mark) => origins.has(mark));
  }
  leavesOut(from, attribute) {
    const key = `${from}
${attribute}`;
    const known = this.#leftOut.get(key) ?? this.#isLeftOut(from, attribute);
    this.#leftOut.set(key, known);
    return known;
  }
  locationOf(origin) {
    const parts = parseTerraformAddress(origin);
    if (parts?.type === OPAQUE_TYPE) return this.#locationOfOpaque(parts);
    const instance = this.#instanceAt(parts, this.#values);
    return instance === null ? {} : locationOf(instance.resource, instance.scope, repetitionOf(instance));
  }
  /** Returns the location of a stand-in, which is in the module that it stands for. */
  #locationOfOpaque(parts) {
    const callInstance = callAt(parts, this.#values);
    if (callInstance === null) return {};
    const { scope, call, repetition } = callInstance;
    return locationOfCall(call, scope, repetition ?? { key: null });
  }
  #isLeftOut(from, attribute) {
    const instance = this.#instanceAt(parseTerraformAddress(from));
    if (instance === null) return false;
    const { body: body2 } = instance.resource.block;
    const dynamic = body2.blocks.filter((block) => isDynamic(block) && block.labels[0] === attribute);
    if (dynamic.length === 0 || isWritten(body2, attribute)) return false;
    const names = namesOf2(instance);
    return names !== null && dynamic.every((block) => isOverNothing(block, names));
  }
  /** Returns the instances that an attribute comes from. Null if it may come from anywhere. */
  #marksOf(origin, attribute) {
    const key = `${origin}
${attribute}`;
    const known = this.#marks.get(key);
    if (known !== void 0) return known;
    const value2 = this.#valueAt(parseTerraformAddress(origin), attribute);
    const marks = value2 === void 0 ? null : unknownFrom([value2], this.#origins.configuration.marks).marks;
    const proved = marks === null || marks.has(ANYWHERE) ? null : marks;
    this.#marks.set(key, proved);
    return proved;
  }
  #valueAt(parts, attribute) {
    if (parts?.type === OPAQUE_TYPE) return argumentOfCall(parts, attribute, this.#origins);
    const instance = this.#instanceAt(parts);
    return instance === null ? void 0 : attributeValue(instance, attribute);
  }
  #instanceAt(parts, root = this.#origins) {
    const scope = parts === null ? null : scopeAt(parts.modules, root);
    if (parts === null || scope === null) return null;
    const resource = this.#resourcesOf(scope.node.code).get(addressOf3(parts));
    return resource === void 0 ? null : { scope, resource, index: parts.index };
  }
  #resourcesOf(code) {
    const known = this.#resources.get(code) ?? new Map(code.resources.map((resource) => [resourceAddress(resource), resource]));
    this.#resources.set(code, known);
    return known;
  }
};
function symbolsIn(value2, symbol) {
  if (typeof value2 === "string") return symbolName(symbol);
  if (isMap2(value2)) return new Map([...value2].map(([name, item]) => [name, symbolsIn(item, `${symbol}.${name}`)]));
  return itemsOf2(value2)?.map((item, index) => symbolsIn(item, `${symbol}.${index}`)) ?? value2;
}
function scopeAt(modules2, root) {
  let scope = root;
  for (const { name, index } of modules2) {
    const call = scope.node.code.calls.find((candidate) => candidate.name === name);
    const callInstances = call && scope.instancesOfCall(call);
    const position = callInstances?.expansion.instances.findIndex(({ key }) => key === index) ?? -1;
    const inner = callInstances?.scopes[position];
    if (inner === void 0) return null;
    scope = inner;
  }
  return scope;
}
function callAt({ modules: modules2 }, root) {
  const { name, index } = modules2.at(-1) ?? {};
  const scope = scopeAt(modules2.slice(0, -1), root);
  const call = scope?.node.code.calls.find((candidate) => candidate.name === name);
  if (scope === null || call === void 0) return null;
  return { scope, call, repetition: scope.instancesOfCall(call).expansion.instances.find(({ key }) => key === index) };
}
function argumentOfCall(parts, attribute, root) {
  const callInstance = callAt(parts, root);
  const argument = callInstance === null ? null : argumentOf(callInstance.call.block.body, attribute);
  if (callInstance?.repetition === void 0 || argument === null) return void 0;
  return evaluate(argument, callInstance.scope.names(callInstance.repetition));
}
function attributeValue(instance, attribute) {
  const repetition = repetitionOf(instance);
  if (repetition === void 0) return void 0;
  if (attribute === "for_each") return repetition.each?.value;
  return memberValue(instance.resource.block.body, attribute, instance.scope.names(repetition));
}
function namesOf2(instance) {
  const repetition = repetitionOf(instance);
  return repetition === void 0 ? null : instance.scope.names(repetition);
}
function repetitionOf({ scope, resource, index }) {
  const proven = scope.expansionOf(resource).instances.find(({ key }) => key === index);
  return proven ?? (/^\d+$/.test(index ?? "") ? { key: index, index: Number(index) } : void 0);
}
var isWritten = ({ attributes, blocks }, name) => attributes.some((attribute) => attribute.name === name) || blocks.some(({ type }) => type === name);
function isOverNothing({ body: body2 }, names) {
  const collection = argumentOf(body2, "for_each");
  return collection !== null && knownElements(evaluate(collection, names))?.length === 0;
}
var addressOf3 = ({ mode, type, name }) => `${mode === "data" ? "data." : ""}${type}.${name}`;
function proofOfPlan(root, plan2, workspace, placeholders2 = /* @__PURE__ */ new Map()) {
  const open = [...placeholders2].map(([name, value2]) => [name, shapeOf(fromJson(value2))]);
  const planned = new PlannedInstances(remainingOrigins(plan2), isComplete(plan2));
  return new Proof(root, variablesOfPlan(plan2), workspace, new Map(open), planned);
}
var variablesOfPlan = (plan2) => new Map(
  entriesOf(member(plan2, "variables")).map(([name, variable]) => [
    name,
    fromJson(member(variable, "value"))
  ])
);
function shapeOf(value2) {
  if (typeof value2 === "string") return MADE_UP_TEXT;
  if (isMap2(value2)) return new Map([...value2].map(([name, item]) => [name, shapeOf(item)]));
  return itemsOf2(value2)?.map(shapeOf) ?? UNKNOWN2;
}
function openTexts({ code }, set) {
  const open = [...code.variables.values()].filter(
    ({ name, default: defaultValue }) => defaultValue === null && !set.has(name)
  );
  return new Map(open.flatMap(({ name, type }) => isText(type) ? [[name, SOME_TEXT]] : []));
}
var isText = (type) => type === null || typeKeyword(type) === "string";
var isManaged = (origin) => parseTerraformAddress(origin)?.mode === "managed";
function remainingOrigins(plan2) {
  const entries2 = listOf(member(plan2, "resource_changes")).filter(isCurrent);
  const prior = valueEntries(priorValues(plan2)).filter((entry) => textOf2(member(entry, "deposed_key")) === null).flatMap(originsOf);
  const isChange = entries2.flatMap(originsOf).some(isManaged);
  return /* @__PURE__ */ new Set([
    ...entries2.filter(remains).flatMap(originsOf),
    ...prior.filter((origin) => !isChange || !isManaged(origin))
  ]);
}
function originsOf(entry) {
  const origin = originOf(entry);
  return origin === null ? [] : [origin];
}
var isCurrent = (entry) => textOf2(member(entry, "deposed")) === null;
var remains = (entry) => !REMOVALS.has(actionOf(entry).change);
var isComplete = (plan2) => member(plan2, "complete") !== false && member(plan2, "errored") !== true && listOf(member(plan2, "deferred_changes")).length === 0 && listOf(member(plan2, "resource_changes")).length > 0;

// src/terraform/module-tree/variable-files.ts
var import_node_path8 = require("node:path");
var FIRST = ["terraform.tfvars", "terraform.tfvars.json"];
var AUTOMATIC = /\.auto\.tfvars(?:\.json)?$/;
var VARIABLE_FILE = /\.tfvars(?:\.json)?$/;
var variableDirectoryOf = ({
  code: { directory },
  top = directory,
  isRepository
}) => ({ directory, top, isRepository });
async function readAutoVariableFiles(directories, bytesMax, io) {
  const directoryByFile = /* @__PURE__ */ new Map();
  for (const variableDirectory of directories)
    for (const { name } of await io.list(variableDirectory.directory, VARIABLE_FILE))
      directoryByFile.set(name, variableDirectory);
  const automatic = [...directoryByFile.keys()].filter((name) => AUTOMATIC.test(name)).sort(byText);
  const files = [];
  const warnings = [];
  const leftOut = [];
  const leave = (name, warning) => {
    warnings.push(warning);
    leftOut.push(name);
  };
  for (const name of [...FIRST, ...automatic]) {
    const variableDirectory = directoryByFile.get(name);
    if (variableDirectory === void 0) continue;
    const { directory, top, isRepository } = variableDirectory;
    const shown = printable(name);
    const entry = await readWithin(top, (0, import_node_path8.join)(directory, name), bytesMax, io);
    if (entry.is === "read") files.push({ name, bytes: entry.bytes });
    else if (entry.is === "outside") leave(shown, linkOutside(shown, isRepository));
    else if (entry.is === "too-large") throw unfit(variableFileTooLarge(shown, bytesMax));
    else if (entry.is !== "unreadable") leave(shown, notAFile(shown));
    else
      throw unfit(variableFileUnreadable(shown, entry.cause.code ?? entry.cause.message), entry.cause);
  }
  return { files, warnings, leftOut };
}
var unfit = (message, cause) => new InvalidInput(message, { remedy: VARIABLE_FILE_REMEDY, cause });

// src/planning/static/variables.ts
var NO_VARIABLES2 = { values: /* @__PURE__ */ new Map(), sources: /* @__PURE__ */ new Map(), warnings: [], leftOut: [] };
async function readVariables(root, given, io) {
  const { given: names, ...variables } = await readVariablesFrom([variableDirectoryOf(root)], root.code, given, io);
  return { ...variables, warnings: [...variables.warnings, ...variableFileWarnings(root.code, names)] };
}
async function readVariablesFrom(directories, code, given, io) {
  const values = new Map(fromEnvironment(code, io.env ?? {}));
  const sources = new Map([...values.keys()].map((name) => [name, `${PREFIX}${name}`]));
  const auto = await readAutoVariableFiles(directories, VARIABLES_BYTES_MAX, io);
  const warnings = [...auto.warnings];
  const texts = auto.files.map(({ name, bytes }) => ({ name, text: decodeText(bytes, name) }));
  for (const path of given) texts.push({ name: path, text: await readGiven(path, io) });
  const files = texts.map(({ name, text }) => {
    const fileValues = name.endsWith(".json") ? jsonValues(text, name, warnings) : nativeValues(text, name, warnings);
    for (const [variable, value2] of fileValues) {
      values.set(variable, value2);
      sources.set(variable, name);
    }
    return { name, variables: [...fileValues.keys()] };
  });
  const autoFiles = files.slice(0, auto.files.length);
  return {
    values,
    sources,
    warnings: [...warnings, ...variableFileWarnings(code, autoFiles)],
    leftOut: auto.leftOut,
    given: files.slice(auto.files.length)
  };
}
async function readGiven(path, io) {
  const remedy = VARIABLE_FILE_REMEDY;
  const size = await io.sizeOf(path);
  if (size === null) throw new InvalidInput(variableFileMissing(path), { remedy });
  if (size > VARIABLES_BYTES_MAX) {
    throw new InvalidInput(variableFileTooLarge(path, VARIABLES_BYTES_MAX), { remedy });
  }
  const bytes = await io.readFile(path).catch((cause) => {
    throw new InvalidInput(variableFileUnreadable(path, cause.code ?? cause.message), { remedy, cause });
  });
  return decodeText(bytes, path);
}
function nativeValues(text, shown, warnings) {
  const { body: body2, faults } = parseHcl(text, shown);
  const [fault] = faults;
  if (fault !== void 0) warnings.push(variableFileFault(shown, fault.line, fault.column, fault.problem));
  const names = noNames(new Budget());
  return new Map(body2.attributes.map(({ name, value: value2 }) => [name, evaluate(value2, names)]));
}
function jsonValues(text, shown, warnings) {
  const object = parseJson(text);
  if (objectOf(object) === null) warnings.push(variableFileNotJson(shown));
  return new Map(entriesOf(object).map(([name, value2]) => [name, fromJson(value2)]));
}
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
var PREFIX = "TF_VAR_";
var PLAIN_TYPES = /* @__PURE__ */ new Set(["string", "number", "bool"]);
function* fromEnvironment({ variables }, env) {
  for (const { name, block } of variables.values()) {
    const key = `${PREFIX}${name}`;
    const text = Object.hasOwn(env, key) ? env[key] : void 0;
    if (text === void 0) continue;
    const type = argumentOf(block.body, "type");
    const isPlain2 = type === null || PLAIN_TYPES.has(typeKeyword(type) ?? "");
    const [attribute] = isPlain2 ? [] : parseHcl(`value = ${text}
`, key).body.attributes;
    yield [name, attribute === void 0 ? text : evaluate(attribute.value, noNames(new Budget()))];
  }
}
async function variableSources({ directory, repository, planning }, options2, io) {
  try {
    const within = repository !== null && { within: repository };
    const { root } = await readTree(directory, io, { ...options2, ...within, findModule: findNoModule });
    const { sources } = await readVariables(root, planning.varFiles, io);
    const variables = [...root.code.variables.values()].sort((a, b) => byText(a.name, b.name));
    return variables.map(({ name, default: defaultValue, file, span }) => {
      const source = sources.get(name);
      if (source !== void 0) return variableSetBy(name, source);
      return defaultValue === null ? variableOpen(name) : variableDefault(name, `${file.path}:${span.line}`);
    });
  } catch (error) {
    if (error instanceof InvalidInput) return [];
    throw error;
  }
}

// src/planning/static/index.ts
async function readStatic(root, options2, io) {
  const variables = options2.hasVariables ? NO_VARIABLES2 : await readVariables(root, options2.varFiles, io);
  const workspace = options2.workspace ?? "default";
  const configuration = new Configuration(variables.values, workspace);
  const { resources, tooLong, tooMany } = resourcesOf(new ModuleScope(root, configuration));
  const proof = new Proof(root, variables.values, workspace, openTexts(root, variables.values));
  const { references, warnings: referenceWarnings } = readReferences({}, resources, null, hclReferences(root), proof);
  const spent = configuration.isSpent ? [EVALUATION_SPENT] : [];
  const long = tooLong === 0 ? [] : [addressesTooLong(tooLong, ADDRESS_LENGTH_MAX2, MODULE_DEPTH)];
  const many = tooMany === 0 ? [] : [resourcesTooMany(tooMany, tooMany + RESOURCES_MAX)];
  const inventory = {
    resources,
    references,
    doubts: variables.leftOut.map(doubtAboutFile),
    warnings: [
      ...variables.warnings,
      ...spent,
      ...drawnAsOneWarnings(resources),
      ...openCountWarnings(resources),
      ...long,
      ...many,
      ...referenceWarnings
    ]
  };
  return withCodeValues(inventory, proof);
}
function drawnAsOneWarnings(resources) {
  const counted = resources.flatMap(
    ({ origin, count }) => typeof count === "number" && count > 1 ? [{ address: origin, count }] : []
  );
  if (counted.length === 0) return [];
  return [drawnAsOne(counted.slice(0, OPEN_COUNTS_LISTED), counted.length - OPEN_COUNTS_LISTED)];
}
function openCountWarnings(resources) {
  const open = resources.filter(({ count }) => count === "unknown").map(({ origin }) => origin);
  if (open.length === 0) return [];
  return [openCounts(open.slice(0, OPEN_COUNTS_LISTED), open.length - OPEN_COUNTS_LISTED)];
}
function* moduleInstances(root) {
  const pending = [{ scope: root, position: { prefix: "" } }];
  for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
    yield next;
    for (const call of next.scope.node.code.calls.toReversed()) {
      const positions = positionsOf(call, next);
      for (const [index, scope] of next.scope.instancesOfCall(call).scopes.entries())
        pending.push({ scope, position: positions[index] });
    }
  }
}
function positionsOf(call, { scope, position }) {
  const { expansion } = scope.instancesOfCall(call);
  return expansion.instances.map((repetition) => positionInside(position, call, repetition, expansion));
}
var isOpaqueIn = ({ node }, { name }) => {
  const child = node.children.get(name);
  return child !== void 0 && "reason" in child;
};
function resourcesOf(root) {
  const list = new ResourceList();
  for (const instance of moduleInstances(root)) {
    const { scope, position } = instance;
    const { resources, calls } = scope.node.code;
    list.addEach(
      resources,
      (resource) => resource.mode === "ephemeral" ? [] : instancesOf2(resource, scope, position)
    );
    for (const call of calls.toReversed()) {
      if (!isOpaqueIn(scope, call)) continue;
      const { instances } = scope.instancesOfCall(call).expansion;
      list.addEach(positionsOf(call, instance), (inner, index) => [opaqueIn(call, scope, instances[index], inner)]);
    }
  }
  const beyond = list.resources.splice(RESOURCES_MAX).length;
  return { ...withAddresses(list.resources), tooMany: beyond + list.skipped };
}
async function countInstances(root, { varFiles, workspace }, io) {
  const { values } = await readVariables(root, varFiles, io);
  const counts = /* @__PURE__ */ new Map();
  const add = (address, { count = 1 }, instances) => {
    const number = instances * (count === "unknown" ? 1 : count);
    if (number > 0) counts.set(address, (counts.get(address) ?? 0) + number);
  };
  for (const instance of moduleInstances(new ModuleScope(root, new Configuration(values, workspace ?? "default")))) {
    const { scope, position } = instance;
    const { path, code } = scope.node;
    for (const resource of code.resources) {
      if (resource.mode === "ephemeral") continue;
      const expansion = scope.expansionOf(resource);
      add(`${prefixOf(path)}${resourceAddress(resource)}`, countOf(position, expansion), expansion.instances.length);
    }
    for (const call of code.calls) {
      if (!isOpaqueIn(scope, call)) continue;
      for (const inner of positionsOf(call, instance))
        add(`${prefixOf([...path, call.name])}${opaqueResource(call.name)}`, inner, 1);
    }
  }
  return counts;
}
var ResourceList = class {
  resources = [];
  /** Number of sources that were not evaluated. */
  skipped = 0;
  /** Adds the resources of each source. */
  addEach(sources, read2) {
    for (const [index, source] of sources.entries()) {
      if (this.resources.length >= RESOURCES_MAX) {
        this.skipped += sources.length - index;
        return;
      }
      for (const resource of read2(source, index)) this.resources.push(resource);
    }
  }
};
function positionInside(outer, { name }, { key }, expansion) {
  return { prefix: `${outer.prefix}${withKey(`module.${name}`, key)}.`, ...countOf(outer, expansion) };
}
function countOf({ count: outer = 1 }, { count: inner = 1 }) {
  const count = outer === "unknown" || inner === "unknown" ? "unknown" : outer * inner;
  return count === 1 ? {} : { count };
}
function opaqueIn(call, scope, repetition, { prefix, count }) {
  const inputs = valuesOf(call.block, scope.names(repetition), scope);
  return {
    origin: `${prefix}${opaqueResource(call.name)}`,
    mode: "managed",
    provider: localNameOf(OPAQUE_TYPE),
    ...count !== void 0 && { count },
    ...locationOfCall(call, scope, repetition),
    values: { ...inputs, [MODULE_PURPOSE]: purposeWordsOf(call.source) }
  };
}
function instancesOf2(resource, scope, position) {
  const expansion = scope.expansionOf(resource);
  const configured = providerOf2(resource.type, resource.block, scope);
  const sharedLocation = configured?.key === void 0 ? locationOf(resource, scope) : null;
  const local = configured?.code.name ?? localNameOf(resource.type);
  const source = scope.node.code.requiredProviders.get(local) ?? null;
  return expansion.instances.map((repetition) => ({
    origin: `${position.prefix}${withKey(resourceAddress(resource), repetition.key)}`,
    mode: resource.mode === "data" ? "data" : "managed",
    provider: shortProvider(source ?? local),
    values: valuesOf(resource.block, scope.names(repetition), scope),
    ...sharedLocation ?? locationOf(resource, scope, repetition),
    ...countOf(position, expansion)
  }));
}
var valuesOf = ({ body: body2 }, names, { configuration }) => toJson(withNumberedZones(resourceValue(body2, names)), configuration.shown) ?? {};
function withAddresses(located) {
  const addresses = assignAddresses(located.map(({ origin }) => origin));
  let tooLong = 0;
  const resources = located.flatMap((resource) => {
    const address = addresses.get(resource.origin);
    const parts = parseTerraformAddress(resource.origin);
    if (address === void 0 || parts === null) return [];
    if (!isShort(address)) {
      tooLong++;
      return [];
    }
    const { type, name } = parts;
    const change = resource.mode === "data" ? "read" : "no-op";
    return [{ ...resource, address, type, name, modules: modulesOf3(address), change, provenance: "assumed" }];
  });
  return { resources, tooLong };
}

// src/planning/terraform/workspace.ts
var import_node_path9 = require("node:path");
var DEFAULT_WORKSPACE = "default";
var WORKSPACE_NAME = /^[\w~$&+:=@][\w~$&+:=@.-]*$/;
async function chooseWorkspace(requested, directory, io) {
  const name = requested ?? (io.env.TF_WORKSPACE || await readSelected(directory, io));
  if (!WORKSPACE_NAME.test(name))
    throw new Misuse(workspaceName(quote(name)), { remedy: WORKSPACE_REMEDY });
  return name;
}
async function readSelected(directory, io) {
  const path = (0, import_node_path9.join)(usersDataDirectory(directory, io), "environment");
  const real = await io.realPath(directory) ?? directory;
  const top = io.env.TF_DATA_DIR ? null : (await packageContaining(real, io)).top;
  const bytes = await readSmallFile(path, WORKSPACE_BYTES_MAX, io, top);
  return (bytes === null ? "" : Buffer.from(bytes).toString("utf8").trim()) || DEFAULT_WORKSPACE;
}
var MANIFEST = (0, import_node_path9.join)("modules", "modules.json");
var PROVIDERS = "providers";
var PROVIDER_LEVELS = 4;
function usersDataDirectory(directory, io) {
  const named = io.env.TF_DATA_DIR || ".terraform";
  return (0, import_node_path9.isAbsolute)(named) ? named : (0, import_node_path9.join)(directory, named);
}
async function prepareDataDirectory(from, to, io) {
  await io.makeDirectory((0, import_node_path9.join)(to, "modules"));
  const manifest = await readSmallFile((0, import_node_path9.join)(from, MANIFEST), MANIFEST_BYTES_MAX, io, null);
  if (manifest !== null) await io.writeFile((0, import_node_path9.join)(to, MANIFEST), manifest);
  await linkPackages((0, import_node_path9.join)(from, PROVIDERS), (0, import_node_path9.join)(to, PROVIDERS), PROVIDER_LEVELS, io);
}
async function linkPackages(from, to, levels, io) {
  const entries2 = await io.list(from).catch(() => []);
  if (entries2.length > 0) await io.makeDirectory(to);
  for (const { name, kind } of entries2) {
    if (levels === 0) await io.link((0, import_node_path9.join)(to, name), (0, import_node_path9.join)(from, name));
    else if (kind === "directory") await linkPackages((0, import_node_path9.join)(from, name), (0, import_node_path9.join)(to, name), levels - 1, io);
  }
}

// elsewhere:src/catalog/settings.ts
var module76 = require("./picture.js").modules["src/catalog/settings.ts"]();
var DATA_FATES = module76.DATA_FATES;
var DECIDING_ATTRIBUTES = module76.DECIDING_ATTRIBUTES;
var ENGINE_ATTRIBUTES = module76.ENGINE_ATTRIBUTES;
var FIREWALL_MODES = module76.FIREWALL_MODES;
var SETTING_KINDS = module76.SETTING_KINDS;
var SETTING_KINDS_BY_WEIGHT = module76.SETTING_KINDS_BY_WEIGHT;
var UNITS_BY_ATTRIBUTE = module76.UNITS_BY_ATTRIBUTE;
var dataFateOf = module76.dataFateOf;
var hasToBeEmpty = module76.hasToBeEmpty;
var inWords = module76.inWords;
var isCapacity = module76.isCapacity;
var isDeciding = module76.isDeciding;
var isKnownSetting = module76.isKnownSetting;
var isMajorStep = module76.isMajorStep;
var isTier = module76.isTier;
var settingChange = module76.settingChange;
var settingKindOf = module76.settingKindOf;
var settingPosition = module76.settingPosition;
var unitOf = module76.unitOf;
var withUnitOf = module76.withUnitOf;

// elsewhere:src/terraform/references/uses.ts
var module77 = require("./plan.js").modules["src/terraform/references/uses.ts"]();
var usesIn = module77.usesIn;

// src/planning/offline/assumed/taint.ts
var NO_ASSUMPTIONS2 = /* @__PURE__ */ new Set();
var Taint = class {
  constructor(graph2, tree, sources) {
    this.graph = graph2;
    this.sources = sources;
    this.#countDependences = countDependencesIn(tree);
  }
  graph;
  sources;
  #known = /* @__PURE__ */ new Map();
  #countDependences;
  /**
   * Returns the assumptions that the existence or the instance count of a resource rests on.
   * @param address configuration address of the resource
   */
  ofResource(address) {
    const assumptions = /* @__PURE__ */ new Set();
    for (const unit of [address, ...prefixesOf(address)]) {
      addAll(assumptions, this.sources.instanceCounts.get(unit));
      for (const dependence of this.#countDependences.get(unit) ?? [])
        addAll(assumptions, this.#ofDependence(dependence));
    }
    return assumptions;
  }
  /**
   * Returns the assumptions that one instance count rests on, without those of the modules around it.
   * @param address configuration address of a resource, or prefix of a module
   */
  ofInstanceCount(address) {
    const assumptions = /* @__PURE__ */ new Set();
    for (const dependence of this.#countDependences.get(address) ?? [])
      addAll(assumptions, this.#ofDependence(dependence));
    return assumptions;
  }
  /** Returns the assumptions that a dependence rests on; undefined or empty for none. */
  #ofDependence({ to, part }) {
    switch (part) {
      case "itself":
        return this.sources.values.get(to);
      case "number":
        return this.ofResource(to);
      case "all":
        return this.#of(to);
    }
  }
  /**
   * Returns the assumptions that the value of a variable, local, output or data source rests on. Empty for managed
   * resources.
   */
  ofValue(address) {
    return VALUE3.test(address) || DATA.test(address) ? this.#of(address) : NO_ASSUMPTIONS2;
  }
  /**
   * Returns the assumptions that an address rests on. Iterative, since chains of values through many modules are long.
   */
  #of(address) {
    const known = this.#known.get(address);
    if (known !== void 0) return known;
    const assumptions = /* @__PURE__ */ new Set();
    const seen = /* @__PURE__ */ new Set([address]);
    const pending = [address];
    for (let current = pending.pop(); current !== void 0; current = pending.pop()) {
      addAll(assumptions, this.sources.values.get(current));
      addAll(assumptions, this.sources.instanceCounts.get(current));
      const next = VALUE3.test(current) ? referencesFrom(this.graph, current) : this.#countDependences.get(current) ?? [];
      for (const { to } of next) {
        if (!seen.has(to)) pending.push(to);
        seen.add(to);
      }
    }
    this.#known.set(address, assumptions.size === 0 ? NO_ASSUMPTIONS2 : assumptions);
    return assumptions;
  }
};
var VALUE3 = /(?:^|\.)(?:var|local|output)\.[^.]+$/;
var DATA = /(?:^|\.)data\.[^.]+\.[^.]+$/;
function addAll(all2, more) {
  for (const text of more ?? []) all2.add(text);
}
var DEPTH_MAX = 16;
function countDependencesIn(tree) {
  const dependencesOf = /* @__PURE__ */ new Map();
  const countings = /* @__PURE__ */ new Map();
  for (const { path, code } of modulesOf2(tree)) {
    const prefix = prefixOf(path);
    const caller = countings.get(prefixOf(path.slice(0, -1))) ?? null;
    const counting = new CountDependences(code, prefix, caller, path.at(-1) ?? "");
    countings.set(prefix, counting);
    const add = (address, block) => {
      const dependences = ["count", "for_each"].flatMap((name) => counting.of(argumentOf(block.body, name)));
      if (dependences.length > 0) dependencesOf.set(address, dependences);
    };
    for (const resource of code.resources) add(`${prefix}${resourceAddress(resource)}`, resource.block);
    for (const { name, block } of code.calls) add(prefixOf([...path, name]), block);
  }
  return dependencesOf;
}
var KEEPS_KEYS = /* @__PURE__ */ new Set([
  "merge",
  "tomap",
  "try",
  "nonsensitive",
  "coalesce",
  "keys",
  "length"
]);
var UNBOUND = /* @__PURE__ */ new Set();
var isSetOfKeys = ({ name, arguments: [first] }) => (name === "toset" || name === "sort") && first?.kind === "call" && first.name === "keys";
var CountDependences = class {
  constructor(code, prefix, caller, name) {
    this.code = code;
    this.prefix = prefix;
    this.caller = caller;
    this.name = name;
    this.#names = namesOf(code);
  }
  code;
  prefix;
  caller;
  name;
  #names;
  /**
   * Returns the values that the length of a list or set, the keys of a map, or a number depends on.
   *
   * Example: `{ for k, v in var.zones : k => local.size }` depends on `var.zones` but not on `local.size`.
   */
  of(expression, bound = UNBOUND, depth = 0) {
    if (expression === null) return [];
    const inner = (part) => this.of(part, bound, depth + 1);
    if (depth > DEPTH_MAX) return this.#all(expression, bound);
    switch (expression.kind) {
      case "object":
        return expression.entries.flatMap(({ key }) => this.#all(key, bound));
      case "for":
        return this.#loop(expression, bound, depth);
      case "parenthesised":
        return inner(expression.inner);
      case "conditional":
        return [
          ...this.#all(expression.condition, bound),
          ...inner(expression.whenTrue),
          ...inner(expression.whenFalse)
        ];
      case "call":
        return KEEPS_KEYS.has(expression.name) || isSetOfKeys(expression) ? expression.arguments.flatMap(inner) : this.#all(expression, bound);
      case "traversal":
        return this.#followed(expression, bound, depth) ?? this.#all(expression, bound);
      default:
        return this.#all(expression, bound);
    }
  }
  /** Follows a local to its value, and a variable to the argument of the module call. Null for any other reference. */
  #followed({ root, steps }, bound, depth) {
    const [step, ...more] = steps;
    if (step?.kind !== "attribute" || bound.has(String(root))) return null;
    const instances = this.#instances(root === "data" ? more[0] : null, step.name, more);
    if (instances !== null) return [{ to: instances, part: "number" }];
    if (more.length > 0) return null;
    const here = { to: `${this.prefix}${root}.${step.name}`, part: "itself" };
    if (root === "local") {
      const value2 = this.code.locals.get(step.name);
      return value2 === void 0 ? null : [here, ...this.of(value2, UNBOUND, depth + 1)];
    }
    if (root !== "var" || this.caller === null) return null;
    const call = this.caller.code.calls.find(({ name }) => name === this.name);
    const argument = call === void 0 ? null : argumentOf(call.block.body, step.name);
    return [here, ...this.caller.of(argument, UNBOUND, depth + 1)];
  }
  /**
   * Returns the address of a repeated data source in a bare reference such as `data.aws_subnet.a`; null for any other
   * reference.
   */
  #instances(second, type, { length }) {
    if (second?.kind !== "attribute" || length !== 1) return null;
    const { name } = second;
    const resource = this.code.resources.find(
      (candidate) => candidate.mode === "data" && candidate.type === type && candidate.name === name
    );
    return resource !== void 0 && isRepeated(resource) ? `${this.prefix}${resourceAddress(resource)}` : null;
  }
  /** Returns the dependences of the keys, or of the length, of a `for` expression. */
  #loop(loop, bound, depth) {
    if (loop.key === null) return this.#all(loop, bound);
    const within = /* @__PURE__ */ new Set([...bound, ...loop.names]);
    const deciding = [loop.key, loop.condition].filter((part) => part !== null);
    const isByKey = loop.names.length === 2 && deciding.every((part) => traversalsIn(part).every(({ root }) => root !== loop.names[1]));
    return [
      ...isByKey ? this.of(loop.collection, bound, depth + 1) : this.#all(loop.collection, bound),
      ...deciding.flatMap((part) => this.#all(part, within))
    ];
  }
  /** Returns all references of an expression as dependences. */
  #all(expression, bound) {
    const { uses } = usesIn(expression, this.#names, bound, false);
    return uses.map(({ address }) => ({ to: `${this.prefix}${address}`, part: "all" }));
  }
};

// src/planning/offline/known-after-apply/instance-counts.ts
var unknownCounts = (unknownValues) => countsPassing(unknownValues.tree, ({ attribute }, node) => unknownValues.isUnknown(attribute.value, node));
function possiblyUnknownCounts(unknownValues) {
  const suspects = new Suspects(unknownValues);
  return countsPassing(unknownValues.tree, ({ attribute }, node) => suspects.mayBeUnknown(attribute.value, node));
}
function countsDependingOn(tree, graph2, sources) {
  if (sources.values.size === 0) return [];
  const taint = new Taint(graph2, tree, sources);
  return countsPassing(tree, ({ block }, node) => {
    const [type = "", name = ""] = block.labels;
    if (block.type === "module") return taint.ofInstanceCount(prefixOf([...node.path, type])).size > 0;
    const resource = node.code.resources.find(
      (candidate) => candidate.type === type && candidate.name === name && isDeclaredBy(candidate, block)
    );
    return resource !== void 0 && taint.ofInstanceCount(`${prefixOf(node.path)}${resourceAddress(resource)}`).size > 0;
  });
}
var isDeclaredBy = ({ mode }, { type }) => (mode === "managed" ? "resource" : mode) === type;
function countsPassing(tree, passes) {
  const passing = /* @__PURE__ */ new Map();
  eachInstanceCount(tree, (count, node) => {
    const { attribute } = count;
    if (!passing.has(attribute) && passes(count, node)) passing.set(attribute, count);
  });
  return [...passing.values()];
}
function eachInstanceCount(tree, visit) {
  for (const node of modulesOf2(tree)) {
    const { code } = node;
    for (const file of code.files) {
      for (const block of file.body.blocks) {
        if (!REPEATED_BLOCKS.has(block.type)) continue;
        for (const attribute of block.body.attributes) {
          if (REPEATERS.has(attribute.name)) visit({ code, file, block, attribute }, node);
        }
      }
    }
  }
}
var Suspects = class {
  constructor(unknownValues) {
    this.unknownValues = unknownValues;
  }
  unknownValues;
  /** Results by module and expression. */
  #results = /* @__PURE__ */ new Map();
  /** True if the length of a value, or its keys, may be unknown. */
  mayBeUnknown(expression, node, depth = 0) {
    if (depth > KNOWN_LATER_DEPTH) return false;
    const results = this.#results.get(node) ?? /* @__PURE__ */ new Map();
    this.#results.set(node, results);
    const earlier = results.get(expression);
    if (earlier !== void 0) return earlier;
    results.set(expression, false);
    const result = this.#expressionMayBe(expression, node, depth);
    results.set(expression, result);
    return result;
  }
  #expressionMayBe(expression, node, depth) {
    const inner = (part) => this.mayBeUnknown(part, node, depth + 1);
    if (expression.kind === "object") return expression.entries.some(({ key }) => inner(key));
    if (expression.kind === "for") {
      return [expression.collection, expression.key, expression.condition].some((part) => part !== null && inner(part));
    }
    if (expression.kind !== "traversal") return childrenOf(expression).some(inner);
    return this.#traversalMayBe(expression, node, depth);
  }
  #traversalMayBe(traversal, node, depth) {
    const { root, steps } = traversal;
    if (typeof root !== "string") return this.mayBeUnknown(root, node, depth + 1);
    const [first] = steps;
    if (first?.kind !== "attribute") return false;
    if (root === "local") {
      const value3 = node.code.locals.get(first.name);
      return value3 !== void 0 && this.mayBeUnknown(value3, node, depth + 1);
    }
    if (root === "var") {
      const argument = this.unknownValues.argumentFor(first.name, node);
      return argument !== null && this.mayBeUnknown(argument.value, argument.from, depth + 1);
    }
    if (root !== "module") return this.unknownValues.isOfProvider(traversal, node);
    const child = node.children.get(first.name);
    const output = steps.slice(1).find(({ kind }) => kind === "attribute");
    if (child === void 0 || output?.kind !== "attribute") return false;
    if (isOpaque(child)) return true;
    const value2 = child.code.outputs.get(output.name)?.value;
    return value2 != null && this.mayBeUnknown(value2, child, depth + 1);
  }
};

// src/planning/offline/expressions.ts
function walk(root, visit) {
  const pending = [[root, []]];
  for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
    const [expression, outers] = next;
    visit(expression, outers);
    const children = childrenOf(expression);
    const outersOfChildren = children.length === 0 ? outers : [expression, ...outers];
    for (const child of [...children].reverse()) pending.push([child, outersOfChildren]);
  }
}
function expressionsIn2(body2) {
  return [...body2.attributes.map(({ value: value2 }) => value2), ...body2.blocks.flatMap((block) => expressionsIn2(block.body))];
}
function eachExpression(block, scope, visit, within = []) {
  const blocks = [...within, block];
  for (const { name: attribute, value: value2 } of block.body.attributes) {
    const position = { attribute, blocks, scope };
    walk(value2, (expression, outers) => visit(expression, outers, position));
  }
  for (const inner of block.body.blocks) {
    eachExpression(inner, isDynamic(inner) ? withIterator(inner, scope) : scope, visit, blocks);
  }
}
function withIterator(block, scope) {
  const forEach = argumentOf(block.body, "for_each");
  const iterator = argumentOf(block.body, "iterator");
  const name = iterator?.kind === "traversal" && typeof iterator.root === "string" ? iterator.root : block.labels[0];
  return forEach === null ? scope : { ...scope, items: new Map([...scope.items, [name, forEach]]) };
}

// src/planning/offline/infer/source.ts
var DEPTH_MAX2 = 16;
var ITEM2 = { kind: "item" };
var PASS_THROUGH = new Set(
  "tolist toset distinct sort flatten concat compact reverse nonsensitive sensitive try coalesce coalescelist slice values".split(" ")
);
var PICKS_ITEM = /* @__PURE__ */ new Set(["one", "element", "lookup"]);
var DECODERS = /* @__PURE__ */ new Set(["jsondecode", "yamldecode"]);
function traceSource(expression, scope, loops, depth = 0) {
  if (depth > DEPTH_MAX2) return null;
  const trace = (inner, enclosing = loops) => inner ? traceSource(inner, scope, enclosing, depth + 1) : null;
  switch (expression.kind) {
    case "traversal": {
      if (typeof expression.root !== "string")
        return withSteps2(trace(expression.root), expression.steps.map(pathStepOf));
      const loopIndex = loops.findIndex(({ names: names2 }) => names2.includes(expression.root));
      if (loopIndex < 0) return traceNamed(expression, scope, depth);
      const { names, collection } = loops[loopIndex];
      if (names.at(-1) !== expression.root) return null;
      return withSteps2(trace(collection, loops.slice(loopIndex + 1)), [ITEM2, ...expression.steps.map(pathStepOf)]);
    }
    case "call":
      if (PASS_THROUGH.has(expression.name)) return trace(expression.arguments[0]);
      if (DECODERS.has(expression.name)) return withSteps2(trace(expression.arguments[0]), [{ kind: "decoded" }]);
      return PICKS_ITEM.has(expression.name) ? withSteps2(trace(expression.arguments[0]), [ITEM2]) : null;
    case "for":
      return trace(expression.value, [expression, ...loops]);
    case "parenthesised":
      return trace(expression.inner);
    case "conditional":
      return trace(expression.whenTrue) ?? trace(expression.whenFalse);
    default:
      return null;
  }
}
function traceNamed(traversal, scope, depth) {
  const root = traversal.root;
  const path = traversal.steps.map(pathStepOf);
  if (root === "self") return scope.self && { resource: scope.self, path };
  const first = path[0]?.kind === "name" ? path[0].name : "";
  if (root === "local") {
    const value2 = scope.locals.get(first);
    return value2 === void 0 ? null : withSteps2(traceSource(value2, scope, [], depth + 1), path.slice(1));
  }
  const items = first === "value" ? scope.items.get(root) : void 0;
  if (items !== void 0) return withSteps2(traceSource(items, scope, [], depth + 1), [ITEM2, ...path.slice(1)]);
  return scope.findResource(root, path);
}
var NON_RESOURCE_ROOTS = /* @__PURE__ */ new Set(["var", "module", "path", "terraform", "count"]);
var resourceFinder = (resources) => (root, path) => {
  if (NON_RESOURCE_ROOTS.has(root)) return null;
  const [first, second] = path.map((step) => step.kind === "name" ? step.name : "");
  const resourceAt = (key, addressSteps) => {
    const resource = resources.get(key);
    return resource === void 0 ? null : { resource, path: path.slice(addressSteps) };
  };
  if (root === "data" || root === "ephemeral") return resourceAt(`${root} ${first}.${second}`, 2);
  if (root === "resource") return resourceAt(`managed ${first}.${second}`, 2);
  return resourceAt(`managed ${root}.${first}`, 1);
};
var withSteps2 = (source, path) => source && { resource: source.resource, path: [...source.path, ...path] };
function pathStepOf(step) {
  if (step.kind === "attribute") return { kind: "name", name: step.name };
  const key = step.kind === "index" && step.key.kind === "literal" ? step.key.value : null;
  return typeof key === "string" ? { kind: "key", key } : ITEM2;
}

// src/planning/offline/infer/reads.ts
var Tag = {
  loop: "#for",
  text: "#text",
  operation: "#operation",
  forEach: "@for_each",
  /** Compared with none: `length(...) > 0`. */
  any: "#any"
};
var PROVIDER_FUNCTION = /^provider::([^:]+)::([^:]+)$/;
function readsIn2(code) {
  const reader = new ReadCollector(code);
  const byBlock = new Map(code.resources.map((resource) => [resource.block, resource]));
  const inFiles = /* @__PURE__ */ new Set();
  for (const { body: body2 } of code.files) {
    for (const block of body2.blocks) {
      inFiles.add(block);
      reader.read(block, byBlock.get(block) ?? null);
    }
  }
  for (const resource of code.resources) if (!inFiles.has(resource.block)) reader.read(resource.block, resource);
  return { reads: reader.reads, whole: [...reader.whole], names: reader.names, functions: reader.functions };
}
var ReadCollector = class {
  constructor(code) {
    this.code = code;
    this.#findResource = resourceFinder(
      new Map(code.resources.map((resource) => [`${resource.mode} ${resource.type}.${resource.name}`, resource]))
    );
  }
  code;
  reads = [];
  #whole = /* @__PURE__ */ new Set();
  names = /* @__PURE__ */ new Set();
  functions = [];
  #findResource;
  get whole() {
    return [...this.#whole];
  }
  /**
   * Collects the reads of a block.
   * @param self the resource that the block declares; null for any other block
   */
  read(block, self) {
    const items = /* @__PURE__ */ new Map();
    const forEach = argumentOf(block.body, "for_each");
    if (forEach !== null) items.set("each", forEach);
    const scope = { findResource: this.#findResource, locals: this.code.locals, self, items };
    eachExpression(block, scope, (expression, outers, position) => this.#visit(expression, outers, position));
  }
  #visit(expression, outers, { attribute, scope }) {
    const call = expression.kind === "call" ? PROVIDER_FUNCTION.exec(expression.name) : null;
    if (call !== null) this.functions.push([call[1], call[2]]);
    if (expression.kind !== "traversal") return;
    const loops = outers.filter((outer) => outer.kind === "for");
    const source = traceSource(expression, scope, loops);
    if (source !== null) this.#addRead(source, usesOf(expression, outers, attribute));
    if (source === null || typeof expression.root !== "string" || !isDirect(expression.root)) {
      const skipped = typeof expression.root === "string" && NAMESPACES.has(expression.root) ? 1 : 0;
      for (const step of expression.steps.slice(skipped)) addName(step, this.names);
    }
  }
  /** Records the read of an attribute, or of the whole resource. */
  #addRead(source, uses) {
    const path = withoutInstance(source);
    if (path[0]?.kind === "name") this.reads.push({ resource: source.resource, path, uses });
    else if (!USES_WITHOUT_ATTRIBUTES.some((use) => uses.has(use))) this.#whole.add(source.resource);
  }
};
var NAMESPACES = /* @__PURE__ */ new Set(["module", "var", "local", "each"]);
var isDirect = (root) => root !== "local" && root !== "each";
var USES_WITHOUT_ATTRIBUTES = [
  "length",
  Tag.any,
  "@count",
  "@depends_on",
  "@replace_triggered_by",
  "@ignore_changes"
];
function withoutInstance({ resource, path }) {
  const [first] = path;
  if (first === void 0 || first.kind === "name") return path;
  return first.kind === "key" && !isRepeated(resource) ? [{ kind: "name", name: first.key }, ...path.slice(1)] : path.slice(1);
}
function addName(step, names) {
  if (step.kind === "attribute") names.add(step.name);
  if (step.kind === "index" && step.key.kind === "literal" && typeof step.key.value === "string") {
    if (/^[a-z_][a-z0-9_]*$/.test(step.key.value)) names.add(step.key.value);
  }
}
var TRANSPARENT = new Set(
  "try tolist toset distinct sort coalesce flatten concat compact reverse nonsensitive sensitive one".split(" ")
);
var COMPARISONS = /* @__PURE__ */ new Set([">", "<", ">=", "<=", "==", "!="]);
var isComparedWithNone = (outer) => outer?.kind === "operation" && COMPARISONS.has(outer.operator) && outer.operands.some((operand) => operand.kind === "literal" && (operand.value === 0 || operand.value === 1));
function usesOf(reference, outers, attribute) {
  const uses = /* @__PURE__ */ new Set();
  let inner = reference;
  for (const [index, outer] of outers.entries()) {
    switch (outer.kind) {
      case "call":
        uses.add(outer.name === "length" && isComparedWithNone(outers[index + 1]) ? Tag.any : outer.name);
        if (!TRANSPARENT.has(outer.name)) return uses;
        break;
      case "for":
        if (outer.collection === inner) uses.add(Tag.loop);
        return uses;
      case "template":
        return uses.add(Tag.text);
      case "operation":
        return uses.add(Tag.operation);
      case "tuple":
      case "object":
        return attribute === "depends_on" || attribute === "replace_triggered_by" ? uses.add(`@${attribute}`) : uses;
      default:
    }
    inner = outer;
  }
  return uses.add(`@${attribute}`);
}

// src/terraform/hcl/print.ts
var UNKNOWN_NAME = "terraform.unknown";
function printExpression(expression) {
  switch (expression.kind) {
    case "literal":
      return typeof expression.value === "string" ? quoted2(expression.value) : String(expression.value);
    case "unreadable":
      return UNKNOWN_NAME;
    case "template":
      return printTemplate(expression);
    case "tuple":
      return `[${expression.items.map(printExpression).join(", ")}]`;
    case "object":
      return `{ ${expression.entries.map(({ key, value: value2 }) => `${printKey(key)} = ${printExpression(value2)}`).join(", ")} }`;
    case "traversal": {
      const { root, steps } = expression;
      return `${typeof root === "string" ? root : `(${printExpression(root)})`}${steps.map(printStep).join("")}`;
    }
    case "call": {
      const args = expression.arguments.map(printExpression).join(", ");
      return `${expression.name}(${args}${expression.expands ? "..." : ""})`;
    }
    case "for":
      return printFor(expression);
    case "conditional": {
      const { condition, whenTrue, whenFalse } = expression;
      return `(${printExpression(condition)} ? ${printExpression(whenTrue)} : ${printExpression(whenFalse)})`;
    }
    case "operation": {
      const [first, second] = expression.operands.map(printExpression);
      return second === void 0 ? `(${expression.operator}${first})` : `(${first} ${expression.operator} ${second})`;
    }
    case "parenthesised":
      return `(${printExpression(expression.inner)})`;
  }
}
var printKey = (key) => key.kind === "literal" || key.kind === "parenthesised" ? printExpression(key) : `(${printExpression(key)})`;
function printStep(step) {
  if (step.kind === "attribute") return isIdentifier(step.name) ? `.${step.name}` : `[${quoted2(step.name)}]`;
  if (step.kind === "index") return `[${printExpression(step.key)}]`;
  return step.attributesOnly ? ".*" : "[*]";
}
function printTemplate({ parts, directives, heredoc }) {
  if (directives !== void 0) return `[${parts.map(printExpression).join(", ")}]`;
  const texts = parts.map(
    (part) => part.kind === "literal" && typeof part.value === "string" ? escaped(part.value) : `\${${printExpression(part)}}`
  );
  return `"${texts.join("")}${heredoc && parts.length === 1 ? `\${""}` : ""}"`;
}
function printFor({ names, collection, key, value: value2, condition, grouped }) {
  const intro = `for ${names.join(", ")} in ${printExpression(collection)} :`;
  const rest = `${printExpression(value2)}${grouped ? "..." : ""}${condition ? ` if ${printExpression(condition)}` : ""}`;
  return key === null ? `[${intro} ${rest}]` : `{${intro} ${printExpression(key)} => ${rest}}`;
}
var SHORT_ESCAPES = {
  '"': '\\"',
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "	": "\\t"
};
var SPECIAL = new RegExp('["\\\\$%\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]|\\p{Cs}', "gu");
var escapeOf = (char) => SHORT_ESCAPES[char] ?? (new RegExp("\\p{Cs}", "u").test(char) ? "\uFFFD" : `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
var escaped = (text) => text.replace(SPECIAL, escapeOf);
var quoted2 = (text) => `"${escaped(text)}"`;
var IDENTIFIER = /^[\p{ID_Start}_][\p{ID_Continue}-]*$/u;
var isIdentifier = (name) => IDENTIFIER.test(name);

// src/planning/offline/sanitise/providers.ts
var missingConfigurations = (code) => missingIn(code).map(configurationCode).join("");
var providersHandedOn = (code) => [
  ...new Set(
    missingIn(code).map((address) => address.split(".", 1)[0]).filter(isIdentifier)
  )
];
function missingIn(code) {
  const declared = new Set(code.providers.map(({ name, alias }) => alias === null ? name : `${name}.${alias}`));
  const missing = new Set([...expectedBy(code), ...usedBy(code)].filter((address) => !declared.has(address)));
  return [...missing];
}
var EXPECTED = "configuration_aliases";
function expectedBy({ files }) {
  const blocks = files.flatMap(({ body: body2 }) => body2.blocks.filter(({ type }) => type === "terraform"));
  const required = blocks.flatMap(({ body: body2 }) => body2.blocks.filter(({ type }) => type === "required_providers"));
  return required.flatMap(({ body: body2 }) => body2.attributes.flatMap(({ value: value2 }) => entriesOf4(value2))).flatMap(({ key, value: value2 }) => literalText(key) === EXPECTED && value2.kind === "tuple" ? value2.items : []).flatMap((item) => aliasOf(item) ?? []);
}
function usedBy({ resources, calls }) {
  const used = resources.map(({ block }) => argumentOf(block.body, "provider"));
  const given = calls.map(({ block }) => argumentOf(block.body, "providers")).flatMap((value2) => value2 === null ? [] : entriesOf4(value2).map((entry) => entry.value));
  const aliases = [...used, ...given].flatMap((value2) => value2 === null ? [] : aliasOf(value2) ?? []);
  return [...aliases, ...given.flatMap((value2) => defaultOf(value2) ?? [])];
}
var entriesOf4 = (value2) => value2.kind === "object" ? value2.entries : [];
function aliasOf(item) {
  if (item.kind === "literal") return typeof item.value === "string" ? item.value : null;
  const [step] = item.kind === "traversal" ? item.steps : [];
  if (item.kind !== "traversal" || typeof item.root !== "string" || step?.kind !== "attribute") return null;
  return `${item.root}.${step.name}`;
}
function defaultOf(item) {
  const name = item.kind === "literal" ? item.value : item.kind === "traversal" && item.steps.length === 0 ? item.root : null;
  return typeof name === "string" && isIdentifier(name) ? name : null;
}
function configurationCode(address) {
  const [name = "", ...aliases] = address.split(".");
  if (aliases.length > 1 || ![name, ...aliases].every(isIdentifier)) return "";
  return `provider "${name}" {${aliases.map((alias) => `
  alias = "${alias}"`).join("")}
}
`;
}
var SINCE = { terraform: "1.8.0", tofu: "1.7.0" };
var asksForMarks = ({ command, version }) => isAtLeast(version, SINCE[command]);
var IF_SECRET = { before: "one([for v in [", after: "\n] : v if !issensitive(jsonencode(v))])" };
var ALWAYS = { before: "one([for v in [", after: "\n] : v if false])" };
function locationHiding({ variables, files }, asksForMarks2) {
  if (asksForMarks2) return IF_SECRET;
  const isMarked = [...variables.values()].some(({ block }) => isMarkedSecret(block));
  return isMarked || files.some(({ text }) => text.includes("sensitive")) ? ALWAYS : null;
}
var HIDDEN_ARGUMENTS = /* @__PURE__ */ new Set([...LOCATION_ARGUMENTS, PROVIDER_ARGUMENTS.roles.name]);
var isLocationArgument = (name) => HIDDEN_ARGUMENTS.has(name);
var locationEdits = (file, hiding) => file.body.blocks.flatMap(({ type, body: body2 }) => type === "provider" ? locationsIn(body2) : []).filter(({ kind }) => kind !== "literal").map(({ span: { start, end } }) => ({ start, end, ...hiding }));
var locationsIn = ({ attributes, blocks }) => [
  ...attributes.filter(({ name }) => HIDDEN_ARGUMENTS.has(name)).map(({ value: value2 }) => value2),
  ...blocks.flatMap(({ body: body2 }) => locationsIn(body2))
];

// src/planning/offline/infer/addresses.ts
var DEFAULT_HOST = {
  terraform: "registry.terraform.io",
  tofu: "registry.opentofu.org"
};
var BUILT_IN = "terraform.io/builtin/terraform";
function fullAddress(source, engine) {
  const parts = source.toLowerCase().split("/");
  if (parts.length === 1) return `${DEFAULT_HOST[engine]}/hashicorp/${parts[0]}`;
  return parts.length === 2 ? `${DEFAULT_HOST[engine]}/${parts.join("/")}` : parts.join("/");
}
function providerAddress2(localName2, { requiredProviders }, engine) {
  const source = requiredProviders.get(localName2);
  if (source == null) return localName2 === "terraform" ? BUILT_IN : fullAddress(localName2, engine);
  return fullAddress(source, engine);
}
function addressOfResource({ type, block }, code, engine) {
  return providerAddress2(providerArgument(block.body) ?? type.split("_", 1)[0], code, engine);
}
function providerArgument(body2) {
  const value2 = body2.attributes.find(({ name }) => name === "provider")?.value;
  if (value2?.kind === "literal" && typeof value2.value === "string") return value2.value.split(".", 1)[0];
  return value2?.kind === "traversal" && typeof value2.root === "string" ? value2.root : null;
}

// src/planning/offline/infer/use.ts
var newBody = () => ({ attributes: /* @__PURE__ */ new Map(), blocks: /* @__PURE__ */ new Map() });
function attributeUse(body2, name) {
  const known = body2.attributes.get(name);
  if (known !== void 0) return known;
  const use = { isConfigured: false, isReferenced: false, kinds: /* @__PURE__ */ new Set() };
  body2.attributes.set(name, use);
  return use;
}
function blockUse(body2, name) {
  const known = body2.blocks.get(name);
  if (known !== void 0) return known;
  const use = { body: newBody(), isSingle: false, isIndexed: false };
  body2.blocks.set(name, use);
  return use;
}
var PROVIDER_META = /* @__PURE__ */ new Set(["alias", "version", "for_each"]);
var NO_META = /* @__PURE__ */ new Set();
var readResource = (body2, use) => readBody(body2, use, META_ARGUMENTS);
var readProvider = (body2, use) => readBody(body2, use, PROVIDER_META);
function readBody(body2, use, skipped) {
  for (const { name, value: value2 } of body2.attributes) {
    if (skipped.has(name)) continue;
    if (name === "dynamic" && value2.kind === "object") readJsonDynamic(value2.entries, use);
    else {
      const attribute = attributeUse(use, name);
      attribute.isConfigured = true;
      const kind = kindOf3(value2);
      if (kind !== null) attribute.kinds.add(kind);
    }
  }
  for (const block of body2.blocks) {
    if (skipped.has(block.type)) continue;
    const [name, content] = block.type === "dynamic" ? [block.labels[0] ?? "", contentOf2(block)] : [block.type, block.body];
    const inner = blockUse(use, name);
    if (content !== null) readBody(content, inner.body, NO_META);
  }
}
var contentOf2 = ({ body: body2 }) => body2.blocks.find(({ type }) => type === "content")?.body ?? null;
function readJsonDynamic(entries2, use) {
  for (const { key, value: value2 } of entries2) {
    if (key.kind !== "literal") continue;
    const inner = blockUse(use, String(key.value));
    for (const dynamic of value2.kind === "tuple" ? value2.items : [value2]) {
      const content = dynamic.kind === "object" ? dynamic.entries.find((entry) => isNamed(entry.key, "content"))?.value : void 0;
      if (content?.kind !== "object") continue;
      for (const entry of content.entries) {
        if (entry.key.kind === "literal") attributeUse(inner.body, String(entry.key.value)).isConfigured = true;
      }
    }
  }
}
var isNamed = (key, name) => key.kind === "literal" && key.value === name;
var LISTS = new Set(
  "concat compact distinct flatten toset tolist sort split formatlist keys values slice setunion setintersection setsubtract setproduct chunklist matchkeys range reverse cidrsubnets fileset regexall".split(" ")
);
var MAPS = /* @__PURE__ */ new Set(["merge", "tomap", "zipmap", "transpose"]);
var TEXTS = new Set(
  "format join lower upper title replace trim trimspace trimprefix trimsuffix substr jsonencode yamlencode base64encode tostring file templatefile cidrhost cidrsubnet md5 sha1 sha256".split(" ")
);
function kindOf3(value2) {
  switch (value2.kind) {
    case "literal":
      return value2.value === null ? null : "text";
    case "template":
      return "text";
    case "tuple":
      return "list";
    case "object":
      return "map";
    case "for":
      return value2.key === null ? "list" : "map";
    case "parenthesised":
      return kindOf3(value2.inner);
    case "conditional":
      return kindOf3(value2.whenTrue) ?? kindOf3(value2.whenFalse);
    case "operation":
      return "text";
    case "traversal":
      return value2.steps.some(({ kind }) => kind === "splat") ? "list" : null;
    case "call":
      return LISTS.has(value2.name) ? "list" : MAPS.has(value2.name) ? "map" : TEXTS.has(value2.name) ? "text" : null;
    case "unreadable":
      return null;
  }
}
var newUsage = () => ({
  attributes: /* @__PURE__ */ new Map(),
  uses: /* @__PURE__ */ new Set(),
  direct: /* @__PURE__ */ new Set(),
  keys: /* @__PURE__ */ new Map(),
  decoded: null,
  isList: false
});
function addUsage(root, path, uses) {
  let usage = root;
  let isItem = false;
  for (const step of path) {
    if (step.kind === "item") usage.isList = true;
    else if (step.kind === "decoded") {
      usage.decoded ??= newUsage();
      usage = usage.decoded;
    } else {
      const [usages, name] = step.kind === "key" ? [usage.keys, step.key] : [usage.attributes, step.name];
      const known = usages.get(name) ?? newUsage();
      usages.set(name, known);
      if (step.kind === "name" && !isItem) usage.direct.add(name);
      usage = known;
    }
    isItem = step.kind === "item";
  }
  for (const use of uses) usage.uses.add(use);
}

// src/planning/offline/infer/types.ts
var usageKey = (address, mode, type) => `${address} ${mode} ${type}`;
function gatherUse(modulesCode, engine, corrections) {
  const gathering = new Gathering(engine, corrections);
  const modules2 = modulesCode.map((code) => ({ code, reads: readsIn2(code) }));
  for (const { code, reads } of modules2) gathering.addDeclarations(code, reads);
  for (const { code, reads } of modules2) gathering.addReads(code, reads);
  gathering.applyCorrections();
  return gathering;
}
var Gathering = class {
  constructor(engine, corrections) {
    this.engine = engine;
    this.corrections = corrections;
    this.#names = new Set(corrections.attributes);
    this.#provider(BUILT_IN);
  }
  engine;
  corrections;
  providers = /* @__PURE__ */ new Map();
  usages = /* @__PURE__ */ new Map();
  /** Types that are read as a whole. */
  #wholes = /* @__PURE__ */ new Set();
  /** Names of attributes that a type in `#wholes` may need. */
  #names;
  /** Adds the providers, types, arguments and blocks that a module declares. Call it for all modules first. */
  addDeclarations(code, reads) {
    const provider = (local) => this.#provider(providerAddress2(local, code, this.engine));
    for (const local of [...code.requiredProviders.keys(), ...providersHandedOn(code)]) provider(local);
    for (const { name, block } of code.providers) readProvider(block.body, provider(name).config);
    for (const resource of code.resources) readResource(resource.block.body, this.#typeOf(resource, code));
    for (const name of reads.names) this.#names.add(name);
    for (const [local, name] of reads.functions) provider(local).functions.add(name);
  }
  /** Adds the attributes that a module reads. */
  addReads(code, { reads, whole }) {
    for (const { resource, path, uses } of reads) {
      applyPath(this.#typeOf(resource, code), path);
      if (resource.mode === "managed") continue;
      const key = usageKey(addressOfResource(resource, code, this.engine), resource.mode, resource.type);
      const usage = this.usages.get(key) ?? newUsage();
      this.usages.set(key, usage);
      addUsage(usage, path, uses);
    }
    for (const resource of whole) this.#wholes.add(this.#typeOf(resource, code));
  }
  /** Adds the attributes that types in `#wholes` may need, and those that Terraform missed. */
  applyCorrections() {
    const { attributes, isDeep } = this.corrections;
    for (const body2 of this.#wholes) markAsRead(body2, this.#names, isDeep);
    if (attributes.size === 0) return;
    for (const { managed, data } of this.providers.values()) {
      for (const body2 of [...managed.values(), ...data.values()]) markAsRead(body2, attributes, false);
    }
  }
  /** Returns the use of a provider; adds an empty one if there is none. */
  #provider(address) {
    const known = this.providers.get(address);
    if (known !== void 0) return known;
    const use = {
      config: newBody(),
      managed: /* @__PURE__ */ new Map(),
      data: /* @__PURE__ */ new Map(),
      ephemeral: /* @__PURE__ */ new Map(),
      functions: /* @__PURE__ */ new Set()
    };
    this.providers.set(address, use);
    return use;
  }
  /** Returns the use of a resource's type; adds an empty one if there is none. */
  #typeOf(resource, code) {
    const types = this.#provider(addressOfResource(resource, code, this.engine))[resource.mode];
    const known = types.get(resource.type);
    if (known !== void 0) return known;
    const use = newBody();
    attributeUse(use, "id").isReferenced = true;
    types.set(resource.type, use);
    return use;
  }
};
function applyPath(body2, path) {
  const [first, ...more] = path;
  if (first?.kind !== "name") return;
  const block = body2.blocks.get(first.name);
  if (block === void 0) {
    attributeUse(body2, first.name).isReferenced = true;
    return;
  }
  const next = more.findIndex(({ kind }) => kind === "name");
  const isIndexed = next < 0 ? more.length > 0 : next > 0;
  if (isIndexed) block.isIndexed = true;
  else if (next === 0) block.isSingle = true;
  if (next >= 0) applyPath(block.body, more.slice(next));
}
function markAsRead(body2, names, isDeep) {
  for (const name of names) if (!body2.blocks.has(name)) attributeUse(body2, name).isReferenced = true;
  if (isDeep) for (const block of body2.blocks.values()) markAsRead(block.body, names, isDeep);
}

// src/planning/offline/values/answers.ts
var CERTAINTIES = ["known", "chosen", "placeholder"];
var leastCertain = (certainties) => [...certainties].reduce(
  (least, certainty) => CERTAINTIES.indexOf(certainty) > CERTAINTIES.indexOf(least) ? certainty : least,
  "known"
);
function answersFrom({ usages }, tokenOf, onAnswer = () => {
}) {
  const answer2 = (mode, { provider, type, config, providerConfig: configured }) => {
    const known = catalogueAnswer(type, configured, config);
    const answers = /* @__PURE__ */ Object.create(null);
    answers.id = known.id ?? standIn(type, "id");
    const read2 = usages.get(usageKey(provider, mode, type))?.attributes ?? [];
    for (const [name, usage] of read2) {
      const hasPartsRead = usage.attributes.size > 0 || usage.keys.size > 0;
      answers[name] = Object.hasOwn(known, name) && !hasPartsRead ? known[name] : placeholderShaped(type, name, usage);
    }
    const certainties = [...read2].map(
      ([name, usage]) => isConfigured(type, name, configured, config) ? "known" : certaintyOf(answers[name] ?? null, usage)
    );
    if (mode === "data") onAnswer(type, certainties.length === 0 ? "placeholder" : leastCertain(certainties));
    return answers;
  };
  return {
    data: (question) => answer2("data", question),
    ephemeral: (question) => answer2("ephemeral", question),
    location: tokenOf
  };
}
function certaintyOf(value2, usage) {
  const isChosen = isOnlyCounted(usage) || typeof value2 === "boolean" || typeof value2 === "string" && !isPlaceholder(value2);
  return isChosen ? "chosen" : "placeholder";
}
var isOnlyCounted = ({ uses, attributes }) => uses.size === 1 && uses.has(Tag.any) && attributes.size === 0;
var isPlaceholder = (text) => isStandIn(text) || isUnknownLocation(text) || isPlaceholderAccount(text);
function catalogueAnswer(type, configured, config) {
  const { lookup: lookup2 } = factsOf(type);
  if (lookup2 === void 0) return {};
  const zone2 = textOf7(configured.zone);
  const region2 = textOf7(config.region) ?? textOf7(configured.region) ?? (zone2 && regionContaining(zone2));
  const project = textOf7(config.project) ?? textOf7(configured.project);
  const location = textOf7(config.location);
  return lookupAnswer(lookup2, lookupLocation(cloudOf(type), definedOf({ region: region2, zone: zone2, project, location })));
}
function isConfigured(type, name, configured, config) {
  const { region: region2 = [], zone: zone2 = [] } = factsOf(type).lookup ?? {};
  const isSet = (argument) => {
    const location = textOf7(config[argument]) ?? textOf7(configured[argument]);
    return location !== void 0 && !isUnknownLocation(location);
  };
  return region2.includes(name) && isSet("region") || zone2.includes(name) && isSet("zone");
}
var definedOf = (texts) => Object.fromEntries(Object.entries(texts).flatMap(([name, text]) => text === void 0 ? [] : [[name, text]]));
var textOf7 = (value2) => typeof value2 === "string" && value2 !== "" ? value2 : void 0;
var LIST_FUNCTIONS = new Set(
  "length element slice toset tolist concat flatten sort index contains setproduct zipmap one distinct reverse chunklist compact setunion setsubtract setintersection sum max min coalescelist matchkeys alltrue anytrue".split(" ")
);
var MAP_FUNCTIONS = /* @__PURE__ */ new Set(["keys", "values", "lookup", "merge"]);
function placeholderShaped(type, name, usage, depth = 0) {
  if (depth > PLACEHOLDER_DEPTH) return null;
  const { attributes, uses, keys, isList: isList2 } = usage;
  const objectOf2 = (members) => plain([...members].map(([member2, use]) => [member2, placeholderShaped(type, member2, use, depth + 1)]));
  if (keys.size > 0 && !isList2) return objectOf2(withKeys(usage));
  if (isOnlyCounted(usage) && !isList2) return plain([]);
  const item = () => attributes.size > 0 ? objectOf2(attributes) : textShaped(type, name, usage, depth);
  if ([...uses].some((use) => MAP_FUNCTIONS.has(use))) return plain(attributes.size > 0 ? [[ELEMENT, item()]] : []);
  if (isTagsAttribute(name)) return plain([]);
  if (!isList2 && !isUsedAsList(name, usage)) return item();
  const first = item();
  return typeof first === "string" ? Array.from({ length: PLACEHOLDER_ITEMS }, (_, index) => `${first}-${index}`) : [first];
}
function withKeys({ attributes, direct, keys }) {
  const ofItems = [...attributes].filter(([attribute]) => !direct.has(attribute));
  return [
    ...[...attributes].filter(([attribute]) => direct.has(attribute)),
    ...[...keys].map(([key, use]) => [key, { ...use, attributes: new Map([...ofItems, ...use.attributes]) }])
  ];
}
function textShaped(type, name, { uses, decoded }, depth) {
  const hasPartsRead = decoded !== null && (decoded.attributes.size > 0 || decoded.keys.size > 0 || decoded.isList);
  return hasPartsRead ? JSON.stringify(placeholderShaped(type, name, decoded, depth + 1)) : placeholderFor(type, name, uses);
}
function isUsedAsList(name, { uses, attributes }) {
  if (uses.has(Tag.loop) || uses.has(Tag.forEach) || [...uses].some((use) => LIST_FUNCTIONS.has(use))) return true;
  return PLURAL_NAME.test(name) && !uses.has(Tag.text) && attributes.size === 0;
}
function plain(entries2) {
  const object = /* @__PURE__ */ Object.create(null);
  for (const [name, value2] of entries2) object[name] = value2;
  return object;
}
var isStandIn = (text) => /(?:^|[^a-z0-9_.])[a-z][a-z0-9]*_[a-z0-9_]+\.[a-z0-9_]+(?:-[0-2])?(?![a-z0-9_.])/.test(text) || holdsPlaceholder(text) || holdsElement(text);

// src/planning/offline/edits.ts
function applyEdits(text, edits) {
  const pieces = [];
  const runs = [];
  let length = 0;
  const push = (piece, original, isOriginal) => {
    if (piece === "") return;
    runs.push({ start: length, original, isOriginal });
    pieces.push(piece);
    length += piece.length;
  };
  let done = 0;
  for (const { start, end, text: replacement } of inOrder(edits)) {
    push(text.slice(done, start), done, true);
    push(replacement, start, false);
    done = end;
  }
  push(text.slice(done), done, true);
  return { text: pieces.join(""), toOriginal: (offset) => originOf2(runs, offset) };
}
function originOf2(runs, offset) {
  let low = 0;
  let high = runs.length - 1;
  while (low < high) {
    const middle = low + high + 1 >> 1;
    if (runs[middle].start <= offset) low = middle;
    else high = middle - 1;
  }
  const run3 = runs[low];
  if (run3 === void 0) return 0;
  return run3.isOriginal ? run3.original + (offset - run3.start) : run3.original;
}
var CLOSES = 0;
var INSERTS = 1;
var OPENS = 2;
var REPLACES = 3;
function inOrder(edits) {
  const isInReplaced = replacedTest(edits);
  const ranked = edits.flatMap((edit, index) => {
    const { start, end } = edit;
    if (isInReplaced(edit)) return [];
    if ("text" in edit) {
      return [{ start, end, text: edit.text, rank: start === end ? INSERTS : REPLACES, otherEnd: 0, index }];
    }
    return [
      { start, end: start, text: edit.before, rank: OPENS, otherEnd: -end, index },
      { start: end, end, text: edit.after, rank: CLOSES, otherEnd: -start, index: -index }
    ];
  });
  return ranked.sort((a, b) => a.start - b.start || a.rank - b.rank || a.otherEnd - b.otherEnd || a.index - b.index);
}
function replacedTest(edits) {
  const replacements = edits.filter((edit) => "text" in edit && edit.end > edit.start).sort((a, b) => a.start - b.start || b.end - a.end);
  const widest = [];
  for (const replacement of replacements) if (replacement.end > (widest.at(-1)?.end ?? -1)) widest.push(replacement);
  return (edit) => {
    const outer = lastBefore(widest, edit.start);
    if (outer === void 0 || outer === edit || edit.start >= outer.end || edit.end > outer.end) return false;
    const wrapsOuter = !("text" in edit) && edit.start === outer.start && edit.end === outer.end;
    return !wrapsOuter;
  };
}
function lastBefore(ranges, offset) {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = low + high >> 1;
    if (ranges[middle].start <= offset) low = middle + 1;
    else high = middle;
  }
  return ranges[low - 1];
}
function lineAt(text, offset) {
  let line = 1;
  for (let end = text.indexOf("\n"); end >= 0 && end < offset; end = text.indexOf("\n", end + 1)) line++;
  return line;
}
function startOfLine(text, line) {
  let offset = 0;
  for (let current = 1; current < line; current++) {
    const end = text.indexOf("\n", offset);
    if (end < 0) break;
    offset = end + 1;
  }
  while (text[offset] === " " || text[offset] === "	") offset++;
  return offset;
}

// src/planning/offline/repair.ts
var import_node_path11 = require("node:path");

// src/planning/offline/sanitise/file.ts
var import_node_path10 = require("node:path");

// src/planning/offline/infer/schema.ts
var DEFER = "groundplan_defer";
function schemasOf({ providers }, corrections) {
  const inference = new Inference(corrections);
  return [...providers].map(([address, use]) => {
    const inferred = {
      address,
      config: inference.config(use.config),
      resources: mapValues(use.managed, (body2, type) => inference.resource(body2, type)),
      data: mapValues(use.data, (body2, type) => inference.dataSource(body2, type)),
      ephemeral: mapValues(use.ephemeral, (body2, type) => inference.resource(body2, type)),
      functions: [...use.functions]
    };
    return address === BUILT_IN ? withBuiltIn(inferred) : inferred;
  });
}
var withBuiltIn = ({ resources, data, ...inferred }) => ({
  ...inferred,
  resources: new Map([...resources, ...BUILTIN_PROVIDER.resources]),
  data: new Map([...data, ...mapValues(BUILTIN_PROVIDER.data, withDefer)]),
  functions: BUILTIN_PROVIDER.functions
});
var withDefer = ({ attributes, blocks }) => ({
  attributes: new Map([...attributes, [DEFER, { type: "dynamic", optional: true }]]),
  blocks
});
var WRITE_ONLY = /_wo$/;
var Inference = class {
  constructor(corrections) {
    this.corrections = corrections;
  }
  corrections;
  /** Infers the schema of a `provider` block. */
  config(body2) {
    const attributes = /* @__PURE__ */ new Map();
    const blocks = /* @__PURE__ */ new Map();
    for (const name of body2.attributes.keys()) {
      if (isSchemaName(name) && !body2.blocks.has(name)) attributes.set(name, { type: "dynamic", optional: true });
    }
    for (const [name, use] of body2.blocks) {
      if (isSchemaName(name)) blocks.set(name, { nesting: "list", block: this.config(use.body) });
    }
    return { attributes, blocks };
  }
  /** Infers the schema of a managed or ephemeral resource. */
  resource(body2, type) {
    return this.#block(body2, { type, path: [], isDataSource: false });
  }
  /**
   * Infers the schema of a data source. Attributes in its blocks have one type each: Terraform 1.11 crashes on a
   * deferred data source with a list of blocks whose attribute has any type ("ProposedNew only supports object-typed
   * values").
   */
  dataSource(body2, type) {
    return withDefer(this.#block(body2, { type, path: [], isDataSource: true }));
  }
  /** Infers the schema of a block. */
  #block(body2, owner) {
    const { type, path, isDataSource } = owner;
    const attributes = /* @__PURE__ */ new Map();
    const blocks = /* @__PURE__ */ new Map();
    const add = (name, schema) => attributes.set(name, isSecret(type, [...path, name]) ? { ...schema, sensitive: true } : schema);
    for (const [name, use] of body2.attributes) {
      if (!isSchemaName(name)) continue;
      const block = use.isConfigured ? body2.blocks.get(name) : void 0;
      if (block !== void 0)
        add(name, {
          type: ["list", this.#objectType(block.body)],
          optional: true,
          computed: use.isReferenced || block.isIndexed
        });
      else if (!body2.blocks.has(name))
        add(name, isDataSource && path.length > 0 ? this.#typedAttribute(name, use) : this.#attribute(name, use));
    }
    for (const [name, use] of body2.blocks) {
      if (attributes.has(name) || !isSchemaName(name)) continue;
      blocks.set(name, {
        nesting: use.isSingle ? "single" : "list",
        block: this.#block(use.body, { ...owner, path: [...path, name] }),
        ...(use.isSingle || use.isIndexed) && !isDataSource && { unknownWhenAbsent: true }
      });
    }
    return { attributes, blocks };
  }
  /** Infers an attribute that accepts any value. */
  #attribute(name, { isConfigured: isConfigured2, isReferenced }) {
    if (WRITE_ONLY.test(name) || this.corrections.writeOnly.has(name))
      return { type: "dynamic", optional: true, writeOnly: true };
    if (isConfigured2) return { type: "dynamic", optional: true, ...isReferenced && { computed: true } };
    return { type: "dynamic", computed: true };
  }
  /** Infers an attribute with one type. */
  #typedAttribute(name, use) {
    return {
      type: this.#typeOf(name, use),
      ...use.isConfigured && { optional: true },
      ...(use.isReferenced || !use.isConfigured) && { computed: true }
    };
  }
  /** Returns the type that fits the name and the use of an attribute. */
  #typeOf(name, { kinds }) {
    const correctedType = this.corrections.types.get(name);
    if (correctedType !== void 0) return correctedType;
    if (kinds.has("list")) return ["list", "string"];
    if (kinds.has("map")) return ["map", "string"];
    return !kinds.has("text") && LIST_ARGUMENT.test(name) ? ["list", "string"] : "string";
  }
  /** Returns the type of blocks that may also be written as a list of objects. */
  #objectType(body2) {
    const members = /* @__PURE__ */ Object.create(null);
    for (const [name, use] of body2.attributes) members[name] = this.#typeOf(name, use);
    for (const [name, block] of body2.blocks) members[name] = ["list", this.#objectType(block.body)];
    return ["object", members, Object.keys(members)];
  }
};
var mapValues = (map, convert) => new Map([...map].map(([key, value2]) => [key, convert(value2, key)]));

// src/planning/offline/sanitise/blocks.ts
function blockEdits(file) {
  const edits = [];
  const removals = [];
  const drop = ({ start, end, line }, what) => {
    edits.push({ start, end, text: "" });
    removals.push({ file: file.path, line, what });
  };
  const clean = (body2, keep, within) => {
    for (const { name, span } of body2.attributes) if (!keepsAttribute(keep, name)) drop(span, `${within}.${name}`);
    for (const block of body2.blocks) {
      const what = `${within}.${nameOf5(block)}`;
      const inner = nestedRule(keep, block.type);
      if (inner === null) drop(block.span, what);
      else if (inner !== keep || keep.otherBlocks !== "all") clean(block.body, inner, what);
    }
  };
  for (const { name, span } of file.body.attributes) drop(span, name);
  for (const block of file.body.blocks) {
    const keep = TOP_LEVEL_RULES.get(block.type);
    if (block.type === CHECK) {
      const cleanData = (data) => clean(data.body, TOP_LEVEL_RULES.get("data"), nameOf5(data));
      edits.push(...liftData(block, cleanData));
    } else if (keep === void 0) drop(block.span, nameOf5(block));
    else clean(block.body, keep, nameOf5(block));
    if (block.type === "variable") edits.push(...unquoteType(block));
  }
  edits.push(...oldMaps(file));
  return { edits, removals };
}
var nameOf5 = ({ type, labels }) => [type, ...labels].join(".");
function liftData(check, clean) {
  const edits = [];
  let keptTo = check.span.start;
  for (const block of check.body.blocks) {
    if (block.type !== "data") continue;
    clean(block);
    edits.push({ start: keptTo, end: block.span.start, text: keptTo === check.span.start ? "" : "\n" });
    keptTo = block.span.end;
  }
  return [...edits, { start: keptTo, end: check.span.end, text: "" }];
}
var QUOTED_TYPES = /* @__PURE__ */ new Map([
  ["string", "string"],
  ["list", "list(any)"],
  ["map", "map(any)"]
]);
function unquoteType(variable) {
  const value2 = variable.body.attributes.find(({ name }) => name === "type")?.value;
  if (value2?.kind !== "literal") return [];
  const text = QUOTED_TYPES.get(value2.value);
  return text === void 0 ? [] : [{ start: value2.span.start, end: value2.span.end, text }];
}
function oldMaps({ text, body: body2 }) {
  return attributesIn(body2).flatMap(({ attribute: { name, value: value2, span } }) => {
    const start = span.start + name.length;
    const isBlock = value2.kind === "object" && /^\s*$/.test(text.slice(start, value2.span.start));
    return isBlock ? [{ start, end: start, text: " =" }] : [];
  });
}
var NO_BLOCKS = /* @__PURE__ */ new Map();
var all = { attributes: "all", blocks: NO_BLOCKS, otherBlocks: "all" };
var only = (...attributes) => ({
  attributes: new Set(attributes),
  blocks: NO_BLOCKS,
  otherBlocks: "none"
});
var withLifecycle = (lifecycle) => ({
  attributes: "all",
  blocks: /* @__PURE__ */ new Map([["lifecycle", lifecycle]]),
  otherBlocks: "all",
  // Neither runs in a plan, and both may refer to removed blocks.
  notBlocks: /* @__PURE__ */ new Set(["provisioner", "connection"])
});
var LIFECYCLE = only("create_before_destroy", "enabled");
var TOP_LEVEL_RULES = /* @__PURE__ */ new Map([
  ["terraform", { ...only(), blocks: /* @__PURE__ */ new Map([["required_providers", all]]) }],
  ["variable", only("type", "default", "description", "sensitive", "nullable", "ephemeral")],
  ["locals", all],
  ["output", only("value", "description", "sensitive", "ephemeral", "depends_on")],
  ["provider", { ...all, notAttributes: /* @__PURE__ */ new Set(["version"]) }],
  ["resource", withLifecycle(LIFECYCLE)],
  ["data", withLifecycle(only("enabled"))],
  ["ephemeral", withLifecycle(only("enabled"))],
  ["module", { ...all, otherBlocks: "none", blocks: /* @__PURE__ */ new Map([["lifecycle", only("enabled")]]) }]
]);
var CHECK = "check";
var keepsAttribute = ({ attributes, notAttributes }, name) => (attributes === "all" || attributes.has(name)) && !notAttributes?.has(name);
function nestedRule({ blocks, otherBlocks, notBlocks }, type) {
  if (notBlocks?.has(type)) return null;
  return blocks.get(type) ?? (otherBlocks === "all" ? all : null);
}
function callEdits(file, sourceOf4) {
  return file.body.blocks.flatMap((block) => {
    const source = block.type === "module" ? sourceOf4(block.labels[0] ?? "") : null;
    return source === null ? [] : editsOf(block, source);
  });
}
var editsOf = ({ body: body2 }, { path, isOpaque: isOpaque2 }) => body2.attributes.flatMap(({ name, value: value2, span }) => {
  if (name === "source") return [{ start: value2.span.start, end: value2.span.end, text: quoted2(path) }];
  const isRemoved = name === "version" || isOpaque2 && name === "providers";
  return isRemoved ? [{ start: span.start, end: span.end, text: "" }] : [];
});

// src/planning/offline/sanitise/functions.ts
var UNKNOWN_TEXT = "jsondecode(timestamp())";
var UNKNOWN_PATH = "timestamp()";
var READS_FILES = /^(?:file|template)/;
var TEMPLATE_STRING = "templatestring";
var TEMPLATE_FILE = "templatefile";
var ABSOLUTE_PATH = "abspath";
var HOME_PATH = "pathexpand";
var CLOCK = "plantimestamp";
var MACHINE_FUNCTIONS = /* @__PURE__ */ new Set([ABSOLUTE_PATH, HOME_PATH, CLOCK]);
var ANY_CALL = /\b(?:file\w*|template\w*|abspath|pathexpand|plantimestamp)(?=\s*(?:\(|\/\*|#|\/\/))/g;
var callsMachineFunctions = (text) => text.search(ANY_CALL) >= 0;
var plainName = ({ name }) => name.replace(/^core::/, "");
function fileCallsIn(expressions, scope) {
  const calls = [];
  for (const expression of expressions) {
    walk(expression, (inner, enclosing) => {
      if (inner.kind !== "call" || !READS_FILES.test(plainName(inner))) return;
      const name = plainName(inner);
      const [path, second] = inner.arguments;
      const proven = path === void 0 || name === TEMPLATE_STRING ? null : provenPath(path, scope);
      const isSet = name === "fileset";
      const mayFail = isSet || name === "fileexists" || enclosing.some((outer) => outer.kind === "call" && /^(?:core::)?(?:try|can)$/.test(outer.name));
      const fileRead = proven && {
        path: proven.path,
        isDirectory: isSet || proven.rest !== null,
        isTemplate: name === TEMPLATE_FILE,
        module: scope.module
      };
      calls.push({ call: inner, proven, pattern: isSet ? second ?? null : null, fileRead, mayFail });
    });
  }
  return calls;
}
function functionEdits(file, expressions, scope, copied) {
  const edits = [];
  const unknown = [];
  const settled = /* @__PURE__ */ new Set();
  const replacedPaths = /* @__PURE__ */ new Set();
  const settle = (call) => settled.add(call.span.start + call.name.length - plainName(call).length);
  for (const fileCall of fileCallsIn(expressions, scope)) {
    const { call, fileRead, mayFail } = fileCall;
    settle(call);
    const readable = fileRead === null ? "no" : copied.readable(fileRead);
    if (readable === "yes" || readable === "missing" && mayFail) {
      for (const edit of pathEdits(fileCall, copied)) edits.push(edit);
      replacedPaths.add(call.arguments[0]);
    } else {
      for (const edit of unknownCall(call, file.text)) edits.push(edit);
      unknown.push({ file: file.path, line: call.span.line, why: readable === "missing" ? "missing" : "outside" });
    }
  }
  for (const expression of expressions) {
    walk(expression, (inner) => {
      if (inner.kind === "traversal" && isWorkingDirectory(inner)) edits.push(workingDirectory(inner, scope, copied));
      if (inner.kind !== "call" || !MACHINE_FUNCTIONS.has(plainName(inner))) return;
      settle(inner);
      if (replacedPaths.has(inner)) return;
      for (const edit of machineEdits(inner, file.text, scope, copied)) edits.push(edit);
    });
  }
  for (const edit of unparsedCallEdits(file, expressions, settled)) edits.push(edit);
  return { edits, unknown };
}
function unknownCall({ name, span: { start, end } }, text) {
  const wrapping = { start, end, before: `try(${UNKNOWN_TEXT}, `, after: ")" };
  const isPlain2 = text.startsWith(name, start);
  return isPlain2 ? [wrapping, { start, end: start + name.length, text: "try" }] : [wrapping];
}
function machineEdits(call, text, scope, copied) {
  const { start, end } = call.span;
  switch (plainName(call)) {
    case HOME_PATH:
      return call.arguments.map(withFixedHome);
    case CLOCK:
      return [{ start, end: start + call.name.length, text: "timestamp" }];
    default: {
      const [argument] = call.arguments;
      const proven = argument === void 0 ? null : provenPath(argument, scope);
      const path = proven === null || proven.rest !== null ? null : copied.absoluteOf(proven.path);
      return path === null ? unknownCall(call, text) : [{ start, end, text: quoted2(path) }];
    }
  }
}
var workingDirectory = ({ span: { start, end } }, { root }, copied) => {
  const path = copied.absoluteOf(root);
  return { start, end, text: path === null ? UNKNOWN_PATH : quoted2(path) };
};
function pathEdits({ call, proven, fileRead, pattern }, { pathInCopy }) {
  const path = call.arguments[0];
  const { rest, tail } = proven;
  const known = pathInCopy(fileRead);
  const edits = rest === null ? [{ start: path.span.start, end: path.span.end, text: quoted2(known) }] : [
    // The text up to the unknown part is in the quotes of the original path.
    { start: path.span.start, end: rest.start, text: `"${escaped(known)}/\${replace("${escaped(tail)}` },
    { start: rest.end, end: path.span.end, text: '", "..", "")}"' }
  ];
  if (pattern !== null && !isPlainPattern(pattern)) {
    const { start, end } = pattern.span;
    edits.push({ start, end, before: "replace(", after: ', "..", "")' });
  }
  return edits;
}
var isPlainPattern = (pattern) => pattern.kind === "literal" && !String(pattern.value).includes("..");
var withFixedHome = ({ span: { start, end } }) => ({
  start,
  end,
  before: "replace(",
  after: ', "/^~/", "/home")'
});
var isWorkingDirectory = ({ root, steps }) => root === "path" && steps.length === 1 && steps[0]?.kind === "attribute" && steps[0].name === "cwd";
var NO_CALL_BEFORE = /[\w-]$|[\w\])]\.$/;
function unparsedCallEdits(file, expressions, settled) {
  const isPlain2 = file.faults.length > 0 ? () => false : insideOf(plainStrings(file, expressions));
  return [...file.text.matchAll(ANY_CALL)].flatMap(({ index, 0: name }) => {
    if (NO_CALL_BEFORE.test(file.text.slice(Math.max(0, index - 2), index)) || settled.has(index) || isPlain2(index))
      return [];
    const end = index + name.length;
    return [{ start: end - 1, end, text: `${name.slice(-1)}_` }];
  });
}
function insideOf(ranges) {
  const sorted = ranges.sort(([a], [b]) => a - b);
  return (offset) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = low + high >> 1;
      if (sorted[middle][0] < offset) low = middle + 1;
      else high = middle;
    }
    return low > 0 && offset < sorted[low - 1][1];
  };
}
function plainStrings({ text }, expressions) {
  const ranges = [];
  for (const expression of expressions) {
    walk(expression, ({ kind, span: { start, end } }) => {
      if (kind === "literal" && text[start] === '"' && !/[$%]/.test(text.slice(start, end))) ranges.push([start, end]);
    });
  }
  return ranges;
}

// src/planning/offline/sanitise/secrets.ts
var secretsOf = ({ directory, outputs }, rootDirectory) => ({
  isRoot: directory === rootDirectory,
  outputs: new Set([...outputs.values()].filter(({ block }) => isMarkedSecret(block)).map(({ name }) => name))
});
var MARK = "sensitive";
function secretEdits(file, { isRoot, outputs }) {
  return file.body.blocks.flatMap((block) => {
    switch (block.type) {
      case "output":
        return isRoot ? markOutput(block) : outputs.has(block.labels[0] ?? "") ? markValue(block) : [];
      case "resource":
      case "data":
        return membersOf(block.body, block.labels[0] ?? "");
      default:
        return [];
    }
  });
}
function markOutput({ body: { attributes, span } }) {
  const mark = attributes.find(({ name }) => name === MARK);
  if (mark !== void 0) return [{ start: mark.value.span.start, end: mark.value.span.end, text: "true" }];
  return [
    { start: span.start, end: span.start, text: "\n" },
    { start: span.end, end: span.end, text: `
${MARK} = true
` }
  ];
}
var markValue = ({ body: { attributes } }) => attributes.filter(({ name }) => name === "value").map(({ value: value2 }) => markExpression(value2));
var markExpression = ({ span: { start, end } }) => ({
  start,
  end,
  before: `${MARK}(`,
  after: "\n)"
});
var META = /* @__PURE__ */ new Set(["count", "for_each", "depends_on", "lifecycle", "provider"]);
var KEEPS_MEMBERS = new Set("coalesce concat flatten merge tolist tomap toset try".split(" "));
var membersOf = ({ attributes, blocks }, type) => [
  ...attributes.flatMap((attribute) => membersIn(attribute, type)),
  ...blocks.flatMap(({ body: body2 }) => membersOf(body2, type))
];
function membersIn({ name, value: value2 }, type) {
  const edits = [];
  if (META.has(name)) return edits;
  walk(value2, (part, outers) => {
    if (part.kind !== "object") return;
    if (outers.some((outer) => outer.kind === "call" && !KEEPS_MEMBERS.has(outer.name))) return;
    for (const { key, value: member2 } of part.entries) {
      if (key.kind === "literal" && isSecret(type, [name, String(key.value)])) edits.push(markExpression(member2));
    }
  });
  return edits;
}
function secretsInJson(body2, type) {
  const pending = [[body2, []]];
  const strings = [];
  for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
    const [value2, path] = next;
    if (value2.kind === "array") for (const item of value2.items) pending.push([item, path]);
    if (value2.kind === "string" && path.length > 1 && isSecret(type, path.slice(-2))) strings.push(value2);
    if (value2.kind !== "object") continue;
    for (const { name, value: member2 } of value2.members) {
      if (path.length > 0 || !META.has(name.value)) pending.push([member2, [...path, name.value]]);
    }
  }
  return strings;
}
var secretText = (text) => `\${${MARK}(${quoted2(text)})}`;
var HEREDOC = "GROUNDPLAN_SECRET";
var secretTemplate = (text, expressions) => wrapTemplate(text, expressions, { before: `${MARK}(`, after: "\n)" });
function wrapTemplate(text, expressions, { before, after }) {
  if (isAlone(expressions) && ALONE.test(text)) return `\${${before}${text.slice(2, -1)}${after}}`;
  return `\${${before}trimsuffix(<<${HEREDOC}
${text}
${HEREDOC}
, "\\n")${after}}`;
}
var ALONE = /^\$\{(?!~).*(?<!~)\}$/s;
function isAlone([template]) {
  return template?.kind === "template" && template.parts.length === 1 && template.directives === void 0;
}

// src/planning/offline/sanitise/file.ts
var pathOf2 = ({ directory }, file) => (0, import_node_path10.join)(directory, (0, import_node_path10.basename)(file.path));
var scopeOf2 = ({ directory, locals }, root) => ({ module: directory, root, locals });
function filesReadBy(file, module80, rootDirectory) {
  const scope = scopeOf2(module80, rootDirectory);
  if (file.syntax === "json") return filesReadByJson(file, scope);
  return fileCallsIn(expressionsIn2(file.body), scope).flatMap(({ fileRead }) => fileRead ?? []);
}
function sanitise(file, module80, context) {
  const { rootDirectory, repairs: allRepairs } = context;
  const scope = scopeOf2(module80, rootDirectory);
  const deferred = allRepairs.deferred.get(module80.directory) ?? /* @__PURE__ */ new Set();
  const sourceOf4 = (call) => context.sourceOf(module80, call);
  const repairs = [...allRepairs.unknown.get(pathOf2(module80, file))?.values() ?? []];
  const shortcuts = context.shortcuts(module80, file);
  const gaps = context.gapsOf(module80);
  const secrets = secretsOf(module80, rootDirectory);
  const hiding = locationHiding(module80, context.asksForMarks);
  if (file.syntax === "json") {
    return sanitiseJson(file, scope, {
      copied: context,
      module: module80,
      gaps,
      deferred,
      sourceOf: sourceOf4,
      secrets,
      hiding,
      repairs: [...repairs, ...shortcuts]
    });
  }
  const expressions = expressionsIn2(file.body);
  const { edits: blocks, removals } = blockEdits(file);
  const { edits: functions, unknown } = functionEdits(file, expressions, scope, context);
  const edited = applyEdits(file.text, [
    ...blocks,
    ...callEdits(file, sourceOf4),
    ...gapEdits(file, gaps),
    ...deferEdits(file, deferred),
    // If two edits wrap one range, the first one is outside: repairs wrap sanitised expressions.
    ...repairs,
    ...shortcuts,
    ...secretEdits(file, secrets),
    ...hiding === null ? [] : locationEdits(file, hiding),
    ...functions
  ]);
  return { ...edited, removals, unknown };
}
function deferEdits(file, deferred) {
  const blocks = file.body.blocks.flatMap((block) => block.type === "check" ? block.body.blocks : [block]);
  return blocks.flatMap(({ type, labels, body: { span } }) => {
    if (type !== "data" || !deferred.has(labels.join("."))) return [];
    return [
      { start: span.start, end: span.start, text: "\n" },
      { start: span.end, end: span.end, text: `
${DEFER} = timestamp()
` }
    ];
  });
}
var COMMENT3 = '"//"';
var DEFER_MEMBER = `"${DEFER}":"\${timestamp()}"`;
function filesReadByJson(file, scope) {
  return stringsIn(readJson(new FileSource(file.text))).flatMap((string) => {
    const fragment = fragmentOf(file, string);
    return fragment === null ? [] : fileCallsIn(fragment.expressions, scope).flatMap(({ fileRead }) => fileRead ?? []);
  });
}
function sanitiseJson(file, scope, context) {
  const source = new FileSource(file.text);
  const value2 = readJson(source);
  if (value2 === null || source.faults.length > 0) {
    return { text: "{}\n", toOriginal: () => 0, removals: [], unknown: [] };
  }
  const cleaner = new JsonCleaner(file, context);
  cleaner.cleanFile(value2);
  const unknown = [];
  const strings = stringsIn(value2).flatMap((string) => {
    const safe = safeString(string, { file, scope, cleaner, context });
    const line = lineAt(file.text, string.start);
    for (const call of safe.unknown) unknown.push({ ...call, line });
    if (safe.text === string.value) return [];
    return [{ start: string.start, end: string.end, text: JSON.stringify(safe.text) }];
  });
  const orders = orderEdits(file, context.gaps);
  const edited = applyEdits(file.text, [...cleaner.edits, ...orders, ...context.repairs, ...strings]);
  return { ...edited, removals: cleaner.removals, unknown };
}
function safeString(string, { file, scope, cleaner, context }) {
  const fragment = fragmentOf(file, string);
  const isSecret2 = cleaner.secrets.has(string);
  if (fragment === null) return { text: isSecret2 ? secretText(string.value) : string.value, unknown: [] };
  const { expressions } = fragment;
  const { edits, unknown } = functionEdits(fragment.file, expressions, scope, context.copied);
  const { text } = applyEdits(string.value, [...edits, ...gapEditsIn(expressions, context.module)]);
  if (isSecret2) return { text: secretTemplate(text, expressions), unknown };
  const isLocation = cleaner.locations.has(string);
  return { text: isLocation && context.hiding ? wrapTemplate(text, expressions, context.hiding) : text, unknown };
}
function objectsIn3(value2) {
  if (value2.kind === "object") return [value2];
  return value2.kind === "array" ? value2.items.flatMap(objectsIn3) : [];
}
function stringsIn(value2) {
  switch (value2?.kind) {
    case "string":
      return [value2];
    case "array":
      return value2.items.flatMap(stringsIn);
    case "object":
      return value2.members.flatMap((member2) => [member2.name, ...stringsIn(member2.value)]);
    default:
      return [];
  }
}
function fragmentOf(file, { value: text }) {
  if (!/[$%]\{/.test(text)) return null;
  const source = new FileSource(text);
  const expressions = templateIn(source);
  return { file: { ...file, text, faults: source.faults }, expressions };
}
function templateIn(source) {
  try {
    return [wholeTemplate(parserOf(source))];
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error;
    source.fault(error.offset, error.problem);
    return [];
  }
}
var JsonCleaner = class {
  constructor(source, context) {
    this.source = source;
    this.context = context;
  }
  source;
  context;
  edits = [];
  removals = [];
  /** Strings that are secret as a whole. */
  secrets = /* @__PURE__ */ new Set();
  /** Strings of location arguments in provider blocks. */
  locations = /* @__PURE__ */ new Set();
  /** Cleans the top-level value of a file. */
  cleanFile(value2) {
    if (value2.kind === "array") for (const item of value2.items) this.cleanFile(item);
    if (value2.kind !== "object") return;
    for (const member2 of value2.members) {
      const { name, value: content } = member2;
      const keep = TOP_LEVEL_RULES.get(name.value);
      if (name.value === CHECK) this.#cleanCheck(member2);
      else if (keep === void 0) this.#remove(name, name.value);
      else this.#cleanLabelled(content, LABEL_COUNTS.get(name.value) ?? 0, keep, [name.value]);
    }
  }
  /**
   * Keeps only the data sources of a check, as top-level blocks: `{"check":{"k":{"data":A,"assert":B}}}` becomes
   * `{"data":A}`. A property may occur several times in an object; each one is another block.
   */
  #cleanCheck({ name, value: value2 }) {
    const checks = objectsIn3(value2).flatMap(({ members }) => members.flatMap((check) => objectsIn3(check.value)));
    const sources = checks.flatMap(({ members }) => members.filter((member2) => member2.name.value === "data"));
    if (sources.length === 0) {
      this.#comment(name);
      return;
    }
    let copiedTo = name.start;
    for (const [index, { value: data }] of sources.entries()) {
      this.edits.push({ start: copiedTo, end: data.start, text: index === 0 ? '"data":' : ',"data":' });
      this.#cleanLabelled(data, LABEL_COUNTS.get("data"), TOP_LEVEL_RULES.get("data"), ["data"]);
      copiedTo = data.end;
    }
    this.edits.push({ start: copiedTo, end: value2.end, text: "" });
  }
  /**
   * Cleans the bodies below a number of labels: a `resource` has two, its type and its name.
   * @param within names of the enclosing properties, outermost first
   */
  #cleanLabelled(value2, labels, keep, within) {
    if (value2.kind === "array") for (const item of value2.items) this.#cleanLabelled(item, labels, keep, within);
    if (value2.kind !== "object") return;
    if (labels === 0) this.#cleanBody(value2, keep, within);
    else
      for (const { name, value: inner } of value2.members)
        this.#cleanLabelled(inner, labels - 1, keep, [...within, name.value]);
  }
  /** Cleans the members of a block. */
  #cleanBody(body2, keep, within) {
    const [type, label = ""] = within;
    const isTopLevel = within.length === 1 + (LABEL_COUNTS.get(type) ?? 0);
    for (const { name, value: value2 } of body2.members) {
      const nested = keep.blocks.has(name.value) ? nestedRule(keep, name.value) : null;
      if (nested !== null) this.#cleanLabelled(value2, 0, nested, [...within, name.value]);
      else if (keep.notBlocks?.has(name.value) || !keepsAttribute(keep, name.value)) {
        this.#remove(name, [...within, name.value].join("."));
      } else if (type === "module" && isTopLevel) this.#cleanCallArgument(name, value2, label);
    }
    if ((type === "resource" || type === "data") && isTopLevel) {
      for (const secret of secretsInJson(body2, label)) this.secrets.add(secret);
    }
    if (type === "module" && isTopLevel) this.#addMissingArguments(body2, label);
    if (type === "provider") this.#findLocations(body2);
    if (type === "output") this.#cleanOutput(body2, label);
    if (type === "data" && this.context.deferred.has(within.slice(1).join("."))) this.#prepend(body2, DEFER_MEMBER);
  }
  /** Inserts members, written as JSON without braces, at the beginning of an object. */
  #prepend({ start, members }, text) {
    const comma = text !== "" && members.length > 0 ? "," : "";
    this.edits.push({ start: start + 1, end: start + 1, text: `${text}${comma}` });
  }
  /** Marks outputs of the root module as sensitive, and hides secret outputs of other modules. */
  #cleanOutput(body2, output) {
    const { isRoot, outputs } = this.context.secrets;
    if (isRoot) {
      for (const { name } of body2.members) if (name.value === "sensitive") this.#comment(name);
      this.#prepend(body2, '"sensitive":true');
    } else if (outputs.has(output)) {
      for (const { name, value: value2 } of body2.members) if (name.value === "value") this.#hide(value2);
    }
  }
  /** Finds the strings of location arguments. */
  #findLocations(value2) {
    if (value2.kind === "array") for (const item of value2.items) this.#findLocations(item);
    if (value2.kind !== "object") return;
    for (const { name, value: member2 } of value2.members) {
      if (!isLocationArgument(name.value)) this.#findLocations(member2);
      else for (const string of stringsIn(member2)) this.locations.add(string);
    }
  }
  /** Marks the strings of a value as secret. Names in an object stay, since they are keys of instances. */
  #hide(value2) {
    if (value2.kind === "string") this.secrets.add(value2);
    else if (value2.kind === "array") for (const item of value2.items) this.#hide(item);
    else if (value2.kind === "object") for (const member2 of value2.members) this.#hide(member2.value);
  }
  /** Removes arguments that the module has no variable for, and adds the missing ones as unknown. */
  #addMissingArguments(body2, call) {
    const gaps = this.context.gaps.filter((gap) => gap.file === this.source && gap.call === call);
    const excess = new Set(gaps.flatMap(({ kind, name }) => kind === "argument" ? [name] : []));
    for (const { name } of body2.members) if (excess.has(name.value)) this.#comment(name);
    this.#prepend(body2, missingMembers(gaps).join(","));
  }
  /** Rewrites the source of a module call, and removes its version. */
  #cleanCallArgument(name, value2, call) {
    const copied = this.context.sourceOf(call);
    if (copied === null) return;
    const { start, end } = value2;
    if (name.value === "source") this.edits.push({ start, end, text: JSON.stringify(copied.path) });
    if (name.value === "version" || copied.isOpaque && name.value === "providers") this.#comment(name);
  }
  /** Turns a member into a comment, and reports it as removed. */
  #remove(name, what) {
    this.removals.push({ file: this.source.path, line: lineAt(this.source.text, name.start), what });
    this.#comment(name);
  }
  /** Turns a member into a comment. */
  #comment({ start, end }) {
    this.edits.push({ start, end, text: COMMENT3 });
  }
};
var gapEdits = (file, gaps) => gaps.filter((gap) => gap.file === file).flatMap(editsOf2);
var gapEditsIn = (expressions, code) => expressions.flatMap(
  (expression) => undeclaredIn(expression, code).map(({ traversal: { span } }) => toUnknown(span.start, span.end))
);
var orderEdits = (file, gaps) => gaps.filter((gap) => gap.file === file && gap.kind === "order").flatMap(editsOf2);
var missingMembers = (gaps) => gaps.filter(({ kind }) => kind === "value").map(({ name }) => `${JSON.stringify(name)}:"\${${UNKNOWN_TEXT}}"`);
var toUnknown = (start, end) => ({ start, end, text: UNKNOWN_TEXT });
function editsOf2({ kind, name, span: { start, end } }) {
  switch (kind) {
    case "reference":
      return [toUnknown(start, end)];
    case "order":
      return [{ start, end, text: "[]" }];
    case "argument":
      return [{ start, end, text: "" }];
    // The line breaks matter: a block in one line may contain only one argument.
    case "value":
      return [
        { start, end: start, text: "\n" },
        { start: end, end, text: `
${name} = ${UNKNOWN_TEXT}
` }
      ];
  }
}

// src/planning/offline/repair.ts
function moreRepairs(diagnostics2, repairs, written, layout, findUnknownCounts) {
  const errors = diagnostics2.filter(({ severity }) => severity === "error");
  if (errors.some(isFaultOfTheCode)) return null;
  const draft = new Draft(repairs);
  for (const error of errors) {
    const place = placeOf(error);
    const located = place === null ? null : toSourcePosition(place, written, layout);
    repairOne(error, located, draft, written.stubs.areOpen);
  }
  if (draft.hasNewUnknowns || errors.some(({ summary }) => UNKNOWN_COUNT.test(summary)))
    while (draft.makeCountsUnknown(findUnknownCounts(draft.repairs()))) ;
  return draft.isChanged ? draft.repairs() : null;
}
var DEFINED_AT = /Invalid value defined at (.+):(\d+),(\d+)-[\d,]+\.?$/;
function placeOf({ place, detail }) {
  const defined = DEFINED_AT.exec(detail);
  if (defined === null) return place;
  const [, file, line, column] = defined;
  return { file, line: Number(line), column: Number(column), bytes: null };
}
var MISSING_ATTRIBUTE = /no argument, nested block, or exported attribute named "([^"]+)"/;
var MISSING_IN_OBJECT = /does not have an attribute named "([^"]+)"/;
var EPHEMERAL = /[Ee]phemeral values are not (?:valid|allowed)[^"]*"([^"]+)"/;
var WRONG_TYPE = /attribute "([^"]+)": (string|(?:list|set|map) of string) required/;
var UNKNOWN_COUNT = /^Invalid (?:count|for_each) argument$/;
function repairOne({ summary, detail, snippet }, located, draft, areOpen) {
  const missing = MISSING_ATTRIBUTE.exec(detail)?.[1];
  if (missing !== void 0 && draft.addAttribute(missing)) return;
  const ephemeral = EPHEMERAL.exec(`${summary} ${detail}`)?.[1];
  if (ephemeral !== void 0 && draft.addWriteOnly(ephemeral)) return;
  const wrong = WRONG_TYPE.exec(detail);
  if (wrong !== null && draft.changeType(wrong[1], wrong[2])) return;
  const inside = MISSING_IN_OBJECT.exec(detail)?.[1];
  if (inside !== void 0 && (areOpen && draft.addOutput(inside) || draft.extendNestedBlocks())) return;
  if (located === null) return;
  const enclosing = attributeAt(located.file.body, located.offset);
  const isInstanceCount = enclosing !== null && /^(?:count|for_each)$/.test(enclosing.attribute.name);
  if (!isInstanceCount && draft.defer(located.copied.module, dataSourcesIn(snippet, located, enclosing))) return;
  if (enclosing === null) return;
  const { original } = located.copied;
  const isUnknown = draft.makeUnknown({ original, file: located.file }, enclosing);
  if (isUnknown && isMistake(summary)) draft.addMistake(original, enclosing.attribute.span.start, summary);
}
var DATA_SOURCE = /^data\.([^.[]+)\.([^.[]+)/;
function dataSourcesIn(snippet, { file, offset }, enclosing) {
  const names = /* @__PURE__ */ new Set();
  for (const { traversal } of snippet?.values ?? []) {
    const match = DATA_SOURCE.exec(traversal);
    if (match !== null) names.add(`${match[1]}.${match[2]}`);
  }
  if (enclosing !== null) {
    walk(enclosing.attribute.value, (part) => {
      if (part.kind !== "traversal" || part.root !== "data") return;
      const [type, name] = part.steps;
      if (type?.kind === "attribute" && name?.kind === "attribute") names.add(`${type.name}.${name.name}`);
    });
  }
  const enclosingData = file.body.blocks.find(
    ({ type, span }) => type === "data" && span.start <= offset && offset <= span.end
  );
  if (enclosingData !== void 0 && names.size === 0) names.add(enclosingData.labels.join("."));
  return [...names];
}
var FAULTS = [
  /^Reference to undeclared /,
  /^Unsupported (?:argument|block type)$/,
  /^Missing required argument$/,
  /^Duplicate (?!object key)/,
  /^Argument or block definition required$/,
  /^Invalid (?:block definition|expression|character|multi-line string|argument name|attribute name|resource type|data source|reference|variable name|output name)/,
  /^(?:Missing (?!map element)|Unclosed |Unterminated |Extra )/,
  /^Unsupported (?:Terraform|OpenTofu) Core version$/,
  /^Cycle$/,
  /^Variables not allowed$/,
  /^Module not (?:installed|found)$/,
  /^Unreadable module /,
  /^No (?:declaration found|module call named)/,
  /^Undefined provider$/
];
var MISTAKES = /* @__PURE__ */ new Set([
  "Call to unknown function",
  "Not enough function arguments",
  "Too many function arguments",
  'Reference to "each" in context without for_each',
  'Reference to "count" in non-counted context',
  'Invalid "each" attribute',
  'Invalid "count" attribute',
  'Invalid "path" attribute',
  'Invalid "terraform" attribute',
  'Invalid "self" reference'
]);
var isMistake = (summary) => MISTAKES.has(summary);
var isFaultOfTheCode = ({ summary, detail }) => FAULTS.some((pattern) => pattern.test(summary)) || /^Cycle: /.test(summary) || /^Cycle: /.test(detail);
var KNOWN_EARLY_IN_RESOURCES = /* @__PURE__ */ new Set(["provider", "depends_on"]);
var KNOWN_EARLY = /* @__PURE__ */ new Map([
  ["resource", KNOWN_EARLY_IN_RESOURCES],
  ["data", KNOWN_EARLY_IN_RESOURCES],
  ["ephemeral", KNOWN_EARLY_IN_RESOURCES],
  ["module", new Set([...RESERVED_VARIABLES].filter((name) => !REPEATERS.has(name)))],
  ["output", /* @__PURE__ */ new Set(["depends_on", "sensitive", "ephemeral"])],
  ["provider", /* @__PURE__ */ new Set(["alias", "version"])]
]);
var Draft = class {
  /** True if the draft contains a repair that earlier attempts lack. */
  isChanged = false;
  /** True if the draft makes more values unknown than earlier attempts. */
  hasNewUnknowns = false;
  #before;
  #attributes;
  #outputs;
  #writeOnly;
  #types;
  #deferred;
  #unknown;
  #mistakes;
  #isDeep;
  constructor(before) {
    this.#before = before;
    this.#attributes = new Set(before.attributes);
    this.#outputs = new Set(before.outputs);
    this.#writeOnly = new Set(before.writeOnly);
    this.#types = new Map(before.types);
    this.#deferred = new Map([...before.deferred].map(([key, names]) => [key, new Set(names)]));
    this.#unknown = new Map([...before.unknown].map(([key, edits]) => [key, new Map(edits)]));
    this.#mistakes = new Map([...before.mistakes].map(([key, summaries]) => [key, new Map(summaries)]));
    this.#isDeep = before.isDeep;
  }
  /** Returns all repairs: those of earlier attempts, and those of the draft so far. */
  repairs() {
    return {
      attributes: this.#attributes,
      isDeep: this.#isDeep,
      outputs: this.#outputs,
      writeOnly: this.#writeOnly,
      types: this.#types,
      deferred: this.#deferred,
      unknown: this.#unknown,
      mistakes: this.#mistakes
    };
  }
  /** Adds an attribute that Terraform reported missing from an inferred schema. */
  addAttribute(name) {
    return this.#unlessTried(this.#before.attributes.has(name), () => this.#attributes.add(name));
  }
  /** Adds an output that modules without code must have. */
  addOutput(name) {
    return this.#unlessTried(this.#before.outputs.has(name), () => this.#outputs.add(name));
  }
  /** Makes an attribute write-only, so that it accepts ephemeral values. */
  addWriteOnly(name) {
    return this.#unlessTried(this.#before.writeOnly.has(name), () => this.#writeOnly.add(name));
  }
  /** Adds attributes to the nested blocks of types that are read as a whole: see `UseCorrections.isDeep`. */
  extendNestedBlocks() {
    return this.#unlessTried(this.#before.isDeep, () => {
      this.#isDeep = true;
    });
  }
  /**
   * Changes the type of an attribute.
   * @param required the type in our schema, which Terraform required and the value does not have
   */
  changeType(name, required) {
    const type = otherType(required);
    if (type === null) return false;
    return this.#unlessTried(this.#before.types.has(name), () => this.#types.set(name, this.#types.get(name) ?? type));
  }
  /**
   * Makes data sources of a module unknown.
   * @param names types and names, such as `aws_ami.linux`; unknown ones are ignored
   */
  defer({ directory, resources }, names) {
    const dataSources = new Set(
      resources.filter(({ mode }) => mode === "data").map(({ type, name }) => `${type}.${name}`)
    );
    const deferred = this.#deferred.get(directory) ?? /* @__PURE__ */ new Set();
    this.#deferred.set(directory, deferred);
    let applies = false;
    for (const name of names) {
      if (!dataSources.has(name)) continue;
      const wasTried = this.#before.deferred.get(directory)?.has(name) === true;
      if (!this.#unlessTried(wasTried, () => deferred.add(name))) continue;
      applies = true;
      this.hasNewUnknowns = true;
    }
    return applies;
  }
  /** Makes instance counts unknown before Terraform reports them. Returns true if any of them was known before. */
  makeCountsUnknown(counts) {
    let applies = false;
    for (const { code, file, block, attribute } of counts) {
      const original = pathOf2(code, file);
      if (this.#unknown.get(original)?.has(attribute.span.start)) continue;
      if (this.makeUnknown({ original, file }, { attribute, blocks: [block] })) applies = true;
    }
    return applies;
  }
  /**
   * Makes an attribute unknown. The first attempt keeps the expression behind the unknown value, so that its references
   * remain. If Terraform refuses that too, the second attempt removes the expression. Returns false if the value must
   * be known, or after the second attempt.
   */
  makeUnknown({ original, file }, { attribute, blocks }) {
    const { name, value: value2, span } = attribute;
    const blockType = blocks[0]?.type ?? "";
    if (blockType === "variable" || blockType === "terraform") return false;
    if (blocks.length === 1 && KNOWN_EARLY.get(blockType)?.has(name)) return false;
    const edits = this.#unknown.get(original) ?? /* @__PURE__ */ new Map();
    this.#unknown.set(original, edits);
    const earlier = this.#before.unknown.get(original)?.get(span.start);
    const wasRemoved = earlier !== void 0 && "text" in earlier;
    return this.#unlessTried(wasRemoved, () => {
      edits.set(span.start, unknownEdit(value2.span, file.syntax, unknownFor(name, blocks), earlier === void 0));
      this.hasNewUnknowns = true;
    });
  }
  /**
   * Records that an expression, which was made unknown, is wrong with any values.
   * @param summary summary of the diagnostic about it
   */
  addMistake(original, offset, summary) {
    const summaries = this.#mistakes.get(original) ?? /* @__PURE__ */ new Map();
    this.#mistakes.set(original, summaries.set(offset, summaries.get(offset) ?? summary));
  }
  /**
   * Makes a change, unless an earlier attempt made it. Returns true if the change is made, also a second time for
   * another diagnostic of the same attempt.
   */
  #unlessTried(wasTried, change) {
    if (wasTried) return false;
    change();
    this.isChanged = true;
    return true;
  }
};
function otherType(type) {
  if (type === "string") return ["list", "string"];
  return /^(?:list|set|map) of string$/.test(type) ? "string" : null;
}
function unknownEdit({ start, end }, syntax, unknown, keepsReferences) {
  if (syntax === "json") return { start, end, text: unknown.json };
  if (!keepsReferences) return { start, end, text: unknown.native };
  return { start, end, before: `[${unknown.native}, try(`, after: "\n, null)][0]" };
}
function unknownFor(name, blocks) {
  const isRepeated2 = blocks.length === 1 && REPEATED_BLOCKS.has(blocks[0].type);
  if (isRepeated2 && name === "count") return { native: "1", json: "1" };
  if (isRepeated2 && name === "for_each") {
    return { native: `{ "${ELEMENT}" = ${UNKNOWN_TEXT} }`, json: `{ "${ELEMENT}": "\${${UNKNOWN_TEXT}}" }` };
  }
  return { native: UNKNOWN_TEXT, json: `"\${${UNKNOWN_TEXT}}"` };
}
function toSourcePosition(place, { files }, { root }) {
  const copied = files.get((0, import_node_path11.resolve)(root, place.file));
  if (copied === void 0) return null;
  const file = copied.module.files.find((candidate) => pathOf2(copied.module, candidate) === copied.original);
  const at = place.bytes === null ? offsetIn(copied.text, place) : codeUnitsBefore(copied.text, place.bytes[0]);
  return { copied, file, offset: copied.toOriginal(at) };
}
function offsetIn(text, { line, column }) {
  const word = startOfLine(text, line);
  return column === null ? word : text.lastIndexOf("\n", word - 1) + column;
}
function codeUnitsBefore(text, bytes) {
  return Buffer.from(text, "utf8").subarray(0, bytes).toString("utf8").length;
}
function attributeAt(body2, offset, blocks = []) {
  for (const block of body2.blocks) {
    if (contains(block.span, offset)) return attributeAt(block.body, offset, [...blocks, block]);
  }
  const attribute = body2.attributes.find(({ span }) => contains(span, offset));
  return attribute === void 0 ? null : { attribute, blocks };
}
var contains = ({ start, end }, offset) => start <= offset && offset <= end;

// src/planning/offline/assumed/sources.ts
function sourcesOf2({ tree, variables, written, repairs, certainties }) {
  const collector = new Collector();
  for (const [name, value2] of variables.placeholders) {
    const [address, text] = [`var.${name}`, assumedVariable(name)];
    collector.assume(text, { kind: "variable", subject: address }, ALWAYS2);
    collector.add(address, text, "values");
    if (typeof value2 === "boolean") collector.chosen.add(text);
  }
  for (const node of modulesOf2(tree)) {
    addDataSources(collector, node, repairs, certainties);
    addGaps(collector, node);
    for (const child of node.children.values()) {
      if (!isOpaque(child)) continue;
      const inside = prefixOf(child.path);
      const address = inside.slice(0, -1);
      const text = assumedModule(address);
      collector.assume(text, { kind: "module", subject: address });
      collector.add(`${inside}${opaqueResource(child.call.name)}`, text, "instanceCounts");
    }
    for (const file of node.code.files) {
      addRepairs(collector, node, file, repairs);
      addUnread(collector, node, file, written);
    }
  }
  return collector;
}
function addDataSources(collector, { path, code }, repairs, certainties) {
  const deferred = repairs.deferred.get(code.directory);
  for (const resource of code.resources) {
    if (resource.mode !== "data") continue;
    const address = `${prefixOf(path)}${resourceAddress(resource)}`;
    if (deferred?.has(`${resource.type}.${resource.name}`)) {
      const deferredText = assumedDeferred(address);
      collector.assume(deferredText, { kind: "data", subject: address }, ALWAYS2);
      collector.add(address, deferredText, "values");
      continue;
    }
    const certainty = certainties.get(resource.type) ?? "placeholder";
    if (certainty === "known") continue;
    const text = assumedData(address);
    collector.assume(text, { kind: "data", subject: address });
    collector.add(address, text, "values");
    if (certainty === "chosen") collector.chosen.add(text);
  }
}
function addGaps(collector, node) {
  for (const gap of gapsIn(node)) {
    if (gap.kind === "order") continue;
    const path = gap.call === null ? node.path : [...node.path, gap.call];
    const name = gap.call === null ? gap.name : `var.${gap.name}`;
    const address = `${prefixOf(path)}${name}`;
    collector.assume(gapText(gap), { kind: gap.kind === "value" ? "variable" : "expression", subject: address });
    collector.add(address, gapText(gap), "values");
  }
}
function addRepairs(collector, node, file, { unknown, mistakes }) {
  const path = pathOf2(node.code, file);
  for (const offset of unknown.get(path)?.keys() ?? []) {
    addRepair(collector, node, { file, offset, mistake: mistakes.get(path)?.get(offset) });
  }
}
function addUnread(collector, node, file, { unknownCalls }) {
  for (const { file: path, line, why } of unknownCalls) {
    if (path !== file.path) continue;
    const position = positionIn(path, line);
    const text = why === "missing" ? missingFile(position) : unreadFile(position);
    collector.assume(text, { kind: "expression", subject: position }, ALWAYS2);
    addAt(collector, node, file, startOfLine(file.text, line), text);
  }
}
function unknownSources(tree, repairs, written) {
  const collector = new Collector();
  for (const node of modulesOf2(tree)) {
    for (const name of repairs.deferred.get(node.code.directory) ?? [])
      collector.add(`${prefixOf(node.path)}data.${name}`, name, "values");
    for (const child of node.children.values()) {
      if (!isOpaque(child)) continue;
      const { name } = child.call;
      collector.add(`${prefixOf(child.path)}${opaqueResource(name)}`, name, "values");
    }
    for (const file of node.code.files) {
      addRepairs(collector, node, file, repairs);
      if (written !== null) addUnread(collector, node, file, written);
    }
    if (written !== null) for (const call of node.code.calls) addElements(collector, node, call, repairs);
  }
  return { values: collector.values, instanceCounts: /* @__PURE__ */ new Map() };
}
function addElements(collector, { path, code }, { name, block, file }, repairs) {
  const forEach = block.body.attributes.find((attribute) => attribute.name === "for_each");
  if (forEach === void 0 || !repairs.unknown.get(pathOf2(code, file))?.has(forEach.span.start)) return;
  for (const attribute of block.body.attributes) {
    if (attribute === forEach || !traversalsIn(attribute.value).some(isOfElement)) continue;
    collector.add(`${prefixOf([...path, name])}var.${attribute.name}`, attribute.name, "values");
  }
}
var isOfElement = ({ root, steps: [step] }) => root === "each" && step?.kind === "attribute" && step.name === "value";
var ALWAYS2 = true;
var Collector = class {
  values = /* @__PURE__ */ new Map();
  instanceCounts = /* @__PURE__ */ new Map();
  always = /* @__PURE__ */ new Set();
  chosen = /* @__PURE__ */ new Set();
  assumptions = /* @__PURE__ */ new Map();
  /**
   * Adds an assumption.
   * @param text describes the assumption for the user
   * @param isAlways true to report it even if nothing depends on it
   */
  assume(text, subject, isAlways = false) {
    if (!this.assumptions.has(text)) this.assumptions.set(text, subject);
    if (isAlways) this.always.add(text);
  }
  /** Adds the placeholder of an assumption at an address. */
  add(address, text, kind) {
    const known = this[kind].get(address) ?? /* @__PURE__ */ new Set();
    this[kind].set(address, known.add(text));
  }
};
function addRepair(collector, node, { file, offset, mistake: mistake2 }) {
  const position = positionIn(file.path, lineAt(file.text, offset));
  const enclosing = attributeAt(file.body, offset);
  const isInstanceCount = enclosing !== null && enclosing.blocks.length === 1 && REPEATERS.has(enclosing.attribute.name);
  const unknown = isInstanceCount ? assumedInstanceCount(position) : assumedExpression(position);
  const text = mistake2 === void 0 ? unknown : mistake(position, mistake2);
  collector.assume(text, { kind: mistake2 === void 0 ? "expression" : "mistake", subject: position }, ALWAYS2);
  addAt(collector, node, file, offset, text);
}
function addAt(collector, node, file, offset, text) {
  const enclosing = attributeAt(file.body, offset);
  const [address, kind] = enclosing === null ? ["", "values"] : targetOf(enclosing, node);
  collector.add(address, text, kind);
}
function targetOf({ attribute: { name }, blocks }, { path, code }) {
  const prefix = prefixOf(path);
  const isInstanceCount = blocks.length === 1 && REPEATERS.has(name);
  const [block] = blocks;
  const [first = ""] = block?.labels ?? [];
  switch (block?.type) {
    case void 0:
      return ["", "values"];
    case "locals":
      return [`${prefix}local.${name}`, "values"];
    case "output":
      return [`${prefix}output.${first}`, "values"];
    case "module": {
      const inside = prefixOf([...path, first]);
      return isInstanceCount ? [inside, "instanceCounts"] : [`${inside}var.${name}`, "values"];
    }
    default:
      return isInstanceCount ? [`${prefix}${addressOf4(block, code)}`, "instanceCounts"] : ["", "values"];
  }
}
var addressOf4 = (block, { resources }) => {
  const resource = resources.find(({ type, name }) => type === block.labels[0] && name === block.labels[1]);
  return resource === void 0 ? "" : resourceAddress(resource);
};

// src/planning/offline/assumed/index.ts
function withoutPlaceholders2(inventory, graph2, inputs, evaluator) {
  const { sources, taint } = traceTaint(graph2, inputs);
  const placeholderTexts = [...inputs.variables.placeholders.values()].flatMap(textsIn);
  const filter = new FactFilter(inputs.tree, graph2, taint, placeholderTexts, evaluator);
  const dependents = /* @__PURE__ */ new Map();
  const conditionalDependents = /* @__PURE__ */ new Map();
  const isConditional = conditionTest(inputs.tree);
  const assumptionsByConfig = /* @__PURE__ */ new Map();
  const configOf2 = ({ origin }) => configAddressOf(origin) ?? origin;
  const withFacts = inventory.resources.map((resource) => {
    const config = configOf2(resource);
    const restsOn = assumptionsByConfig.get(config) ?? taint.ofResource(config);
    assumptionsByConfig.set(config, restsOn);
    for (const assumption2 of restsOn) {
      put(dependents, assumption2, resource.address);
      if (isConditional(config)) put(conditionalDependents, assumption2, resource.address);
    }
    const values = filter.factsOf(resource, config);
    return { ...resource, values, ...restsOn.size > 0 && { provenance: "assumed" } };
  });
  const resources = withFacts.map((resource) => ({
    ...resource,
    values: filter.withoutTextsRemovedElsewhere(resource.values, configOf2(resource))
  }));
  const present = configAddresses(inventory.resources.map(({ origin }) => origin));
  const absent = absentBlocks(inputs.tree, present, (address) => taint.ofInstanceCount(address));
  for (const { address, assumptions: assumptions2 } of absent) for (const text of assumptions2) put(dependents, text, address);
  const assumptions = [...sources.assumptions].filter(([text]) => sources.always.has(text) || dependents.has(text)).map(([text, subject]) => ({
    ...{ text, ...subject },
    resources: dependents.get(text) ?? [],
    conditional: conditionalDependents.get(text) ?? []
  }));
  return {
    inventory: { ...inventory, resources, absent: absent.map(({ assumptions: _, ...block }) => block) },
    assumptions
  };
}
function placeholderZeroCounts(origins, proven, graph2, inputs) {
  const { sources, taint } = traceTaint(graph2, inputs);
  if ([...sources.assumptions.keys()].every((text) => sources.chosen.has(text))) return [];
  const { tree } = inputs;
  return zeroCountsIn({ tree, present: configAddresses(origins()), proven, taint, chosen: sources.chosen });
}
function conditionTest(tree) {
  const conditional = /* @__PURE__ */ new Set();
  eachInstanceCount(tree, (count, node) => {
    const address = countAddress(count, node);
    if (address !== null && isCondition(count.attribute.value, node.code)) conditional.add(address);
  });
  return (config) => [config, ...prefixesOf(config)].some((unit) => conditional.has(unit));
}
var isCondition = (value2, { locals }) => [...expressionsIn(value2)].some(
  (inner) => inner.kind === "conditional" || inner.kind === "traversal" && inner.root === "local" && [...expressionsIn(locals.get(nameAt(inner)) ?? inner)].some(({ kind }) => kind === "conditional")
);
var nameAt = ({ steps: [step] }) => step?.kind === "attribute" ? step.name : "";
function traceTaint(graph2, inputs) {
  const sources = sourcesOf2(inputs);
  return { sources, taint: new Taint(graph2, inputs.tree, sources) };
}
var ZONE_NUMBER = /^\d$/;
function textsIn(value2) {
  if (typeof value2 === "string") return ZONE_NUMBER.test(value2) ? [] : [value2];
  if (value2 === null || typeof value2 !== "object") return [];
  return Object.values(value2).flatMap(textsIn);
}
function zeroCountsIn({ tree, present, proven, taint, chosen }) {
  const occupied = new Set([...present].flatMap(prefixesOf));
  const possible = /* @__PURE__ */ new Set([...proven, ...[...proven].flatMap(prefixesOf)]);
  const restsOnPlaceholder = (address) => possible.has(address) && [...taint.ofInstanceCount(address)].some((text) => !chosen.has(text));
  const repeated = /* @__PURE__ */ new Set();
  eachInstanceCount(tree, (count, node) => repeated.add(countAddress(count, node) ?? ""));
  const isReached = ({ path }) => path.every((_, index) => {
    const prefix = prefixOf(path.slice(0, index + 1));
    return occupied.has(prefix) || !repeated.has(prefix) || restsOnPlaceholder(prefix);
  });
  const zeros = /* @__PURE__ */ new Map();
  eachInstanceCount(tree, (count, node) => {
    const address = countAddress(count, node);
    if (address === null) return;
    const zero = zeros.get(count.attribute) ?? { count, isZero: true, isReached: false };
    zeros.set(count.attribute, zero);
    zero.isZero &&= !present.has(address) && !occupied.has(address) && restsOnPlaceholder(address);
    zero.isReached ||= isReached(node);
  });
  return [...zeros.values()].filter((zero) => zero.isZero && zero.isReached).map(({ count }) => count);
}
function countAddress({ block: { type, labels } }, { path, code }) {
  const [first = "", second = ""] = labels;
  if (type === "module") return prefixOf([...path, first]);
  const resource = code.resources.find(
    (candidate) => candidate.mode === "managed" && candidate.type === first && candidate.name === second
  );
  return type === "resource" && resource !== void 0 ? `${prefixOf(path)}${resourceAddress(resource)}` : null;
}
var FactFilter = class {
  /**
   * @param placeholderTexts every text in the placeholders of variables
   * @param evaluator evaluates the code without the placeholders
   */
  constructor(tree, graph2, taint, placeholderTexts, evaluator) {
    this.tree = tree;
    this.graph = graph2;
    this.taint = taint;
    this.placeholderTexts = placeholderTexts;
    this.evaluator = evaluator;
  }
  tree;
  graph;
  taint;
  placeholderTexts;
  evaluator;
  /** Attributes that contain a placeholder, by configuration address of the resource. */
  #attributes = /* @__PURE__ */ new Map();
  /** All texts that were removed. */
  #removed = /* @__PURE__ */ new Set();
  /** Removed texts that are placeholders themselves, not names that may be made of one. */
  #placeholders = /* @__PURE__ */ new Set();
  /** The blocks of all resources, by configuration address; null until they are needed. */
  #codeByConfig = null;
  /** All literal texts of the code; null until they are needed. */
  #literals = null;
  /**
   * Returns the values of a resource without placeholders.
   * @param config configuration address of the resource
   */
  factsOf(resource, config) {
    const attributes = this.#taintedAttributes(config, resource.type);
    let proven = null;
    const isProven = (text, { isLocation, name }) => {
      if (NEEDS_NO_PROOF.test(text) || isKnownRegionOrZone(text) || isLocation && CHOSEN_ZONE.test(text)) return true;
      proven ??= provenTexts(resource.origin, attributes, this.evaluator);
      if (proven.has(text)) return true;
      return !NUMBER.test(text) && !isSetting(name) && this.#literalsOfCode().has(text);
    };
    return removeTexts(this.#withoutKeys(resource), attributes, (text, position) => {
      if (NUMBER.test(text)) return !isProven(text, position);
      const isPlaceholder2 = this.#isPlaceholder(text);
      if (isPlaceholder2) this.#placeholders.add(text);
      const isUnproven = !isPlaceholder2 && !isProven(text, position);
      if (isUnproven && isSetting(position.name)) return true;
      const isRemoved = isPlaceholder2 || isUnproven;
      if (isRemoved) this.#removed.add(text);
      return isRemoved;
    });
  }
  /** Returns all literal texts of the code. Computed once, and only if a text needs proof. */
  #literalsOfCode() {
    this.#literals ??= literalsIn(this.tree);
    return this.#literals;
  }
  /**
   * Removes texts that contain an instance key made of a placeholder. `name = each.key` names no variable, so taint
   * does not reach it.
   */
  #withoutKeys({ origin, values }) {
    const parts = parseTerraformAddress(origin);
    const indexes = [parts?.index, ...(parts?.modules ?? []).map(({ index }) => index)];
    const keys = indexes.flatMap((index) => index?.startsWith('"') === true ? [index.slice(1, -1)] : []).filter((key) => elementNumber(key) !== null || this.placeholderTexts.includes(key));
    if (keys.length === 0) return values;
    return removeTexts(
      values,
      new Set(Object.keys(values)),
      (text) => keys.some((key) => containsText(text, key)),
      "keep"
    );
  }
  /**
   * Removes texts that `factsOf` has removed from other resources. Example: a subnet repeats the name of its network,
   * and would be drawn in an unknown network if the name stayed.
   */
  withoutTextsRemovedElsewhere(values, config) {
    if (this.#removed.size === 0) return values;
    const isRemoved = (text, { isLocation }) => (isLocation ? this.#placeholders : this.#removed).has(text);
    return removeTexts(values, this.#referringAttributes(config), isRemoved, "keep");
  }
  /** Returns the attributes that refer to another resource. */
  #referringAttributes(config) {
    const paths = referencesFrom(this.graph, config).flatMap(({ path }) => path === null ? [] : [topOf(path)]);
    return new Set(paths);
  }
  /** Returns the attributes that may contain a placeholder. */
  #taintedAttributes(config, type) {
    const known = this.#attributes.get(config);
    if (known !== void 0) return known;
    const tainted = /* @__PURE__ */ new Set();
    for (const { to, path } of referencesFrom(this.graph, config)) {
      if (this.taint.ofValue(to).size === 0) continue;
      if (path !== null) tainted.add(topOf(path));
      else {
        for (const [top] of namePathsOf(type)) tainted.add(top);
        for (const top of this.#decidedSettings(config)) tainted.add(top);
      }
    }
    this.#attributes.set(config, tainted);
    return tainted;
  }
  /** Returns the attributes and blocks with a setting that a condition or comparison decides. */
  #decidedSettings(config) {
    this.#codeByConfig ??= codeByConfig(this.tree);
    const { code, body: body2 } = this.#codeByConfig.get(config) ?? {};
    if (code === void 0 || body2 === void 0) return [];
    return attributesIn(body2).filter(({ attribute }) => isSetting(attribute.name) && isDecided(attribute.value, code)).flatMap(({ path: [top] }) => top ?? []);
  }
  /** True if a text contains a placeholder, of a data source or of a variable. */
  #isPlaceholder(text) {
    return isStandIn(text) || this.placeholderTexts.some((placeholder) => containsText(text, placeholder));
  }
};
var NEEDS_NO_PROOF = /^\s*[{[]|\n|^\d+(?:\.\d+){3}(?:\/\d+)?$/;
var NUMBER = /^-?\d+(?:\.\d+)?$/;
var CHOSEN_ZONE = /^(?:zone )?\d$/;
function literalsIn(tree) {
  const literals = /* @__PURE__ */ new Set();
  const pending = directoriesOf(tree).flatMap(
    (code) => code.files.flatMap(({ body: body2 }) => attributesIn(body2).map(({ attribute }) => attribute.value))
  );
  for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
    const text = literalText(next);
    if (text !== null) literals.add(text);
    const isTemplate = next.kind === "template";
    for (const child of childrenOf(next)) if (!isTemplate || child.kind !== "literal") pending.push(child);
  }
  return literals;
}
var containsText = (text, part) => part.length < TEXT_LENGTH_MIN ? text === part : text.includes(part);
var TEXT_LENGTH_MIN = 3;
function codeByConfig(tree) {
  const blocks = /* @__PURE__ */ new Map();
  for (const { code, path } of modulesOf2(tree))
    for (const resource of code.resources)
      blocks.set(`${prefixOf(path)}${resourceAddress(resource)}`, { code, body: resource.block.body });
  return blocks;
}
var isDecided = (value2, code) => isCondition(value2, code) || [...expressionsIn(value2)].some(({ kind }) => kind === "operation");
var isSetting = (name) => settingKindOf(name) !== void 0 || isKnownSetting(name);
function removeTexts(values, attributes, isRemoved, numbers = "test") {
  if (attributes.size === 0) return values;
  const remaining = /* @__PURE__ */ Object.create(null);
  for (const [name, value2] of Object.entries(values)) {
    const rest = attributes.has(name) ? filterAttribute(name, value2, isRemoved, numbers) : value2;
    if (rest !== void 0) remaining[name] = rest;
  }
  return remaining;
}
function filterAttribute(name, value2, isRemoved, numbers) {
  if (numbers === "test" && (typeof value2 === "number" || typeof value2 === "boolean")) return void 0;
  const isLocation = LOCATION_ATTRIBUTES.has(name);
  return filterValue(value2, name, (item, inner) => {
    const position = { name: inner, isLocation };
    if (typeof item === "string") return isRemoved(item, position);
    return numbers === "test" && isRemoved(String(item), position);
  });
}
function filterValue(value2, name, isRemoved) {
  if (typeof value2 === "string" || typeof value2 === "number") return isRemoved(value2, name) ? void 0 : value2;
  if (Array.isArray(value2)) return filterList(value2, name, isRemoved);
  if (value2 === null || typeof value2 !== "object") return value2;
  const remaining = /* @__PURE__ */ Object.create(null);
  for (const [member2, item] of Object.entries(value2)) {
    const rest = filterValue(item, member2, isRemoved);
    if (rest !== void 0) remaining[member2] = rest;
  }
  return remaining;
}
function filterList(list, name, isRemoved) {
  const remaining = list.map((item) => filterValue(item, name, isRemoved)).filter((item) => item !== void 0);
  const isOfNumbers = list.some((item) => typeof item === "number" || typeof item === "string" && NUMBER.test(item));
  return remaining.length === 0 && isOfNumbers ? void 0 : remaining;
}

// src/planning/offline/attempt.ts
var import_node_path13 = require("node:path");

// src/terraform/engine/diagnostics.ts
var parseJsonDiagnostics = (stdout) => stdout.includes('"diagnostic') ? reportDiagnostics(stdout) ?? stdout.split("\n").flatMap(lineDiagnostics) : [];
var sortDiagnostics = (diagnostics2) => [...diagnostics2].sort(
  (a, b) => Number(a.place === null) - Number(b.place === null) || byText(a.place?.file ?? "", b.place?.file ?? "") || (a.place?.line ?? 0) - (b.place?.line ?? 0) || byText(a.summary, b.summary) || byText(a.address ?? "", b.address ?? "") || byText(a.detail, b.detail)
);
function lineDiagnostics(line) {
  if (!line.startsWith("{") || !line.includes('"diagnostic"')) return [];
  const diagnostic = diagnosticOf(member(parseJson2(line), "diagnostic"));
  return diagnostic === null ? [] : [diagnostic];
}
function reportDiagnostics(stdout) {
  const list = member(parseJson2(stdout), "diagnostics");
  return Array.isArray(list) ? list.flatMap((entry) => diagnosticOf(entry) ?? []) : null;
}
function parseJson2(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
function diagnosticOf(value2) {
  const summary = textOf2(member(value2, "summary"));
  if (summary === null) return null;
  return {
    severity: member(value2, "severity") === "warning" ? "warning" : "error",
    summary,
    detail: textOf2(member(value2, "detail")) ?? "",
    address: textOf2(member(value2, "address")),
    place: placeOf2(member(value2, "range")),
    snippet: snippetOf(member(value2, "snippet"))
  };
}
var numberOf2 = (value2) => Number.isSafeInteger(value2) ? value2 : null;
function placeOf2(range2) {
  const file = textOf2(member(range2, "filename"));
  const line = numberOf2(memberAt(range2, "start", "line"));
  if (file === null || line === null) return null;
  const start = numberOf2(memberAt(range2, "start", "byte"));
  const end = numberOf2(memberAt(range2, "end", "byte"));
  return {
    file,
    line,
    column: numberOf2(memberAt(range2, "start", "column")),
    bytes: start === null || end === null ? null : [start, end]
  };
}
function snippetOf(value2) {
  if (objectOf(value2) === null) return null;
  const values = listOf(member(value2, "values")).flatMap((entry) => {
    const traversal = textOf2(member(entry, "traversal"));
    return traversal === null ? [] : [{ traversal, statement: textOf2(member(entry, "statement")) ?? "" }];
  });
  return {
    context: textOf2(member(value2, "context")) ?? "",
    code: textOf2(member(value2, "code")) ?? "",
    startLine: numberOf2(member(value2, "start_line")) ?? 1,
    values
  };
}
var HEADLINE = /^(Error|Warning): (.*)$/;
var POSITION = /^ {2}on (.+?) line (\d+)(?:, in (.*))?:$/;
var ADDRESS = /^ {2}with (.+),$/;
var CODE3 = /^ +(\d+): /;
var VALUE4 = /^ +[\u251c\u2514\u2502]/;
function parsePrintedDiagnostics(text) {
  const diagnostics2 = [];
  let headline = null;
  let lines = [];
  const finish = () => {
    if (headline !== null) diagnostics2.push(printedDiagnostic(headline, lines));
    headline = null;
    lines = [];
  };
  for (const boxedLine of withoutColour(text).split(/\r?\n/)) {
    const line = boxedLine.replace(/^\u2502 ?/, "");
    const isEdge = /^[\u2577\u2575]/.test(boxedLine);
    const nextHeadline = HEADLINE.exec(line);
    if (isEdge || nextHeadline !== null) finish();
    if (nextHeadline !== null) headline = nextHeadline;
    else if (!isEdge) lines.push(line.trimEnd());
  }
  finish();
  return diagnostics2;
}
function printedDiagnostic([, kind, summary], lines) {
  const position = lines.map((line) => POSITION.exec(line)).find((match) => match !== null);
  const address = lines.map((line) => ADDRESS.exec(line)?.[1]).find((match) => match !== void 0) ?? null;
  const isExplanation = (line) => ![POSITION, ADDRESS, CODE3, VALUE4].some((pattern) => pattern.test(line));
  return {
    severity: kind === "Warning" ? "warning" : "error",
    summary,
    detail: unwrapped(lines.filter(isExplanation)),
    address,
    place: position === void 0 ? null : { file: position[1], line: Number(position[2]), column: null, bytes: null },
    snippet: printedSnippet(lines, position?.[3] ?? "")
  };
}
function printedSnippet(lines, context) {
  const codeLines = lines.filter((line) => CODE3.test(line));
  const [firstLine] = codeLines;
  if (firstLine === void 0) return null;
  return {
    context,
    code: codeLines.map((line) => line.replace(CODE3, "")).join("\n"),
    startLine: Number(CODE3.exec(firstLine)[1]),
    values: []
  };
}
function unwrapped(lines) {
  const isParagraph = (line) => line !== "" && !line.startsWith(" ");
  const joined2 = [];
  for (const line of lines) {
    const before = joined2.at(-1) ?? "";
    if (isParagraph(line) && isParagraph(before)) joined2.push(`${joined2.pop()} ${line}`);
    else joined2.push(line);
  }
  return joined2.join("\n").replace(/\n{2,}/g, "\n").trim();
}

// src/terraform/engine/fail.ts
function diagnosticsOf(result) {
  return result.end === "exit" || result.end === "signal" ? sortDiagnostics(parseOutput(result)) : [];
}
function parseOutput(result) {
  const structured = parseJsonDiagnostics(result.stdout);
  if (structured.length > 0) return structured;
  const printed = parsePrintedDiagnostics(result.stderr);
  return printed.length > 0 ? printed : parsePrintedDiagnostics(result.stdout);
}
function engineFailure({ command, step, result }, options2) {
  const diagnostics2 = diagnosticsOf(result);
  const printed = result.end === "exit" || result.end === "signal" ? result.stderr : "";
  const known = knownFailure(diagnostics2, printed);
  const causes = causeLines(diagnostics2, printed, options2);
  if (known !== null) return new known.kind([known.message, ...causes].join("\n"), { remedy: known.remedy });
  const end = describeEnd(result, options2.seconds);
  const remedy = result.end === "time-out" ? TIME_OUT_REMEDY : stepRemedy(command, step);
  return new External([stepFailed(command, step, end), ...causes].join("\n"), { remedy });
}
function causeLines(diagnostics2, printed, { hidden, debug }) {
  const format2 = debug ? wholeDiagnostics : shortDiagnostics;
  const lines = format2(diagnostics2, hidden);
  if (lines.length === 0)
    lines.push(...[withoutDirectories(firstLines(printed), hidden)].filter((line) => line !== ""));
  return lines.map(causeLine);
}
function describeEnd(result, seconds) {
  switch (result.end) {
    case "exit":
      return endedWithCode2(result.code);
    case "signal":
      return endedBySignal(result.signal);
    case "time-out":
      return endedLate2(seconds);
    case "missing":
      return notStarted("ENOENT");
    case "unusable":
      return notStarted(result.reason);
  }
}
var FAILURES2 = [
  {
    pattern: /no space left on device/i,
    message: DISK_FULL2,
    kind: External,
    remedy: DISK_FULL_REMEDY
  },
  {
    pattern: /Unsupported (Terraform|OpenTofu) Core version/,
    message: VERSION_NOT_SUPPORTED,
    kind: Missing,
    remedy: VERSION_OF_CONFIGURATION_REMEDY
  },
  {
    pattern: /module (registry|versions)[\s\S]*\b(401 Unauthorized|403 Forbidden|unauthorized)\b/i,
    message: TOKEN_REQUIRED,
    kind: External,
    remedy: TOKEN_REQUIRED_REMEDY
  },
  {
    // Messages of Go and Git. A refused SSH connection belongs to the next row: the cause is usually a wrong port.
    pattern: /^(Failed to download module|Error accessing remote module registry|Registry service unreachable)[\s\S]*(no such host|could not resolve host|connect: connection refused|i\/o timeout|TLS handshake timeout|network is unreachable|no route to host)/i,
    message: MODULE_DOWNLOAD_FAILED,
    kind: External,
    remedy: MODULE_UNREACHABLE_REMEDY
  },
  {
    pattern: /Failed to download module[\s\S]*(git exited with|git\b.*exit status|Could not read from remote repository|could not read (Username|Password)|Authentication failed|Permission denied \(publickey|Host key verification failed)/,
    message: MODULE_SOURCE_NOT_FOUND,
    kind: External,
    remedy: MODULE_SOURCE_NOT_FOUND_REMEDY
  },
  {
    pattern: /^(Unreadable module (directory|subdirectory)|Module directory (does not exist|was not found))/,
    message: MODULE_NOT_FOUND,
    kind: External,
    remedy: LOCAL_MODULE_REMEDY
  },
  {
    pattern: /^(Module not found|Unresolvable module version constraint|Module version requirements have changed)/,
    message: MODULE_NOT_FOUND,
    kind: External,
    remedy: MODULE_REMEDY
  },
  {
    pattern: /^(Failed to download module|Error accessing remote module registry|Module not installed|Registry service unreachable|Host does not (provide|support) .*module)/i,
    message: MODULE_DOWNLOAD_FAILED,
    kind: External,
    remedy: MODULE_REMEDY
  },
  {
    pattern: /Error acquiring the state lock|state (blob )?is already locked/i,
    message: STATE_LOCKED,
    kind: External,
    remedy: STATE_LOCKED_REMEDY
  },
  {
    pattern: /^(Backend configuration (changed|block has changed)|Backend initialization required|Backend type changed|Invalid backend configuration argument)/,
    message: BACKEND_CHANGED,
    kind: External,
    remedy: BACKEND_CHANGED_REMEDY
  },
  {
    pattern: /^No configuration files/,
    message: NO_RESOURCES_FOUND,
    kind: InvalidInput,
    remedy: NO_RESOURCES_REMEDY
  },
  {
    pattern: /^No value for (required )?variable/,
    message: VARIABLES_MISSING,
    kind: External,
    remedy: VARIABLES_MISSING_REMEDY
  },
  {
    pattern: /doesn't match any of the checksums/,
    message: LOCK_FILE_MISFIT,
    kind: External,
    remedy: LOCK_FILE_MISFIT_REMEDY
  },
  {
    // The second message also appears if a socket's path, which is below TMPDIR, has more than about 100 characters.
    pattern: /(fork\/exec|permission denied)[\s\S]*(terraform-provider|permission denied)|Unrecognized remote plugin message/i,
    message: PROVIDERS_NOT_STARTED,
    kind: External,
    remedy: PROVIDERS_NOT_STARTED_REMEDY
  },
  {
    pattern: /^(Failed to (query available provider packages|install provider)|Required plugins are not installed|Invalid provider registry host|Inconsistent dependency lock file)/,
    message: PROVIDERS_MISSING,
    kind: External,
    remedy: PROVIDERS_MISSING_REMEDY
  },
  {
    pattern: NO_CREDENTIALS,
    message: CREDENTIALS_MISSING,
    kind: External,
    remedy: CREDENTIALS_MISSING_REMEDY
  }
];
function knownFailure(diagnostics2, printed) {
  if (isCrash(printed)) return CRASH;
  const errors = diagnostics2.filter(({ severity }) => severity === "error");
  const texts = errors.length > 0 ? errors.map(({ summary, detail }) => `${summary}
${detail}`) : [printed];
  return FAILURES2.find(({ pattern }) => texts.some((text) => pattern.test(text))) ?? null;
}
var CRASH = {
  pattern: /CRASH/,
  message: ENGINE_CRASHED,
  kind: External,
  remedy: ENGINE_CRASHED_REMEDY
};

// src/planning/offline/copy/layout.ts
var import_node_path12 = require("node:path");
var HOME = ".home";
var PROVIDERS2 = ".providers";
var VARIABLES = ".variables";
var PLAN_FILE = ".plan";
var PROVIDERS_FILE = "~providers.tf";
var SOURCE = "source";
var FILES2 = ".files";
var TEMPLATES = ".templates";
var MODULES = (0, import_node_path12.join)(".terraform", "modules");
function layoutOf(tree, top) {
  const names = new SafeNames();
  const packageTop = tree.top ?? tree.code.directory;
  const [first, ...others] = groupsOf(tree);
  const { directories } = first;
  const from = commonAncestor([packageTop, ...directories]);
  const to = (0, import_node_path12.join)(top, SOURCE);
  const root = (0, import_node_path12.join)(to, names.path((0, import_node_path12.relative)(from, tree.code.directory)));
  const groups = [{ from, to }];
  for (const fetched of others) {
    groups.push({ from: commonAncestor(fetched.directories), to: (0, import_node_path12.join)(root, MODULES, names.name(fetched.key)) });
  }
  return { top, root, groups, files: packagesOf2(tree), names, packageTop };
}
function groupsOf(tree) {
  const groups = [];
  const begin = (key) => {
    const group = { key, directories: [] };
    groups.push(group);
    return group;
  };
  const gather = (node, group) => {
    group.directories.push(node.code.directory);
    const sources = new Map(node.code.calls.map(({ name, source }) => [name, source]));
    for (const [name, child] of node.children) {
      if (isOpaque(child)) continue;
      const source = sources.get(name);
      const isInGroup = source != null && (isLocal(source) || child.top !== void 0 && child.top === node.top);
      gather(child, isInGroup ? group : begin(child.path.join(".")));
    }
  };
  gather(tree, begin(""));
  return groups;
}
function packagesOf2(tree) {
  const tops = /* @__PURE__ */ new Map();
  for (const { code, top = code.directory } of modulesOf2(tree)) {
    const known = tops.get(code.directory);
    if (known === void 0 || isWithin(known, top)) tops.set(code.directory, top);
  }
  const numbers = /* @__PURE__ */ new Map();
  return new Map(
    [...tops].map(([directory, top]) => {
      const number = numbers.get(top) ?? numbers.size;
      numbers.set(top, number);
      return [directory, { top, number }];
    })
  );
}
function commonAncestor(directories) {
  let ancestor = directories[0];
  for (const directory of directories) while (!isWithin(ancestor, directory)) ancestor = (0, import_node_path12.dirname)(ancestor);
  return ancestor;
}
function copyOf2({ groups, names }, path) {
  let best = groups[0];
  for (const group of groups) if (isWithin(group.from, path) && group.from.length > best.from.length) best = group;
  return (0, import_node_path12.join)(best.to, names.path((0, import_node_path12.relative)(best.from, path)));
}
var filesFor = ({ files }, module80) => files.get(module80);
function copyOfFile(layout, { path, isTemplate, module: module80 }) {
  const { top, number } = filesFor(layout, module80);
  return (0, import_node_path12.join)(layout.top, isTemplate ? TEMPLATES : FILES2, String(number), (0, import_node_path12.relative)(top, path));
}
function absoluteOf({ packageTop, names }, path) {
  if (path === packageTop || !isWithin(packageTop, path)) return null;
  return `/${names.path((0, import_node_path12.relative)(packageTop, path)).split(import_node_path12.sep).join("/")}`;
}
function localSource(from, to) {
  const path = (0, import_node_path12.relative)(from, to).split(import_node_path12.sep).join("/");
  if (path === "") return "./";
  return path.startsWith("../") ? path : `./${path}`;
}
var PLAIN2 = /^(?!\.{1,2}$)(?!~)[^\u0000-\u001f\u007f-\u009f$%{}"'`\\/:*?<>|\u2028\u2029\p{Cs}]+$/u;
var LENGTH_MAX = 80;
var CODE4 = /(?:_override)?\.(?:tf|tofu)(?:\.json)?$/;
var SafeNames = class {
  #generated = /* @__PURE__ */ new Map();
  /** Returns the same result for the same name, and different results for different names. */
  name(name) {
    if (PLAIN2.test(name) && name.length <= LENGTH_MAX) return name;
    const generated = this.#generated.get(name) ?? `~${this.#generated.size + 1}${CODE4.exec(name)?.[0] ?? ""}`;
    this.#generated.set(name, generated);
    return generated;
  }
  /**
   * Replaces each name in a path.
   * @param path relative, without `..`; empty stays empty
   */
  path(path) {
    return path === "" ? "" : path.split(import_node_path12.sep).map((name) => this.name(name)).join(import_node_path12.sep);
  }
};

// src/planning/offline/attempt.ts
async function attemptPlan(run3, options2, io) {
  const out = `-out=${(0, import_node_path13.join)(run3.layout.top, PLAN_FILE)}`;
  const result = await runEngine(
    run3,
    ["plan", "-json", "-input=false", "-lock=false", "-refresh=false", out, ...options2],
    io
  );
  if (result.end === "broken") return result;
  const { code, stdout, stderr } = result;
  const diagnostics2 = diagnosticsOf(result).map(withSortedCycle);
  if (code !== 0 && diagnostics2.length === 0) return { end: "not-started", output: firstLines(stderr, stdout) };
  return code === 0 ? showPlan(run3, diagnostics2, io) : { end: "refused", diagnostics: diagnostics2 };
}
async function runEngine(run3, args, io) {
  const { engine, layout, env, budget } = run3;
  const result = await io.run(engine.command, args, {
    directory: layout.root,
    env,
    seconds: budget.left,
    budget,
    memory: MEMORY_BYTES_MAX
  });
  const broken = unusableReason(result, run3);
  return broken === null ? result : { end: "broken", reason: broken };
}
var CYCLE = /^Cycle: /;
var withSortedCycle = (diagnostic) => CYCLE.test(diagnostic.summary) ? { ...diagnostic, summary: `Cycle: ${diagnostic.summary.replace(CYCLE, "").split(", ").sort(byText).join(", ")}` } : diagnostic;
async function showPlan(run3, diagnostics2, io) {
  const { engine, layout } = run3;
  let reason = planUnreadable(engine.command);
  for (let attempts = 0; attempts < SHOW_ATTEMPTS_MAX && run3.budget.left > 0; attempts++) {
    const result = await runEngine(run3, ["show", "-json", (0, import_node_path13.join)(layout.top, PLAN_FILE)], io);
    if (result.end === "broken") reason = result.reason;
    else if (result.code === 0 && result.stdout.trim() !== "")
      return { end: "planned", text: withoutCopyPath(result.stdout, layout), diagnostics: diagnostics2 };
  }
  return { end: "broken", reason };
}
var SHOW_ATTEMPTS_MAX = 2;
var withoutCopyPath = (text, { top }) => text.replaceAll(JSON.stringify(top).slice(1, -1), "");
var OUTPUT_TOO_LARGE = "ENOBUFS";
var OUT_OF_MEMORY = "ENOMEM";
function unusableReason(result, { engine, seconds }) {
  switch (result.end) {
    case "exit":
      return isCrash(result.stderr) ? planCrashed(engine.command) : null;
    case "time-out":
      return planTooLong(seconds);
    case "signal":
      return planEnded(endedBySignal(result.signal));
    case "missing":
      return planEnded(notStarted("ENOENT"));
    case "unusable":
      if (result.reason === OUTPUT_TOO_LARGE) return planTooLarge(engine.command);
      if (result.reason === OUT_OF_MEMORY) return planOutOfMemory(engine.command, MEMORY_BYTES_MAX / 2 ** 30);
      return planEnded(notStarted(result.reason));
  }
}
var VARIABLE_PREFIX = "TF_VAR_";
var variablesIn = (env) => new Set(
  Object.keys(env).flatMap((name) => name.startsWith(VARIABLE_PREFIX) ? [name.slice(VARIABLE_PREFIX.length)] : [])
);
var VERSION_MANAGERS = /^(?:ASDF|AQUA|MISE|PROTO|RTX|TENV|TFENV|TOFUENV)_/;
var versionsOf = ({ command, version }) => {
  const name = command.toUpperCase();
  const manager = command === "tofu" ? "TOFUENV_TOFU" : "TFENV_TERRAFORM";
  const asdf = command === "tofu" ? "OPENTOFU" : name;
  return { [`${manager}_VERSION`]: version, [`ASDF_${asdf}_VERSION`]: version, [`MISE_${asdf}_VERSION`]: version };
};
function planEnvironment(env, layout, settings) {
  const { engine, reattach, workspace, variables } = settings;
  const temporary = (0, import_node_path13.join)(layout.top, HOME);
  const home = settings.home ?? temporary;
  const allowed = Object.entries(env).filter(
    ([name]) => name.startsWith(VARIABLE_PREFIX) && variables.has(name.slice(VARIABLE_PREFIX.length)) || VERSION_MANAGERS.test(name)
  );
  return {
    ...Object.fromEntries(allowed),
    ...versionsOf(engine),
    PATH: env.PATH,
    // Windows starts no program without SystemRoot.
    SystemRoot: env.SystemRoot,
    HOME: home,
    USERPROFILE: home,
    APPDATA: temporary,
    TMPDIR: temporary,
    TMP: temporary,
    TEMP: temporary,
    // An empty file, so that the user's credentials, mirrors and development overrides are not used.
    TF_CLI_CONFIG_FILE: (0, import_node_path13.join)(temporary, CLI_CONFIG),
    TF_REATTACH_PROVIDERS: reattach,
    TF_IN_AUTOMATION: "1",
    TF_INPUT: "0",
    // Prevents the request for the newest version.
    CHECKPOINT_DISABLE: "1",
    // Fewer garbage collections: a quarter faster for twice the memory, up to the limit below.
    GOGC: "400",
    GOMEMLIMIT: `${MEMORY_REQUIRED_MIB}MiB`,
    ...workspace !== null && { TF_WORKSPACE: workspace }
  };
}
var CLI_CONFIG = "terraform.rc";

// src/planning/offline/copy/copy.ts
var import_node_path15 = require("node:path");

// src/planning/offline/stubs.ts
var Stubs = class {
  /** @param standIns modules without code, by the path of their stand-in's code in the copy */
  constructor(standIns, root) {
    this.standIns = standIns;
    this.root = root;
    this.#openCount = [...standIns.values()].filter((standIn2) => this.#isOpen(standIn2)).length;
  }
  standIns;
  root;
  #reads = /* @__PURE__ */ new Map();
  /** Number of stand-ins whose outputs the code does not show. */
  #openCount;
  /** Module calls by the path of the stand-in's code. */
  get calls() {
    return new Map([...this.standIns].map(([path, { module: module80 }]) => [path, module80.call]));
  }
  /** True if any stand-in is read in a way that does not show its outputs: `local.all = [module.a]`. */
  get areOpen() {
    return this.#openCount > 0;
  }
  /**
   * Returns the code of the stand-ins by path.
   * @param missing names of outputs that Terraform reported missing
   */
  texts(missing) {
    return new Map(
      [...this.standIns].map(([path, standIn2]) => {
        const { module: module80, caller } = standIn2;
        const reads = this.#readsOf(caller);
        const visible2 = reads.outputs.get(module80.call.name) ?? [];
        const open = this.#isOpen(standIn2) ? openOutputs(reads, missing, this.#openCount) : [];
        return [path, stubCode(module80, [...visible2, ...open])];
      })
    );
  }
  /** True if the code does not show which outputs of the stand-in it reads. */
  #isOpen({ module: { call }, caller }) {
    return this.#readsOf(caller).open.has(call.name);
  }
  /** Returns the outputs that a module reads. */
  #readsOf(caller) {
    const known = this.#reads.get(caller) ?? outputsRead(caller, caller === this.root.code);
    this.#reads.set(caller, known);
    return known;
  }
};
var RESERVED = /* @__PURE__ */ new Set([
  "provider",
  "connection",
  "provisioner",
  "dynamic",
  // Set by groundplan alone.
  MODULE_PURPOSE
]);
function stubCode({ call }, outputs) {
  const inputs = call.block.body.attributes.map(({ name }) => name).filter((name) => !RESERVED_VARIABLES.has(name) && isIdentifier(name));
  const referring = inputs.filter((name) => isSchemaName(name) && !RESERVED.has(name));
  const purpose = purposeWordsOf(call.source);
  const attributes = [
    ...codeLinesOf(call),
    ...referring.map((name) => `  ${name} = var.${name}
`),
    ...purpose === null ? [] : [`  ${MODULE_PURPOSE} = "${purpose}"
`]
  ];
  return [
    ...inputs.map((name) => `variable "${name}" {
  type    = any
  default = null
}
`),
    `resource "${OPAQUE_TYPE}" "${call.name}" {
${attributes.join("")}}
`,
    ...[...new Set(outputs)].filter(isIdentifier).map((name) => `output "${name}" {
  value = ${UNKNOWN_TEXT}
}
`)
  ].join("\n");
}
var codeLinesOf = ({ source, version }) => [
  ...source === null ? [] : [`  source = ${quoted2(redact(source))}
`],
  ...version === null ? [] : [`  version = ${quoted2(version)}
`]
];
function outputsRead(caller, isRoot) {
  const reader = new OutputReader(caller, isRoot);
  for (const { body: body2 } of caller.files) {
    for (const block of body2.blocks) {
      const forEach = argumentOf(block.body, "for_each");
      const items = forEach === null ? /* @__PURE__ */ new Map() : /* @__PURE__ */ new Map([["each", forEach]]);
      const scope = { findResource: reader.findResource, locals: caller.locals, self: null, items };
      eachExpression(block, scope, (expression, outers, position) => reader.addRead(expression, outers, position));
    }
  }
  return reader;
}
function openOutputs({ others }, missing, modules2) {
  const namesMax = Math.floor(OPEN_OUTPUTS_MAX / Math.max(modules2, 1));
  return [.../* @__PURE__ */ new Set([...missing, ...[...others].sort(byText).slice(0, namesMax)])];
}
function nameOf6(step) {
  switch (step.kind) {
    case "name":
      return step.name;
    case "key":
      return step.key;
    default:
      return null;
  }
}
var WITHOUT_OUTPUTS = /* @__PURE__ */ new Set(["length", "keys", "jsonencode", "yamlencode", "can"]);
var OutputReader = class {
  constructor(caller, isRoot) {
    this.isRoot = isRoot;
    this.#calls = new Map(caller.calls.map((call) => [call.name, call]));
  }
  isRoot;
  outputs = /* @__PURE__ */ new Map();
  open = /* @__PURE__ */ new Set();
  others = /* @__PURE__ */ new Set();
  #calls;
  /** Resolves `module.a`. */
  findResource = (root, [first, ...path]) => {
    const call = root === "module" && first?.kind === "name" ? this.#calls.get(first.name) : void 0;
    return call === void 0 ? null : { resource: call, path };
  };
  /**
   * Collects the outputs that an expression reads.
   * @param outers the enclosing expressions, nearest first
   */
  addRead(expression, outers, position) {
    if (expression.kind !== "traversal") return;
    const loops = outers.filter((outer) => outer.kind === "for");
    const source = traceSource(expression, position.scope, loops);
    if (source === null) this.#addOther(expression, loops, position);
    else this.#addOutputs(source.resource, source.path, () => this.#isFollowed(expression, outers, position));
  }
  /** Records the outputs that a path reads, or that the module is passed on as a whole. */
  #addOutputs(call, path, isFollowed) {
    const firstName = path.findIndex(({ kind }) => kind === "name");
    const names = path.slice(0, firstName < 0 ? path.length : firstName + 1).flatMap((step) => nameOf6(step) ?? []);
    if (firstName < 0 && (isRepeated(call) || names.length === 0) && !isFollowed()) this.open.add(call.name);
    const outputs = this.outputs.get(call.name) ?? /* @__PURE__ */ new Set();
    this.outputs.set(call.name, outputs);
    for (const name of names) outputs.add(name);
  }
  /**
   * Collects names that may be outputs. A resource has attributes of its own, but a loop, a local or a variable may
   * stand for anything.
   */
  #addOther({ root, steps }, loops, { scope }) {
    const isNamespace = root === "var" || root === "local" || typeof root === "string" && scope.items.has(root);
    const isAny = typeof root !== "string" || loops.some(({ names }) => names.includes(root));
    if (!isNamespace && !isAny) return;
    for (const step of steps.slice(isNamespace ? 1 : 0)) {
      const name = nameOf6(pathStepOf(step));
      if (name !== null) this.others.add(name);
    }
  }
  /**
   * True if `traceSource` follows every use of a module that is passed on as a whole, or if none of its outputs is
   * used.
   */
  #isFollowed(expression, outers, position) {
    let inner = expression;
    for (const outer of outers) {
      const passing = passingThrough(outer, inner);
      if (passing !== "passed") return passing === "unused" || position.attribute === "depends_on";
      inner = outer;
    }
    const [top] = position.blocks;
    if (position.attribute === "for_each" || position.attribute === "depends_on") return true;
    return top?.type === "output" ? this.isRoot : top?.type !== "module";
  }
};
function passingThrough(outer, inner) {
  switch (outer.kind) {
    case "parenthesised":
      return "passed";
    case "call":
      if (WITHOUT_OUTPUTS.has(outer.name)) return "unused";
      return (PASS_THROUGH.has(outer.name) || PICKS_ITEM.has(outer.name)) && outer.arguments[0] === inner ? "passed" : "lost";
    case "for":
      return outer.value === inner ? "passed" : "unused";
    case "conditional":
      if (outer.condition === inner) return "unused";
      return outer.whenTrue === inner ? "passed" : "lost";
    case "tuple":
    case "object":
      return "lost";
    default:
      return "unused";
  }
}

// src/planning/offline/copy/file-copier.ts
var import_node_path14 = require("node:path");
async function copyFileReads(fileReads, layout, io) {
  const copier = new FileCopier(layout, io);
  const results = /* @__PURE__ */ new Map();
  for (const fileRead of fileReads) {
    const key = keyOf5(fileRead, layout);
    if (!results.has(key)) results.set(key, await copier.copy(fileRead));
  }
  return (fileRead) => results.get(keyOf5(fileRead, layout)) ?? "no";
}
var keyOf5 = ({ path, isDirectory, isTemplate, module: module80 }, layout) => [filesFor(layout, module80).number, isDirectory, isTemplate, path].join("\n");
var FileCopier = class {
  constructor(layout, io) {
    this.layout = layout;
    this.io = io;
  }
  layout;
  io;
  /** Paths of files in the copy. */
  #copied = /* @__PURE__ */ new Set();
  /** True once a file was left out because of COPIED_FILES_MAX. */
  #isFull = false;
  #bytes = 0;
  #visited = 0;
  /** Copies a file or a directory, and returns whether it can be read. */
  async copy(fileRead) {
    const { top } = filesFor(this.layout, fileRead.module);
    if (!isWithin(top, fileRead.path) || isNeverReadBelow(top, fileRead.path)) return "no";
    return fileRead.isDirectory ? this.#directory(fileRead, fileRead.path, top, []) : this.#file(fileRead, fileRead.path, top);
  }
  /** Copies a file. One that was copied before is not copied again. */
  async #file(fileRead, path, top) {
    const target = copyOfFile(this.layout, { ...fileRead, path });
    if (this.#copied.has(target)) return "yes";
    if (this.#copied.size >= COPIED_FILES_MAX) this.#isFull = true;
    if (this.#isFull || !this.#countVisit()) return "no";
    const inspected = await readWithin(top, path, COPIED_FILE_BYTES_MAX, this.io);
    if (inspected.is === "missing") return "missing";
    if (inspected.is !== "read" || isNeverReadBelow(top, inspected.path)) return "no";
    const { bytes } = inspected;
    if (fileRead.isTemplate && callsMachineFunctions(Buffer.from(bytes).toString("utf8"))) return "no";
    this.#bytes += bytes.length;
    if (this.#bytes > COPIED_BYTES_MAX || !await this.#write(target, bytes)) return "no";
    this.#copied.add(target);
    return "yes";
  }
  /**
   * Writes a file of the copy. Returns false if its path is too long there, although it is short enough in the source.
   */
  async #write(target, bytes) {
    try {
      await this.io.makeDirectory((0, import_node_path14.dirname)(target));
      await this.io.writeNew(target, bytes);
      return true;
    } catch (error) {
      if (error.code === "ENAMETOOLONG") return false;
      throw error;
    }
  }
  /**
   * Copies a directory. Leaves out files that must not be read, so `fileset` does not list them and `file` reports them
   * missing. A template may read any file of its directory, so one such file refuses the directory.
   * @param above real paths of the enclosing directories
   */
  async #directory(fileRead, directory, top, above) {
    const inspected = await inspectWithin(top, directory, this.io);
    if (inspected.is === "missing") return "missing";
    if (inspected.is !== "directory" || isNeverReadBelow(top, inspected.path)) return "no";
    if (above.includes(inspected.path)) return "yes";
    if (above.length > COPIED_DEPTH_MAX || !this.#countVisit()) return "no";
    let result = "yes";
    for (const { name, kind } of await this.io.list(inspected.path).catch(() => [])) {
      if (isNeverRead(name)) continue;
      const path = (0, import_node_path14.join)(directory, name);
      const leadsToDirectory = kind === "directory" || kind === "link" && (await inspectWithin(top, path, this.io)).is === "directory";
      const entry = leadsToDirectory ? await this.#directory(fileRead, path, top, [...above, inspected.path]) : await this.#file(fileRead, path, top);
      if (this.#isFull || this.#visited > VISITED_ENTRIES_MAX) return "no";
      if (entry === "no" && fileRead.isTemplate) result = "no";
    }
    return result;
  }
  /** Counts a visited entry; false above the limit. Links to directories can multiply the entries without end. */
  #countVisit() {
    return ++this.#visited <= VISITED_ENTRIES_MAX;
  }
};

// src/planning/offline/copy/copy.ts
var PrivateCopy = class {
  constructor(tree, layout, io, engine) {
    this.tree = tree;
    this.layout = layout;
    this.io = io;
    this.engine = engine;
    this.#sourceCode = directoriesOf(tree);
    for (const node of modulesOf2(tree)) {
      const { directory } = node.code;
      if (!this.#gaps.has(directory)) this.#gaps.set(directory, gapsIn(node));
    }
    const opaque = /* @__PURE__ */ new Map();
    for (const { from, call, to } of callsOf(tree)) {
      const hasNoCode = isOpaque(to);
      const directory = hasNoCode ? (0, import_node_path15.join)(layout.root, MODULES, layout.names.name(`.${to.path.join(".")}`)) : copyOf2(layout, to.code.directory);
      if (hasNoCode) opaque.set((0, import_node_path15.join)(directory, "main.tf"), { module: to, caller: from });
      this.#calledDirectories.set(callKey(from, call.name, to), directory);
      const key = sourceKey(from, call.name);
      const path = localSource(copyOf2(layout, from.directory), directory);
      if (!this.#callSources.has(key)) this.#callSources.set(key, { path, isOpaque: hasNoCode });
    }
    this.#stubs = new Stubs(opaque, tree);
    const stubs = this.#stubs.texts(/* @__PURE__ */ new Set());
    this.plannedCode = [
      ...this.#sourceCode,
      ...[...stubs].map(([path, text]) => readModule((0, import_node_path15.dirname)(path), [parseHcl(text, path)]))
    ];
  }
  tree;
  layout;
  io;
  engine;
  /** All code that is planned: the code of the source, and the stand-ins for modules whose code is not available. */
  plannedCode;
  /** The code of the source alone. */
  #sourceCode;
  /** Sources of module calls in the copy, by `sourceKey`. Of several calls with one key, the first counts. */
  #callSources = /* @__PURE__ */ new Map();
  /** Directories of modules in the copy, by `callKey`. */
  #calledDirectories = /* @__PURE__ */ new Map();
  #stubs;
  /** Undeclared names by the directory of their module. */
  #gaps = /* @__PURE__ */ new Map();
  /** Written texts by path. */
  #texts = /* @__PURE__ */ new Map();
  /**
   * Writes the parts that are the same in every attempt, and copies the files that expressions read. Returns a function
   * that tells whether a file can be read in the copy.
   */
  async prepare() {
    const { root, top } = this.layout;
    for (const directory of [root, (0, import_node_path15.join)(top, HOME), (0, import_node_path15.join)(top, PROVIDERS2)]) await this.io.makeDirectory(directory);
    await this.#write((0, import_node_path15.join)(root, MODULES, "modules.json"), JSON.stringify({ Modules: this.#manifest() }));
    const configurations = missingConfigurations(this.tree.code);
    if (configurations !== "") await this.#write((0, import_node_path15.join)(root, PROVIDERS_FILE), configurations);
    const fileReads = this.#sourceCode.flatMap(
      (code) => code.files.flatMap((file) => filesReadBy(file, code, this.tree.code.directory))
    );
    return copyFileReads(fileReads, this.layout, this.io);
  }
  /**
   * Writes the code for one attempt, except files that have not changed since the last one.
   * @param readable the result of `prepare`
   */
  async write(readable, repairs, shortcuts) {
    const files = /* @__PURE__ */ new Map();
    const removals = [];
    const unknown = [];
    for (const code of this.#sourceCode) {
      for (const file of code.files) {
        const safe = sanitise(file, code, {
          rootDirectory: this.tree.code.directory,
          pathInCopy: (fileRead) => localSource(this.layout.root, copyOfFile(this.layout, fileRead)),
          absoluteOf: (path2) => absoluteOf(this.layout, path2),
          sourceOf: (module80, call) => this.#callSources.get(sourceKey(module80, call)) ?? null,
          gapsOf: ({ directory }) => this.#gaps.get(directory) ?? [],
          readable,
          repairs,
          shortcuts,
          asksForMarks: asksForMarks(this.engine)
        });
        const path = this.#codePath(pathOf2(code, file));
        files.set(path, { text: safe.text, toOriginal: safe.toOriginal, original: pathOf2(code, file), module: code });
        for (const removal of safe.removals) removals.push(removal);
        for (const call of safe.unknown) unknown.push(call);
      }
    }
    await Promise.all([...files].map(([path, { text }]) => this.#write(path, text)));
    for (const [path, text] of this.#stubs.texts(repairs.outputs)) await this.#write(path, text);
    return { files, removals, unknownCalls: unknown, stubs: this.#stubs };
  }
  /**
   * Returns the path of a code file in the copy. Terraform does not read `.tofu` files, so they become `.tf` files.
   * That name is free: a `.tofu` file replaces the `.tf` file of the same name, which is not copied.
   */
  #codePath(original) {
    const path = copyOf2(this.layout, original);
    return this.engine.command === "terraform" ? path.replace(/\.tofu(?=(?:\.json)?$)/, ".tf") : path;
  }
  /**
   * Returns the manifest that `terraform init` would write:
   * https://developer.hashicorp.com/terraform/cli/commands/init#child-module-installation
   */
  #manifest() {
    const { root } = this.layout;
    const relativePath2 = (path) => (0, import_node_path15.relative)(root, path).split(import_node_path15.sep).join("/") || ".";
    const entries2 = [{ Key: "", Source: "", Dir: "." }];
    for (const { path, code, children } of modulesOf2(this.tree)) {
      for (const [name, child] of children) {
        const source = this.#callSources.get(sourceKey(code, name))?.path ?? "";
        const directory = this.#calledDirectories.get(callKey(code, name, child));
        entries2.push({ Key: [...path, name].join("."), Source: source, Dir: relativePath2(directory) });
      }
    }
    return entries2;
  }
  async #write(path, text) {
    if (this.#texts.get(path) === text) return;
    if (!this.#texts.has(path)) await this.io.makeDirectory((0, import_node_path15.dirname)(path));
    this.#texts.set(path, text);
    await this.io.writeFile(path, text);
  }
};
var sourceKey = ({ directory }, call) => `${directory}
${call}`;
var nameInMessages = ({ original, module: module80 }) => module80.files.find((file) => pathOf2(module80, file) === original)?.path ?? (0, import_node_path15.basename)(original);

// src/planning/offline/known-after-apply/shortcuts.ts
var NO_SHORTCUTS = () => [];
function shortcutsFor(unknownValues) {
  const nodes = /* @__PURE__ */ new Map();
  for (const node of modulesOf2(unknownValues.tree))
    if (!nodes.has(node.code.directory)) nodes.set(node.code.directory, node);
  const names = /* @__PURE__ */ new Map();
  return (code, file) => {
    const node = nodes.get(code.directory);
    if (node === void 0) return [];
    const known = names.get(code.directory) ?? namesOf(code);
    names.set(code.directory, known);
    return file.body.blocks.flatMap((block) => {
      const orderEdits2 = block.type === "module" || block.type === "data" ? emptyDependsOn(block, known) : [];
      const hasArguments = block.type === "module" && file.syntax === "native";
      return hasArguments ? [...orderEdits2, ...unknownArguments(block.body, node, unknownValues)] : orderEdits2;
    });
  };
}
var REFUSED_ROOTS = /* @__PURE__ */ new Set(["var", "local", "each", "count", "self", "path", "terraform"]);
function emptyDependsOn({ body: body2 }, names) {
  const value2 = attributeOf2(body2, "depends_on")?.value;
  if (value2?.kind !== "tuple" || !value2.items.every((item) => isDeclared(item, names))) return [];
  return [{ start: value2.span.start, end: value2.span.end, text: "[]" }];
}
var isDeclared = (item, names) => item.kind === "traversal" && typeof item.root === "string" && !REFUSED_ROOTS.has(item.root) && subjectOf(item, names) !== null;
var unknownArguments = (body2, node, unknownValues) => body2.attributes.filter(({ name }) => !RESERVED_VARIABLES.has(name)).flatMap(({ value: value2 }) => traversalsIn(value2)).filter((traversal) => unknownValues.isProviderAttribute(traversal, node)).map(({ span: { start, end } }) => ({ start, end, text: UNKNOWN_TEXT }));

// src/planning/offline/known-after-apply/unknown-values.ts
var STRICT = new Set(
  "abs ceil compact distinct flatten floor keys length nonsensitive one reverse sort sum tolist tomap tonumber toset tostring values".split(" ")
);
var ARITHMETIC = /* @__PURE__ */ new Set(["+", "-", "*", "/", "%"]);
var KNOWN_SHAPES = /* @__PURE__ */ new Set(["object", "tuple"]);
var UnknownValues = class {
  constructor(tree, schemas, engine) {
    this.tree = tree;
    this.engine = engine;
    this.#schemas = new Map(schemas.map((schema) => [schema.address, schema]));
    for (const from of modulesOf2(tree)) {
      for (const call of from.code.calls) {
        const to = from.children.get(call.name);
        if (to !== void 0 && !isOpaque(to)) this.#callers.set(to, { from, call });
      }
    }
  }
  tree;
  engine;
  /** Schemas by provider address. */
  #schemas;
  #declarations = /* @__PURE__ */ new Map();
  #callers = /* @__PURE__ */ new Map();
  /**
   * True for a reference of which both the value and its type are unknown: `aws_vpc.main.id`, or a module output that
   * is nothing else.
   */
  isProviderAttribute({ root, steps }, node, depth = 0) {
    if (depth > KNOWN_LATER_DEPTH || typeof root !== "string") return false;
    const [first, second, ...rest] = steps;
    if (first?.kind !== "attribute") return false;
    if (root !== "module") {
      const resource = this.#resourceIn(node, root, first.name);
      return resource !== null && !isRepeated(resource) && this.#isComputed(resource, second, node) && areLiteral(rest);
    }
    const output = this.#outputOf(node, first.name, second);
    if (output === null || isRepeated(output.call) || output.value.kind !== "traversal") return false;
    return areLiteral(rest) && this.isProviderAttribute(output.value, output.node, depth + 1);
  }
  /** True if a value as a whole is unknown; its type may be known. */
  isUnknown(expression, node, depth = 0) {
    if (depth > KNOWN_LATER_DEPTH) return false;
    const inner = (part) => part !== void 0 && this.isUnknown(part, node, depth + 1);
    switch (expression.kind) {
      case "parenthesised":
        return inner(expression.inner);
      case "for":
        return inner(expression.collection);
      case "operation":
        return ARITHMETIC.has(expression.operator) && expression.operands.some(inner);
      case "call":
        return STRICT.has(expression.name) && !expression.expands && inner(expression.arguments[0]);
      case "traversal":
        return this.#isUnknownTraversal(expression, node, depth);
      default:
        return false;
    }
  }
  /** True if the value of a reference as a whole is unknown. */
  #isUnknownTraversal({ root, steps }, node, depth) {
    if (typeof root !== "string") return this.isUnknown(root, node, depth + 1);
    const [first, ...rest] = steps;
    if (first?.kind !== "attribute") return false;
    if (root === "local") {
      const value2 = node.code.locals.get(first.name);
      return value2 !== void 0 && this.isUnknown(value2, node, depth + 1);
    }
    if (root === "var") return this.#isUnknownVariable(first.name, node, depth);
    const hasInstanceKey = rest[0]?.kind === "index";
    if (root === "module") {
      const output = this.#outputOf(node, first.name, hasInstanceKey ? rest[1] : rest[0]);
      if (output === null || isRepeated(output.call) !== hasInstanceKey) return false;
      return this.isUnknown(output.value, output.node, depth + 1);
    }
    const resource = this.#resourceIn(node, root, first.name);
    if (resource === null) return false;
    const attribute = hasInstanceKey ? rest[1] : rest[0];
    return isRepeated(resource) === hasInstanceKey && this.#isComputed(resource, attribute, node);
  }
  /** True if the module call sets the variable to an unknown value. */
  #isUnknownVariable(name, node, depth) {
    const type = node.code.variables.get(name)?.type;
    if (type === void 0 || type?.kind === "call" && KNOWN_SHAPES.has(type.name)) return false;
    const argument = this.argumentFor(name, node);
    return argument !== null && this.isUnknown(argument.value, argument.from, depth + 1);
  }
  /**
   * Returns the argument that sets a variable, and the module that contains it. Null for the root's variables and for
   * variables that the call does not set.
   */
  argumentFor(name, node) {
    const caller = this.#callers.get(node);
    if (caller === void 0) return null;
    const value2 = argumentOf(caller.call.block.body, name);
    return value2 === null ? null : { value: value2, from: caller.from };
  }
  /** True for `aws_vpc.main.id`, `aws_vpc.main[0].id` and `aws_vpc.main[*].id` if the provider sets the attribute. */
  isOfProvider({ root, steps }, node) {
    const [name, second, third] = steps;
    if (typeof root !== "string" || name?.kind !== "attribute") return false;
    const resource = this.#resourceIn(node, root, name.name);
    return resource !== null && this.#isComputed(resource, second?.kind === "attribute" ? second : third, node);
  }
  /**
   * Returns the value of a module's output; null if its value may not be the one in the code.
   * @param name name of the call
   * @param step the step that names the output
   */
  #outputOf(node, name, step) {
    const child = node.children.get(name);
    const call = this.#declarationsIn(node).calls.get(name);
    if (child === void 0 || isOpaque(child) || call === void 0 || step?.kind !== "attribute") return null;
    if (canBeDisabled(call.block)) return null;
    const output = child.code.outputs.get(step.name);
    if (output?.value == null || output.block.body.attributes.some(({ name: name2 }) => !HARMLESS_OUTPUT_ARGUMENTS.has(name2)))
      return null;
    return { node: child, call, value: output.value };
  }
  /** Returns a managed resource of a module; null if there is none. */
  #resourceIn(node, type, name) {
    return this.#declarationsIn(node).resources.get(`${type}.${name}`) ?? null;
  }
  #declarationsIn({ code }) {
    const known = this.#declarations.get(code);
    if (known !== void 0) return known;
    const managed = code.resources.filter(({ mode }) => mode === "managed");
    const declarations = {
      resources: new Map(managed.map((resource) => [`${resource.type}.${resource.name}`, resource])),
      calls: new Map(code.calls.map((call) => [call.name, call]))
    };
    this.#declarations.set(code, declarations);
    return declarations;
  }
  /** True if a step names an attribute that only the provider sets. */
  #isComputed(resource, step, { code }) {
    if (step?.kind !== "attribute" || canBeDisabled(resource.block)) return false;
    const address = addressOfResource(resource, code, this.engine);
    const schema = this.#schemas.get(address)?.resources.get(resource.type)?.attributes.get(step.name);
    if (address === BUILT_IN || schema?.computed !== true || schema.type !== "dynamic") return false;
    const { attributes, blocks } = resource.block.body;
    return !attributes.some(({ name }) => name === step.name) && !blocks.some((block) => block.type === step.name || isDynamic(block) && block.labels[0] === step.name);
  }
};
var HARMLESS_OUTPUT_ARGUMENTS = /* @__PURE__ */ new Set(["value", "description"]);
var canBeDisabled = ({ body: body2 }) => body2.blocks.some((block) => block.type === "lifecycle" && argumentOf(block.body, "enabled") !== null);
var areLiteral = (steps) => steps.every((step) => step.kind === "attribute" || step.kind === "index" && step.key.kind === "literal");

// src/planning/offline/sanitise/repairs.ts
var NO_REPAIRS = {
  attributes: /* @__PURE__ */ new Set(),
  isDeep: false,
  outputs: /* @__PURE__ */ new Set(),
  writeOnly: /* @__PURE__ */ new Set(),
  types: /* @__PURE__ */ new Map(),
  deferred: /* @__PURE__ */ new Map(),
  unknown: /* @__PURE__ */ new Map(),
  mistakes: /* @__PURE__ */ new Map()
};

// src/planning/offline/values/variables.ts
var import_node_path16 = require("node:path");
async function prepareVariables(root, varFiles, layout, io) {
  const names = /* @__PURE__ */ new Map();
  const variablesSet = new Set(variablesIn(io.env));
  const auto = await readAutoVariableFiles([variableDirectoryOf(root)], VARIABLE_FILE_BYTES_MAX, io);
  const warnings = [...auto.warnings];
  const files = [];
  const copyFile = async (name, bytes, path) => {
    const file = parsableFile(name, bytes);
    if (file.warning !== null) warnings.push(file.warning);
    await io.writeFile(path, file.content);
    names.set(path, name);
    files.push({ name, variables: file.variables });
    for (const variable of file.variables) variablesSet.add(variable);
  };
  for (const { name, bytes } of auto.files) await copyFile(name, bytes, (0, import_node_path16.join)(layout.root, name));
  const options2 = [];
  await io.makeDirectory((0, import_node_path16.join)(layout.top, VARIABLES));
  for (const [index, name] of varFiles.entries()) {
    const path = (0, import_node_path16.join)(layout.top, VARIABLES, `${index}-${isJsonName(name) ? "given.tfvars.json" : "given.tfvars"}`);
    await copyFile(name, await readVarFile(name, io), path);
    options2.push(`-var-file=${path}`);
  }
  warnings.push(...variableFileWarnings(root.code, files));
  const missing = [...root.code.variables.values()].filter(
    (variable) => variable.default === null && !variablesSet.has(variable.name)
  );
  const cloud = mostUsedCloud(directoriesOf(root).flatMap(({ resources }) => resources.map(({ type }) => type)));
  const placeholders2 = new Map(missing.map(({ name, type }) => [name, placeholderFor2(name, type, cloud)]));
  if (placeholders2.size > 0) {
    const path = (0, import_node_path16.join)(layout.top, VARIABLES, "made-up.tfvars.json");
    await io.writeFile(path, jsonOf(placeholders2));
    options2.unshift(`-var-file=${path}`);
  }
  return { options: options2, placeholders: placeholders2, names, warnings, leftOut: auto.leftOut };
}
var jsonOf = (values) => `{${[...values].map(([name, value2]) => `${JSON.stringify(name)}:${JSON.stringify(value2)}`).join(",")}}`;
async function readVarFile(name, io) {
  const path = (0, import_node_path16.resolve)(io.directory, name);
  try {
    const bytes = await io.sizeOf(path);
    if (bytes !== null && bytes <= VARIABLE_FILE_BYTES_MAX) return await io.readFile(path);
  } catch (cause) {
    throw new InvalidInput(variableFileUnreadable2(name), { remedy: VARIABLE_FILE_REMEDY2, cause });
  }
  throw new InvalidInput(variableFileUnreadable2(name), { remedy: VARIABLE_FILE_REMEDY2 });
}
function parsableFile(name, bytes) {
  if (isJsonName(name)) return parsableJson(name, bytes);
  const { body: body2, text, faults } = parseFile((0, import_node_path16.basename)(name), bytes);
  const namesOf3 = (attributes) => attributes.map((attribute) => attribute.name);
  const [fault] = faults;
  if (fault === void 0) return { content: bytes, variables: namesOf3(body2.attributes), warning: null };
  const readable = body2.attributes.filter(({ value: value2 }) => [...expressionsIn(value2)].every(isReadable));
  const warning = variableFileFault(name, fault.line, fault.column, fault.problem);
  return { content: textOfAttributes(readable, text), variables: namesOf3(readable), warning };
}
var isReadable = ({ kind }) => kind !== "unreadable";
function textOfAttributes(attributes, text) {
  let previousEnd = 0;
  const pieces = attributes.map(({ span: { start, end } }) => {
    const between = text.slice(previousEnd, start).replace(/[^\n]/g, "");
    const piece = `${between === "" && previousEnd > 0 ? "\n" : between}${text.slice(start, end)}`;
    previousEnd = end;
    return piece;
  });
  return `${pieces.join("")}
`;
}
function parsableJson(name, bytes) {
  try {
    const object = objectOf(JSON.parse(Buffer.from(bytes).toString("utf8")));
    if (object !== null) return { content: bytes, variables: Object.keys(object), warning: null };
  } catch {
  }
  return { content: "{}", variables: [], warning: variableFileNotJson(name) };
}
function placeholderFor2(name, type, cloud, depth = 0) {
  if (type === null || depth > PLACEHOLDER_DEPTH) return textFor(name, cloud);
  if (type.kind === "parenthesised") return placeholderFor2(name, type.inner, cloud, depth);
  const keyword = typeKeyword(type);
  const inner = type.kind === "call" ? type.arguments[0] ?? null : null;
  switch (keyword) {
    case "number":
      return numberFor(name);
    case "bool":
      return !defaultsToFalse(name);
    case "list":
    case "set":
      return itemsFor(name, inner, cloud, depth);
    case "map":
      return { [ELEMENT]: placeholderFor2(singular(name), inner, cloud, depth + 1) };
    case "tuple":
      return inner?.kind === "tuple" ? inner.items.map((item) => placeholderFor2(name, item, cloud, depth + 1)) : [];
    case "object":
      return inner?.kind === "object" ? objectFor(inner.entries, cloud, depth) : {};
    default:
      return textFor(name, cloud);
  }
}
function objectFor(entries2, cloud, depth) {
  const object = /* @__PURE__ */ Object.create(null);
  for (const { key, value: value2 } of entries2) {
    if (key.kind !== "literal" || value2.kind === "call" && value2.name === "optional") continue;
    const name = String(key.value);
    object[name] = placeholderFor2(name, value2, cloud, depth + 1);
  }
  return object;
}
var singular = (name) => name.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
function itemsFor(name, inner, cloud, depth) {
  const placeholder = placeholderFor2(singular(name), inner, cloud, depth + 1);
  const single = typeof placeholder === "string" ? itemTextFor(singular(name), cloud) : placeholder;
  if (typeof single !== "string") return [single];
  const items = Array.from({ length: PLACEHOLDER_ITEMS }, (_, index) => itemFor(name, single, cloud, index));
  const different = items.filter((item) => item !== null);
  return different.length < items.length ? [single] : different;
}

// src/planning/offline/index.ts
async function planOffline(source, options2, io) {
  const workspace = await chooseWorkspace(options2.workspace ?? void 0, options2.tree.code.directory, io);
  return io.withTemporaryDirectory(
    (top) => new OfflinePlan(source, options2, workspace, layoutOf(options2.tree, top), io).make()
  );
}
var OfflinePlan = class {
  constructor(source, options2, workspace, layout, io) {
    this.source = source;
    this.options = options2;
    this.workspace = workspace;
    this.layout = layout;
    this.io = io;
    this.#budget = { left: options2.seconds };
    this.#references = hclReferences(options2.tree);
  }
  source;
  options;
  workspace;
  layout;
  io;
  /** Seconds left for all attempts together. */
  #budget;
  /** The user's home directory, once a version manager needs it; null for an empty home. */
  #home = null;
  /** Configuration addresses of the resources that exist if placeholders are taken as unknown. */
  #proven = /* @__PURE__ */ new Set();
  /** The references of the code. */
  #references;
  #locations = new PlaceholderLocations();
  #certainties = /* @__PURE__ */ new Map();
  /** @throws InvalidInput if a variable file cannot be read */
  async make() {
    const { tree, varFiles, onStep } = this.options;
    onStep(STEP_COPYING);
    const copy = new PrivateCopy(tree, this.layout, this.io, this.options.engine);
    const readable = await copy.prepare();
    await this.io.writeFile((0, import_node_path17.join)(this.layout.top, HOME, CLI_CONFIG), "");
    const variables = await prepareVariables(tree, varFiles, this.layout, this.io);
    const proven = await provenInstances(this.options, this.workspace, this.io);
    const reason = tooManyInstances(proven);
    if (reason !== null) return { end: "failed", reason, diagnostics: [], whole: [] };
    this.#proven = new Set(proven.keys());
    const reporter = new DiagnosticReporter(this.options, this.layout, variables.names);
    const { attempt, attempts, ...outcome } = await this.#attempts(copy, readable, variables, reporter);
    if (attempt.end !== "planned") return reporter.failed(attempt, outcome.written, this.#budget.left <= 0);
    const plan2 = parseJsonFile(Buffer.from(withNumberedKeys(attempt.text)), this.source.name).value;
    const references = this.#references;
    const proof = proofOfPlan(tree, plan2, this.workspace, variables.placeholders);
    const planned = withLocations(readMarkedPlan(plan2, this.source.name, null, references, proof), this.#locations);
    const inventory = {
      ...planned,
      doubts: variables.leftOut.map(doubtAboutFile),
      warnings: [...variables.warnings, ...planned.warnings]
    };
    const known = withoutPlaceholders2(inventory, references, { tree, variables, ...outcome }, proof);
    return { end: "planned", ...known, inventory: withCodeValues(known.inventory, proof), attempts };
  }
  /**
   * Plans again with more repairs until Terraform accepts the copy or no repair is left. If placeholders made an
   * instance count zero, the accepted plan is repeated with that count unknown. If the repeated plan fails, the earlier
   * plan is the result.
   */
  async #attempts(copy, readable, variables, reporter) {
    const { tree, engine } = this.options;
    const isCircular = hasCycle(this.#references);
    let repairs = NO_REPAIRS;
    let best = null;
    for (let attempts = 1; ; attempts++) {
      reporter.step(attempts, repairs);
      const providers = this.#inferProviders(copy, repairs);
      const unknownValues = new UnknownValues(tree, providers.schemas, engine.command);
      const written = await copy.write(readable, repairs, isCircular ? NO_SHORTCUTS : shortcutsFor(unknownValues));
      const attempt = await this.#plan(providers, variables);
      const outcome = { written, repairs, attempts, attempt, certainties: new Map(this.#certainties) };
      reporter.debug(attempts, attempt, written);
      if (attempt.end === "planned") best = outcome;
      if (attempts >= ATTEMPTS_MAX || this.#budget.left <= 0) return best ?? outcome;
      const better = this.#betterRepairs(outcome, unknownValues, variables);
      if (better === null) return best ?? outcome;
      repairs = better;
    }
  }
  /** Returns the repairs for the next attempt. Null if another attempt would not help. */
  #betterRepairs(outcome, unknownValues, variables) {
    const { attempt, attempts, repairs, written } = outcome;
    if (attempt.end === "planned") return this.#withoutZeros(outcome, attempt.text, variables);
    if (attempt.end !== "refused") return null;
    return moreRepairs(
      attempt.diagnostics,
      repairs,
      written,
      this.layout,
      (draft) => this.#unknownCounts(unknownValues, draft, attempts < CAREFUL_ATTEMPTS_MAX ? null : written)
    );
  }
  /**
   * Returns the repairs for a plan in which instance counts that are zero because of a placeholder are unknown. Null if
   * there are none.
   */
  #withoutZeros(outcome, text, variables) {
    const { tree } = this.options;
    const draft = new Draft(outcome.repairs);
    const origins = () => originsIn(JSON.parse(text));
    const inputs = { tree, variables, ...outcome };
    draft.makeCountsUnknown(placeholderZeroCounts(origins, this.#proven, this.#references, inputs));
    return draft.isChanged ? draft.repairs() : null;
  }
  /**
   * Returns the instance counts to take as unknown. After some attempts they include counts that only may be unknown,
   * because finding each one with a separate plan would take too long.
   * @param written null in the first attempts, which take only counts that are certainly unknown
   */
  #unknownCounts(unknownValues, repairs, written) {
    const dependent = countsDependingOn(
      unknownValues.tree,
      this.#references,
      unknownSources(unknownValues.tree, repairs, written)
    );
    const counts = written === null ? unknownCounts(unknownValues) : possiblyUnknownCounts(unknownValues);
    return [...counts, ...dependent];
  }
  /** Infers the schemas of the providers from the code and the repairs so far. */
  #inferProviders(copy, repairs) {
    const use = gatherUse(copy.plannedCode, this.options.engine.command, repairs);
    return { use, schemas: schemasOf(use, repairs).map(withLocation) };
  }
  /**
   * Plans, and tries again with the user's home if the engine did not start: a version manager may live in it and fail
   * without it.
   */
  async #plan(providers, variables) {
    const attempt = await this.#attempt(providers, variables);
    if (attempt.end !== "not-started" || this.#home !== null) return attempt;
    this.#home = this.io.home;
    return this.#attempt(providers, variables);
  }
  /** Runs one plan while the stand-in providers run. */
  async #attempt({ use, schemas }, variables) {
    const { engine, tree, seconds } = this.options;
    const servers = await startProviders(
      schemas,
      answersFrom(
        use,
        (location) => this.#locations.tokenOf(location),
        (type, certainty) => this.#certainties.set(type, leastCertain([certainty, this.#certainties.get(type) ?? certainty]))
      ),
      this.io,
      (0, import_node_path17.join)(this.layout.top, PROVIDERS2)
    );
    try {
      const env = planEnvironment(this.io.env, this.layout, {
        engine,
        home: this.#home,
        reattach: servers.reattach,
        workspace: this.workspace === DEFAULT_WORKSPACE ? null : this.workspace,
        variables: tree.code.variables
      });
      return await attemptPlan(
        { engine, layout: this.layout, env, budget: this.#budget, seconds },
        variables.options,
        this.io
      );
    } finally {
      await servers.close();
    }
  }
};
var provenInstances = ({ tree, varFiles }, workspace, io) => countInstances(tree, { varFiles: varFiles.map((path) => (0, import_node_path17.resolve)(io.directory, path)), workspace }, io);
function tooManyInstances(counts) {
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (total <= PLANNED_INSTANCES_MAX) return null;
  return instancesTooMany(...sorted[0], PLANNED_INSTANCES_MAX);
}
var DiagnosticReporter = class {
  /** @param names the user's names of variable files, by absolute path in the copy */
  constructor(options2, layout, names) {
    this.options = options2;
    this.layout = layout;
    this.names = names;
    this.#hidden = [[layout.top, ""]];
  }
  options;
  layout;
  names;
  #hidden;
  /** Announces an attempt. */
  step(attempts, { unknown }) {
    const { engine, onStep } = this.options;
    const count = [...unknown.values()].reduce((sum, { size }) => sum + size, 0);
    if (attempts === 1) onStep(stepPlanning(engine.command));
    else onStep(stepPlanningAgain(engine.command, attempts, count));
  }
  /** Prints the details of an attempt; nothing without `--debug`. */
  debug(attempts, attempt, written) {
    const { debug } = this.options;
    if (debug == null) return;
    if (attempts === 1) {
      for (const { file, line, what } of written.removals) {
        debug(removedFromCopy(positionIn(file, line), what));
      }
    }
    if ("diagnostics" in attempt) for (const line of this.#whole(attempt.diagnostics, written)) debug(line);
  }
  /**
   * Returns the result of a plan that failed.
   * @param isLate true if the time limit was reached
   */
  failed(attempt, written, isLate) {
    const { engine, seconds } = this.options;
    const failure2 = (reason, diagnostics2 = [], whole2 = []) => ({
      end: "failed",
      reason: isLate ? planTooLong(seconds) : reason,
      diagnostics: diagnostics2,
      whole: whole2
    });
    if (attempt.end === "broken") return { ...failure2(attempt.reason), isOfMachine: true };
    if (attempt.end === "not-started") {
      const output = withoutDirectories(attempt.output, this.#hidden);
      return failure2(planFailed(engine.command, output || NO_REASON_GIVEN));
    }
    const placed = this.#placed(attempt.diagnostics, written);
    const short2 = shortDiagnostics(placed, this.#hidden);
    const whole = wholeDiagnostics(placed, this.#hidden);
    const failed = failure2(planFailed(engine.command, short2[0] ?? NO_REASON_GIVEN), short2, whole);
    const why = isLate ? "" : explanationOf(placed);
    return why === "" ? failed : { ...failed, why };
  }
  /** Returns the diagnostics in full, by line. */
  #whole(diagnostics2, written) {
    return wholeDiagnostics(this.#placed(diagnostics2, written), this.#hidden);
  }
  /** Returns the diagnostics at their positions in the original code. */
  #placed(diagnostics2, written) {
    return atOriginalPositions(diagnostics2, written, this.names, this.layout);
  }
};
var QUOTED = /"([^"]*)"/g;
var NAME3 = /^[A-Za-z_][\w.[\]-]*$/;
var HIDDEN = '"\u2026"';
function explanationOf(diagnostics2) {
  const first = diagnostics2.find(({ severity }) => severity === "error") ?? diagnostics2[0];
  const [line = ""] = first?.detail.split(/\r?\n/) ?? [];
  const [sentence = ""] = /^.*?[.:](?=\s|$)|^.*$/.exec(line) ?? [];
  const code = first?.snippet?.code ?? "";
  const safe = sentence.replace(
    QUOTED,
    (quotation, text, offset) => isNameIn(code, text) || isOfSchema(sentence, text, offset) ? quotation : HIDDEN
  );
  return printable([...safe].length > QUOTE_LENGTH ? `${[...safe].slice(0, QUOTE_LENGTH).join("")}\u2026` : safe);
}
var OF_SCHEMA = [
  [/\b(?:argument|attribute|input variable) $/, /^ (?:is|are) (?:required|not set|not expected|deprecated)\b/],
  [/\b(?:argument|attribute|input variable|block) named $/, /^ (?:is|are|has) not\b/],
  [/\bBlocks of type $/, /^ are not expected\b/],
  [/\b(?:at least|no more than|only) \w+ $/i, /^ blocks? (?:is|are) (?:required|allowed)\b/]
];
var isOfSchema = (sentence, text, offset) => NAME3.test(text) && OF_SCHEMA.some(
  ([before, after]) => before.test(sentence.slice(0, offset)) && after.test(sentence.slice(offset + text.length + 2))
);
var isNameIn = (code, text) => NAME3.test(text) && code.includes(text) && (isLabel(code, text) || !code.includes(`"${text}"`));
var isLabel = (code, text) => new RegExp(`^\\s*\\w+ (?:"[\\w-]+" )?"${text.replace(/[.[\]]/g, "\\$&")}"`).test(code);
function atOriginalPositions(diagnostics2, written, names, layout) {
  return diagnostics2.map((diagnostic) => {
    const { place, snippet } = diagnostic;
    if (place === null) return diagnostic;
    const located = toSourcePosition(place, written, layout);
    if (located === null) {
      const path = (0, import_node_path17.resolve)(layout.root, place.file);
      const call = written.stubs.calls.get(path);
      if (call !== void 0) return { ...diagnostic, place: placeOf3(call), snippet: null };
      const name = names.get(path);
      return name === void 0 ? diagnostic : { ...diagnostic, place: { ...place, file: name } };
    }
    const { text } = located.file;
    const line = lineAt(text, located.offset);
    const original = text.split("\n")[line - 1] ?? "";
    return {
      ...diagnostic,
      place: { file: nameInMessages(located.copied), line, column: null, bytes: null },
      // The snippet must show the user's line, not the line of the copy.
      snippet: snippet && { ...snippet, code: original, startLine: line }
    };
  });
}
var placeOf3 = ({ file, span }) => ({
  file: file.path,
  line: span.line,
  column: null,
  bytes: null
});

// src/planning/static/early.ts
async function earlyScope({ code, top }, { varFiles, workspace }, io) {
  const variables = await readVariables({ code, ...top !== void 0 && { top } }, varFiles, io);
  return earlyScopeWith(code, variables.values, workspace ?? "default");
}
var earlyScopeOfPlan = (plan2, workspace) => async ({ code }) => earlyScopeWith(code, variablesOfPlan(plan2), workspace);
var earlyScopeWith = (code, variables, workspace) => new ModuleEarlyScope(new ModuleScope(nodeOf([], code), new Configuration(variables, workspace)));
var nodeOf = (path, code) => ({ path, code, children: /* @__PURE__ */ new Map() });
var ModuleEarlyScope = class _ModuleEarlyScope {
  constructor(scope) {
    this.scope = scope;
  }
  scope;
  textOf(expression) {
    const value2 = evaluate(expression, this.scope.names());
    return typeof value2 === "string" ? value2 : null;
  }
  inside(code, call) {
    const { node, configuration } = this.scope;
    const caller = { scope: this.scope, call, repetition: { key: null } };
    return new _ModuleEarlyScope(new ModuleScope(nodeOf([...node.path, call.name], code), configuration, caller));
  }
};

// src/planning/terraform/plan.ts
var import_node_path19 = require("node:path");

// elsewhere:src/terraform/plan/dot.ts
var module78 = require("./plan.js").modules["src/terraform/plan/dot.ts"]();
var parseDot = module78.parseDot;

// src/planning/terraform/mirror.ts
var import_node_path18 = require("node:path");
var OVERRIDE_FILE = "groundplan_override.tf";
var OVERRIDE_TEXT = `# Written by groundplan for the time of one plan, so that the state of this configuration is left alone.
# If it is still here, groundplan was killed: delete it.
terraform {
  backend "local" {}
}
`;
var UNWRITABLE = /* @__PURE__ */ new Set(["EACCES", "EPERM", "EROFS"]);
async function withOverride(directory, io, work) {
  let isWritten2 = false;
  try {
    return await io.withFile((0, import_node_path18.join)(directory, OVERRIDE_FILE), OVERRIDE_TEXT, async (isNew) => {
      isWritten2 = true;
      if (!isNew) return null;
      return io.withFile((0, import_node_path18.join)(directory, LOCK_FILE), "", (isNewLock) => work(!isNewLock));
    });
  } catch (error) {
    if (!isWritten2 && UNWRITABLE.has(error.code)) return null;
    throw error;
  }
}
var LAST_OVERRIDE_FILE = `~${OVERRIDE_FILE}`;
async function mirror(directory, target, io, leftOut = []) {
  const { reach: top } = await packageContaining(directory, io);
  const copy = (0, import_node_path18.join)(target, (0, import_node_path18.relative)(top, directory));
  const isOurs = await hasText((0, import_node_path18.join)(directory, OVERRIDE_FILE), OVERRIDE_TEXT, io);
  const excluded = new Set(
    [LOCK_FILE, ...leftOut, ...isOurs ? [OVERRIDE_FILE] : []].map((name) => (0, import_node_path18.join)(directory, name))
  );
  await mirrorTree(top, target, { real: /* @__PURE__ */ new Set([directory]), excluded }, io);
  await io.writeFile((0, import_node_path18.join)(copy, LAST_OVERRIDE_FILE), OVERRIDE_TEXT);
  const lock = leftOut.includes(LOCK_FILE) ? null : await readSmallFile((0, import_node_path18.join)(directory, LOCK_FILE), LOCK_BYTES_MAX, io, null);
  if (lock !== null) await io.writeFile((0, import_node_path18.join)(copy, LOCK_FILE), lock);
  return copy;
}
async function mirrorTree(top, target, { real, excluded = /* @__PURE__ */ new Set() }, io) {
  const directories = new Set(real);
  for (const path of real) {
    for (let directory = path; directory !== top && (0, import_node_path18.dirname)(directory) !== directory; directory = (0, import_node_path18.dirname)(directory))
      directories.add(directory);
  }
  const copyDirectory = async (from, to) => {
    await io.makeDirectory(to);
    for (const { name } of await io.list(from).catch(() => [])) {
      const path = (0, import_node_path18.join)(from, name);
      if (directories.has(path)) await copyDirectory(path, (0, import_node_path18.join)(to, name));
      else if (!excluded.has(path)) await io.link((0, import_node_path18.join)(to, name), path);
    }
  };
  await copyDirectory(top, target);
}
async function hasText(path, text, io) {
  const bytes = await readSmallFile(path, text.length, io, null);
  return bytes !== null && Buffer.from(bytes).toString("utf8") === text;
}
var AUTO_VARIABLES = /(?:^terraform|\.auto)\.tfvars(?:\.json)?$/;
var isLoaded = (name) => CODE_FILE.test(name) || AUTO_VARIABLES.test(name) || name === LOCK_FILE;
async function findUnsafeFiles(directory, io, within) {
  const userPackage = within === void 0 ? await packageContaining(directory, io) : null;
  const top = within === void 0 ? userPackage?.top : await io.realPath(within);
  const unsafe = [];
  for (const { name, kind } of await io.list(directory)) {
    if (kind !== "link" && kind !== "other" || !isLoaded(name)) continue;
    const { is } = await inspectWithin(top ?? directory, (0, import_node_path18.join)(directory, name), io);
    if (is === "outside")
      unsafe.push({ name, warning: linkOutside(printable(name), userPackage?.isRepository !== false) });
    if (is === "special") unsafe.push({ name, warning: notAFile(printable(name)) });
  }
  return unsafe;
}

// src/planning/terraform/plan.ts
async function planWithTerraform(source, options2, io) {
  const directory = await io.realPath(source.directory) ?? source.directory;
  const varFiles = await findVarFiles(options2.varFiles ?? [], io);
  const workspace = await chooseWorkspace(options2.workspace, directory, io);
  await checkCode(source.name, directory, io);
  return io.withTemporaryDirectory(async (privateDirectory) => {
    const session = await beginSession(privateDirectory, directory, options2, io);
    const copy = (0, import_node_path19.join)(privateDirectory, "copy");
    const failureOptions = {
      seconds: options2.seconds,
      debug: options2.debug === true,
      hidden: hiddenDirectories([copy, directory], privateDirectory, io.home)
    };
    const code = { directory, within: options2.within, dataDirectory: dataDirectoryIn(privateDirectory) };
    const unsafeFiles = await findUnsafeFiles(directory, io, options2.within);
    const context = {
      session,
      failureOptions,
      workspace,
      varFiles,
      source: source.name,
      code,
      unsafeFiles
    };
    if (options2.inCopy !== true && unsafeFiles.length === 0) {
      const inPlace = await withOverride(directory, io, (hasLock) => planIn(directory, context, { hasLock }));
      if (inPlace !== null) return inPlace;
      session.onStep(PLANNED_IN_COPY);
    }
    const leftOut = unsafeFiles.map(({ name }) => name);
    return await planIn(await mirror(directory, copy, io, leftOut), context, null);
  });
}
var dataDirectoryIn = (privateDirectory) => (0, import_node_path19.join)(privateDirectory, "data");
async function beginSession(privateDirectory, directory, options2, io) {
  const data = dataDirectoryIn(privateDirectory);
  const temporary = (0, import_node_path19.join)(privateDirectory, "t");
  await io.makeDirectory(temporary);
  await prepareDataDirectory(usersDataDirectory(directory, io), data, io);
  return {
    io,
    command: options2.engine.command,
    env: planningEnvironment(io.env, data, temporary),
    budget: { left: options2.seconds },
    privateDirectory,
    onStep: options2.onStep ?? (() => {
    })
  };
}
async function planIn(directory, context, inPlace) {
  const { session, source } = context;
  const initialised = await init(session, directory, inPlace?.hasLock === true);
  if (inPlace !== null && NEEDS_COPY.test(printedBy(initialised))) return null;
  await outputOf2("init", initialised, context);
  if (context.workspace !== DEFAULT_WORKSPACE) {
    await outputOf2("workspace new", await newWorkspace(session, directory, context.workspace), context);
  }
  await outputOf2("plan", await plan(session, directory, context.varFiles), context);
  const json = await outputOf2("show", await show(session, directory), context);
  const planJson = parseJsonFile(Buffer.from(json), planName(source)).value;
  checkNotEmpty(planJson, source);
  const dot = dotOf(await graph(session, directory), source);
  const early = earlyScopeOfPlan(planJson, context.workspace);
  const code = await readPlannedCode({ ...context.code, working: directory, early }, session.command, session.io);
  const fromCode = code && {
    code,
    references: hclReferences(code),
    proof: proofOfPlan(code, planJson, context.workspace)
  };
  const planned = readPlan(planJson, planName(source), dot, fromCode?.references, fromCode?.proof);
  const inventory = fromCode === null ? planned : withStatements(withNamesInPart(planned, fromCode.proof), fromCode.code);
  const warnings = [
    ...context.unsafeFiles.map(({ warning }) => warning),
    ...inventory.warnings,
    ...dot === null ? [graphFailed(session.command)] : []
  ];
  const doubts = context.unsafeFiles.map(({ name }) => doubtAboutFile(printable(name)));
  return { inventory: { ...inventory, ...doubts.length > 0 && { doubts }, warnings }, plan: planJson, dot };
}
var NEEDS_COPY = /Provider dependency changes detected|Provider lock file not updated|Invalid backend configuration argument/;
var printedBy = (result) => result.end === "exit" ? `${result.stdout}
${result.stderr}` : "";
async function outputOf2(step, result, { session, failureOptions }) {
  if (result.end === "exit") {
    const isPlan = step === "plan" && result.code === 2 && await session.io.kindOf(planPath(session)) === "file";
    if (result.code === 0 || isPlan) return result.stdout;
  }
  throw await pythonFailure(diagnosticsOf(result), session.io) ?? engineFailure({ command: session.command, step, result }, failureOptions);
}
function dotOf(result, source) {
  if (result.end !== "exit" || result.code !== 0) return null;
  try {
    return parseDot(result.stdout, graphName(source));
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}
async function findVarFiles(names, io) {
  const paths = names.map((name) => (0, import_node_path19.isAbsolute)(name) ? name : (0, import_node_path19.join)(io.directory, name));
  for (const [index, path] of paths.entries()) {
    const kind = await io.kindOf(path);
    if (kind === "missing" || kind === "directory") {
      throw new InvalidInput(variableFileMissing(names[index]), { remedy: VAR_FILE_REMEDY });
    }
  }
  return paths;
}
async function checkCode(name, directory, io) {
  const entries2 = await io.list(directory);
  if (entries2.some((entry) => CODE_FILE.test(entry.name))) return;
  const shown = (folder) => import_node_path19.posix.join(printable(name), folder);
  throw noResources(
    terraformNoCode(name),
    await withFoldersBelow(NO_RESOURCES_REMEDY, directory, shown, io)
  );
}
function checkNotEmpty(value2, name) {
  if (listOf(member(value2, "resource_changes")).length > 0) return;
  throw noResources(planIsEmpty(name));
}
var noResources = (cause, remedy = NO_RESOURCES_REMEDY) => new InvalidInput(`${NO_RESOURCES_FOUND}
${causeLine(cause)}`, { remedy });
function hiddenDirectories(working, privateDirectory, home) {
  return [
    ...working.flatMap((path) => [[`${path}/`, ""], [path, "."]]),
    [privateDirectory, "<temporary>"],
    ...home.length > 1 ? [[home, "~"]] : []
  ];
}
var EXTERNAL_PROGRAM = /External Program (Lookup|Execution) Failed/;
var PYTHON = /\bpython[\d.]*\b|\.py\b/i;
async function findPython(io) {
  const result = await io.run("python3", ["--version"], { seconds: VERSION_SECONDS2 });
  if (result.end !== "exit") return null;
  const version = /^Python (\d+\.\d+\S*)/m.exec(`${result.stdout}
${result.stderr}`);
  if (result.code !== 0 || version === null) return null;
  return { version: version[1], isEnough: isAtLeast(version[1], PYTHON_VERSION_MIN) };
}
async function pythonFailure(diagnostics2, io) {
  const isPythonProgram = diagnostics2.some(
    ({ severity, summary, detail }) => severity === "error" && EXTERNAL_PROGRAM.test(`${summary}
${detail}`) && PYTHON.test(detail)
  );
  if (!isPythonProgram) return null;
  const python = await findPython(io);
  if (python?.isEnough) return null;
  const cause = python === null ? PYTHON_NOT_FOUND : pythonIs(python.version);
  return new Missing(`${PYTHON_MISSING}
${causeLine(cause)}`, {
    remedy: PYTHON_REMEDY
  });
}
async function readPlannedCode(code, engine, io) {
  const { modules: modules2 } = await readManifest((0, import_node_path19.join)(code.dataDirectory, "modules", "modules.json"), io, {
    top: code.dataDirectory
  });
  const findModule = async (_, path) => {
    const installed = modules2.get(path.join("."));
    return installed === void 0 ? { reason: "" } : { directory: (0, import_node_path19.resolve)(code.working, installed.directory) };
  };
  const options2 = {
    findModule,
    tofu: engine !== "terraform",
    ...code.within !== void 0 && { within: code.within },
    ...code.early && { early: code.early }
  };
  try {
    return (await readTree(code.directory, io, options2)).root;
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}
var run = (session, directory, args, onLine) => session.io.run(session.command, args, {
  directory,
  env: session.env,
  seconds: session.budget.left,
  budget: session.budget,
  ...onLine && { onLine }
});
function init(session, directory, readonly) {
  const { command, privateDirectory, onStep } = session;
  onStep(stepCommand(command, "init"));
  const args = [
    "init",
    "-input=false",
    "-no-color",
    "-reconfigure",
    `-backend-config=path=${(0, import_node_path19.join)(privateDirectory, "state", "terraform.tfstate")}`,
    `-backend-config=workspace_dir=${(0, import_node_path19.join)(privateDirectory, "state", "workspaces")}`,
    ...readonly ? ["-lockfile=readonly"] : []
  ];
  return run(session, directory, args, (line) => {
    if (!/^(- )?(Downloading|Installing|Finding|Using)\b/.test(line)) return;
    onStep(stepInstalling(command, firstLines(line)));
  });
}
function newWorkspace(session, directory, name) {
  session.onStep(stepWorkspace(session.command, name));
  return run(session, directory, ["workspace", "new", "-no-color", name]);
}
var planPath = ({ privateDirectory }) => (0, import_node_path19.join)(privateDirectory, "plan");
function plan(session, directory, varFiles) {
  session.onStep(stepCommand(session.command, "plan"));
  let count = 0;
  const args = [
    "plan",
    "-input=false",
    "-json",
    "-lock=false",
    `-out=${planPath(session)}`,
    ...varFiles.map((path) => `-var-file=${path}`)
  ];
  return run(session, directory, args, (line) => {
    if (line.includes('"type":"planned_change"') && lineDiagnostics(line).length === 0) {
      count++;
      session.onStep(stepPlanned(session.command, count));
    }
  });
}
function show(session, directory) {
  session.onStep(stepCommand(session.command, "show"));
  return run(session, directory, ["show", "-json", planPath(session)]);
}
function graph(session, directory) {
  session.onStep(stepCommand(session.command, "graph"));
  return run(session, directory, ["graph"]);
}

// src/planning/terragrunt/find.ts
var import_node_path20 = require("node:path");
var STACK_FILE = "terragrunt.stack.hcl";
var ROOT_FILE = "root.hcl";
var CONFIGURATION = /\.(?:hcl|(?:tf|tofu)(?:\.json)?)$/;
var hasCode = (entries2) => entries2.some(({ name }) => CODE_FILE.test(name));
var hasFile = (entries2, name) => entries2.some((entry) => entry.name === name && entry.kind !== "directory");
async function isTerragrunt(directory, io) {
  const entries2 = await io.list(directory, CONFIGURATION).catch(() => []);
  if (hasFile(entries2, UNIT_FILE)) return true;
  if (hasCode(entries2)) return false;
  if ([ROOT_FILE, STACK_FILE].some((name) => hasFile(entries2, name))) return true;
  const { units, stacks } = await findFiles(directory, io);
  return units.length > 0 || stacks.length > 0;
}
async function findFiles(directory, io) {
  const units = [];
  const stacks = [];
  let level = [directory];
  let visited = 0;
  for (let depth = 0; level.length > 0 && depth <= LEVELS_BELOW_MAX; depth++) {
    const next = [];
    for (const parent of level) {
      if (visited === DIRECTORIES_MAX) return { units, stacks, isAll: false };
      visited++;
      const entries2 = await io.list(parent).catch(() => []);
      if (hasFile(entries2, UNIT_FILE)) units.push({ directory: parent, hasCode: hasCode(entries2) });
      if (hasFile(entries2, STACK_FILE)) stacks.push(parent);
      const children = entries2.filter(({ name, kind }) => kind === "directory" && !name.startsWith("."));
      for (const { name } of children) if (name !== "node_modules") next.push((0, import_node_path20.join)(parent, name));
    }
    level = next;
  }
  return { units, stacks, isAll: true };
}

// src/planning/terragrunt/plan.ts
var import_node_path25 = require("node:path");

// elsewhere:src/terraform/plan/merge.ts
var module79 = require("./picture.js").modules["src/terraform/plan/merge.ts"]();
var mergePlans = module79.mergePlans;
var unitNames = module79.unitNames;

// src/planning/terragrunt/stack.ts
var import_node_path24 = require("node:path");

// src/planning/terragrunt/config.ts
var import_node_path22 = require("node:path");

// src/planning/terragrunt/disk.ts
var import_node_path21 = require("node:path");
var PendingLoad = class {
  constructor(load) {
    this.load = load;
  }
  load;
};
var Disk = class {
  constructor(io, { top, reach }, shown, modules2) {
    this.io = io;
    this.shown = shown;
    this.modules = modules2;
    this.top = top;
    this.reach = reach;
  }
  io;
  shown;
  modules;
  #contents = /* @__PURE__ */ new Map();
  /** Files that were read as configurations, in order of reading. */
  #configurations = /* @__PURE__ */ new Set();
  #texts = /* @__PURE__ */ new Map();
  #fetched = /* @__PURE__ */ new Map();
  /** Directories, with true if they contain Terraform code. */
  #code = /* @__PURE__ */ new Map();
  /** Directories of units that a stack would generate, with the directories that they are copied from. */
  #copies = /* @__PURE__ */ new Map();
  /** Top directories of fetched packages, in which configurations may be read too. */
  #packages = [];
  /** Top of the package. Nothing outside it can be read, except configurations below `reach`. */
  top;
  reach;
  /** Reads `template` for everything in `directory`, which Terragrunt would generate as a copy. */
  addCopy(directory, template) {
    this.#copies.set(directory, template);
  }
  /** Returns the path itself, or the path in the template of a unit that is not generated yet. */
  originalOf(path) {
    for (const [directory, template] of this.#copies) {
      if (isWithin(directory, path)) return (0, import_node_path21.join)(template, (0, import_node_path21.relative)(directory, path));
    }
    return path;
  }
  /** Returns a configuration file; null if there is no file. */
  file(path) {
    const file = this.#contentOf(path)?.file ?? null;
    if (file !== null) this.#configurations.add(file);
    return file;
  }
  /** True if a path is a file or a directory. */
  has(path) {
    return this.#contentOf(path) !== null;
  }
  /** Returns the text of a file in the user's package. Null if the file is missing or must not be read. */
  text(namedPath) {
    const path = this.originalOf(namedPath);
    const known = this.#texts.get(path);
    if (known === void 0) throw new PendingLoad(async () => void this.#texts.set(path, await this.#readText(path)));
    return known;
  }
  /** Loads the file of this name in all directories at once, and records which directories contain code. */
  prepare(directories, name) {
    const missing = directories.filter((directory) => !this.#code.has(directory));
    if (missing.length === 0) return;
    throw new PendingLoad(async () => {
      for (const directory of missing) {
        const path = (0, import_node_path21.join)(directory, name);
        if (!this.#contents.has(path)) this.#contents.set(path, await this.#load(path));
        this.#code.set(directory, hasCode(await this.io.list(directory).catch(() => [])));
      }
    });
  }
  /** True if a directory contains Terraform code. False for a directory that was not passed to `prepare`. */
  hasCode(directory) {
    return this.#code.get(directory) === true;
  }
  /** Returns the top of the package that contains a path: a fetched package, or else `reach`. */
  topOf(path) {
    return this.#packages.find((top) => isWithin(top, path)) ?? this.reach;
  }
  /**
   * Returns fetched packages, in the order of the sources. Packages that are missing are fetched in parallel.
   * @param packages names of the packages that contain the code with these sources
   */
  fetched(sources, packages) {
    const missing = sources.filter((source) => !this.#fetched.has(keyOf6(source, packages)));
    if (missing.length > 0) throw new PendingLoad(() => this.#fetchMissing(missing, packages));
    return sources.map((source) => this.#fetched.get(keyOf6(source, packages)));
  }
  async #fetchMissing(sources, packages) {
    const requests = sources.map(({ address, version }) => ({
      call: { source: address, version },
      path: [...packages, address]
    }));
    await this.modules.prepare?.(requests);
    for (const [index, { call, path }] of requests.entries()) {
      const module80 = await this.modules.findModule(call, path);
      const key = keyOf6(sources[index], packages);
      if ("reason" in module80) {
        this.#fetched.set(key, module80);
        continue;
      }
      const directory = await this.io.realPath(module80.directory).catch(() => null) ?? module80.directory;
      this.#packages.push(packageOf(directory, call.source, "").top);
      this.#fetched.set(key, { directory });
    }
  }
  /**
   * Returns the content of a path, or of the path in its template.
   * @throws PendingLoad if the path is not loaded yet
   */
  #contentOf(namedPath) {
    const path = this.originalOf(namedPath);
    const known = this.#contents.get(path);
    if (known === void 0) throw new PendingLoad(async () => void this.#contents.set(path, await this.#load(path)));
    return known;
  }
  /** Returns the first fault of each configuration, in order of reading. */
  faults() {
    return [...this.#configurations].flatMap(
      ({ path, faults: [fault] }) => fault === void 0 ? [] : [fileFault(printable(path), fault.line, fault.problem)]
    );
  }
  /** Calls `work` again and again until all files that it needs are loaded. Returns null if it needs too many loads. */
  async provide(work, loadsMax) {
    for (let loads = 0; loads < loadsMax; loads++) {
      try {
        return { value: work() };
      } catch (error) {
        if (!(error instanceof PendingLoad)) throw error;
        await error.load();
      }
    }
    return null;
  }
  async #load(path) {
    const top = this.topOf(path);
    const inspected = await inspectWithin(top, path, this.io);
    if (!("path" in inspected)) return null;
    const isInPackage = top !== this.reach || isWithin(this.top, inspected.path);
    if (!isInPackage && (inspected.path !== path || !isConfiguration(inspected))) return null;
    if (inspected.is === "directory") return { file: null };
    const content = await readWithin(top, inspected.path, CODE_BYTES_MAX, this.io);
    return content.is === "read" ? { file: parseFile(this.shown(path), content.bytes) } : null;
  }
  async #readText(path) {
    const content = await readWithin(this.top, path, TEXT_FILE_BYTES_MAX, this.io);
    return content.is === "read" ? Buffer.from(content.bytes).toString("utf8") : null;
  }
};
var keyOf6 = ({ address, version }, packages) => JSON.stringify([...packages, address, version]);
var isConfiguration = ({ is, path }) => is === "directory" || path.endsWith(".hcl");
function* directoriesAbove(directory, top) {
  let current = directory;
  while (current !== top && (0, import_node_path21.dirname)(current) !== current) {
    current = (0, import_node_path21.dirname)(current);
    yield current;
  }
}

// src/planning/terragrunt/config.ts
var NO_VALUES = { all: UNKNOWN2, withoutFiles: UNKNOWN2 };
var readConfig = (file, path, context) => new ConfigReader(context, true, /* @__PURE__ */ new Map(), 0).readFile(file, path);
var readConfigWithoutFiles = (file, path, context) => new ConfigReader(context, false, /* @__PURE__ */ new Map(), 0).readFile(file, path);
var ConfigReader = class _ConfigReader {
  constructor(context, mayReadFiles, exposedByPath, depth) {
    this.context = context;
    this.mayReadFiles = mayReadFiles;
    this.exposedByPath = exposedByPath;
    this.depth = depth;
  }
  context;
  mayReadFiles;
  exposedByPath;
  depth;
  /** Reads a file with its includes. */
  readFile(file, path) {
    const { disk, directory } = this.context;
    const includedDirectories = /* @__PURE__ */ new Map();
    const includes = [];
    const callContext = {
      disk,
      directory,
      includedDirectories,
      readConfig: (otherPath) => this.#readExposed(otherPath),
      mayReadFiles: this.mayReadFiles
    };
    const config = this.#configOf(file, { callContext, includes, layers: () => layersOf(config) });
    for (const block of blocksOf(file.body, "include")) {
      const expression = argumentOf(block.body, "path");
      const target = expression === null ? UNKNOWN2 : config.evaluate(expression);
      if (typeof target !== "string") continue;
      const includedPath = (0, import_node_path22.resolve)((0, import_node_path22.dirname)(path), target);
      const includedFile = disk.file(includedPath);
      if (includedFile === null) continue;
      const name = block.labels[0] ?? "";
      includedDirectories.set(name, (0, import_node_path22.dirname)(includedPath));
      const strategy = argumentOf(block.body, "merge_strategy");
      const merge = strategy === null ? "shallow" : mergeOf(config.evaluate(strategy));
      const included = this.#configOf(includedFile, {
        callContext: asIncluded(callContext, includedPath),
        includes: [],
        layers: () => [...layersOf(config), included]
      });
      includes.push({ name, config: included, merge });
    }
    return config;
  }
  /**
   * Returns the configuration of one file.
   * @param layers returns the files that may declare a feature flag, by precedence
   */
  #configOf(file, {
    callContext,
    includes,
    layers
  }) {
    const { values, limits } = this.context;
    const evaluator = new FileEvaluator({
      locals: new Map(localsOf(file.body).map(({ name, value: value2 }) => [name, value2])),
      callContext,
      included: exposedOnce(includes),
      budget: limits.budget,
      values: this.mayReadFiles ? values.all : values.withoutFiles,
      featureDefault: (name) => featureIn(layers(), name)
    });
    return {
      file,
      body: file.body,
      evaluate: (expression) => evaluator.evaluate(expression),
      textWithPlaceholder: (placeholder, expression) => evaluator.textWithPlaceholder(placeholder, expression),
      includes
    };
  }
  /**
   * Returns `locals` and `inputs` of a configuration, for `read_terragrunt_config`; null if the file does not exist.
   * Functions in the file refer to its own directory.
   */
  #readExposed(path) {
    if (this.depth === CONFIG_DEPTH_MAX) return UNKNOWN2;
    const file = this.context.disk.file(path);
    if (file === null) return null;
    const key = `${this.depth} ${path}`;
    const known = this.exposedByPath.get(key);
    if (known !== void 0) return known;
    const context = { ...this.context, directory: (0, import_node_path22.dirname)(path) };
    const reader = new _ConfigReader(context, this.mayReadFiles, this.exposedByPath, this.depth + 1);
    const value2 = exposedValues(reader.readFile(file, path));
    this.exposedByPath.set(key, value2);
    return value2;
  }
};
var mergeOf = (strategy) => strategy === "deep" || strategy === "no_merge" ? strategy : "shallow";
var mergedIn = ({ includes }) => includes.filter(({ merge }) => merge !== "no_merge").reverse();
var layersOf = (config) => [
  config,
  ...mergedIn(config).map((include) => include.config)
];
function mergedLayers(config, read2, merge) {
  let merged = read2(config);
  for (const include of mergedIn(config)) {
    merged = merge(read2(include.config), merged, include.merge === "deep");
  }
  return merged;
}
var blocksOf = (body2, type) => body2.blocks.filter((block) => block.type === type);
var localsOf = (body2) => blocksOf(body2, "locals").flatMap((block) => block.body.attributes);
function featureIn(layers, name) {
  for (const { body: body2, evaluate: evaluate2 } of layers) {
    const block = blocksOf(body2, "feature").find(({ labels }) => labels[0] === name);
    const defaultValue = block === void 0 ? null : argumentOf(block.body, "default");
    if (defaultValue !== null) return evaluate2(defaultValue);
  }
  return null;
}
function exposedOnce(includes) {
  const exposedByName = /* @__PURE__ */ new Map();
  return (name) => {
    const config = includes.find((included) => included.name === name)?.config;
    if (config === void 0) return null;
    const value2 = exposedByName.get(name) ?? exposedValues(config);
    exposedByName.set(name, value2);
    return value2;
  };
}
function exposedValues({ body: body2, evaluate: evaluate2 }) {
  const inputs = argumentOf(body2, "inputs");
  return /* @__PURE__ */ new Map([
    ["locals", new Map(localsOf(body2).map((local) => [local.name, evaluate2(local.value)]))],
    ["inputs", inputs === null ? /* @__PURE__ */ new Map() : evaluate2(inputs)]
  ]);
}
var FileEvaluator = class {
  #context;
  #names;
  /** Values of evaluated locals. */
  #locals = /* @__PURE__ */ new Map();
  constructor(context) {
    this.#context = context;
    this.#names = {
      ...noNames(context.budget),
      resolve: (root, steps) => this.#resolve(root, steps),
      call: (name, values) => FUNCTIONS2.get(name)?.(values, context.callContext)
    };
  }
  evaluate(expression) {
    return evaluate(expression, this.#names);
  }
  /** Returns the text of a template with a placeholder for each unknown part. Null for any other expression. */
  textWithPlaceholder(placeholder, expression) {
    if (expression.kind === "parenthesised") return this.textWithPlaceholder(placeholder, expression.inner);
    if (expression.kind !== "template" || expression.directives !== void 0) return null;
    return expression.parts.map((part) => {
      const value2 = this.evaluate(part);
      return typeof value2 === "object" ? placeholder : String(value2);
    }).join("");
  }
  #resolve(root, steps) {
    const first = steps[0]?.kind === "attribute" ? steps[0].name : null;
    if (root === "local" && first !== null) return { value: this.#local(first), used: 1 };
    if (root === "values") return { value: this.#context.values, used: 0 };
    if (root === "feature" && first !== null) {
      return { value: /* @__PURE__ */ new Map([["value", this.#context.featureDefault(first) ?? UNKNOWN2]]), used: 1 };
    }
    if (root !== "include") return null;
    const named = first === null ? null : this.#context.included(first);
    if (named !== null) return { value: named, used: 1 };
    const bare = this.#context.included("");
    return bare === null ? null : { value: bare, used: 0 };
  }
  /** Returns the value of a local; unknown if there is none of this name. */
  #local(name) {
    const known = this.#locals.get(name);
    if (known !== void 0) return known;
    const expression = this.#context.locals.get(name);
    if (expression === void 0) return UNKNOWN2;
    this.#locals.set(name, UNKNOWN2);
    try {
      const value2 = this.evaluate(expression);
      this.#locals.set(name, value2);
      return value2;
    } catch (error) {
      this.#locals.delete(name);
      throw error;
    }
  }
};
var fail = () => {
  throw new Unevaluable();
};
var textAt3 = (args, index) => {
  const value2 = args[index];
  return typeof value2 === "string" ? value2 : null;
};
function pathOf3(args, convert, { disk }) {
  const path = textAt3(args, 0);
  return path === null || path === disk.top || path === disk.reach ? UNKNOWN2 : convert(path);
}
var relativePath = (from, to) => (0, import_node_path22.relative)(from, to).split(import_node_path22.sep).join("/") || ".";
function includedAt(args, { includedDirectories }) {
  const name = textAt3(args, 0);
  if (name !== null) return includedDirectories.get(name) ?? null;
  return includedDirectories.size === 1 ? [...includedDirectories.values()][0] : null;
}
var repositoryOf = ({ disk }) => disk.has((0, import_node_path22.join)(disk.top, ".git")) ? disk.top : null;
var FUNCTIONS2 = /* @__PURE__ */ new Map([
  [
    "find_in_parent_folders",
    (args, { disk, directory }) => {
      const name = textAt3(args, 0) ?? (args.length === 0 ? "terragrunt.hcl" : null);
      if (name === null) return UNKNOWN2;
      for (const parent of directoriesAbove(directory, disk.reach)) {
        const path = (0, import_node_path22.resolve)(parent, name);
        if (disk.has(path)) return path;
      }
      return args[1] ?? fail();
    }
  ],
  ["get_terragrunt_dir", (_, { directory }) => directory],
  ["get_original_terragrunt_dir", (_, { directory }) => directory],
  ["get_parent_terragrunt_dir", (args, context) => includedAt(args, context) ?? context.directory],
  [
    "path_relative_to_include",
    (args, context) => {
      const included = includedAt(args, context);
      return included === null ? "." : relativePath(included, context.directory);
    }
  ],
  [
    "path_relative_from_include",
    (args, context) => {
      const included = includedAt(args, context);
      return included === null ? "." : relativePath(context.directory, included);
    }
  ],
  ["get_repo_root", (_, context) => repositoryOf(context) ?? UNKNOWN2],
  [
    "get_path_to_repo_root",
    (_, context) => {
      const root = repositoryOf(context);
      return root === null ? UNKNOWN2 : relativePath(context.directory, root);
    }
  ],
  [
    "get_path_from_repo_root",
    (_, context) => {
      const root = repositoryOf(context);
      return root === null ? UNKNOWN2 : relativePath(root, context.directory);
    }
  ],
  // Terraform's own functions, safe here because they are applied to paths of the package only.
  ["basename", (args, context) => pathOf3(args, import_node_path22.basename, context)],
  ["dirname", (args, context) => pathOf3(args, import_node_path22.dirname, context)],
  ["get_terraform_command", () => "plan"],
  ["mark_as_read", ([path]) => path ?? UNKNOWN2],
  // A value from the environment must not be in a diagram, but the default is in the code.
  ["get_env", (args) => args[1] ?? UNKNOWN2],
  [
    "read_terragrunt_config",
    (args, context) => {
      const path = textAt3(args, 0);
      if (path === null) return UNKNOWN2;
      return context.readConfig((0, import_node_path22.resolve)(context.directory, path)) ?? args[1] ?? fail();
    }
  ],
  // Terraform's own functions, evaluated here because configurations use them to find their own files.
  ["file", (args, context) => withText(args, context, (text) => text)],
  [
    "fileexists",
    (args, context) => {
      const path = textAt3(args, 0);
      return path === null || !context.mayReadFiles ? UNKNOWN2 : context.disk.text((0, import_node_path22.resolve)(context.directory, path)) !== null;
    }
  ],
  // Terragrunt fails on a file that is not encrypted; the content of an encrypted one stays unknown.
  [
    "sops_decrypt_file",
    (args, context) => withText(args, context, (text) => ENCRYPTED2.test(text) ? UNKNOWN2 : fail())
  ]
]);
var ENCRYPTED2 = /^\s*"?sops(?:_\w+)?"?\s*[:=]/m;
function withText(args, context, convert) {
  const path = textAt3(args, 0);
  if (path === null || !context.mayReadFiles) return UNKNOWN2;
  const text = context.disk.text((0, import_node_path22.resolve)(context.directory, path));
  return text === null ? fail() : convert(text);
}
var asIncluded = (context, file) => ({
  ...context,
  includedDirectories: /* @__PURE__ */ new Map([["", (0, import_node_path22.dirname)(file)]])
});

// src/planning/terragrunt/unit.ts
var import_node_path23 = require("node:path");

// src/planning/terragrunt/inputs.ts
function inputsOf(config, { itemBudget }) {
  const entries2 = [...mergedLayers(config, (layer) => inputsInFile(layer, itemBudget), mergeInputs)];
  return {
    values: new Map(entries2.flatMap(([name, { value: value2 }]) => value2 === void 0 ? [] : [[name, value2]])),
    residuals: new Map(entries2.flatMap(([name, { residual }]) => residual === null ? [] : [[name, residual]])),
    outputReferences: entries2.flatMap(
      ([name, { residual }]) => residual === null ? [] : referencesIn(name, residual)
    )
  };
}
function inputsInFile({ body: body2, evaluate: evaluate2 }, itemBudget) {
  const inputs = /* @__PURE__ */ new Map();
  const expression = argumentOf(body2, "inputs");
  if (expression !== null) collect(expression, { evaluate: evaluate2, itemBudget, inputs });
  return inputs;
}
function mergeInputs(earlier, later, isDeep) {
  const merged = new Map(earlier);
  for (const [name, input] of later) {
    const base = earlier.get(name);
    merged.set(name, isDeep && base !== void 0 ? mergeInput(base, input) : input);
  }
  return merged;
}
function mergeInput(base, input) {
  const isKnown = base.residual === null && input.residual === null;
  if (!isKnown || base.value === void 0 || input.value === void 0) return input;
  return { ...input, value: mergeDeep(base.value, input.value) };
}
function mergeDeep(base, later) {
  if (Array.isArray(base) && Array.isArray(later)) return [...base, ...later];
  if (!isObject2(base) || !isObject2(later)) return later;
  const merged = new Map(Object.entries(base));
  for (const [name, value2] of Object.entries(later)) {
    const known = merged.get(name);
    merged.set(name, known === void 0 ? value2 : mergeDeep(known, value2));
  }
  return Object.fromEntries(merged);
}
var isObject2 = (value2) => typeof value2 === "object" && value2 !== null && !Array.isArray(value2);
function collect(expression, collection) {
  const { evaluate: evaluate2, itemBudget, inputs } = collection;
  if (expression.kind === "parenthesised") {
    collect(expression.inner, collection);
    return;
  }
  if (expression.kind === "call" && expression.name === "merge") {
    for (const argument of expression.arguments) collect(argument, collection);
    return;
  }
  if (expression.kind === "object") {
    for (const { key, value: value3 } of expression.entries) {
      const name = literalText(key) ?? nameIn2(key);
      if (name === null) continue;
      inputs.set(name, {
        value: toJson(evaluate2(value3), itemBudget),
        residual: residualOf(value3, { evaluate: evaluate2, itemBudget })
      });
    }
    return;
  }
  const value2 = evaluate2(expression);
  if (!isMap2(value2)) return;
  for (const [name, item] of value2) inputs.set(name, { value: toJson(item, itemBudget), residual: null });
}
var nameIn2 = (key) => key.kind === "traversal" && typeof key.root === "string" && key.steps.length === 0 ? key.root : null;
var referencesIn = (input, residual) => traversalsIn(residual).flatMap((traversal) => {
  const reference = unitReference(traversal);
  return reference === null ? [] : [{ input, ...reference }];
});
function outputIn(steps) {
  const [first, ...others] = steps ?? [];
  const output = first === void 0 ? null : stepName(first);
  const end = others.findIndex(
    (step) => step.kind === "splat" || step.kind === "index" && step.key.kind !== "literal"
  );
  return { output, path: output === null ? [] : others.slice(0, end < 0 ? void 0 : end).map(printStep) };
}
function expressionOf3(residual, nameOf7) {
  const rename = (expression) => {
    const reference = expression.kind === "traversal" ? unitReference(expression) : null;
    if (reference === null) return mapChildren(expression, rename);
    const { dependency, steps } = reference;
    const { span } = expression;
    const unit = nameOf7(dependency);
    if (unit === null && (steps === null || !NAME4.test(dependency))) return { kind: "unreadable", span };
    const [root, names] = unit === null ? ["data", [UNIT_READER, dependency]] : ["module", [unit]];
    const unitSteps = names.map((name) => ({ kind: "attribute", name }));
    return mapChildren({ kind: "traversal", root, steps: [...unitSteps, ...steps ?? []], span }, rename);
  };
  return printExpression(rename(residual));
}
var NAME4 = /^[A-Za-z_][\w-]*$/;
var DEPENDENCY = "dependency";
var residualOf = (expression, context) => freeNames(expression).has(DEPENDENCY) ? reduceExpression(expression, /* @__PURE__ */ new Set([DEPENDENCY]), context) : null;
function reduceExpression(expression, unknownNames, context) {
  const free = freeNames(expression);
  if (![...unknownNames].some((name) => free.has(name))) {
    return literalOf(context.evaluate(expression), expression.span, context.itemBudget);
  }
  if (expression.kind !== "for")
    return mapChildren(expression, (child) => reduceExpression(child, unknownNames, context));
  const namesInside = /* @__PURE__ */ new Set([...unknownNames, ...expression.names]);
  return mapChildren(
    expression,
    (child) => reduceExpression(child, child === expression.collection ? unknownNames : namesInside, context)
  );
}
var FREE_NAMES = /* @__PURE__ */ new WeakMap();
function freeNames(expression) {
  const known = FREE_NAMES.get(expression);
  if (known !== void 0) return known;
  const names = /* @__PURE__ */ new Set();
  if (expression.kind === "traversal" && typeof expression.root === "string") names.add(expression.root);
  for (const child of childrenOf(expression)) {
    const isInside = expression.kind === "for" && child !== expression.collection;
    for (const name of freeNames(child)) if (!isInside || !expression.names.includes(name)) names.add(name);
  }
  FREE_NAMES.set(expression, names);
  return names;
}
function literalOf(value2, span, itemBudget, depth = 0) {
  const unknown = { kind: "unreadable", span };
  if (depth > VALUE_DEPTH || itemBudget.left-- <= 0) return unknown;
  if (value2 === null || typeof value2 !== "object") return { kind: "literal", value: value2, span };
  const inner = (item) => literalOf(item, span, itemBudget, depth + 1);
  if (isMap2(value2)) {
    const entries2 = [...value2].map(([name, item]) => ({
      key: { kind: "literal", value: name, span },
      value: inner(item)
    }));
    return { kind: "object", entries: entries2, span };
  }
  const items = itemsOf2(value2);
  return items === null ? unknown : { kind: "tuple", items: items.map(inner), span };
}
function unitReference({ root, steps }) {
  if (root !== DEPENDENCY) return null;
  const [label, outputs, ...rest] = steps;
  const dependency = label === void 0 ? null : stepName(label);
  if (dependency === null) return null;
  return { dependency, steps: outputs !== void 0 && stepName(outputs) === "outputs" ? rest : null };
}
var stepName = (step) => step.kind === "attribute" ? step.name : step.kind === "index" ? literalText(step.key) : null;

// src/planning/terragrunt/unit.ts
function readUnit(file, path, context, code) {
  const config = readConfig(file, path, context);
  const configs = { withoutFiles: readConfigWithoutFiles(file, path, context), withFiles: config };
  const source = sourceIn(configs, context, code);
  if (source === null) return null;
  const { values, residuals, outputReferences } = inputsOf(config, context.limits);
  const clean = (value2) => withoutCheckoutPath(value2, context.disk);
  return {
    directory: context.directory,
    filesDirectory: (0, import_node_path23.dirname)(path),
    source,
    inputs: new Map([...values].map(([name, value2]) => [name, clean(value2)])),
    residuals: new Map([...residuals].map(([name, residual]) => [name, withCleanLiterals(residual, clean)])),
    outputReferences,
    ...dependenciesOf(config, context.directory),
    generated: generatedBy(config),
    exclusion: exclusionOf(config),
    packages: context.packages
  };
}
var withCleanLiterals = (expression, clean) => expression.kind === "literal" ? { ...expression, value: clean(expression.value) } : mapChildren(expression, (child) => withCleanLiterals(child, clean));
function withoutCheckoutPath(value2, { top, reach }) {
  const clean = (inner) => withoutCheckoutPath(inner, { top, reach });
  if (typeof value2 === "string") return value2.replaceAll(top, "").replaceAll(reach, "");
  if (Array.isArray(value2)) return value2.map(clean);
  if (typeof value2 !== "object" || value2 === null) return value2;
  return Object.fromEntries(Object.entries(value2).map(([name, inner]) => [name, clean(inner)]));
}
function sourceIn({ withoutFiles, withFiles }, { directory, disk }, code) {
  let hasSource2 = false;
  for (const config of [withoutFiles, withFiles]) {
    const expression = sourceExpression(config);
    if (expression === null) continue;
    hasSource2 = true;
    const value2 = expression.config.evaluate(expression.source);
    if (typeof value2 !== "string" || config === withFiles && !isLocalSource(value2)) continue;
    const source = sourceOf2(value2, directory, disk.reach);
    return source.kind === "local" ? { ...source, directory: disk.originalOf(source.directory) } : source;
  }
  if (hasSource2) return SOURCE_UNKNOWN;
  return code === null ? null : { kind: "local", directory: code, shown: "." };
}
function sourceExpression(config) {
  for (const layer of layersOf(config)) {
    for (const block of blocksOf(layer.body, "terraform")) {
      const source = argumentOf(block.body, "source");
      if (source !== null) return { source, config: layer };
    }
  }
  return null;
}
function dependenciesOf(config, directory) {
  const blocks = mergedLayers(config, (layer) => dependenciesInFile(layer, directory), mergedDependencies);
  const enabled = [...blocks].filter(([, { isEnabled }]) => isEnabled !== false);
  const moreDependencies = layersOf(config).flatMap(
    ({ file, body: body2, evaluate: evaluate2 }) => blocksOf(body2, "dependencies").flatMap(({ body: inner }) => {
      const expression = argumentOf(inner, "paths");
      const items = expression === null ? null : itemsOf2(evaluate2(expression));
      return (items ?? []).flatMap((path, index) => {
        const { span } = expression?.kind === "tuple" ? expression.items[index] ?? expression : expression;
        const at = { file: file.path, line: span.line };
        return typeof path === "string" ? [{ directory: directoryAt(directory, path), at }] : [];
      });
    })
  );
  const dependencies = new Map(enabled.map(([name, { path, at }]) => [name, { directory: path ?? null, at }]));
  return { dependencies, moreDependencies };
}
function dependenciesInFile({ file, body: body2, evaluate: evaluate2 }, directory) {
  const dependencies = /* @__PURE__ */ new Map();
  for (const { labels, body: inner, span } of blocksOf(body2, "dependency")) {
    const name = labels[0];
    if (name === void 0 || dependencies.has(name)) continue;
    const argument = (argumentName) => {
      const expression = argumentOf(inner, argumentName);
      return expression === null ? void 0 : evaluate2(expression);
    };
    const [path, isEnabled] = [argument("config_path"), argument("enabled")];
    dependencies.set(name, {
      path: path === void 0 ? void 0 : typeof path === "string" ? directoryAt(directory, path) : null,
      isEnabled: typeof isEnabled === "boolean" ? isEnabled : void 0,
      at: { file: file.path, line: span.line }
    });
  }
  return dependencies;
}
function mergedDependencies(earlier, later, isDeep) {
  const merged = new Map(later);
  for (const [name, base] of earlier) {
    const block = later.get(name);
    if (block === void 0) {
      merged.set(name, base);
    } else if (isDeep) {
      merged.set(name, {
        path: block.path === void 0 ? base.path : block.path,
        isEnabled: block.isEnabled ?? base.isEnabled,
        at: block.path === void 0 ? base.at : block.at
      });
    }
  }
  return merged;
}
function directoryAt(from, path) {
  const absolute = (0, import_node_path23.resolve)(from, path);
  return (0, import_node_path23.basename)(absolute) === UNIT_FILE ? (0, import_node_path23.dirname)(absolute) : absolute;
}
var NOT_EXCLUDED = { isExcluded: false, withDependencies: false };
var ACTIONS_WITH_PLAN = /* @__PURE__ */ new Set(["plan", "all", "all_except_output"]);
function exclusionOf(config) {
  const skip = argumentOf(config.body, "skip");
  if (skip !== null && config.evaluate(skip) === true) return { isExcluded: true, withDependencies: false };
  for (const layer of layersOf(config)) {
    const [block] = blocksOf(layer.body, "exclude");
    if (block !== void 0) return exclusionIn(block, layer);
  }
  return NOT_EXCLUDED;
}
function exclusionIn({ body: body2 }, { evaluate: evaluate2 }) {
  const settingOf = (name) => {
    const expression = argumentOf(body2, name);
    return expression === null ? UNKNOWN2 : evaluate2(expression);
  };
  const isPlanning = (itemsOf2(settingOf("actions")) ?? []).some((action) => ACTIONS_WITH_PLAN.has(action));
  const isExcluded = settingOf("if") === true && isPlanning;
  return { isExcluded, withDependencies: isExcluded && settingOf("exclude_dependencies") === true };
}
var UNKNOWN_PART = `\${${UNKNOWN_NAME}}`;
function generatedBy(config) {
  const seen = /* @__PURE__ */ new Set();
  const files = [];
  for (const layer of layersOf(config)) {
    for (const [label, settings] of [...generateBlocksIn(layer), ...generateAttributeIn(layer)]) {
      if (seen.has(label)) continue;
      seen.add(label);
      const file = generatedFile(settings);
      if (file !== null) files.push(file);
    }
  }
  return files;
}
var generateBlocksIn = ({
  body: body2,
  evaluate: evaluate2,
  textWithPlaceholder
}) => blocksOf(body2, "generate").map(({ labels, body: inner }) => {
  const argument = (name) => argumentOf(inner, name);
  const settingOf = (name) => {
    const expression = argument(name);
    return expression === null ? UNKNOWN2 : evaluate2(expression);
  };
  const readContents = () => {
    const known = settingOf("contents");
    if (typeof known === "string") return known;
    const expression = argument("contents");
    return expression === null ? null : textWithPlaceholder(UNKNOWN_PART, expression);
  };
  return [labels[0] ?? "", { settingOf, readContents }];
});
function generateAttributeIn({ body: body2, evaluate: evaluate2 }) {
  const expression = argumentOf(body2, "generate");
  const all2 = expression === null ? UNKNOWN2 : evaluate2(expression);
  if (!isMap2(all2)) return [];
  return [...all2].map(([label, settings]) => {
    const settingOf = (name) => isMap2(settings) ? settings.get(name) ?? UNKNOWN2 : UNKNOWN2;
    const readContents = () => {
      const known = settingOf("contents");
      return typeof known === "string" ? known : null;
    };
    return [label, { settingOf, readContents }];
  });
}
function generatedFile({ settingOf, readContents }) {
  const path = settingOf("path");
  if (typeof path !== "string" || !CODE_FILE.test(path) || settingOf("disable") === true) return null;
  const text = readContents();
  if (text === null) return null;
  const name = (0, import_node_path23.basename)(path);
  const file = parseFile(name, Buffer.from(text));
  const faults = text.includes(UNKNOWN_PART) ? [] : file.faults;
  return { file: { ...file, faults }, isSkipped: settingOf("if_exists") === "skip" };
}
var REGISTRY2 = /^tfr:\/\/([^/]*)\/([^?]+?)(?:\?(.*))?$/;
var SOURCE_UNKNOWN = { kind: "unknown", reason: SOURCE_NOT_KNOWN };
function sourceOf2(source, unitDirectory, readableTop) {
  const registry = REGISTRY2.exec(source);
  if (registry !== null) {
    const [, host, path, query] = registry;
    const version = new URLSearchParams(query ?? "").get("version");
    return { kind: "remote", address: host === "" ? path : `${host}/${path}`, version };
  }
  if (!isLocalSource(source)) return { kind: "remote", address: source, version: null };
  const local = (0, import_node_path23.resolve)(unitDirectory, source.replace(/([^:/])\/\/+/, "$1/"));
  const shown = printable(withoutTop(source, readableTop));
  return isWithin(readableTop, local) ? { kind: "local", directory: local, shown } : { kind: "unknown", reason: localSourceOutside(shown) };
}
function withoutTop(source, top) {
  if (!source.startsWith(top)) return source;
  const rest = source.slice(top.length);
  return rest === "" || rest.startsWith("/") ? `.${rest}` : (0, import_node_path23.relative)(top, source);
}
var isLocalSource = (text) => /^(\.{0,2}\/|\.{1,2}$)/.test(text);

// src/planning/terragrunt/stack.ts
var GENERATED = ".terragrunt-stack";
function readStack(stackDirectory, context, depth = 0) {
  const path = (0, import_node_path24.join)(stackDirectory, STACK_FILE);
  const { disk } = context;
  const file = disk.file(path);
  if (file === null || depth === STACK_DEPTH_MAX) return { units: [], templates: [] };
  const configs = {
    config: readConfig(file, path, context),
    withoutFiles: readConfigWithoutFiles(file, path, context)
  };
  const membersOfType = (type) => blocksOf(configs.config.body, type).filter(() => context.limits.takeMember()).map((block) => memberOf3(block, configs, stackDirectory, context));
  const [units, stacks] = [membersOfType("unit"), membersOfType("stack")];
  disk.fetched(
    [...units, ...stacks].flatMap(({ source }) => source.kind === "remote" ? [source] : []),
    context.packages
  );
  const unitTemplates = units.map((member2) => templateOf(member2, context));
  disk.prepare(
    unitTemplates.flatMap((template) => "reason" in template ? [] : [template.directory]),
    UNIT_FILE
  );
  const innerStacks = stacks.map((member2) => stackFrom(member2, context, depth));
  return {
    units: [
      ...units.map((member2, index) => unitFrom(member2, unitTemplates[index], context)),
      ...innerStacks.flatMap((stack) => stack.units)
    ],
    templates: [
      ...[...units, ...stacks].flatMap(({ source }) => source.kind === "local" ? [source.directory] : []),
      ...innerStacks.flatMap((stack) => stack.templates)
    ]
  };
}
function templateOf({ source, context }, stackContext) {
  if (source.kind === "unknown") return source;
  if (source.kind === "local") return { directory: source.directory, context };
  const { disk, packages } = stackContext;
  const result = disk.fetched([source], packages)[0];
  if ("reason" in result) return { reason: memberNotFetched(shownAddress(source.address), result.reason) };
  return { directory: result.directory, context: { ...context, packages: [...packages, source.address] } };
}
function unitFrom(member2, template, { disk }) {
  const { directory } = member2.context;
  if ("reason" in template) return () => unknownMember(directory, template.reason);
  disk.addCopy(directory, template.directory);
  const path = (0, import_node_path24.join)(template.directory, UNIT_FILE);
  return () => {
    const file = disk.file(path);
    if (file === null) return unknownMember(directory, noUnitFile(shownSource(member2)));
    const code = disk.hasCode(template.directory) ? template.directory : null;
    return readUnit(file, path, template.context, code) ?? unknownMember(directory, SOURCE_NOT_KNOWN);
  };
}
function stackFrom(member2, stackContext, depth) {
  const { directory } = member2.context;
  const template = templateOf(member2, stackContext);
  const missing = (reason) => ({ units: [() => unknownMember(directory, reason)], templates: [] });
  if ("reason" in template) return missing(template.reason);
  if (stackContext.disk.file((0, import_node_path24.join)(template.directory, STACK_FILE)) === null) {
    return missing(noStackFile(shownSource(member2)));
  }
  return readStack(template.directory, template.context, depth + 1);
}
var shownSource = ({ source }) => source.kind === "local" ? source.shown : source.kind === "remote" ? shownAddress(source.address) : "";
function memberOf3({ body: body2, labels }, { config, withoutFiles }, stackDirectory, stackContext) {
  const valueIn = ({ evaluate: evaluate2 }, name) => {
    const expression = argumentOf(body2, name);
    return expression === null ? UNKNOWN2 : evaluate2(expression);
  };
  const path = valueIn(config, "path");
  const generatedPath = typeof path === "string" ? path : labels[0] ?? "unit";
  const parent = valueIn(config, "no_dot_terragrunt_stack") === true ? "." : GENERATED;
  const context = {
    ...stackContext,
    directory: (0, import_node_path24.join)(stackContext.directory, parent, generatedPath),
    values: { all: valueIn(config, "values"), withoutFiles: valueIn(withoutFiles, "values") }
  };
  const sourceWithFiles = valueIn(config, "source");
  const isLocal2 = typeof sourceWithFiles === "string" && isLocalSource(sourceWithFiles);
  const source = isLocal2 ? sourceWithFiles : valueIn(withoutFiles, "source");
  if (typeof source !== "string") return { source: SOURCE_UNKNOWN, context };
  const { directory, disk, packages } = stackContext;
  const [start, top] = packages.length === 0 ? [directory, disk.reach] : [stackDirectory, disk.topOf(stackDirectory)];
  return { source: sourceOf2(source, start, top), context };
}
var unknownMember = (directory, reason) => ({
  directory,
  filesDirectory: directory,
  source: { kind: "unknown", reason },
  inputs: /* @__PURE__ */ new Map(),
  residuals: /* @__PURE__ */ new Map(),
  outputReferences: [],
  dependencies: /* @__PURE__ */ new Map(),
  moreDependencies: [],
  generated: [],
  exclusion: NOT_EXCLUDED,
  packages: []
});

// src/planning/terragrunt/plan.ts
async function hasTerragrunt(io) {
  const result = await io.run("terragrunt", ["--version"], { seconds: ENGINE_VERSION_SECONDS });
  return result.end === "exit" && result.code === 0;
}
async function planTerragrunt(source, terragrunt, options2, io) {
  if (!await hasTerragrunt(io))
    throw new Missing(TERRAGRUNT_MISSING, { remedy: TERRAGRUNT_MISSING_REMEDY });
  const { units, reach: top } = terragrunt;
  const directory = await io.realPath(source.directory) ?? source.directory;
  return io.withTemporaryDirectory(async (privateDirectory) => {
    const copy = (0, import_node_path25.join)(privateDirectory, "copy");
    const inCopy = (path) => (0, import_node_path25.join)(copy, (0, import_node_path25.relative)(top, path));
    const stacks = [...new Set(units.map(stackOf).filter((stack) => stack !== null))];
    const real = /* @__PURE__ */ new Set([...units.filter((unit) => stackOf(unit) === null).map((unit) => unit.directory), ...stacks]);
    await mirrorTree(top, copy, { real }, io);
    const hidden = [
      [`${inCopy(directory)}/`, ""],
      [`${copy}/`, ""],
      [privateDirectory, "<temporary>"]
    ];
    const context = {
      io,
      env: await prepareEnvironment(privateDirectory, io),
      budget: { left: options2.seconds },
      failureOptions: { seconds: options2.seconds, debug: options2.debug, hidden }
    };
    for (const stack of stacks) await run2(context, inCopy(stack), ["stack", "generate"], stack);
    const plans = [];
    for (const [index, unit] of units.entries()) {
      options2.onStep(stepUnit(index + 1, units.length, printable(unit.path)));
      const planFile = (0, import_node_path25.join)(privateDirectory, `plan${index}`);
      plans.push({ unit, plan: await planUnit(unit, inCopy(unit.directory), planFile, context) });
    }
    const inventory = readPlan(mergePlans(plans), planName(source.name), null);
    const { dependencies, warnings } = terragrunt;
    return { ...inventory, dependencies, warnings: [...warnings, ...inventory.warnings] };
  });
}
function stackOf({ directory }) {
  const names = directory.split(import_node_path25.sep);
  const index = names.indexOf(GENERATED);
  return index < 0 ? null : names.slice(0, index).join(import_node_path25.sep);
}
var SETTINGS2 = {
  NON_INTERACTIVE: "true",
  // Terraform's output unchanged, not as log lines.
  TF_FORWARD_STDOUT: "true",
  FORWARD_TF_STDOUT: "true",
  LOG_FORMAT: "bare",
  NO_COLOR: "true",
  // A diagram must not create or change the bucket of a state.
  BACKEND_BOOTSTRAP: "false",
  FAIL_ON_STATE_BUCKET_CREATION: "true",
  DISABLE_BUCKET_UPDATE: "true"
};
async function prepareEnvironment(privateDirectory, io) {
  const temporary = (0, import_node_path25.join)(privateDirectory, "t");
  await io.makeDirectory(temporary);
  const settings = Object.entries(SETTINGS2).flatMap(([name, value2]) => [
    [`TG_${name}`, value2],
    [`TERRAGRUNT_${name}`, value2]
  ]);
  const cache = (0, import_node_path25.join)(privateDirectory, "cache");
  return {
    ...planningEnvironment(io.env, "", temporary),
    // Terragrunt creates a data directory for each unit, in the copy.
    TF_DATA_DIR: void 0,
    ...Object.fromEntries(settings),
    TG_DOWNLOAD_DIR: cache,
    TERRAGRUNT_DOWNLOAD: cache
  };
}
async function planUnit(unit, directory, planFile, context) {
  await run2(context, directory, ["plan", "-input=false", "-lock=false", "-no-color", `-out=${planFile}`], unit.path);
  const json = await run2(context, directory, ["show", "-json", planFile], unit.path);
  return parseJsonFile(Buffer.from(json), planName(unit.path)).value;
}
async function run2({ io, env, budget, failureOptions }, directory, args, path) {
  const options2 = { directory, env, seconds: budget.left, budget };
  const result = await io.run("terragrunt", args, options2);
  if (result.end === "exit" && result.code === 0) return result.stdout;
  const failure2 = engineFailure({ command: "terragrunt", step: args[0], result }, failureOptions);
  const [first, ...more] = failure2.message.split("\n");
  const message = [unitFailed(printable(path), first), ...more].join("\n");
  throw new External(message, { remedy: failure2.remedy ?? UNIT_REMEDY, cause: failure2 });
}

// src/planning/terragrunt/read.ts
var import_node_path26 = require("node:path");

// src/planning/terragrunt/work-limits.ts
var WorkLimits = class {
  budget = new Budget(TERRAGRUNT_WORK_FACTOR);
  /** Number of items that the values of inputs may still have. */
  itemBudget = { left: SHOWN_ITEMS_MAX };
  #members = STACK_MEMBERS_MAX;
  /** Budget left after the last complete configuration. */
  #left = { itemBudget: SHOWN_ITEMS_MAX, members: STACK_MEMBERS_MAX };
  /**
   * Starts another attempt at a configuration. The items and members that the last attempt used are available again,
   * but its work stays spent.
   */
  beginAttempt() {
    this.itemBudget.left = this.#left.itemBudget;
    this.#members = this.#left.members;
  }
  /** Ends a configuration. The items and members that its last attempt used stay spent. */
  endAttempts() {
    this.#left = { itemBudget: this.itemBudget.left, members: this.#members };
  }
  /** Reserves room for one more unit or stack in a stack. Returns false if there is none. */
  takeMember() {
    if (this.#members === 0) return false;
    this.#members--;
    return true;
  }
  get isSpent() {
    return this.budget.isSpent || this.itemBudget.left <= 0 || this.#members === 0;
  }
};

// src/planning/terragrunt/read.ts
async function packageOfUnits(root, { name, repository = null }, io) {
  if (repository === null) return packageContaining(root, io);
  const top = await io.realPath(repository) ?? root;
  if (isWithin(top, root)) return { top, reach: top };
  throw new InvalidInput(rootOutside(printable(name)), { remedy: ROOT_OUTSIDE_REMEDY });
}
async function readTerragrunt(source, modules2, io) {
  const root = await io.realPath(source.directory) ?? source.directory;
  const { top, reach } = await packageOfUnits(root, source, io);
  const shown = (path) => (0, import_node_path26.relative)(root, path).split(import_node_path26.sep).join("/");
  const disk = new Disk(io, { top, reach }, shown, modules2);
  const files = await findFiles(root, io);
  const reader = new UnitsReader(disk);
  const stacks = await reader.stacks(files.stacks);
  const rawUnits = [...await reader.units(files.units, stacks), ...stacks.units];
  if (rawUnits.length === 0) {
    throw new InvalidInput(noUnits(source.name), { remedy: NO_UNITS_REMEDY });
  }
  const { included, excluded } = separateExcluded(rawUnits, root);
  if (included.length === 0) {
    throw new InvalidInput(allExcluded(source.name), { remedy: ALL_EXCLUDED_REMEDY });
  }
  const excludedPaths = excluded.map((unit) => pathOf4(unit, root)).sort(byText);
  const { units, dependencies } = nameUnits(included.slice(0, UNITS_MAX), root, top);
  const warnings = [
    ...files.isAll ? [] : [TOO_MANY_DIRECTORIES],
    ...included.filter(({ exclusion }) => exclusion.isExcluded).map(() => excludedButNamed(source.name)),
    ...excluded.length > 0 ? [excludedUnits(excludedPaths)] : [],
    ...reader.tooLarge.map((path) => tooManyFiles(printable(shown(path)))),
    ...reader.limits.isSpent ? [EVALUATION_SPENT] : [],
    ...included.length > UNITS_MAX ? [tooManyUnits(included.length, UNITS_MAX)] : [],
    ...disk.faults()
  ];
  return { units, top, reach, dependencies, warnings };
}
var UnitsReader = class {
  constructor(disk) {
    this.disk = disk;
  }
  disk;
  limits = new WorkLimits();
  /** Paths of configurations that need too many files. */
  tooLarge = [];
  /** Returns the units of all stacks. A stack that another one contains is not read on its own. */
  async stacks(directories) {
    const stacks = /* @__PURE__ */ new Map();
    for (const directory of directories) {
      const path = (0, import_node_path26.join)(directory, STACK_FILE);
      const stack = await this.#evaluate(
        path,
        STACK_FILES_REQUESTED_MAX,
        () => readStack(directory, this.#contextOf(directory))
      );
      if (stack !== null) stacks.set(directory, stack);
    }
    const units = [];
    for (const [directory, stack] of outermostStacks(stacks)) {
      const path = (0, import_node_path26.join)(directory, STACK_FILE);
      const read2 = () => stack.units.map((readStackUnit) => readStackUnit());
      units.push(...await this.#evaluate(path, STACK_FILES_REQUESTED_MAX, read2) ?? []);
    }
    return { units, templates: [...stacks.values()].flatMap(({ templates }) => templates) };
  }
  /** Returns the units outside stacks: neither generated ones nor their templates. */
  async units(files, stacks) {
    const stackDirectories = /* @__PURE__ */ new Set([...stacks.templates, ...stacks.units.map(({ directory }) => directory)]);
    const units = [];
    for (const { directory, hasCode: hasCode2 } of files) {
      if (stackDirectories.has(directory)) continue;
      const path = (0, import_node_path26.join)(directory, UNIT_FILE);
      const unit = await this.#evaluate(path, FILES_REQUESTED_MAX, () => {
        const file = this.disk.file(path);
        return file && readUnit(file, path, this.#contextOf(directory), hasCode2 ? directory : null);
      });
      if (unit !== null) units.push(unit);
    }
    return units;
  }
  /** Runs `work` again until all files that it requests are loaded. Returns null if it requests too many. */
  async #evaluate(path, filesMax, work) {
    const result = await this.disk.provide(() => {
      this.limits.beginAttempt();
      return work();
    }, filesMax);
    this.limits.endAttempts();
    if (result === null) this.tooLarge.push(path);
    return result?.value ?? null;
  }
  #contextOf(directory) {
    return { disk: this.disk, directory, values: NO_VALUES, packages: [], limits: this.limits };
  }
};
function outermostStacks(stacks) {
  const used = new Set(
    [...stacks].flatMap(([directory, { templates }]) => templates.filter((template) => template !== directory))
  );
  const outermost = [...stacks].filter(([directory]) => !used.has(directory));
  return outermost.length > 0 ? outermost : [...stacks].slice(0, 1);
}
function separateExcluded(units, root) {
  const byDirectory = new Map(units.map((unit) => [unit.directory, unit]));
  const excludedDirectories = /* @__PURE__ */ new Set();
  const withDependenciesExcluded = /* @__PURE__ */ new Set();
  const pending = units.filter(({ exclusion }) => exclusion.isExcluded).map((unit) => ({ unit, withDependencies: unit.exclusion.withDependencies }));
  for (let next = pending.pop(); next !== void 0; next = pending.pop()) {
    const { unit, withDependencies } = next;
    excludedDirectories.add(unit.directory);
    if (!withDependencies || withDependenciesExcluded.has(unit.directory)) continue;
    withDependenciesExcluded.add(unit.directory);
    for (const { directory } of [...unit.dependencies.values(), ...unit.moreDependencies]) {
      const dependency = byDirectory.get(directory ?? "");
      if (dependency !== void 0) pending.push({ unit: dependency, withDependencies });
    }
  }
  const isExcluded = ({ directory }) => directory !== root && excludedDirectories.has(directory);
  return { included: units.filter((unit) => !isExcluded(unit)), excluded: units.filter(isExcluded) };
}
var pathOf4 = ({ directory }, root) => (0, import_node_path26.relative)(root, directory).split(import_node_path26.sep).filter((part) => part !== GENERATED).join("/") || ".";
function nameUnits(rawUnits, root, top) {
  const sorted = rawUnits.map((unit) => ({ unit, path: pathOf4(unit, root) })).sort((a, b) => byText(a.path, b.path));
  const nameOfRoot = root === top ? "unit" : (0, import_node_path26.basename)(root);
  const names = unitNames(sorted.map(({ path }) => path === "." ? nameOfRoot : path));
  const namesByDirectory = new Map(sorted.map(({ unit }, index) => [unit.directory, names[index]]));
  const nameOf7 = ({ directory }) => namesByDirectory.get(directory ?? "") ?? null;
  return {
    units: sorted.map(({ unit, path }, index) => namedUnit(unit, path, names[index], nameOf7)),
    dependencies: sorted.flatMap(({ unit, path }) => dependenciesElsewhere(unit, path, root, nameOf7))
  };
}
function dependenciesElsewhere(unit, path, root, nameOf7) {
  const all2 = [
    ...unit.dependencies,
    ...unit.moreDependencies.map((dependency) => [null, dependency])
  ];
  return all2.flatMap(([label, dependency]) => {
    if (nameOf7(dependency) !== null) return [];
    const { directory, at } = dependency;
    const dependencyPath = directory === null ? null : (0, import_node_path26.relative)(root, directory).split(import_node_path26.sep).join("/") || ".";
    const shownAt = unit.packages.length === 0 ? at : { file: import_node_path26.posix.join(path, UNIT_FILE), line: at.line };
    return [{ unit: path, label: label ?? dependencyPath ?? "?", path: dependencyPath, at: shownAt }];
  });
}
function namedUnit(unit, path, name, nameOf7) {
  const namesByLabel = new Map([...unit.dependencies].map(([label, dependency]) => [label, nameOf7(dependency)]));
  const dependencies = [...namesByLabel.values(), ...unit.moreDependencies.map(nameOf7)].filter(
    (dependency) => dependency !== null
  );
  const otherUnit = (label) => {
    const dependency = namesByLabel.get(label) ?? null;
    return dependency === name ? null : dependency;
  };
  return {
    path,
    name,
    directory: unit.directory,
    filesDirectory: unit.filesDirectory,
    source: unit.source,
    inputs: unit.inputs,
    expressions: new Map([...unit.residuals].map(([input, residual]) => [input, expressionOf3(residual, otherUnit)])),
    references: unit.outputReferences.flatMap(({ input, dependency, steps }) => {
      const referenced = otherUnit(dependency);
      return referenced === null ? [] : [{ input, unit: referenced, ...outputIn(steps) }];
    }),
    dependencies: [...new Set(dependencies)].filter((dependency) => dependency !== name),
    generated: unit.generated,
    packages: unit.packages
  };
}
async function findCallers(source, root, io) {
  if (!needsValues(root)) return [];
  const directory = await io.realPath(source.directory).catch(() => null);
  if (directory === null) return [];
  const repository = source.repository ?? await repositoryContaining(directory, io);
  if (repository === null || repository === void 0) return [];
  const wholeRepository = { ...source, directory: repository };
  const { units } = await readTerragrunt(wholeRepository, { findModule: findNoModule }, io).catch((error) => {
    if (error instanceof GroundplanError) return { units: [] };
    throw error;
  });
  return units.flatMap(
    (unit) => unit.source.kind === "local" && unit.source.directory === directory ? [(0, import_node_path26.relative)(directory, unit.directory).split(import_node_path26.sep).join("/")] : []
  );
}
var needsValues = (root) => [...root.code.variables.values()].some((variable) => variable.default === null) || gapsIn(root).length > 0;

// src/planning/terragrunt/index.ts
async function readUnits(source, options2, io) {
  const terragrunt = await readTerragrunt(source, options2, io);
  if (options2.isRun) return { inventory: await planTerragrunt(source, terragrunt, options2, io) };
  const locations = await locateUnits(terragrunt, options2, io);
  const units = await withVariables(terragrunt, locations, options2, io);
  const tree = await readUnitTree(source.directory, units, locations, io, options2);
  const warning = drawnStatically(source.name, terragrunt.units.length);
  const hasVariables = [...locations.values()].some((location) => "directory" in location);
  const { dependencies } = terragrunt;
  const own2 = ownUnit(terragrunt.units);
  return { tree: { ...tree, warnings: [warning, ...tree.warnings] }, hasVariables, own: own2, dependencies };
}
async function locateUnits(terragrunt, options2, io) {
  const remote = terragrunt.units.flatMap(
    (unit) => unit.source.kind === "remote" ? [{ call: callForSource(unit.source), path: pathOf5(unit) }] : []
  );
  await options2.prepare?.(remote);
  const locations = /* @__PURE__ */ new Map();
  for (const unit of terragrunt.units) locations.set(unit.name, await locationOf2(unit, terragrunt, options2, io));
  return locations;
}
var pathOf5 = ({ packages, name }) => [...packages, name];
var callForSource = ({ address, version }) => ({
  source: address,
  version
});
async function locationOf2(unit, { top, reach }, { findModule }, io) {
  const { source } = unit;
  if (source.kind === "unknown") return source;
  if (source.kind === "local") {
    const inspected = await inspectWithin(reach, source.directory, io);
    if (inspected.is !== "directory") return { reason: localSourceMissing(source.shown) };
    if (isWithin(top, inspected.path)) return { directory: inspected.path, within: { within: top } };
    if (inspected.path === source.directory) return { directory: inspected.path, within: {} };
    return { reason: localSourceOutside(source.shown) };
  }
  const module80 = await findModule(callForSource(source), pathOf5(unit));
  if ("reason" in module80) return { reason: memberNotFetched(shownAddress(source.address), module80.reason) };
  const directory = await io.realPath(module80.directory) ?? module80.directory;
  return { directory, within: { within: packageOf(directory, source.address, "").top } };
}
async function withVariables(terragrunt, locations, { varFiles, tofu, parsed }, io) {
  const units = [];
  const warnings = new WarningsByUnit();
  const codes = [];
  let given = [];
  const itemBudget = { left: SHOWN_ITEMS_MAX };
  for (const unit of terragrunt.units) {
    const location = locations.get(unit.name);
    if ("reason" in location) {
      units.push(unit);
      continue;
    }
    const options2 = {
      tofu,
      findModule: findNoModule,
      generated: unit.generated,
      ...parsed !== void 0 && { parsed },
      ...location.within
    };
    const { root } = await readTree(location.directory, io, options2);
    const directories = [variableDirectoryOf(root), ...filesDirectoryOf(unit, root.code.directory, terragrunt)];
    const variables = await readVariablesFrom(directories, root.code, varFiles, io);
    units.push(withValues(unit, variables.values, itemBudget));
    warnings.add(unit, variables.warnings);
    codes.push(root.code);
    given = variables.given;
  }
  const isComplete2 = codes.length === terragrunt.units.length;
  const allCode = {
    files: codes.flatMap(({ files }) => files),
    variables: new Map(codes.flatMap(({ variables }) => [...variables]))
  };
  return {
    ...terragrunt,
    units,
    warnings: [
      ...terragrunt.warnings,
      ...warnings.texts(),
      ...isComplete2 ? variableFileWarnings(allCode, given) : []
    ]
  };
}
function filesDirectoryOf({ filesDirectory, packages }, code, { top }) {
  if (filesDirectory === code) return [];
  if (isWithin(top, filesDirectory)) return [{ directory: filesDirectory, top }];
  return packages.length > 0 ? [{ directory: filesDirectory, top: filesDirectory }] : [];
}
function withValues(unit, values, itemBudget) {
  if (values.size === 0) return unit;
  const inputs = new Map([...unit.inputs].filter(([name]) => !values.has(name)));
  for (const [name, value2] of values) {
    const known = toJson(value2, itemBudget);
    if (known !== void 0) inputs.set(name, known);
  }
  return {
    ...unit,
    inputs,
    expressions: new Map([...unit.expressions].filter(([name]) => !values.has(name))),
    references: unit.references.filter(({ input }) => !values.has(input))
  };
}
var FILE = "terragrunt.tf";
function withFilesOfUnits(code, units) {
  const paths = new Map(units.map(({ name, path }) => [name, path === "." ? UNIT_FILE : `${path}/${UNIT_FILE}`]));
  const calls = code.calls.map((call) => ({
    ...call,
    file: { ...call.file, path: paths.get(call.name) ?? FILE },
    span: { ...call.span, line: 1 }
  }));
  return { ...code, calls };
}
async function readUnitTree(directory, { units, warnings }, locations, io, options2) {
  const code = withFilesOfUnits(readModule(directory, [parseHcl(units.map(callOf3).join("\n"), FILE)]), units);
  const root = onDemand(async () => await options2.early?.({ code }) ?? null);
  const callFor = ({ name }) => code.calls.find((call) => call.name === name);
  const children = /* @__PURE__ */ new Map();
  const opaque = [];
  const treeWarnings = new WarningsByUnit();
  const unparsed = new WarningsByUnit();
  const leftOut = [];
  let reads = 0;
  for (const unit of units) {
    const call = callFor(unit);
    const path = [unit.name];
    const location = locations.get(unit.name);
    if ("reason" in location) {
      children.set(unit.name, { path, call, reason: location.reason });
      opaque.push(unitOpaque(printable(unit.path), location.reason));
      continue;
    }
    const early = async (unitRoot) => new LocalScope((await root())?.inside(unitRoot.code, call) ?? null);
    const tree = await readTree(location.directory, io, {
      ...options2,
      ...location.within,
      early,
      findModule: (moduleCall, inner) => options2.findModule(moduleCall, [...pathOf5(unit), ...inner]),
      prepare: async (calls) => options2.prepare?.(calls.map((request) => ({ ...request, path: [...pathOf5(unit), ...request.path] }))),
      generated: unit.generated
    });
    reads += tree.reads;
    treeWarnings.add(unit, tree.warnings);
    unparsed.add(unit, tree.unparsed);
    leftOut.push(...tree.leftOut);
    children.set(unit.name, moveBelow(tree.root, path));
  }
  const own2 = ownUnit(units);
  const top = own2 === null ? void 0 : topOf2(children.get(own2));
  return {
    root: { path: [], code: withOutputsOfUnit(code, children), children, ...top !== void 0 && { top } },
    warnings: [...warnings, ...opaque, ...treeWarnings.texts()],
    unparsed: unparsed.texts(),
    leftOut,
    reads
  };
}
function withOutputsOfUnit(code, children) {
  const [only2, ...others] = children;
  if (only2 === void 0 || others.length > 0 || !("code" in only2[1])) return code;
  const [unit, { code: unitCode }] = [only2[0], only2[1]];
  const expressionFor = (name, span) => {
    const steps = [unit, name].map((step) => ({ kind: "attribute", name: step }));
    return { kind: "traversal", root: "module", steps, span };
  };
  const outputs = [...unitCode.outputs].map(([name, output]) => {
    const value2 = expressionFor(name, output.span);
    const attributes = [{ name: "value", value: value2, span: output.span }];
    const block = { ...output.block, body: { ...output.block.body, attributes, blocks: [] } };
    return [name, { ...output, value: value2, block }];
  });
  return { ...code, outputs: new Map(outputs) };
}
var ownUnit = (units) => {
  const [unit, ...others] = units;
  const isOwn = unit?.path === "." && unit.source.kind === "local" && unit.source.shown === ".";
  return isOwn && others.length === 0 ? unit.name : null;
};
var topOf2 = (node) => node !== void 0 && "code" in node ? node.top : void 0;
function insideUnit({ writtenOf, ...inventory }, unit) {
  const prefix = `module.${unit}.`;
  const inside = (origin) => origin.startsWith(prefix) ? origin.slice(prefix.length) : origin;
  return {
    ...inventory,
    resources: inventory.resources.map((resource) => withOrigin(resource, inside)),
    ...writtenOf && { writtenOf: writtenAfter(writtenOf, (origin) => `${prefix}${origin}`, inside) }
  };
}
var LocalScope = class _LocalScope {
  constructor(inner) {
    this.inner = inner;
  }
  inner;
  textOf(expression) {
    const text = this.inner?.textOf(expression) ?? null;
    return text !== null && isLocal(text) ? text : null;
  }
  inside(code, call) {
    return new _LocalScope(this.inner?.inside(code, call) ?? null);
  }
};
function moveBelow(node, path) {
  const children = [...node.children].map(([name, child]) => {
    const childPath = [...path, name];
    return [name, "code" in child ? moveBelow(child, childPath) : { ...child, path: childPath }];
  });
  return { ...node, path, children: new Map(children) };
}
var LOCAL_SOURCE = "./";
function callOf3({ name, source, inputs, expressions, dependencies }) {
  const lines = [`source = ${quoted2(source.kind === "remote" ? source.address : LOCAL_SOURCE)}`];
  if (source.kind === "remote" && source.version !== null) lines.push(`version = ${quoted2(source.version)}`);
  const names = [.../* @__PURE__ */ new Set([...inputs.keys(), ...expressions.keys()])].filter((input) => NAME5.test(input)).sort(byText);
  for (const input of names) {
    if (RESERVED_VARIABLES.has(input)) continue;
    lines.push(`${input} = ${expressions.get(input) ?? literal(inputs.get(input) ?? null)}`);
  }
  if (dependencies.length > 0) {
    lines.push(`depends_on = [${dependencies.map((dependency) => `module.${dependency}`).join(", ")}]`);
  }
  return `module ${quoted2(name)} {
${lines.map((line) => `  ${line}
`).join("")}}
`;
}
var NAME5 = /^[A-Za-z_][\w-]*$/;
function literal(value2) {
  if (typeof value2 === "string") return quoted2(value2);
  if (Array.isArray(value2)) return `[${value2.map(literal).join(", ")}]`;
  if (typeof value2 === "object" && value2 !== null) {
    return `{ ${Object.entries(value2).map(([name, item]) => `${quoted2(name)} = ${literal(item)}`).join(", ")} }`;
  }
  return String(value2);
}
var WarningsByUnit = class {
  #paths = /* @__PURE__ */ new Map();
  add({ path }, warnings) {
    for (const warning of warnings) {
      const paths = this.#paths.get(warning) ?? [];
      paths.push(path);
      this.#paths.set(warning, paths);
    }
  }
  texts() {
    return [...this.#paths].map(([warning, paths]) => aboutUnits(paths, warning));
  }
};

// src/planning/index.ts
async function readDirectory(requested, io, onStep) {
  const hasUnits = await isTerragrunt(requested.directory, io);
  const source = hasUnits ? requested : await withWorkspace(requested, io);
  const { planning } = source;
  const readOptions = {
    early: (root) => earlyScope(root, planning, io),
    parsed: /* @__PURE__ */ new Map(),
    ...planning.installed === false && { installed: false }
  };
  const chosen = await chooseEngine(
    hasUnits ? { ...source, planning: { ...planning, planner: "auto" } } : source,
    readOptions,
    io
  );
  const { engine, tofu } = chosen;
  const warnings = hasUnits ? [] : chosen.warnings;
  await reportVariables(source, { tofu, parsed: readOptions.parsed }, io);
  if (planning.planner === "terraform" && !hasUnits) return planWithProviders(source, engine, io, onStep);
  const network = planning.network !== false;
  const { privateHosts = [] } = planning;
  const userPackage = source.repository === null ? await packageOfUser(source.directory, io) : null;
  const finder = createModuleFinder(io, { engine, network, privateHosts, userPackage, onStep });
  const modules2 = { ...readOptions, tofu, findModule: finder.findModule, prepare: finder.prepare };
  const lock = await lockIn(source.directory, io);
  const codeOf = (tree) => ({
    source,
    tree,
    lock,
    onStep,
    warnings: [...warnings, ...tree.warnings, ...codeGapWarnings(tree.root), ...finder.warnings()]
  });
  if (hasUnits) {
    const { varFiles } = planning;
    const options2 = { ...modules2, varFiles, isRun: planning.planner === "terraform", ...runOptions(planning), onStep };
    const units = await readUnits(source, options2, io);
    if ("inventory" in units) return units.inventory;
    const { tree, hasVariables, own: own2, dependencies } = units;
    const inventory = { ...await fromCodeAlone({ ...codeOf(tree), hasVariables }, io), dependencies };
    return own2 === null ? inventory : insideUnit(inventory, own2);
  }
  const code = await withCallers(codeOf(await readModules(source, modules2, io)), io);
  return engine === null ? fromCodeAlone(code, io) : fromOfflinePlan(code, engine, io);
}
async function lockIn(directory, io) {
  const bytes = await readSmallFile(import_node_path27.posix.join(directory, LOCK_FILE), LOCK_BYTES_MAX, io, null);
  return bytes === null ? null : Buffer.from(bytes).toString("utf8");
}
async function reportVariables(source, options2, io) {
  const { debug } = source.planning;
  if (debug === null) return;
  for (const line of await variableSources(source, options2, io)) debug(line);
}
async function withWorkspace(source, io) {
  const { planning, directory } = source;
  if (planning.planner === "terraform" || planning.workspace !== null) return source;
  return { ...source, planning: { ...planning, workspace: await chooseWorkspace(void 0, directory, io) } };
}
async function packageOfUser(directory, io) {
  const real = await io.realPath(directory).catch(() => null);
  return real === null ? null : (await packageContaining(real, io)).top;
}
var runOptions = ({ seconds, debug }) => ({ seconds, debug: debug !== null });
async function planWithProviders({ planning, ...source }, engine, io, onStep) {
  const { workspace, varFiles } = planning;
  const options2 = {
    engine,
    ...workspace !== null && { workspace },
    varFiles,
    ...runOptions(planning),
    // A fetched repository is cached for other runs and must not change.
    inCopy: source.repository !== null,
    ...source.repository !== null && { within: source.repository },
    onStep
  };
  return (await planWithTerraform(source, options2, io)).inventory;
}
async function withCallers(code, io) {
  const { source, tree, warnings } = code;
  const callers = await findCallers(source, tree.root, io);
  const [first] = callers.map(namesBelow(source));
  if (first === void 0) return code;
  return { ...code, warnings: [...warnings, usedByUnit(source.name, first, callers.length - 1)] };
}
async function readModules(source, modules2, io) {
  const { directory, name, repository } = source;
  const tree = await readTree(directory, io, { ...modules2, ...repository !== null && { within: repository } });
  if (tree.root.code.files.length === 0) {
    const known = await findKnownFile(directory, io);
    const remedyHere = known === null ? NO_CODE_REMEDY : known.remedy;
    const remedy = await withFoldersBelow(remedyHere, directory, namesBelow(source), io);
    const cause = [noCode(name), ...known === null ? [] : [known.text]].join("; ");
    throw new NoResources(
      [`${NO_RESOURCES_FOUND}: ${cause}`, ...limitWarnings(tree.warnings)].join("\n"),
      { remedy }
    );
  }
  if (!hasResources(tree.root)) {
    const lines = [`${NO_RESOURCES_FOUND}: ${noBlocks(name)}`, ...limitWarnings(tree.warnings)];
    const remedy = await withFoldersBelow(NO_BLOCKS_REMEDY, directory, namesBelow(source), io);
    const Failure = tree.unparsed.length > 0 ? InvalidInput : NoResources;
    throw new Failure(lines.join("\n"), { remedy });
  }
  return tree;
}
var namesBelow = ({ name, directory, repository }) => (folder) => repository === null ? import_node_path27.posix.join(printable(name), folder) : `//${import_node_path27.posix.join(printable(import_node_path27.posix.relative(repository, directory)), folder)}`;
var hasResources = ({ code, children }) => code.resources.length > 0 || [...children.values()].some((child) => !("code" in child) || hasResources(child));
async function fromOfflinePlan(code, engine, io) {
  const { source, tree, warnings, onStep } = code;
  const { planner, varFiles, workspace, seconds, debug } = source.planning;
  const options2 = { engine, tree: tree.root, varFiles, workspace, seconds, onStep, debug };
  const result = await planOffline(source, options2, io).catch((error) => {
    if (!(error instanceof External)) return rethrowForCode(error, tree.root);
    if (planner !== "auto") throw error;
    return { end: "failed", reason: error.message, diagnostics: [], whole: [] };
  });
  if (result.end === "planned") return fromPlan(result, code);
  if (planner === "offline") {
    const lines = debug === null ? result.diagnostics : [];
    const isTimeOut = result.reason === planTooLong(seconds);
    const codeRemedy = result.isOfMachine ? MACHINE_REMEDY : offlineFailedRemedy(debug !== null);
    const remedy = isTimeOut ? OFFLINE_LATE_REMEDY : codeRemedy;
    throw new External([result.reason, ...lines].join("\n"), { remedy });
  }
  const inventory = await fromCodeAlone(
    { ...code, warnings: [...warnings, staticInstead(result.reason, result.why)] },
    io
  );
  const doubt = { kind: "static", subject: result.reason, resources: [], conditional: [] };
  return { ...inventory, doubts: [doubt, ...inventory.doubts ?? []] };
}
function fromPlan(result, { source, tree, lock, warnings }) {
  const { debug } = source.planning;
  const { assumptions } = result;
  if (debug !== null) for (const { text } of assumptions) debug(assumption(text));
  const inWarnings = /* @__PURE__ */ new Set([...missingModuleTexts(tree.root), ...gapTexts(tree.root)]);
  const mistakes = assumptions.filter(({ kind }) => kind === "mistake").map(({ text }) => text);
  const placeholders2 = assumptions.map(({ text }) => text).filter((text) => !inWarnings.has(text) && !mistakes.includes(text));
  const hasVariables = assumptions.some(({ kind }) => kind === "variable");
  const notes = placeholders2.length === 0 ? [] : [placeholders(placeholders2, hasVariables)];
  const inventory = withCode(result.inventory, tree.root, lock);
  const doubts = assumptions.flatMap(
    ({ kind, subject, resources, conditional }) => resources.length === 0 || kind === "module" ? [] : [{ kind: kind === "mistake" ? "expression" : kind, subject, resources, conditional }]
  );
  return {
    ...inventory,
    planned: true,
    doubts: [...filesLeftOut2(tree), ...inventory.doubts ?? [], ...doubts],
    notes,
    warnings: [...warnings, ...mistakes, ...inventory.warnings]
  };
}
function filesLeftOut2({ root, leftOut }) {
  const readers = modulesOf2(root).flatMap(
    ({ path, code }) => code.resources.filter(({ mode, type }) => mode === "data" && FILE_DATA_SOURCES.has(type)).map(({ type, name }) => [...path.flatMap((step) => ["module", step]), "data", type, name].join("."))
  );
  return [...leftOut, ...readers].map(doubtAboutFile);
}
var missingModuleTexts = (root) => modulesOf2(root).flatMap(({ children }) => [...children.values()]).filter(isOpaque).map(({ path }) => assumedModule(path.map((name) => `module.${name}`).join(".")));
function rethrowForCode(error, root) {
  throw error instanceof EmptyPlan ? noInstances2(root, [], error) : error;
}
function noInstances2(root, unparsed, cause) {
  const Failure = unparsed.length > 0 ? InvalidInput : NoResources;
  const reasons = noInstances(absentBlocks(root, /* @__PURE__ */ new Set()));
  const text = [`${NO_RESOURCES_FOUND}: ${reasons}`, ...unparsed].join("\n");
  return new Failure(text, { remedy: NO_INSTANCES_REMEDY, cause });
}
async function fromCodeAlone({ source, tree, lock, warnings, onStep, hasVariables }, io) {
  onStep(STEP_READING_CODE);
  const { varFiles, workspace } = source.planning;
  const read2 = await readStatic(tree.root, { varFiles, workspace, hasVariables }, io);
  const inventory = withCode(read2, tree.root, lock);
  const { unparsed } = tree;
  if (inventory.resources.length === 0) throw noInstances2(tree.root, unparsed);
  const doubts = [...filesLeftOut2(tree), ...inventory.doubts ?? [], ...unknownNumbers(inventory.resources)];
  return {
    ...inventory,
    planned: false,
    ...doubts.length > 0 && { doubts },
    ...unparsed.length > 0 && { unparsed },
    warnings: [...warnings, ...inventory.warnings]
  };
}
function unknownNumbers(resources) {
  const byPosition = groupBy(
    resources.filter(({ count }) => count === "unknown"),
    ({ declared }) => {
      const line = declared?.lines.get("for_each") ?? declared?.lines.get("count");
      return line === void 0 ? "" : positionIn(declared?.file ?? "", line);
    }
  );
  return [...byPosition].map(([subject, alike]) => ({
    ...{ kind: "expression", subject, conditional: [] },
    resources: alike.map(({ address }) => address)
  }));
}
function withCode(inventory, root, lock) {
  const outputs = [...root.code.outputs.keys()];
  const doubts = [...inventory.doubts ?? [], ...doubtsAboutAbsent(inventory, root)];
  const declared = { ...withStatements(withDeclarations(withAbsent(inventory, root), root), root), outputs, doubts };
  return withProviderLimits(withInterface(withProviderConfigurations(declared, root), root), root, lock);
}
var doubtsAboutAbsent = ({ resources }, root) => findAbsent(root, configAddresses(resources.map(({ origin }) => origin))).flatMap((block) => {
  const { address, code } = block;
  if ("mode" in code && code.mode !== "managed" || !dependsOnInput(block, root)) return [];
  const place = { file: code.file.path, line: code.span.line };
  const hash = sha256(JSON.stringify(code.block, withoutPositions2));
  return [{ kind: "absent", subject: address, resources: [], conditional: [], block: { ...place, hash } }];
});
function withoutPositions2(key, value2) {
  if (key === "span") return void 0;
  if (key !== "attributes") return value2;
  return value2.filter(({ name }) => !isTagsAttribute(name));
}
function dependsOnInput({ code, countArgument, module: module80 }, root) {
  const count = countArgument === null ? null : argumentOf(code.block.body, countArgument);
  return count !== null && isOpen(count, module80, { root, visited: /* @__PURE__ */ new Set() });
}
var isOpen = (expression, module80, search) => traversalsIn(expression).some((traversal) => isOpenName(traversal, module80, search));
var CLOSED_ROOTS = /* @__PURE__ */ new Set(["each", "count", "path", "self"]);
function isOpenName({ root: first, steps }, module80, search) {
  const [step] = steps;
  const name = step?.kind === "attribute" ? step.name : "";
  if (CLOSED_ROOTS.has(first)) return false;
  if (first === "terraform") return name === "workspace";
  if (first !== "local" && first !== "var") return true;
  if (first === "var" && module80.path.length === 0) return true;
  const key = `${module80.path.join(".")} ${first}.${name}`;
  if (search.visited.has(key)) return false;
  search.visited.add(key);
  const [value2, scope] = first === "local" ? [module80.code.locals.get(name), module80] : argumentFor(name, module80, search);
  return value2 !== void 0 && isOpen(value2, scope, search);
}
function argumentFor(name, { path }, { root }) {
  let caller = root;
  for (const step of path.slice(0, -1)) {
    const child = caller.children.get(step);
    if (child === void 0 || !("code" in child)) return [void 0, caller];
    caller = child;
  }
  const call = caller.code.calls.find((each) => each.name === path.at(-1));
  return [(call && argumentOf(call.block.body, name)) ?? void 0, caller];
}

// src/planning/terraform/code-of-plan.ts
var withoutCode = (...warnings) => ({ root: null, references: null, proof: null, warnings });
async function readCodeOfPlan(source, plan2, io) {
  let root;
  try {
    const early = earlyScopeOfPlan(plan2, UNKNOWN2);
    root = (await readTree(source.directory, io, { findModule: findNoModule, early, tofu: !isOfTerraform(plan2) })).root;
  } catch (error) {
    if (error instanceof InvalidInput) return withoutCode(codeUnreadable(source.name, error.message));
    throw error;
  }
  if (root.code.files.length === 0) return withoutCode();
  const different = differenceOf(root, plan2);
  if (different !== null) return withoutCode(codeIsAnother(source.name, printable(different)));
  return { root, references: hclReferences(root), proof: proofOfPlan(root, plan2, UNKNOWN2), warnings: [] };
}
var isOfTerraform = (plan2) => entriesOf(memberAt(plan2, "configuration", "provider_config")).some(
  ([, provider]) => textOf2(member(provider, "full_name"))?.startsWith("registry.terraform.io/")
);
function differenceOf({ code }, plan2) {
  const module80 = memberAt(plan2, "configuration", "root_module");
  if (objectOf(module80) === null) return null;
  const planned = /* @__PURE__ */ new Set([
    ...listOf(member(module80, "resources")).flatMap((resource) => addressOf5(resource) ?? []),
    ...entriesOf(member(module80, "module_calls")).map(([name]) => `module.${name}`)
  ]);
  const written = /* @__PURE__ */ new Set([
    ...code.resources.filter(({ mode }) => mode === "managed").map(({ type, name }) => `${type}.${name}`),
    ...code.calls.map(({ name }) => `module.${name}`)
  ]);
  const different = [
    ...[...planned].filter((address) => !written.has(address)),
    ...[...written].filter((address) => !planned.has(address))
  ];
  return different.sort(byAddress)[0] ?? null;
}
function addressOf5(resource) {
  const [type, name] = [textOf2(member(resource, "type")), textOf2(member(resource, "name"))];
  return member(resource, "mode") === "managed" && type !== null && name !== null ? `${type}.${name}` : null;
}

// src/platform/network/grpc.ts
var import_node_http2 = require("node:http2");
var import_node_path28 = require("node:path");
var STATUS = { ok: 0, resourceExhausted: 8, unimplemented: 12, internal: 13 };
var PREFIX_BYTES = 5;
var HEADERS = { ":status": 200, "content-type": "application/grpc" };
async function serveGrpc({ directory, name }, connected) {
  const server = (0, import_node_http2.createServer)({ maxSessionMemory: 2 * RPC_BYTES_MAX / 1e6 });
  const sessions = /* @__PURE__ */ new Map();
  server.on("session", (session) => {
    sessions.set(session, connected());
    session.on("close", () => sessions.delete(session));
  });
  server.on(
    "stream",
    (stream, headers) => serve(stream, stream.session && sessions.get(stream.session)?.get(headers[":path"] ?? ""))
  );
  const socket = (0, import_node_path28.join)(directory, name);
  const isUnix = process.platform !== "win32" && Buffer.byteLength(socket) <= SOCKET_PATH_BYTES_MAX;
  await listen(server, isUnix ? { path: socket } : { host: "127.0.0.1", port: 0 });
  return {
    network: isUnix ? "unix" : "tcp",
    address: isUnix ? socket : `127.0.0.1:${server.address().port}`,
    close: () => close(server, [...sessions.keys()])
  };
}
function serve(stream, procedure2) {
  stream.on("error", () => {
  });
  if (procedure2 === void 0) {
    stream.resume();
    refuse2(stream, STATUS.unimplemented, "not implemented");
    return;
  }
  const chunks = [];
  let length = 0;
  stream.on("data", (chunk) => {
    length += chunk.length;
    if (length <= PREFIX_BYTES + RPC_BYTES_MAX) chunks.push(chunk);
  });
  stream.on("end", () => {
    if (length > PREFIX_BYTES + RPC_BYTES_MAX) refuse2(stream, STATUS.resourceExhausted, "the message is too large");
    else answer(stream, chunks.length === 1 ? chunks[0] : Buffer.concat(chunks), procedure2);
  });
}
function answer(stream, framed, procedure2) {
  const isWhole = framed.length >= PREFIX_BYTES && framed.readUInt32BE(1) === framed.length - PREFIX_BYTES;
  if (!isWhole || framed[0] !== 0) {
    refuse2(stream, STATUS.internal, "not one whole uncompressed message");
    return;
  }
  try {
    respond(stream, procedure2(framed.subarray(PREFIX_BYTES)));
  } catch (error) {
    refuse2(stream, STATUS.internal, Buffer.from(String(error)).toString());
  }
}
function respond(stream, message) {
  if (stream.destroyed) return;
  const framed = Buffer.allocUnsafe(PREFIX_BYTES + message.length);
  framed[0] = 0;
  framed.writeUInt32BE(message.length, 1);
  framed.set(message, PREFIX_BYTES);
  stream.respond(HEADERS, { waitForTrailers: true });
  stream.on("wantTrailers", () => stream.sendTrailers({ "grpc-status": STATUS.ok }));
  stream.end(framed);
}
function refuse2(stream, status, reason) {
  if (stream.destroyed || stream.headersSent) return;
  const headers = { ...HEADERS, "grpc-status": status, "grpc-message": encodeURI(reason) };
  stream.respond(headers, { endStream: true });
}
var listen = (server, address) => new Promise((resolve11, reject) => {
  server.once("error", reject);
  server.listen(address, () => {
    server.off("error", reject);
    server.on("error", () => {
    });
    resolve11();
  });
});
async function close(server, sessions) {
  const closed = new Promise((resolve11) => void server.close(() => resolve11()));
  for (const session of sessions) session.destroy();
  await closed;
}

// src/platform/network/lookup.ts
var import_node_dns = require("node:dns");
var import_promises2 = require("node:dns/promises");
async function lookup(host) {
  try {
    return (await (0, import_promises2.lookup)(host, { all: true, verbatim: true })).map(({ address }) => address);
  } catch {
    return [];
  }
}
var FORBIDDEN2 = "EFORBIDDEN";
var lookupAmong = (mayConnect2) => (host, options2, callback) => (0, import_node_dns.lookup)(host, { ...options2, all: true }, (error, addresses) => {
  if (error !== null) return callback(error, "");
  const allowed = addresses.filter(({ address }) => mayConnect2(address));
  const [first] = allowed;
  if (first === void 0) {
    return callback(Object.assign(new Error(FORBIDDEN2), { code: FORBIDDEN2 }), "");
  }
  if (options2.all) callback(null, allowed);
  else callback(null, first.address, first.family);
});

// src/terraform/fetch/git/history.ts
var import_node_path29 = require("node:path");
async function openHistory(name, folder, io) {
  const directory = await io.realPath(name).catch(() => null);
  if (directory === null) throw notRepository2(name, NO_SUCH_FOLDER);
  const repository = await findRepository(directory, io);
  if (repository === null) throw notRepository2(name, NO_REPOSITORY);
  if (repository instanceof Untrusted) throw notRepository2(name, repository.reason, repository.remedy);
  const copy = await copyRefs(repository, (0, import_node_path29.join)(folder, "names"), io);
  if (copy instanceof Untrusted) throw notRepository2(name, copy.reason, copy.remedy);
  const objects = (0, import_node_path29.join)(repository.common, "objects");
  const env = gitDirectories(repository, copy.gitDirectory);
  const prefix = (0, import_node_path29.relative)(repository.top, directory).replaceAll("\\", "/");
  if (/[\r\n]/.test(prefix)) throw notRepository2(name, FOLDER_NAME_UNFIT);
  const history = { name, directory, prefix, objects, format: copy.format, env };
  const answer2 = await runGit(history, ["rev-parse", "--is-shallow-repository"], io);
  if ("reason" in answer2) throw notRepository2(name, answer2.reason);
  return { ...history, isShallow: answer2.stdout.trim() === "true" };
}
var notRepository2 = (name, reason, remedy = NOT_REPOSITORY_REMEDY) => new InvalidInput(notRepository(name, reason), { remedy });
async function resolveCommit(option, name, history, io) {
  if (name === "" || name.startsWith("-") || name.length > REVISION_LENGTH_MAX || hasUnseen(name)) {
    throw new Misuse(noRevision(option, name), { remedy: REVISION_REMEDY });
  }
  for (const candidate of [name, `refs/remotes/origin/${name}`]) {
    const id = await idOf(candidate, history, io);
    if (id !== null) return { id, name: shortName(candidate) };
  }
  if (option === "") throw new InvalidInput(noCommits(history.name), { remedy: NO_COMMITS_REMEDY });
  throw new InvalidInput(noSuchCommit(option, name, history.name), {
    remedy: history.isShallow ? noCommitShallow(name) : NO_COMMIT_REMEDY
  });
}
async function defaultBranch(history, io) {
  const originHead = await runGit(history, ["symbolic-ref", "--quiet", "refs/remotes/origin/HEAD"], io);
  for (const name of ["stdout" in originHead ? originHead.stdout.trim() : "", ...DEFAULT_BRANCHES]) {
    const id = name.startsWith("refs/") ? await idOf(name, history, io) : null;
    if (id !== null) return { id, name: shortName(name) };
  }
  return null;
}
var DEFAULT_BRANCHES = ["remotes/origin/main", "remotes/origin/master", "heads/main", "heads/master"].map(
  (name) => `refs/${name}`
);
var shortName = (name) => name.replace(/^refs\/(?:heads|tags|remotes)\//, "");
async function mergeBase(from, to, history, io) {
  if (from.id === to.id) return from;
  const answer2 = await runGit(history, ["merge-base", from.id, to.id], io);
  const id = "stdout" in answer2 ? answer2.stdout.split("\n")[0] ?? "" : "";
  if (isCommit(id)) return { id, name: id === from.id ? from.name : mergeBaseOf(from.name, to.name) };
  throw new InvalidInput(noMergeBase(from.name, to.name, history.isShallow), {
    remedy: history.isShallow ? MERGE_BASE_SHALLOW_REMEDY : MERGE_BASE_REMEDY
  });
}
async function idOf(name, history, io) {
  const answer2 = await runGit(history, ["rev-parse", "--quiet", "--verify", `${name}^{commit}`], io);
  const id = "stdout" in answer2 ? answer2.stdout.trim() : "";
  return isCommit(id) ? id : null;
}
async function lastCommitOf({ path, excluded }, history, io) {
  const exclusion = excluded === null || excluded === "" ? [] : [`:(top,literal,exclude)${excluded}`];
  const args = ["log", "--max-count=1", "--no-show-signature", "--format=%cs%n%s", "HEAD", "--"];
  const answer2 = await runGit(history, [...args, `:(top,literal)${path}`, ...exclusion], io);
  const [date = "", subject = ""] = "stdout" in answer2 ? answer2.stdout.split("\n") : [];
  return date === "" ? null : { date, subject };
}
async function ignoredFiles(files, history, io) {
  if (files.length === 0) return [];
  const input = files.map((name) => `./${name}\0`).join("");
  const answer2 = await runGit(history, ["check-ignore", "-z", "--stdin", "--no-index"], io, input);
  const ignored = new Set("stdout" in answer2 ? answer2.stdout.split("\0") : []);
  return files.filter((name) => ignored.has(`./${name}`));
}
var LOCAL_ONLY = ["--no-pager", "-c", "core.fsmonitor=false", "-c", "protocol.allow=never"];
async function runGit({ directory, env }, args, io, input = "") {
  const result = await io.run("git", [...LOCAL_ONLY, ...args], {
    directory,
    env: { ...localGitEnvironment(io.env), ...env },
    seconds: LOCAL_GIT_SECONDS,
    bytes: HISTORY_BYTES_MAX,
    memory: GIT_MEMORY_MAX,
    input
  });
  if (result.end === "missing") throw new Missing(GIT_MISSING, { remedy: GIT_MISSING_REMEDY });
  if (result.end === "exit" && result.code === 0) return { stdout: result.stdout };
  const isOutside = result.end === "exit" && /not a git repository/i.test(result.stderr);
  return { reason: isOutside ? NO_REPOSITORY : reasonOf(result, LOCAL_GIT_SECONDS).text };
}
async function commitTree(commit, history, folder, io) {
  const git = await openRepository(addressOf6(commit, history), io, folder, { store: history });
  const warnings = await unpack(git, commit.id, io);
  const directory = history.prefix === "" ? git.tree : `${git.tree}/${history.prefix}`;
  const isThere = await io.kindOf(directory).catch(() => "missing") === "directory";
  return { root: git.tree, directory: isThere ? directory : null, warnings };
}
var addressOf6 = ({ name }, history) => ({
  transport: "file",
  url: printable(history.name),
  host: "",
  credentials: null,
  subfolder: "",
  ref: name
});

// src/terraform/fetch/tree-archive.ts
async function fetchArchive2(archive, io) {
  const { url, login, privateHosts, seconds } = archive;
  const network = { io, privateHosts, quota: new Quota(), seconds, silentSeconds: seconds };
  const { bytes } = await get({ url: new URL(url), login, bytesMax: CHECKOUT_BYTES_MAX }, network);
  return bytes;
}
async function unpackTree(bytes, folder, io) {
  if (bytes.length > CHECKOUT_BYTES_MAX) throw new FetchError(TREE_UNFIT);
  const quota = new Quota();
  await unpackArchive(bytes, "tar.gz", { root: folder, io, spend: (spent) => quota.spend(spent) });
  const [only2, ...others] = await io.list(folder);
  if (only2?.kind !== "directory" || others.length > 0) throw new FetchError(TREE_UNFIT);
  return `${folder}/${only2.name}`;
}

// src/terraform/module-tree/survey.ts
function surveyCode(files) {
  const parsed = files.map(({ path, bytes }) => parseFile(path, bytes));
  const { calls, providers } = readModule("", parsed);
  const settings = parsed.flatMap(({ body: body2 }) => body2.blocks.filter(({ type }) => type === "terraform"));
  const sources = [...calls.map(({ source }) => source), ...settings.map(sourceOf3)];
  return {
    calls: [...new Set(sources.flatMap((source) => source !== null && isLocal(source) ? [folderOf(source)] : []))],
    isRoot: settings.some(keepsState) || providers.some(({ block }) => configuresProvider(block))
  };
}
function sourceOf3({ body: body2 }) {
  const source = argumentOf(body2, "source");
  return source === null ? null : literalText(source);
}
function folderOf(source) {
  const { remote, folder } = splitSource(source);
  return folder === "" ? remote : `${remote}/${folder}`;
}
var keepsState = ({ body: body2 }) => body2.blocks.some(({ type }) => type === "backend" || type === "cloud");

// parts/code.js
var modules = {
  "src/graph/origins.ts": () => ({ withOrigin, writtenAfter }),
  "src/planning/index.ts": () => ({ doubtsAboutAbsent, readDirectory }),
  "src/planning/limits.ts": () => ({ ATTEMPTS_MAX, BACKEND_FILES_MAX, BACKEND_FILE_BYTES_MAX, CAREFUL_ATTEMPTS_MAX, CODE_FILE_BYTES_MAX, CONFIG_DEPTH_MAX, COPIED_BYTES_MAX, COPIED_DEPTH_MAX, COPIED_FILES_MAX, COPIED_FILE_BYTES_MAX, DIRECTORIES_MAX, EVALUATED_ITEMS_MAX, EVALUATED_SIZE_MAX, EVALUATED_TEXT_MAX, EVALUATED_WORK_MAX, EVALUATIONS_MAX, EVALUATION_DEPTH, FILES_REQUESTED_MAX, GAPS_LISTED, KNOWN_LATER_DEPTH, LEVELS_BELOW_MAX, LOCK_BYTES_MAX, MARKS_MAX, MEMORY_BYTES_MAX, MEMORY_REQUIRED_MIB, OPEN_COUNTS_LISTED, OPEN_OUTPUTS_MAX, PLACEHOLDER_DEPTH, PLACEHOLDER_ITEMS, PLANNED_INSTANCES_MAX, RANGE_ITEMS_MAX, SHOWN_ITEMS_MAX, STACK_DEPTH_MAX, STACK_FILES_REQUESTED_MAX, STACK_MEMBERS_MAX, STATIC_INSTANCES_MAX, STATIC_RESOURCES_MAX, TERRAGRUNT_WORK_FACTOR, TEXT_FILE_BYTES_MAX, UNDECLARED_SUGGESTED, UNITS_MAX, VARIABLES_BYTES_MAX, VERSION_SECONDS: VERSION_SECONDS2, VISITED_ENTRIES_MAX, WORKSPACE_BYTES_MAX, YAML_ALIASES_MAX }),
  "src/planning/static/code-values.ts": () => ({ patternsIn, provenTexts, withCodeValues, withNamesInPart }),
  "src/planning/terraform/code-of-plan.ts": () => ({ readCodeOfPlan }),
  "src/planning/terraform/workspace.ts": () => ({ DEFAULT_WORKSPACE, chooseWorkspace, prepareDataDirectory, usersDataDirectory }),
  "src/platform/network/grpc.ts": () => ({ serveGrpc }),
  "src/platform/network/lookup.ts": () => ({ FORBIDDEN: FORBIDDEN2, lookup, lookupAmong }),
  "src/terraform/fetch/git/clone.ts": () => ({ checkOut }),
  "src/terraform/fetch/git/history.ts": () => ({ commitTree, defaultBranch, ignoredFiles, lastCommitOf, mergeBase, openHistory, resolveCommit }),
  "src/terraform/fetch/tree-archive.ts": () => ({ fetchArchive: fetchArchive2, unpackTree }),
  "src/terraform/module-tree/survey.ts": () => ({ surveyCode }),
  "src/terraform/modules/concurrency.ts": () => ({ Slots, runAtOnce }),
  "src/terraform/references/declarations.ts": () => ({ withDeclarations }),
  "src/terraform/root-interface.ts": () => ({ argumentsIn, backendIn, withInterface }),
  "src/terraform/statements/read.ts": () => ({ statementsIn, withStatements })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  modules
});
