// The rooms of src/ and who may look into whom. Everything that is not declared here is refused,
// so a new folder needs a line here before it can hold code.
const ROOMS = {
  contract: [],
  core: ["contract"],
  effects: ["contract", "core"],
  run: ["contract", "core", "effects"],
  opencode: ["contract", "core", "run"],
}

const inside = (room) => `^src/${room}/`

const rooms = Object.entries(ROOMS).map(([room, friends]) => ({
  name: `${room}-keeps-to-its-friends`,
  comment: `${room} may import only: ${["itself", ...friends].join(", ")}`,
  severity: "error",
  from: { path: inside(room) },
  to: { path: "^src/", pathNot: [room, ...friends].map(inside) },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...rooms,
    {
      name: "declared-rooms-only",
      comment: "src/ holds index.ts and the rooms declared above, nothing else",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/index\\.ts$", ...Object.keys(ROOMS).map(inside)] },
      to: {},
    },
    {
      name: "declared-rooms-only-as-target",
      comment: "a file that imports nothing is still found by who imports it",
      severity: "error",
      from: {},
      to: { path: "^src/", pathNot: ["^src/index\\.ts$", ...Object.keys(ROOMS).map(inside)] },
    },
    {
      name: "pure-rooms-touch-nothing",
      comment: "core and contract decide; files, processes, sockets and clocks belong to effects. Hashes and posix path arithmetic are pure",
      severity: "error",
      from: { path: "^src/(core|contract)/" },
      to: { dependencyTypes: ["core"], pathNot: "^(node:)?(crypto|path|path/posix|util|buffer)$" },
    },
    {
      name: "only-opencode-knows-the-host",
      comment: "a second host must mean a second folder, not a search through the code",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/(opencode/|index\\.ts$)" },
      to: { path: "(^|node_modules/)@opencode-ai/" },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } } },
    { name: "nothing-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "no-orphans",
      comment: "code that nobody imports is not shipped",
      severity: "error",
      from: { orphan: true, path: "^src/", pathNot: "^src/index\\.ts$|\\.d\\.ts$" },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default", "types"] },
  },
}
