// Providers quote the key they refuse in their error messages, so a message may carry one.
const secrets = [
  /\bBearer\s+[\w.~+/=-]+/gi,
  /\b(?:sk|pk|gsk|xi|rk)[-_][\w-]{8,}/g,
  /\bAIza[\w-]{16,}/g,
  /\bAQ\.[\w-]{8,}/g,
  /"api_?key"\s*:\s*"[^"]*"/gi,
  /\b(?:api[-_]?key|access[-_]?token|token|key|secret|password)=[^&\s"'\\]+/gi,
  // The password of an address such as that of the database.
  /(?<=\b\w+:\/\/[^\s:/@]*:)[^\s/@]+(?=@)/g,
]

export function redactSecrets(text: string): string {
  return secrets.reduce((clean, secret) => clean.replace(secret, '[redacted]'), text)
}
