import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import { signInAndBack } from '#features/console/login/noun'
import { answerWords } from '#store/api/wire/errors'
import { isApiError, type ApiError } from '#model/apiError'
import { settings } from '#model/settings'
import { sentences } from '#store/api/wire/failedNotice'
import { Button } from '#ui/actions/Button'
import { FailureDrawing, type FailureKind } from '#ui/layout/FailureDrawing'
import { PageHeader } from '#ui/layout/PageHeader'
import { topicNoun } from '#features/kit/help/topicNoun'
import { PageHelp } from '#features/kit/help/PageHelp'
import { useCrumbs } from '#features/kit/routing/crumbs'
import { Link } from '#features/kit/routing/Link'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { CopyErrorReport } from '#features/kit/errors/CopyErrorReport'
import { RequestId } from '#features/kit/errors/RequestId'
import { useSignOut } from '#features/kit/roles/useSignOut'
import type { ErrorText } from './describeError'
import styles from './ErrorView.module.css'
import type { Loads } from './loads'
import { consoleFrom, helpersFrom, errorActions, nearestPage, type ErrorAction } from './errorActions'
import type { RouteFailure } from './useRouteFailure'
import { meApi } from '#store/api/resources/me'
import { Notice } from '#ui/feedback/Notice'
import notice from '#ui/feedback/Notice.module.css'
import { HelpLink } from '#features/kit/help/HelpLink'

/**
 * For users without groups and roles, usually because the identity provider is not set up correctly: on a 403, when the
 * person has no groups and the silo's policy does not name them.
 */
function IdentityProviderNotice() {
  const me = meApi.endpoints.currentUserView.useQuery({})
  const groups = meApi.endpoints.currentUserGroups.useQuery({})
  const policy = meApi.endpoints.policyView.useQuery({})
  if (!me.data || !groups.data || !policy.data) return null
  const { id } = me.data
  if (groups.data.items.length > 0) return null
  if (policy.data.roleAssignments.some((assignment) => assignment.identityId === id)) return null
  return (
    <Notice tone="attention" title="No access yet">
      You are not in any groups and have no role on the silo. This usually means the identity provider is not
      set up correctly. <HelpLink topic="identity-providers">Read about identity providers</HelpLink>
    </Notice>
  )
}

/** The drawing of each kind, in place of a page and in a panel. */
export const drawings: Readonly<Record<ErrorText['kind'], FailureKind>> = {
  notFound: 'missing',
  forbidden: 'forbidden',
  signedOut: 'forbidden',
  unreachable: 'lost',
  notOffered: 'missing',
  outdated: 'lost',
  failed: 'failed',
}

/** Whether something failed; otherwise it is missing, or not for this user. */
const isFault = ({ kind }: ErrorText) => kind === 'failed' || kind === 'unreachable' || kind === 'outdated'

/** The heading of an error: its kind and what failed. */
export const ErrorTitle = ({ text: { label, title } }: { text: ErrorText }) => (
  <>
    {label && <span className={styles.label}>{label}: </span>}
    {title}
  </>
)

/** The answer of the region in a sentence; undefined if the title or the body has it already. */
function reasonOf({ kind, label }: ErrorText, error: ApiError): string | undefined {
  if (kind === 'notFound' || kind === 'notOffered' || error.message === label) return undefined
  // The body asks for another try.
  return sentences([error.brief ?? answerWords(error)])
}

/** The paragraph of an error: the answer of the region and the next step. */
export const ErrorReason = ({ failure: { error, text } }: { failure: RouteFailure }) => {
  const answer = isApiError(error) ? reasonOf(text, error) : undefined
  return (
    <>
      <p>
        {answer && <span role="alert">{answer}</span>} {text.body}
      </p>
      {text.kind === 'forbidden' && <IdentityProviderNotice />}
    </>
  )
}

interface ErrorFactsProps {
  failure: RouteFailure
  /** Quiet actions, after the facts. */
  children?: ReactNode
}

/** The facts for a report: the request id and a copy of the causes. */
export const ErrorFacts = ({ failure: { error, text }, children }: ErrorFactsProps) => {
  // Without an API error, an address that is not found is unknown: there was no request.
  const isToReport =
    error !== undefined && text.kind !== 'notOffered' && (text.kind !== 'notFound' || isApiError(error))
  if (!isToReport && !children) return null
  return (
    <p className={styles.facts}>
      {isToReport && isApiError(error) && error.requestId && <RequestId value={error.requestId} />}
      {isToReport && <CopyErrorReport of={error} />}
      {children}
    </p>
  )
}

/** The links of the installation to those who can help. */
const SupportLinks = () =>
  settings.support.map(({ label, url }) => (
    <a key={url} href={url}>
      {label}
    </a>
  ))

/** The title of the page at this address, without its panel; undefined if its routes declare none. */
const usePageTitle = () => useCrumbs().findLast(({ titleOnly, isTab }) => !titleOnly && !isTab)?.label

