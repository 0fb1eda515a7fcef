import type { VpcFirewallRuleProtocol } from '#store/api/generated/types'
import { hostKey, protocolKey } from '#model/network/changedRules'
import { MAX_RULE_PARTS } from '#model/limits'
import { numberRangeOf, portRangeError } from '#model/network/portRange'
import { protocolText } from '#model/network/protocolText'
import { cleanText } from '#src/cleanText'
import { draftError, withDraft, type ItemKind, type Listed } from '#features/kit/form/listDraft'
import { endpointText } from '../EndpointLabel'
import {
  emptyHost,
  emptyProtocol,
  hostError,
  isIcmp,
  protocolErrors,
  protocolOf,
  type RuleDrafts,
  type Host,
  type RuleFormValues,
} from './ruleValues'

// The lists of a rule: what is typed for the next item of each, and how items are compared. A submit adds what is typed.

/** The item type of a draft's list. */
export interface DraftItems {
  target: Host
  host: Host
  port: string
  protocol: VpcFirewallRuleProtocol
}

type Kind<Key extends keyof RuleDrafts> = ItemKind<RuleDrafts[Key], DraftItems[Key]>

const cleanHost = (host: Host): Host => ({ ...host, value: cleanText(host.value) })

const hostKind: Kind<'host'> = {
  textOf: ({ value }) => value,
  withText: ({ type }, value) => ({ type, value }),
  itemOf: (host) => (cleanText(host.value) === '' ? undefined : cleanHost(host)),
  validate: (host) => hostError(cleanHost(host)),
  keyOf: hostKey,
  nameOf: endpointText,
  next: ({ type }) => ({ ...emptyHost, type }),
  most: MAX_RULE_PARTS,
}

/** The next protocol: another code of the type, another type of ICMP, or any. */
function nextProtocol({ type, icmpType, icmpCode }: RuleDrafts['protocol']): RuleDrafts['protocol'] {
  if (!isIcmp(type)) return emptyProtocol
  return { ...emptyProtocol, type, icmpType: cleanText(icmpCode) === '' ? '' : icmpType, isNext: true }
}

export const draftKinds: { readonly [Key in keyof RuleDrafts]: Kind<Key> } = {
  target: hostKind,
  host: hostKind,
  port: {
    textOf: (text) => text,
    withText: (_, text) => text,
    itemOf: (text) => numberRangeOf(cleanText(text)) || undefined,
    validate: (text) => portRangeError(cleanText(text)),
    keyOf: numberRangeOf,
    nameOf: (range) => range,
    next: () => '',
    most: MAX_RULE_PARTS,
  },
  protocol: {
    textOf: ({ icmpCode }) => icmpCode,
    withText: ({ type, icmpType }, icmpCode) => ({ type, icmpType, icmpCode }),
    itemOf: protocolOf,
    validate: (draft) => Object.values(protocolErrors(draft)).find(Boolean),
    keyOf: protocolKey,
    nameOf: protocolText,
    next: nextProtocol,
    most: MAX_RULE_PARTS,
  },
}

const lists = { target: 'targets', host: 'hosts', port: 'ports', protocol: 'protocols' } as const

const readers: {
  readonly [Key in keyof RuleDrafts]: (values: RuleFormValues) => readonly DraftItems[Key][]
} = {
  target: ({ targets }) => targets,
  host: ({ hosts }) => hosts,
  port: ({ ports }) => ports,
  protocol: ({ protocols }) => protocols,
}

/** A list of a rule with its draft. */
export const listedIn = <Key extends keyof RuleDrafts>(
  values: RuleFormValues,
  key: Key,
): Listed<RuleDrafts[Key], DraftItems[Key]> => ({ draft: values.drafts[key], items: readers[key](values) })

/** The values with another list of that kind. */
export const withListed = <Key extends keyof RuleDrafts>(
  values: RuleFormValues,
  key: Key,
  { draft, items }: Listed<RuleDrafts[Key], DraftItems[Key]>,
): RuleFormValues => ({ ...values, [lists[key]]: items, drafts: { ...values.drafts, [key]: draft } })

/** Why the typed item cannot be added; undefined if it can, or if the draft is empty. */
export const ruleDraftError = <Key extends keyof RuleDrafts>(
  values: RuleFormValues,
  key: Key,
): string | undefined => draftError(listedIn(values, key), draftKinds[key] as Kind<Key>)

/** The values with all drafts added, since a submit adds typed items without their buttons. */
export const withDrafts = (values: RuleFormValues): RuleFormValues =>
  (['target', 'host', 'port', 'protocol'] as const).reduce<RuleFormValues>(
    <Key extends keyof RuleDrafts>(all: RuleFormValues, key: Key) =>
      withListed(all, key, withDraft(listedIn(all, key), draftKinds[key] as Kind<Key>)),
    values,
  )
