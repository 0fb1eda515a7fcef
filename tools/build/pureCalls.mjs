// A Vite plugin that marks the contexts and components that a package makes at its top level as pure, so that unused ones
// leave the build with what only they need. The names that developers' tools show go with them: an assignment to a
// component would keep it. No package is named, and nothing is expected to be there.

const calls = /^((?:export )?(?:const|let|var) \w+ = )((?:\w+\.)?(?:createContext|forwardRef|memo)\()/gm
const names = /^\w+\.displayName = "[^"]*";$/gm

/** @returns {import('vite').Plugin} */
export function pureCalls() {
  return {
    name: 'pure-calls',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/.*\.m?js$/, code: calls },
      handler: (code) => ({
        code: code.replace(calls, '$1/* @__PURE__ */ $2').replace(names, ''),
        map: null,
      }),
    },
  }
}
