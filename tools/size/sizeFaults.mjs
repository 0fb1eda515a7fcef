/**
 * @typedef {object} Loaded a page that was opened with an empty cache
 * @property {{ script: string, bytes: number }[]} scripts with their compressed bytes
 * @property {number} sheets the number of its style sheets
 * @property {string[]} untaken the calls that were started early and whose answers it did not use
 */

/** @param {number} bytes */
export const kib = (bytes) => (bytes / 1024).toFixed(1).padStart(7)

/**
 * The ways in which a page exceeds its budget.
 * @param {Loaded} loaded
 * @param {{ brotliKiB: number, files: number }} budget
 * @returns {string[]} empty when it is within
 */
export function sizeFaults({ scripts, sheets, untaken }, { brotliKiB, files }) {
  const over = scripts.reduce((sum, { bytes }) => sum + bytes, 0) - brotliKiB * 1024
  return [
    ...(over > 0 ? [`${kib(over).trim()} KiB too much`] : []),
    ...(scripts.length > files ? [`${scripts.length - files} files too many`] : []),
    ...untaken.map((call) => `${call} is asked for early and not used`),
    ...(sheets > scripts.length ? ['more style sheets than scripts'] : []),
  ]
}
