import { versions, type Version } from '#store/api/versions/generated/shipped'
import { isUnversioned, VERSION_HEADER } from '#store/api/versions/header'
import { idOf } from '../random'
import { ApiError } from '../wire/apiError'
import { parametersIn } from '../wire/matcher'
import type { Router } from '../wire/router'
import { askedVersion, callerVersion, versionsOf } from './callerVersion'
import { methodsIn, placesOf, shapesOf } from './operationsIn'
import { refuseWithdrawn, withdrawnAt } from './withdrawn'

/** The methods that a path has in any version of a region. */
function methodsAt(path: string, newest: Version): string[] {
  const answered = versionsOf(newest).flatMap((version) => methodsIn(version, path))
  const refused = isUnversioned(newest) ? [] : withdrawnAt(path).map(({ method }) => method)
  return [...new Set([...answered, ...refused])].toSorted()
}

const notFound = () => new ApiError(404, undefined, 'Not Found')

/**
 * Routes the calls of a region: first by the header with the caller's version, then by the paths of that version.
 *
 * @param region whose newest version may change: it is updated, or rolled back
 */
export function createRouter(region: { api: Version }): Router {
  let refused = 0
  // The region itself does not send it; with it, no cache mixes versions.
  const headersNow = (): Readonly<Record<string, string>> =>
    isUnversioned(region.api) ? {} : { vary: VERSION_HEADER }

  function refuse({ status, errorCode, message }: ApiError, more: Readonly<Record<string, string>> = {}) {
    const requestId = idOf(`refused request ${++refused}`)
    return {
      refusal: {
        status,
        headers: {
          'content-type': 'application/json',
          'x-request-id': requestId,
          ...headersNow(),
          ...more,
        },
        body: { message, request_id: requestId, error_code: errorCode },
      },
    }
  }

  async function route({ method, path, headers: sent }: Parameters<Router>[0]): ReturnType<Router> {
    const newest = region.api
    const asked = askedVersion(newest, sent)
    refuseWithdrawn(asked, method, path)
    const places = await placesOf(callerVersion(newest, asked), newest)
    const here = places.filter(({ pattern }) => pattern.test(path))
    if (here.length === 0) return refuse(notFound())
    const place = here.find(({ versioned }) => versioned.operation.method === method)
    if (!place) {
      const allow = methodsAt(path, newest).join(', ')
      return refuse(new ApiError(405, undefined, 'Method Not Allowed'), { allow })
    }
    return { versioned: place.versioned, params: parametersIn(path, place), headers: headersNow() }
  }

  return async (call) => {
    try {
      return await route(call)
    } catch (error) {
      if (error instanceof ApiError) return refuse(error)
      throw error
    }
  }
}

/** Loads the descriptions of all versions: nothing is loaded later, whatever version a caller has. */
export const loadLanguages = () => Promise.all(versions.map(shapesOf))
