import { useLocation, useParams } from 'react-router'
import { projects } from '#features/projects/noun'
import { signInAndBack } from '#features/login/noun'
import { answerWords } from '#store/api/wire/errors'
import { isApiError, type ApiError } from '#store/model/apiError'
import { settings } from '#store/model/settings'
import { sentences } from '#store/slices/failedNotice'
import { Button } from '#ui/actions/Button'
import { FailureDrawing, type FailureKind } from '#ui/layout/FailureDrawing'
import { PageHeader } from '#ui/layout/PageHeader'
import { LearnAbout } from '#features/kit/help/LearnAbout'
import { PageHelp } from '#features/kit/help/PageHelp'
import { useCrumbs } from '#features/kit/routing/crumbs'
import { LinkButton } from '#features/kit/routing/LinkButton'
import { CopyErrorReport } from '#features/kit/errors/CopyErrorReport'
import { RequestId } from '#features/kit/errors/RequestId'
import { useSignOut } from '#features/kit/roles/useSignOut'
import type { ErrorText } from './describeError'
import styles from './ErrorView.module.css'
import type { Loads } from './loads'
import type { RouteFailure } from './useRouteFailure'
import { meApi } from '#store/api/resources/me'
import { Notice } from '#ui/feedback/Notice'
import { HelpLink } from '#features/kit/help/HelpLink'

/** For users without groups and roles, usually because the identity provider is not set up correctly. Rule: ROLE-10. */
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

const drawings: Readonly<Record<ErrorText['kind'], FailureKind>> = {
  notFound: 'missing',
  forbidden: 'forbidden',
  signedOut: 'forbidden',
  unreachable: 'lost',
  notOffered: 'missing',
  outdated: 'lost',
  failed: 'failed',
}

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
  const answer = answerWords(error)
  // The body asks for another try.
  return sentences([error.statusCode === 0 ? answer.replace(/(?:, then|\.) try again\.$/i, '.') : answer])
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

/** The facts for a report: the request id and a copy of the causes. */
export const ErrorFacts = ({ failure: { error, text } }: { failure: RouteFailure }) => {
  if (error === undefined || text.kind === 'notOffered') return null
  // An unknown address: there was no request.
  if (text.kind === 'notFound' && !isApiError(error)) return null
  return (
    <p className={styles.facts}>
      {isApiError(error) && error.requestId && <RequestId value={error.requestId} />}
      <CopyErrorReport of={error} />
    </p>
  )
}

/** The title of the page at this address, without its panel; undefined if its routes declare none. */
const usePageTitle = () => useCrumbs().findLast(({ titleOnly, isTab }) => !titleOnly && !isTab)?.label

/** Whether only the list of a page could not be loaded: its layout works, and no record is missing. */
const isOfListOnly = ({ error, text: { kind } }: RouteFailure, loads: Loads | undefined): boolean =>
  isApiError(error) &&
  (kind === 'failed' || kind === 'unreachable') &&
  loads !== undefined &&
  loads.name === undefined &&
  !loads.isOfLayout

/**
 * An error in place of a page or a tab, with next steps. A page whose list could not be loaded keeps its head, as a
 * tab keeps that of its page: the ways out of it are those of the frame.
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
  const wayOn = loads?.wayOn
  // Where a role is missing, another account may have it, and another try is for those who got one: the way out comes
  // first. Signing out is no remedy for other errors: there it comes last.
  const isForbidden = text.kind === 'forbidden'
  const isOfAccount = isForbidden || text.kind === 'signedOut'
  const isPart = level === 2 || head !== undefined
  // The frame and the rest of the page lead on, and only another try can help here.
  const isShort = isPart && retry !== undefined && !isOfAccount
  const signOutButton = (
    <Button tone={isForbidden ? 'secondary' : 'ghost'} onClick={signOut}>
      Sign out
    </Button>
  )
  const retryButton = retry && (
    <Button tone={isForbidden ? 'ghost' : 'primary'} busy={isRetrying} onClick={retry}>
      Try again
    </Button>
  )
  const back = (
    <LinkButton tone={isForbidden ? 'primary' : wayOn ? 'ghost' : 'secondary'} to={projects.to.list()}>
      Back to console
    </LinkButton>
  )
  const error = (
    <div className={styles.error}>
      {!isPart && <FailureDrawing of={drawings[text.kind]} size={112} />}
      <Heading tabIndex={-1}>
        <ErrorTitle text={text} />
      </Heading>
      <ErrorReason failure={failure} />
      <div className={styles.actions}>
        {text.kind === 'signedOut' && (
          <LinkButton tone="primary" to={signInAndBack(pathname + search)}>
            Sign in
          </LinkButton>
        )}
        {isForbidden ? back : retryButton}
        {wayOn && (
          <LinkButton tone={retry ? 'secondary' : 'primary'} to={wayOn.to(params)}>
            {wayOn.label}
          </LinkButton>
        )}
        {!isShort && !isForbidden && back}
        {isOfAccount && signOutButton}
        {isForbidden && retryButton}
        {!isShort && <LearnAbout topic="errors" text />}
        {settings.support.map(({ label, url }) => (
          <a key={url} href={url}>
            {label}
          </a>
        ))}
        {!isShort && !isOfAccount && signOutButton}
      </div>
      <ErrorFacts failure={failure} />
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
