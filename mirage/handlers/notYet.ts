import { operations } from '../../src/store/api/generated/all'
import type { OperationName } from '../../src/store/api/generated/operationTypes'
import { Fault } from '../fault'
import type { Handlers } from '../region'

/** An operation whose resource is still to come. It says so, instead of answering with something made up. */
const notYet = (name: OperationName) => () => {
  throw new Fault(501, 'NotImplemented', `the mock region does not answer ${name} yet`)
}

/** A refusal for each operation; what is answered stands over it. */
export const notYetHandlers = Object.fromEntries(
  (Object.keys(operations) as OperationName[]).map((name) => [name, notYet(name)]),
) as unknown as Handlers
