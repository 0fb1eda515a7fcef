import { spawn } from 'node:child_process'
import { root } from '../ensure-deps.mjs'
import { secondsLines, slowestLines } from '../reports.mjs'

// The checks of a run: each is run, counted and timed here, and the run ends with their sum.

/**
 * @typedef {object} RunOptions
 * @property {(text: string) => void} [write] gets the output; without it the output is passed through
 * @property {Record<string, string>} [env]
 */

/** @typedef {{ passed: number, failed: number }} Report */
/** @typedef {(options: RunOptions) => boolean | Report | Promise<boolean | Report>} Work */

/** What the checks of this run have found so far. */
export const found = {
  passed: 0,
  failed: 0,
  /** @type {import('../reports.mjs').CheckTime[]} */
  checkTimes: [],
  /** @type {import('../reports.mjs').TestTime[]} */
  unitTimes: [],
  /** @type {import('../reports.mjs').TestTime[]} */
  browserTimes: [],
  /**
   * The browser tests that passed only when they ran again, alone.
   * @type {(import('../reports.mjs').SecondRun & { half: string })[]}
   */
  passedAlone: [],
  /** @type {string[]} what this machine cannot have, and so is not tested here */
  leftOut: [],
}

/**
 * Runs a command.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<boolean>} whether its exit code is 0
 */
function run(command, args, { env = {}, write } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: write ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...(write && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
      shell: process.platform === 'win32' && command === 'npm',
    })
    child.stdout?.setEncoding('utf8').on('data', (text) => write?.(text))
    child.stderr?.setEncoding('utf8').on('data', (text) => write?.(text))
    child.on('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
}

/** @type {(args: string[], options?: RunOptions) => Promise<boolean>} */
export const runNode = (args, options) => run(process.execPath, args, options)

/** @type {(name: string) => (options: RunOptions) => Promise<boolean>} */
export const script = (name) => (options) => run('npm', ['run', '--silent', name], options)

/**
 * Runs one check and adds up its result. A check that throws has failed.
 * @param {string} name
 * @param {Work} work
 * @param {boolean} isBuffered whether its output is printed at once at its end, so that lanes do not mix
 * @returns {Promise<boolean>} whether it passed
 */
export async function check(name, work, isBuffered = true) {
  if (!isBuffered) console.log(`\n── ${name}`)
  const began = performance.now()
  let output = ''
  /** @type {Report} */
  let report
  try {
    const result = await work({ write: isBuffered ? (text) => (output += text) : undefined })
    report = typeof result === 'boolean' ? { passed: Number(result), failed: Number(!result) } : result
  } catch (error) {
    output += `${error instanceof Error ? error.message : String(error)}\n`
    report = { passed: 0, failed: 1 }
  }
  found.passed += report.passed
  found.failed += report.failed
  const seconds = (performance.now() - began) / 1_000
  found.checkTimes.push({ name, seconds })
  if (isBuffered) process.stdout.write(`\n── ${name}\n${output}`)
  console.log(
    `── ${name}: ${report.failed ? 'FAILED' : 'ok'}, ${report.passed} passed in ${seconds.toFixed(1)} s`,
  )
  return report.failed === 0
}

/**
 * Prints what the run has found: its slowest tests, the time of each check, what was not tested, and as the last line the
 * sum. Sets the exit code.
 * @param {readonly string[]} notes what else to say before the last line
 */
export function conclude(notes) {
  const { passed, failed, checkTimes, unitTimes, browserTimes, passedAlone, leftOut } = found
  console.log(`\nThe slowest tests:\n${slowestLines([...unitTimes, ...browserTimes]).join('\n')}`)
  const seconds = performance.now() / 1_000
  console.log(`\nSeconds:\n${secondsLines(checkTimes, browserTimes, seconds).join('\n')}`)
  if (leftOut.length > 0) console.log(`\nLeft out, because this machine has none: ${leftOut.join('; ')}`)
  for (const note of notes) console.log(`\n${note}`)
  if (passedAlone.length > 0)
    console.log(
      `\nFailed beside other tests and passed alone, to be mended:\n${passedAlone
        .map(({ name, first, alone }) => `  ${name}: failed in ${first} s, passed in ${alone} s`)
        .join('\n')}`,
    )
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
