type ScriptUrlPolicy = { createScriptURL(url: string): string }
type TrustedTypes = {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy
}

declare global {
  // Not in TypeScript's DOM library yet.
  var trustedTypes: TrustedTypes | undefined
}

const policy = globalThis.trustedTypes?.createPolicy('lectern-worker', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError('A worker comes from our own server')
    return url
  },
})

/** The page's policy takes no plain text for the address of a script. */
export const trustScript = (url: string): string => policy?.createScriptURL(url) ?? url
