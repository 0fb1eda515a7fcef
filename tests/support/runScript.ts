import { execFile } from 'node:child_process'

/** How a script ended: its exit code, and all that it has written. */
interface ScriptEnd {
  code: number
  written: string
}

/**
 * Runs a script of a POSIX shell, with the real curl.
 *
 * @param env its variables, besides those that programs need
 */
export const runScript = (script: string, env: Readonly<Record<string, string>>): Promise<ScriptEnd> =>
  new Promise((resolve) => {
    const child = execFile(
      'sh',
      ['-c', script],
      { env: { PATH: process.env['PATH'] ?? '', ...env }, encoding: 'utf8' },
      (error, out, err) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), written: out + err })
      },
    )
    child.stdin?.end()
  })
