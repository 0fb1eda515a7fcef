import { fileURLToPath } from 'node:url'
import { formatted } from '../formatted.mjs'
import { layOut } from './layout'
import { structures } from './machines'
import { tables, tablesFolder } from './tables'

const folder = fileURLToPath(new URL('../../src/machines/charts/', import.meta.url))

/** The file with the drawing of a machine. */
export const fileOf = (id: string) => `${folder}${id}.json`

/** The folder with all drawings. */
export const chartsFolder = folder

/** The folders that are written: drawings, and tables. */
export const folders = [folder, tablesFolder]

/** Lays out every machine, and tabulates each lifecycle. @returns the text of each file by its path */
export async function drawAll(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const structure of structures()) {
    const chart = await layOut(structure)
    files.set(fileOf(structure.id), `${JSON.stringify(chart)}\n`)
  }
  for (const [name, table] of tables()) {
    const path = tablesFolder + name
    files.set(path, await formatted(path, JSON.stringify(table, null, 2)))
  }
  return files
}
