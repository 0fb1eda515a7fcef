// npm run gen:charts: lays out every machine and writes the drawings that the debugger shows.
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { withSource } from './withSource.mjs'

await withSource('/tools/charts/files.ts', async ({ chartsFolder, drawAll }) => {
  const files = await drawAll()
  for (const name of readdirSync(chartsFolder))
    if (name.endsWith('.json') && !files.has(chartsFolder + name)) rmSync(chartsFolder + name)
  for (const [path, text] of files) writeFileSync(path, text)
  console.log(`${files.size} charts`)
})
