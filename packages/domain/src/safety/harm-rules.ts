// What the rules refuse, as data: a sentence asks for harm when it says one of `asks`, and says nothing of `unless`.
// Written to leave harmless wishes alone: a word such as "bomb", "kill" or "drug" is never enough.

export interface HarmRule {
  /** Stands in the refusal: "It asks for …". */
  harm: string
  asks: readonly RegExp[]
  /** Whoever teaches, prevents, reports, remembers or plays says so in the same sentence. */
  unless: RegExp
}

/** Sentences are compared in lower case. */
const caring =
  /\b(?:aware\w*|prevent\w*|protect\w*|against|detect\w*|report(?:ing)?|recogni\w*|spot(?:ting)?|avoid\w*|teach\w*|train\w*|educat\w*|learn\w*|explain\w*|quiz\w*|simulat\w*|research\w*|study|studies|course\w*|lesson\w*|history|historical|museum\w*|memorial\w*|archive\w*|documentar\w*|news\w*|journalis\w*|novel\w*|fiction\w*|film\w*|movie\w*|games?|board game|recover\w*|rehab\w*|support group|helpline\w*|hotline\w*|counsel\w*|therap\w*|survivor\w*|victims? of|stop(?:ping)?|block\w*|defend\w*|defen[cs]e|anti-?\w+|remov\w*|scan(?:ner|ning|s)?|safeguard\w*|charity against|law|legal|court|police|insurance)\b/

const making = String.raw`\b(?:build|make|create|write|code|develop|generate|design|program|set up|run|need|want|give me)\b`
/** Up to so many words between two that belong together. */
const near = String.raw`(?:[\s,'’"“”]+[\w'’$-]+){0,6}[\s,'’"“”]+`

function asks(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(near), 'i')
}

const brands = String.raw`\b(?:bank\w*|paypal|google|gmail|microsoft|office 365|outlook|apple|icloud|facebook|instagram|netflix|amazon|whatsapp|coinbase|metamask|steam|dhl|ups|post office|tax office|irs)\b`
const secrets = String.raw`\b(?:passwords?|credentials?|log-?ins?|card (?:numbers?|details)|credit cards?|cvvs?|pins?|bank details|seed phrases?|2fa codes?|social security numbers?)\b`
const children = String.raw`\b(?:child(?:ren)?|minors?|under-?age\w*|kids?|pre-?teens?|teens?|teenage\w*|school-?(?:girls?|boys?)|toddlers?|infants?)\b`
const sexual = String.raw`\b(?:porn\w*|nudes?|naked|sexual\w*|erotic\w*|sexy|hentai|explicit)\b`
const groups = String.raw`\b(?:jews|muslims|christians|hindus|blacks?|whites|asians|arabs|latinos|gays?|lesbians?|trans(?: people)?|women|immigrants|refugees|roma|disabled(?: people)?)\b`

