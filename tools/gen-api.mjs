// npm run gen:api: generates the API code of the console and its mock from the description in tools/api:
// camelCase types without prose; a module per operation, so that a screen loads only its own; and the shapes of
// all parameters, bodies and responses, with which the mock validates requests.
//
// npm run gen:api -- PATH takes another description: it is stored in tools/api without its prose.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { descriptionText, withoutProse } from './api/description.mjs'
import { descriptionFile, generate, typesFolder } from './api/generate.mjs'

const source = process.argv[2]
if (source)
  writeFileSync(descriptionFile, descriptionText(withoutProse(JSON.parse(readFileSync(source, 'utf8')))))

const { files, operations, types } = await generate(JSON.parse(readFileSync(descriptionFile, 'utf8')))
rmSync(typesFolder, { recursive: true, force: true })
for (const [path, text] of files) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
console.log(`${operations} operations, ${types} types, ${files.size} files`)
