import { fileURLToPath } from 'node:url'
import { layOut } from './layout'
import { structures } from './machines'

const folder = fileURLToPath(new URL('../../src/machines/charts/', import.meta.url))

/** The file with the drawing of a machine. */
export const fileOf = (id: string) => `${folder}${id}.json`

/** The folder with all drawings. */
export const chartsFolder = folder

/** Lays out every machine. @returns the text of each file by its path */
export async function drawAll(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const structure of structures()) {
    const chart = await layOut(structure)
    files.set(fileOf(structure.id), `${JSON.stringify(chart)}\n`)
  }
  return files
}
