// npm run gen:api: generates the API code of the console and its mock from the descriptions in tools/api/versions:
// camelCase types without prose; a module per operation of the model, so that a screen loads only its own; the types of
// every other version, and where its operations differ; and the shapes of all parameters, bodies and responses, with
// which the mock validates requests.
//
// npm run gen:api -- PATH adds a description: it is stored in tools/api/versions without its prose, by its version.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { descriptionText, withoutProse } from './api/description.mjs'
import { changedOperations } from './api/changed.mjs'
import {
  descriptionsFolder,
  generate,
  modelOf,
  storedVersions,
  typesFolder,
  versionsFolder,
} from './api/generate.mjs'

const source = process.argv[2]
if (source) {
  const description = withoutProse(JSON.parse(readFileSync(source, 'utf8')))
  const version = description.info.version.replace(/\.0\.0$/, '')
  writeFileSync(`${descriptionsFolder}/${version}.json`, descriptionText(description))
}

const { files, operations, types } = await generate(storedVersions())
for (const folder of [typesFolder, versionsFolder]) rmSync(folder, { recursive: true, force: true })
for (const [path, text] of files) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
console.log(`${operations} operations, ${types} types, ${files.size} files`)

const versions = storedVersions()
const newest = versions.at(-1)
const before = versions.at(-2)
if (source && newest && before) {
  const step = `src/store/api/versions/steps/v${newest.version}.ts`
  const isThere = existsSync(new URL(`../${step}`, import.meta.url))
  const text = isThere ? readFileSync(new URL(`../${step}`, import.meta.url), 'utf8') : ''
  const missing = changedOperations(modelOf(versions), before, newest).filter(
    (name) => !text.includes(`${name}:`),
  )
  console.log(`${step}${isThere ? '' : ' is missing'}. Operations that changed, without a row there:`)
  console.log(missing.map((name) => `  ${name}`).join('\n') || '  none')
}
