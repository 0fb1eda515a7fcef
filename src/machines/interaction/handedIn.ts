import { fromPromise } from 'xstate'

/** A promise actor that somebody must provide. @throws when it is started without having been provided. */
export const handedIn = <Input, Output>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`"${name}" was not handed in`)))
