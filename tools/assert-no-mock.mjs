// Searches dist/ for traces of the mock region and of developer tools. It reads the files of the production
// build, because a build flag proves nothing.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { root } from './ensure-deps.mjs'

/** Words of the mock and its libraries, which do not occur in the console itself. */
const traces =
  /mirage|pretender|__orrery_mock__|tidewater|orrery\.persona|@statelyai|report a state for the region|fail the next call|take me there|copy as demo|the page of that time|orrery-?demo|demo\.(played|paused)/i

/**
 * The files of a build with a trace.
 * @param {string} folder relative to the project, for example `dist`
 * @returns {string[]} lines `file: …surrounding text…`
 */
function filesWithTraces(folder) {
  const files = readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
  // The list of parts has the names of packages, which prove nothing about the words in code.
  const searched = files.filter((file) => /\.(js|css|html|json|svg)$/.test(file) && file !== 'sbom.cdx.json')
  return searched.flatMap((file) => {
    const text = readFileSync(`${root}${folder}/${file}`, 'utf8')
    const at = text.search(traces)
    return at < 0 ? [] : [`${folder}/${file}: …${text.slice(Math.max(0, at - 30), at + 50)}…`]
  })
}

if (!existsSync(`${root}dist/index.html`)) {
  console.error('dist/ is missing: run npm run build first.')
  process.exit(1)
}
// Only the pictures of the demo list are WebP files.
const pictures = readdirSync(`${root}dist`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.webp'))
  .map((file) => `dist/${file}`)
const found = [...filesWithTraces('dist'), ...pictures]
for (const line of found) console.error(line)
// The same search must find the mock in the build that contains it; otherwise the words are out of date.
const isBlind = existsSync(`${root}dist-preview/index.html`) && filesWithTraces('dist-preview').length === 0
if (isBlind) console.error('The search finds no mock in dist-preview/ either: its words are out of date.')
console.log(found.length ? `${found.length} files of dist/ contain the mock` : 'dist/ contains no mock')
process.exit(found.length || isBlind ? 1 : 0)
