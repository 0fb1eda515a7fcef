// npm run test:changed: the tests of what differs from main, or from the commit after `--`: those that import it, those of
// all pages that are about its features, and the browser tests that open an address of them. For the loop while working; it
// checks neither types nor lint.
import { root } from './ensure-deps.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { ensureBrowser } from './browser.mjs'
import { concernedBy } from './run/changed.mjs'
import { check, conclude, runNode, script } from './run/checks.mjs'
import { browserTests, reportsOf } from './run/tests.mjs'

/** The lines that Git prints. @param {string[]} args */
const git = (...args) =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean)

const [asked] = process.argv.slice(2)
const main = ['main', 'origin/main'].find((name) => git('rev-parse', '--verify', '--quiet', name).length > 0)
const [before = 'HEAD'] = asked ? [asked] : git('merge-base', 'HEAD', main ?? 'HEAD')
const untracked = git('ls-files', '--others', '--exclude-standard')
const changed = [...git('diff', '--name-only', before), ...untracked]
if (changed.length === 0) {
  console.error(`Nothing differs from ${before}. Name another commit: npm run test:changed -- HEAD~1`)
  process.exit(1)
}
const files = [...git('ls-files'), ...untracked].filter((file) => existsSync(root + file))
const concerned = concernedBy(changed, { files, read: (file) => readFileSync(root + file, 'utf8') })
const { features, areAll, names, direct, ofAllPages, ownSpecs, journeys, left } = concerned
console.log(
  `${changed.length} files differ from ${before}. Pages: ${areAll ? 'all' : features.join(', ') || 'none'}.`,
)

/** @type {(args: readonly string[]) => import('./run/checks.mjs').Work} */
const vitest = (args) => (options) => runNode(['node_modules/vitest/vitest.mjs', 'run', ...args], options)

async function unit() {
  if (direct.length > 0) await check('tests that import it', vitest(direct))
  if (ofAllPages.length > 0)
    await check(
      'tests of all pages, where they name them',
      vitest([...ofAllPages, ...(areAll ? [] : ['-t', names.join('|')])]),
    )
}

mkdirSync(reportsOf('changed'), { recursive: true })
const chosen = [...ownSpecs, ...journeys]
const [isBuilt] = await Promise.all([
  chosen.length > 0 && check('preview build', script('build:preview')),
  unit(),
])
if (isBuilt)
  await check('browser tests', browserTests('changed', ensureBrowser().executablePath, chosen), false)
conclude(
  left.length > 0
    ? [`Not run, of the whole: ${left.join(', ')}. \`npm run test:whole -- contracts\` runs them.`]
    : [],
)
