// npm run gen:api: generates the API code of the console and its mock from the descriptions in tools/api/versions:
// camelCase types without prose; the operations of the model, a module for each area; the types of
// every other version, and where its operations differ; and the shapes of all parameters, bodies and responses, with
// which the mock validates requests.
//
// npm run gen:api -- PATH adds a description: it is stored in tools/api/versions without its prose, by its version, and
// gets a file for its changes in src/store/api/versions/steps. Then the tool lists what is left to decide: see
// docs/adding-a-version.md.
import { root } from './ensure-deps.mjs'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { descriptionText, withoutProse } from './api/description.mjs'
import {
  descriptionsFolder,
  dropped,
  generate,
  modelOf,
  storedVersions,
  typesFolder,
  versionsFolder,
} from './api/generate.mjs'
import { decisions, stepFile, withStep } from './api/newVersion.mjs'
import { checkedDescription } from './api/openApi.mjs'
import { lossesOf } from './api/page.mjs'
import { withSource } from './withSource.mjs'

const source = process.argv[2]
if (source) {
  const description = checkedDescription(withoutProse(JSON.parse(readFileSync(source, 'utf8'))), source)
  const version = description.info.version.replace(/\.0\.0$/, '')
  writeFileSync(`${descriptionsFolder}/${version}.json`, descriptionText(description))
}

const losses = await withSource(
  '/src/store/api/versions/steps/all.ts',
  (/** @type {typeof import('../src/store/api/versions/steps/all')} */ { steps }) => lossesOf(steps),
)
const versions = storedVersions()
const { files, operations, types } = await generate(versions, losses)
for (const folder of [typesFolder, versionsFolder]) rmSync(folder, { recursive: true, force: true })
for (const [path, text] of files) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
console.log(`${operations} operations, ${types} types, ${files.size} files`)

const newest = versions.at(-1)
const before = versions.at(-2)
if (source && newest && before) {
  const steps = `${root}src/store/api/versions/steps`
  const step = `${steps}/v${newest.version}.ts`
  if (!existsSync(step)) {
    writeFileSync(step, stepFile(before.version, newest.version))
    const list = `${steps}/later.ts`
    writeFileSync(list, withStep(readFileSync(list, 'utf8'), before.version, newest.version))
    console.log(`${step.replace(root, '')} is new.`)
  }
  const rows = readFileSync(step, 'utf8')
  for (const { title, names } of decisions(modelOf(versions), before, newest, { rows, dropped }))
    console.log(`${title}:\n${names.map((name) => `  ${name}`).join('\n') || '  none'}`)
}
