import { wireName } from '#model/case'
import { SecretValue, type OpenValue } from './secretFields'
import { textsOfRequest, type ScriptStep } from './scriptSteps'

/** The variables of a script. */
export interface ScriptVariables {
  /** The variable of an id; undefined for another text. */
  ofId(value: string): string | undefined
  /** The variable of a secret. */
  ofSecret(secret: SecretValue): string
  /** The ids that are set at the beginning, each by its variable. */
  given: readonly (readonly [variable: string, id: string])[]
  /** The variables of secrets, which the reader sets. */
  secrets: readonly string[]
  /** The variable that is set from the answer of a step; undefined if no later step needs it. */
  fromAnswer(step: ScriptStep): string | undefined
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** `sled_ids` is `SLED_ID`, `instance` is `INSTANCE_ID`. */
const idVariable = (field: string) =>
  `${field
    .toUpperCase()
    .replace(/_?IDS?$/, '')
    .replace(/^$/, 'THING')}_ID`

/** The ids in a body, each with the name of its field; that of an id in an object named by its place is of the place. */
function idsIn(value: OpenValue | undefined, field: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return UUID.test(value) ? [[field, value]] : []
  if (typeof value !== 'object' || value === null || value instanceof SecretValue) return []
  if (Array.isArray(value)) return (value as OpenValue[]).flatMap((item) => idsIn(item, field))
  return Object.entries(value).flatMap(([key, item]) => idsIn(item, key === 'id' ? field : key))
}

function secretsIn(value: OpenValue | undefined): readonly SecretValue[] {
  if (value instanceof SecretValue) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value as Readonly<Record<string, OpenValue>>).flatMap(secretsIn)
}

/** The noun of an operation, on the wire: `vpc_subnet` of `vpcSubnetCreate`. */
const nounOf = (operation: string) => wireName(operation).replace(/_[a-z]+$/, '')

/** The ids and secrets of the steps of a script, each with a variable. The same id has one, a secret has its own. */
export function variablesOf(steps: readonly ScriptStep[]): ScriptVariables {
  const used = new Set<string>()
  const free = (wanted: string) => {
    let name = wanted
    for (let count = 2; used.has(name); count += 1) name = `${wanted}_${count}`
    used.add(name)
    return name
  }
  const ids = new Map<string, string>()
  const secrets = new Map<SecretValue, string>()
  const answers = new Map<ScriptStep, string>()
  for (const [index, step] of steps.entries()) {
    const { operation, selectors, query, body } = step.request
    const named = [
      ...Object.entries(selectors).map(([field, value]) => [wireName(field), value] as const),
      ...query,
    ].filter(([, value]) => UUID.test(value))
    for (const [field, value] of [...named, ...idsIn(body, nounOf(operation))])
      if (!ids.has(value)) ids.set(value, free(idVariable(field)))
    for (const secret of secretsIn(body)) secrets.set(secret, free(secret.field.toUpperCase()))
    const made = step.is === 'request' ? step.made : undefined
    const isNeeded =
      made !== undefined &&
      steps.slice(index + 1).some(({ request }) => textsOfRequest(request).includes(made))
    if (made === undefined || !isNeeded || ids.has(made)) continue
    const name = free(idVariable(nounOf(operation)))
    ids.set(made, name)
    answers.set(step, name)
  }
  const answered = new Set(answers.values())
  return {
    ofId: (value) => ids.get(value),
    ofSecret: (secret) => secrets.get(secret) ?? '',
    given: [...ids].flatMap(([id, variable]) => (answered.has(variable) ? [] : [[variable, id] as const])),
    secrets: [...secrets.values()],
    fromAnswer: (step) => answers.get(step),
  }
}
