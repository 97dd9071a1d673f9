#!/usr/bin/env node
// Starts the program. This file keeps to syntax that old versions of Node can read, so that they are told in a
// sentence what is missing; it loads nothing but the built program, so that a short command stays short.
/* global process, console, require, __dirname */
(function start() {
  var version = process.versions.node.split('.');
  var major = Number(version[0]);
  var minor = Number(version[1]);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error('green-games needs Node.js 20.19 or newer; this is Node.js ' + process.versions.node + '.');
    process.exit(1);
  }
  var program = require('node:path').join(__dirname, '../dist/main.cjs');
  try {
    if (!isVersionTold(program)) require(program);
  } catch (error) {
    if (error && (error.code === 'MODULE_NOT_FOUND' || error.code === 'ENOENT')) {
      console.error('green-games is not built yet (or only in part): run `npm ci` in its folder first.');
    } else {
      console.error(error);
    }
    process.exit(1);
  }

  // Only where there is a program to tell of; what cannot be written is the program's to explain.
  function isVersionTold(file) {
    if (process.argv.length !== 3 || (process.argv[2] !== '--version' && process.argv[2] !== '-V'))
      return false;
    require.resolve(file);
    try {
      require('node:fs').writeSync(1, require('../package.json').version + '\n');
    } catch (unwritten) {
      return unwritten === null;
    }
    return true;
  }
})();
