// Generated from watchdog-ts/src by `npm run build`. Do not edit.

// src/index.ts
var Watchdog = async () => ({});
export {
  Watchdog
};
