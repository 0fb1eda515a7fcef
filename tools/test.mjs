// npm test: every check there is, in the order in which a mistake shows soonest. `--fast` (npm run check) leaves
// out what needs a browser. The last line is always `N passed, N failed`; one for each test and for each check.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const fast = process.argv.includes('--fast')
const reports = `${root}.cache/reports`
const total = { passed: 0, failed: 0 }

/** Runs a command with its output passed through. True when it ended well. */
function run(command, args, env = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32' && command === 'npm',
  })
  if (done.error) console.error(done.error.message)
  return done.status === 0
}
const runScript = (name) => run('npm', ['run', '--silent', name])

/** Announces a part, runs it, adds up what it returns. A part that throws has failed. */
async function part(name, work) {
  console.log(`\n── ${name}`)
  const began = performance.now()
  let counts
  try {
    counts = await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    counts = { passed: 0, failed: 1 }
  }
  if (typeof counts === 'boolean') counts = { passed: Number(counts), failed: Number(!counts) }
  total.passed += counts.passed
  total.failed += counts.failed
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`── ${name}: ${counts.failed ? 'FAILED' : 'ok'}, ${counts.passed} passed in ${seconds} s`)
  return counts.failed === 0
}

/**
 * Counts from a runner's report. A runner that failed without naming a failed test (a file that would not load,
 * a server that would not start), or that found no test at all, counts as one failure.
 */
function countsOf(ok, file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const { passed, failed } = read(JSON.parse(readFileSync(file, 'utf8')))
  const silent = failed === 0 && (!ok || passed === 0)
  return { passed, failed: silent ? 1 : failed }
}

function unitTests() {
  const file = `${reports}/unit.json`
  const ok = run(process.execPath, [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  return countsOf(ok, file, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }))
}

/** A port nobody listens on, so that a console already being previewed is neither disturbed nor tested. */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address.port))
    })
  })
}

async function browserTests(executablePath) {
  const file = `${reports}/browser.json`
  const ok = run(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '--config', 'tests/playwright.config.ts'],
    {
      CONSOLE_BROWSER: executablePath,
      ORRERY_TEST_PORT: String(await freePort()),
      ORRERY_TEST_BUILT: '1',
      ORRERY_TEST_REPORT: file,
    },
  )
  return countsOf(ok, file, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }))
}

async function everything() {
  if (!(await part('dependencies', () => run(process.execPath, ['tools/ready.mjs'])))) return
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  await part('formatting', () => runScript('format:check'))
  await part('lint', () => runScript('lint'))
  await part('types', () => runScript('types'))
  await part('unit and contract tests', unitTests)
  const built = await part('build', () => runScript('build'))
  const preview = fast || (await part('preview build', () => runScript('build:preview')))
  if (built) await part('no mock in dist/', () => run(process.execPath, ['tools/clean.mjs']))
  if (fast) return

  const { ensureBrowser } = await import('./browser.mjs')
  let browser = ''
  const found = await part('a browser', () => {
    const { executablePath, from } = ensureBrowser()
    console.log(`${executablePath} (${from})`)
    browser = executablePath
    return true
  })
  if (!found) return
  if (built) await part('size', () => run(process.execPath, ['tools/size.mjs'], { CONSOLE_BROWSER: browser }))
  if (preview) await part('browser tests', () => browserTests(browser))
}

try {
  await everything()
} catch (error) {
  console.error(error)
  total.failed += 1
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
