import { vi } from 'vitest'
import type { Area } from '#store/kept/storageKeys'

/** A storage of the browser, in memory: its keys are its own properties, as the console lists them. */
class FakeStorage {
  constructor(texts: Readonly<Record<string, string>>) {
    Object.assign(this, texts)
  }
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null
  }
  setItem(key: string, text: string) {
    Reflect.set(this, key, text)
  }
  removeItem(key: string) {
    Reflect.deleteProperty(this, key)
  }
}

/** Gives this process the storages of a browser, with some texts, until `vi.unstubAllGlobals`. */
export function browserStorages(texts: Partial<Record<Area, Readonly<Record<string, string>>>> = {}) {
  const local = new FakeStorage(texts.local ?? {})
  const session = new FakeStorage(texts.session ?? {})
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  return { local, session }
}