/** Whether only the list of a page could not be loaded: its layout works, and no record is missing. */
const isOfListOnly = ({ error, text: { kind } }: RouteFailure, loads: Loads | undefined): boolean =>
  isApiError(error) &&
  (kind === 'failed' || kind === 'unreachable') &&
  loads !== undefined &&
  loads.name === undefined &&
  !loads.isOfLayout

/** The look of an action: a link, or a button for an action. */
type ActionLook = { label: string | undefined } & (
  | { to: string | undefined }
  | { onClick: (() => void) | undefined; busy?: boolean }
)

const ActionButton = ({ look, tone }: { look: ActionLook; tone: 'primary' | 'secondary' }) =>
  'to' in look ? (
    <LinkButton tone={tone} to={look.to ?? ''}>
      {look.label}
    </LinkButton>
  ) : (
    <Button tone={tone} busy={look.busy} onClick={look.onClick}>
      {look.label}
    </Button>
  )

/** An action in the line of the facts. */
const QuietAction = ({ look }: { look: ActionLook }) =>
  'to' in look ? (
    <Link to={look.to ?? ''}>{look.label}</Link>
  ) : (
    <Button tone="ghost" size="small" busy={look.busy} onClick={look.onClick}>
      {look.label}
    </Button>
  )

/** A failed list or tab in its page: it looks as `ErrorNotice` does, below a heading of its own. */
const FailedPart = ({ failure, actions }: { failure: RouteFailure; actions: readonly ActionLook[] }) => (
  <div className={`${notice.notice} ${notice.failed} ${styles.part}`}>
    <h2 tabIndex={-1}>
      <ErrorTitle text={failure.text} />
    </h2>
    <ErrorReason failure={failure} />
    {isApiError(failure.error) && failure.error.requestId && (
      <p>
        <RequestId value={failure.error.requestId} />
      </p>
    )}
    <p className={styles.actions}>
      <Button size="small" busy={failure.isRetrying} onClick={failure.retry}>
        Try again
      </Button>
      <CopyErrorReport of={failure.error} />
      {actions.map((look) => (
        <QuietAction key={look.label} look={look} />
      ))}
      <SupportLinks />
    </p>
  </div>
)

/**
 * An error in place of a page or a tab, with next steps. A page whose list could not be loaded keeps its head, as a
 * tab keeps that of its page.
 */
export function ErrorView({
  failure,
  loads,
  level,
}: {
  failure: RouteFailure
  loads?: Loads | undefined
  /** The heading level: 1 in place of a page, 2 in place of a tab. */
  level: 1 | 2
}) {
  const params = useParams()
  const { pathname, search } = useLocation()
  const signOut = useSignOut()
  const pageTitle = usePageTitle()
  const { text, retry, isRetrying } = failure
  const head = level === 1 && isOfListOnly(failure, loads) ? pageTitle : undefined
  const Heading = head === undefined ? (`h${level}` as const) : 'h2'
  const link = nearestPage(text, loads, params)
  const isPart = level === 2 || head !== undefined
  const helpers = helpersFrom(pathname, params)
  const { buttons, quiet } = errorActions(
    text.kind,
    (action) =>
      ({
        signIn: text.kind === 'signedOut',
        retry: retry !== undefined,
        link: link !== undefined,
        helpers: helpers !== undefined,
        back: true,
        signOut: true,
      })[action],
  )
  const actions: Readonly<Record<ErrorAction, ActionLook>> = {
    signIn: { label: 'Sign in', to: signInAndBack(pathname + search) },
    retry: { label: 'Try again', onClick: retry, busy: isRetrying },
    link: { label: link?.label, to: link?.to(params) },
    helpers: { label: 'Who can give access', to: helpers },
    back: { label: 'Back to console', to: consoleFrom(pathname) },
    signOut: { label: 'Sign out', onClick: signOut },
  }
  const error =
    isPart && isFault(text) ? (
      <FailedPart
        failure={failure}
        actions={[...(link ? [actions.link] : []), actions.back, actions.signOut]}
      />
    ) : (
      <div className={styles.error}>
        {!isPart && <FailureDrawing of={drawings[text.kind]} size={112} />}
        <Heading tabIndex={-1}>
          <ErrorTitle text={text} />
        </Heading>
        <ErrorReason failure={failure} />
        {buttons.length > 0 && (
          <div className={styles.actions}>
            {buttons.map((action, index) => (
              <ActionButton
                key={action}
                look={actions[action]}
                tone={index === 0 ? 'primary' : 'secondary'}
              />
            ))}
          </div>
        )}
        <ErrorFacts failure={failure}>
          {quiet.map((action) => (
            <QuietAction key={action} look={actions[action]} />
          ))}
          <HelpLink topic="errors">Learn about {topicNoun('errors')}</HelpLink>
          <SupportLinks />
        </ErrorFacts>
      </div>
    )
  if (head === undefined) return error
  return (
    <>
      <PageHeader title={head} actions={<PageHelp />} />
      {error}
    </>
  )
}
