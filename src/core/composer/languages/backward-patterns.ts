/** How sentences begin that go on from the one before, where the composer knows no grammar. */
export const backwardPatterns: Readonly<Record<string, RegExp>> = {
  ru: /^(?:однако|поэтому|там|здесь|тогда|затем|потом|это|этот|эта|эти|этого|он|она|оно|они|его|её|их|ему|им|также|кроме того|для этого|благодаря (?:ему|ей|им|этому)|при этом|но|и|а)(?!\p{L})/iu,
  uk: /^(?:однак|тому|там|тут|тоді|потім|це|цей|ця|ці|він|вона|воно|вони|його|її|їх|також|крім того|для цього|при цьому|але|і|а)(?!\p{L})/iu,
  ar: /^(?:ومع ذلك|مع ذلك|بعد ذلك|ولذلك|لذلك|غير أن|إلا أن|كما|هكذا|ثم|هذا|هذه|ذلك|تلك|لكن|ولكن|فهو|فهي|وهو|وهي|وعندما|أيضا)(?!\p{L})/u,
  ja: /^(?:それ|その|この|これ|ここ|そこ|あの|しかし|だが|また|さらに|そして|一方|今、この|ただし|だから|したがって)/u,
  zh: /^(?:这|那|它|他|她|但|然而|因此|所以|此外|同时|而且|于是|其中)/u,
  ko: /^(?:그|이는|이것|그것|하지만|그러나|또한|그래서|따라서|그리고)/u,
  pl: /^(?:jednak|dlatego|tam|tutaj|to|ten|ta|te|on|ona|oni|jego|jej|ich|także|ponadto|ale)(?!\p{L})/iu,
  sv: /^(?:dock|därför|där|här|det|den|de|han|hon|också|dessutom|men)(?!\p{L})/iu,
  tr: /^(?:bu|şu|o|onlar|ancak|ama|bu nedenle|ayrıca|böylece)(?!\p{L})/iu,
}
