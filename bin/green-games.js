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
  var path = require('path');
  var program = path.join(__dirname, '../dist/main.cjs');
  try {
    if (process.argv.length === 3 && (process.argv[2] === '--version' || process.argv[2] === '-V')) {
      require.resolve(program);
      process.stdout.write(require('../package.json').version + '\n');
    } else {
      require(program);
    }
  } catch (error) {
    if (error && error.code === 'MODULE_NOT_FOUND') {
      console.error('green-games is not built yet (or only in part): run `npm ci` in its folder first.');
    } else {
      console.error(error);
    }
    process.exit(1);
  }
})();
