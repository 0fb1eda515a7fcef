import { array, boolean, object, string, ValidationError } from 'yup'
import { MAX_PRIORITY } from '#model/limits'
import { resourceDescription, resourceName, wholeNumber } from '#features/kit/form/rules'
import { ruleDraftError, withDrafts } from './ruleDrafts'
import type { RuleDrafts, RuleFormValues } from './ruleValues'

const host = object({ type: string().required(), value: string().ensure() })
const draftKeys: readonly (keyof RuleDrafts)[] = ['target', 'host', 'port', 'protocol']

/**
 * The validation rules of the form.
 *
 * @param taken names of the other rules of this firewall
 */
export const ruleSchema = (taken: readonly string[]) =>
  object({
    enabled: boolean().required(),
    name: resourceName().notOneOf(taken, 'Name is taken: edit the rule of that name instead'),
    description: resourceDescription(),
    action: string().required(),
    direction: string().required(),
    priority: wholeNumber('Priority', {
      min: 0,
      max: MAX_PRIORITY,
    }),
    targets: array().required(),
    hosts: array().required(),
    ports: array().required(),
    protocols: array().required(),
    drafts: object({
      target: host,
      host,
      port: string().ensure(),
      protocol: object({
        type: string().ensure(),
        icmpType: string().ensure(),
        icmpCode: string().ensure(),
      }),
    }),
  })
    // A submit adds the typed items, so they must be valid.
    .test('drafts', (values, context) => {
      const errors = draftKeys.flatMap((key) => {
        const message = ruleDraftError(values as RuleFormValues, key)
        return message ? [context.createError({ path: `drafts.${key}`, message })] : []
      })
      return errors.length === 0 || new ValidationError(errors)
    })
    .test('target', (values, context) => {
      const rule = values as RuleFormValues
      if (ruleDraftError(rule, 'target') || withDrafts(rule).targets.length > 0) return true
      return context.createError({
        path: 'drafts.target',
        message: 'Without a target the rule has no effect',
      })
    })
