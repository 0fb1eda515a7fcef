// npm run gen:charts: lays out every machine and writes the drawings that the debugger shows, and what each lifecycle
// allows as the table that buttons ask.
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { withSource } from './withSource.mjs'

await withSource('/tools/charts/files.ts', async ({ folders, drawAll }) => {
  const files = await drawAll()
  for (const folder of folders)
    for (const name of readdirSync(folder))
      if (name.endsWith('.json') && !files.has(folder + name)) rmSync(folder + name)
  for (const [path, text] of files) writeFileSync(path, text)
  console.log(`${files.size} files`)
})
