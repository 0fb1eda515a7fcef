import { createRequire } from 'node:module'

// React is that of production, as in every build: the other one makes a page a third dearer, for warnings that no test
// reads. It chooses when it is first loaded, so this comes before all that loads it. Libraries that choose at each call
// stay those of development, so that the checks of the store are in force; contract/seams.test.ts proves both.

const { NODE_ENV } = process.env
process.env.NODE_ENV = 'production'
const load = createRequire(import.meta.url)
for (const part of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server', 'react-dom/static'])
  load(part)
process.env.NODE_ENV = NODE_ENV
