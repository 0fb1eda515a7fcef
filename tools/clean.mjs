// Looks through dist/ for anything that belongs to the mock region or to tools for developers. The production
// build is for real control planes; what it must not carry is searched for in the files, not trusted to flags.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { root } from './ready.mjs'

/** Words that occur in the mock and its library, and have no business in the console itself. */
const traces = /mirage|pretender|__orrery_mock__|tidewater|orrery\.persona/i

/**
 * Files of a build in which a trace was found.
 * @param {string} folder relative to the project, for example `dist`
 * @returns {string[]} lines `file: …what stands there…`
 */
function findings(folder) {
  const files = readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.(js|css|html|json|svg)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(`${root}${folder}/${file}`, 'utf8')
      const at = text.search(traces)
      return at < 0 ? [] : [`${folder}/${file}: …${text.slice(Math.max(0, at - 30), at + 50)}…`]
    })
}

if (!existsSync(`${root}dist/index.html`)) {
  console.error('dist/ is missing: run npm run build first.')
  process.exit(1)
}
const found = findings('dist')
for (const line of found) console.error(line)
// The same search must hit the build that does carry the mock, or it proves nothing.
const blind = existsSync(`${root}dist-preview/index.html`) && findings('dist-preview').length === 0
if (blind) console.error('The search finds no mock in dist-preview/ either: its words are out of date.')
console.log(found.length ? `${found.length} files of dist/ carry the mock` : 'dist/ carries no mock')
process.exit(found.length || blind ? 1 : 0)
