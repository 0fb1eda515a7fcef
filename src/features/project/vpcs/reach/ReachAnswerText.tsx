import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import type { Instance } from '#store/api/generated/types'
import { networkCollaborator } from '#model/needs'
import type { NearMiss } from '#model/network/reach/decideFirewall'
import type { Hop } from '#model/network/reach/tracePacket'
import { listText } from '#ui/format/listText'
import { CreateAction } from '#features/kit/list/CreateAction'
import { Link } from '#features/kit/routing/Link'
import { useRoleReason } from '#features/kit/roles/useRoleReason'
import { firewallRules } from '../firewall/noun'
import { NEW_RULE, ruleQuery } from '../firewall/ruleQuery'
import type { ReachAnswer } from './answerReach'
import { changeText, hopText, nearText } from './hopTexts'
import { REACH_PARAMETER } from './reachParameter'
import { ANYWHERE, reachText, trafficText, type ReachValues } from './reachQuestion'
import styles from './ReachAnswerText.module.css'

interface AtVpc {
  project: string
  vpc: string
}

type Traced = Extract<ReachAnswer, { kind: 'traced' }>

const verdicts = { yes: 'Yes', no: 'No', oneWay: 'One way only' } as const

const midText = (end: string) => (end === ANYWHERE ? 'anywhere' : end)

/** "TCP 443 from anywhere reaches web-1." */
function headline(asked: ReachValues, { trace }: Traced): string {
  const [from, to] = [midText(asked.from), midText(asked.to)]
  const traffic = `${trafficText(asked)} from ${from}`
  switch (trace.verdict) {
    case 'yes':
      return to === 'anywhere' ? `${traffic} gets out of the VPC.` : `${traffic} reaches ${to}.`
    case 'no':
      return `${traffic} does not ${to === 'anywhere' ? 'get out of the VPC' : `reach ${to}`}.`
    case 'oneWay':
      return `${traffic} reaches ${to}, but the replies do not come back.`
  }
}

interface ReachAnswerTextProps {
  at: AtVpc
  asked: ReachValues
  answer: ReachAnswer
  instances: readonly Instance[]
}

/** The answer: yes or no, the way hop by hop, what nearly decided otherwise, and what would have to change. */
export function ReachAnswerText({ at, asked, answer, instances }: ReachAnswerTextProps) {
  if (answer.kind === 'missing')
    return (
      <div className={styles.answer}>
        <p>
          <b>No answer.</b> {answer.why}
        </p>
      </div>
    )
  const { trace, destination, exceptions } = answer
  const stopped = trace.hops.find(({ passes }) => !passes)
  const stoppedReply = trace.replies.find(({ passes }) => !passes)
  const near = trace.hops.flatMap((hop) => (hop.kind === 'firewall' ? hop.decision.near : []))
  const asleep = [answer.from, answer.to].flatMap((end) => {
    const instance = instances.find(({ id }) => id === end?.instanceId)
    return instance && !instanceLifecycle.has(instance.runState, 'placed') ? [instance] : []
  })
  const Icon = trace.verdict === 'yes' ? Check : Ban
  return (
    <div className={styles.answer}>
      <p className={styles.verdict}>
        <Icon size={16} aria-hidden />
        <span>
          <b>{verdicts[trace.verdict]}.</b> {headline(asked, answer)}
        </span>
      </p>
      {exceptions.length > 0 && (
        <p>
          Otherwise for{' '}
          {listText(
            exceptions.map(
              ({ network, trace: other }) => `${network} (${verdicts[other.verdict].toLowerCase()})`,
            ),
          )}
          .
        </p>
      )}
      {asleep.map(({ id, name, runState }) => (
        <p key={id}>
          {name} is {runState}: until it runs, it neither sends nor replies.
        </p>
      ))}
      <Way label="The way" at={at} hops={trace.hops} destination={destination} />
      {stoppedReply && (
        <Way label="The way of the replies" at={at} hops={trace.replies} destination={answer.source} />
      )}
      <NearRules at={at} near={near} />
      {stopped && <Change at={at} asked={asked} hop={stopped} answer={answer} />}
      <p className={styles.note}>
        Computed here, from the rules, routes and addresses that the region reports. No packet was sent, and
        what an instance does with it is not known.
      </p>
    </div>
  )
}

interface WayProps {
  label: string
  at: AtVpc
  hops: readonly Hop[]
  destination: string
}

/** The hops of a packet, the last of which may stop it. */
const Way = ({ label, at, hops, destination }: WayProps) => (
  <section aria-label={label}>
    <h3>{label}</h3>
    <ol className={styles.way}>
      {hops.map((hop, index) => {
        const { text, link } = hopText(at, hop, destination)
        const Icon = hop.passes ? ArrowRight : Ban
        return (
          <li key={index} data-stopped={!hop.passes || undefined}>
            <Icon size={14} aria-hidden />
            <span>
              {text} {link && <Link to={link.to}>{link.text}</Link>}
            </span>
          </li>
        )
      })}
    </ol>
  </section>
)

/** Rules that would have decided otherwise but for one thing. */
function NearRules({ at, near }: { at: AtVpc; near: readonly NearMiss[] }) {
  if (near.length === 0) return null
  return (
    <section aria-label="Rules that nearly applied">
      <h3>Rules that nearly applied</h3>
      <ul className={styles.way}>
        {near.map((one) => (
          <li key={one.rule.name}>
            <span>
              <Link to={firewallRules.to.edit({ ...at, rule: one.rule.name })} preventScrollReset>
                {one.rule.name}
              </Link>{' '}
              {nearText(one)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What would have to change for a stopped packet to go on. */
function Change({ at, asked, hop, answer }: { at: AtVpc; asked: ReachValues; hop: Hop; answer: Traced }) {
  const reason = useRoleReason()(networkCollaborator)
  const before = hop.kind === 'firewall' ? hop.decision.rule?.name : undefined
  const query = new URLSearchParams({
    [REACH_PARAMETER]: reachText(asked),
    ...(answer.rule && { [NEW_RULE]: ruleQuery(answer.rule) }),
  })
  const to = `${firewallRules.to.create(at)}?${query}`
  return (
    <section aria-label="What would have to change">
      <h3>What would have to change</h3>
      {answer.rule ? (
        <p className={styles.change}>
          <span>
            {before
              ? `A rule of priority ${answer.rule.priority} or a lower number would have to allow it, before ${before}.`
              : 'A rule would have to allow it.'}
          </span>
          <CreateAction label="Add the rule" tone="secondary" to={to} disabledReason={reason} />
        </p>
      ) : (
        <p>{changeText(hop, answer.destination)}</p>
      )}
    </section>
  )
}
