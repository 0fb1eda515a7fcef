import { array, boolean, object, string, ValidationError } from 'yup'
import { MAX_PRIORITY } from '../../../store/model/limits'
import { resourceDescription, resourceName, wholeNumber } from '../../shared/form/rules'
import { draftFault } from './drafts'
import type { Drafts, RuleFormValues } from './ruleForm'

const host = object({ type: string().required(), value: string().ensure() })
const draftKeys: readonly (keyof Drafts)[] = ['target', 'host', 'port', 'protocol']

/**
 * The rules of the form.
 *
 * @param taken the names of the other rules of this firewall
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
      tooLarge: `Must be at most ${MAX_PRIORITY}`,
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
    // What has been typed and not added joins its list on submit, so it must be fit to.
    .test('drafts', (values, context) => {
      const errors = draftKeys.flatMap((key) => {
        const message = draftFault(values as RuleFormValues, key)
        return message ? [context.createError({ path: `drafts.${key}`, message })] : []
      })
      return errors.length === 0 || new ValidationError(errors)
    })