export const harmRules: readonly HarmRule[] = [
  {
    harm: 'stealing people’s passwords or cards',
    asks: [
      asks(String.raw`\b(?:steal\w*|harvest\w*|phish\w*|skim\w*|swip(?:e|ing))\b`, secrets),
      asks(
        String.raw`\b(?:fake|spoofed|cloned?|copy of (?:the|a)|look-?alike|imitation)\b`,
        brands,
        String.raw`\b(?:log-?in|sign-?in|verification|payment)\b`,
      ),
      asks(making, String.raw`\bphishing (?:page|site|website|kit|form|app|campaign|e-?mails?)\b`),
      asks(
        String.raw`\b(?:trick|fool|deceiv\w*|dupe)\b`,
        String.raw`\b(?:people|users|visitors|customers|them|victims|seniors)\b`,
        secrets,
      ),
    ],
    unless: caring,
  },
  {
    harm: 'software that attacks other people’s devices',
    asks: [
      asks(
        making,
        String.raw`\b(?:ransomware|key-?logger|botnet|spyware|root-?kit|trojan(?! horse)|computer virus|malware|credential stealer|ddos (?:tool|attack|panel|service)|booter|stresser)\b`,
      ),
      asks(String.raw`\b(?:infects?|hijacks?|bricks?)\b`, String.raw`\b(?:visitors?|computers?|phones?|browsers?)\b`),
    ],
    unless: caring,
  },
  {
    harm: 'sexual content with children',
    asks: [asks(children, sexual), asks(sexual, children), /\b(?:child porn\w*|csam|lolicon|jailbait)\b/i],
    unless:
      /\b(?:prevent\w*|protect\w*|report(?:ing)?|safeguard\w*|educat\w*|health|helpline\w*|hotline\w*|counsel\w*|survivors?|abuse|against|block\w*|filter\w*|nude (?:colou?rs?|tones?|shades?|palette|pink|lipstick)|no (?:nudes?|sexual|explicit)|components?|process(?:es)?|elements?|nodes?|errors?|json|law|statistics|research)\b/i,
  },
  {
    harm: 'instructions for weapons that kill many, or for bombs',
    asks: [
      asks(
        String.raw`\b(?:how to|instructions?|recipes?|guides?|steps|tutorials?|manual|blueprints?|build|make|making|assembl\w*)\b`,
        String.raw`\b(?:pipe bombs?|nail bombs?|car bombs?|home-?made (?:bombs?|explosives?)|an? bombs?|explosive devices?|nerve (?:gas|agents?)|sarin|ricin|anthrax|chemical weapons?|bio-?weapons?|dirty bombs?|molotov cocktails?|ghost guns?|untraceable guns?)\b`,
      ),
    ],
    unless: new RegExp(
      `${caring.source}|\\b(?:bath|photo|seed|cherry|cocktail party|hot chocolate|glitter|water)\\b`,
      'i',
    ),
  },
  {
    harm: 'selling what may not be sold',
    asks: [
      asks(
        String.raw`\b(?:sell\w*|buy\w*|shop|store|market\w*|order\w*|deal\w*|dealers?|vendors?)\b`,
        String.raw`\b(?:cocaine|heroin|(?:crystal )?meth|methamphetamine|fentanyl|mdma|stolen (?:credit )?cards?|stolen (?:data|accounts?|goods|identities)|hacked accounts?|counterfeit (?:money|bills?|passports?|documents?|ids?|medicine)|(?:fake|forged) (?:ids?|passports?|driver'?s? licen[cs]es?|diplomas?|vaccin\w+ (?:cards?|certificates?|passes))|human organs|unregistered (?:guns?|firearms?)|hit ?m[ae]n|endangered animals|ivory)\b`,
      ),
      asks(
        making,
        String.raw`\b(?:fake|forged|counterfeit)\b`,
        String.raw`\b(?:passports?|id cards?|bank ?notes?|driver'?s? licen[cs]es?)\b`,
      ),
    ],
    unless: caring,
  },
  {
    harm: 'watching people in secret',
    asks: [
      asks(
        String.raw`\b(?:track\w*|spy\w*|record\w*|monitor\w*|read\w*|follow\w*|locat\w*|film\w*|watch\w*|listen\w*)\b`,
        String.raw`\b(?:wife|husband|girlfriend|boyfriend|ex|partner|spouse|neighbou?rs?|employees?|someone|somebody|people|person|woman|women|girls?|her|him|them|messages|location)\b`,
        String.raw`\b(?:secretly|without (?:her|his|their|them|him|anyone|anybody) (?:know\w*|consent|noticing|permission))\b`,
      ),
      asks(
        String.raw`\bsecretly (?:track|spy|record|monitor|read|follow|locate|film|listen)\w*\b`,
        String.raw`\b(?:wife|husband|girlfriend|boyfriend|ex|partner|spouse|neighbou?rs?|employees?|someone|somebody|people|person|woman|women|girls?|her|him|them|messages|location)\b`,
      ),
      /\bstalk(?:s|ing)? (?:my|her|his|an?|the) (?:ex|wife|husband|girlfriend|boyfriend|woman|girl|person|neighbou?r)\b/i,
    ],
    unless:
      /\b(?:prevent\w*|protect\w*|against|detect\w*|report(?:ing)?|stop(?:ping)?|block\w*|aware\w*|surprise|santa|birthday|novel\w*|games?)\b/i,
  },
  {
    harm: 'shaming or hunting a person',
    asks: [
      /\brevenge porn\b/i,
      asks(
        String.raw`\b(?:publish\w*|post\w*|leak\w*|shar\w*|upload\w*|expos\w*)\b`,
        String.raw`\b(?:nudes?|naked (?:photos?|pictures?)|home address(?:es)?|private (?:photos?|pictures?|messages))\b`,
        String.raw`\b(?:my ex|of my (?:ex|girlfriend|boyfriend|wife|husband|teacher|boss)|without (?:her|his|their) (?:consent|permission)|people i hate|enem(?:y|ies)|judges?|journalists?)\b`,
      ),
      /\bhit ?list\b(?! of (?:songs|hits|tracks))[^.]*\b(?:kill|attack|hurt|harm)\b/i,
    ],
    unless:
      /\b(?:prevent\w*|protect\w*|against|detect\w*|report(?:ing)?|stop(?:ping)?|block\w*|aware\w*|remov\w*|help\w*|support|law|legal)\b/i,
  },
  {
    harm: 'hatred or violence against people',
    asks: [
      asks(String.raw`\b(?:kill|exterminate|eradicate|gas|lynch|attack|hunt|get rid of)\b`, groups),
      asks(
        String.raw`\b(?:promot\w*|organi[sz]\w*|recruit\w*|celebrat\w*|plan\w*|glorif\w*|fund\w*)\b`,
        String.raw`\b(?:genocide|terrorism|terror(?:ist)? attacks?|isis|al-?qaeda|ethnic cleansing|lynchings?|white (?:supremacy|power)|mass shootings?|school shootings?)\b`,
      ),
      asks(
        making,
        String.raw`\b(?:prov(?:es?|ing)|show(?:s|ing)?|why)\b`,
        groups,
        String.raw`\b(?:inferior|subhuman|vermin|not human)\b`,
      ),
    ],
    unless: new RegExp(`${caring.source}|\\b(?:cancer|virus|bacteria|weeds?|zombies?|bugs|chess|pawns?)\\b`, 'i'),
  },
  {
    harm: 'harming oneself',
    asks: [
      asks(
        String.raw`\b(?:encourag\w*|promot\w*|how to|ways? to|methods? (?:of|for|to)|guides? (?:to|for)|tips (?:for|on)|challenge)\b`,
        String.raw`\b(?:suicide|self-?harm\w*|kill (?:your|my|one|them)sel(?:f|ves)|cut(?:ting)? (?:your|my|one)self|starv(?:e|ing) (?:your|my|one)self|pro-?ana\w*)\b`,
      ),
    ],
    unless: new RegExp(
      `${caring.source}|\\b(?:help|safety plan|crisis|support|get through|cope|coping|stay safe)\\b`,
      'i',
    ),
  },
  {
    harm: 'cheating people out of their money',
    asks: [
      asks(making, String.raw`\b(?:ponzi|pyramid) schemes?\b`),
      asks(
        String.raw`\b(?:scam|defraud|swindle|con|rip off)\b`,
        String.raw`\b(?:people|customers|elderly|seniors|users|victims|pensioners|investors|grandmas?|tourists)\b`,
      ),
      asks(making, String.raw`\bfake (?:charity|fundraiser|invoices?|investment (?:site|platform)|lottery)\b`),
    ],
    unless: caring,
  },
]
