// Words of how an app shall look, as they stand beside a colour: "minimal black and white", "fresh green, playful".

const words = `adventurous airy artsy beautiful big bold bright brutalist businesslike calm charming cheerful childlike chic classic classy clean corporate cosy
cozy crisp cute daring dark delicate dramatic dreamy earthy editorial elegant energetic feminine festive flat fresh
friendly fun funky futuristic gentle happy homely hot industrial inviting joyful light lively loud luxurious luxury
masculine minimal minimalist minimalistic modern moody natural neat nordic nostalgic old-fashioned organic peaceful plain playful
polished posh powerful premium pretty professional quiet quirky raw reduced refined relaxed relaxing retro romantic
rounded rustic scandinavian serious simple sleek slick sober soft soothing sophisticated spacious sporty striking strong
stylish sunny tasteful techy tidy timeless trendy trustworthy understated vibrant vintage vivid warm welcoming young youthful zen`

/** One of them; "very calm", "not too loud" are two and three words of the same. */
export const lookWord = `(?:(?:very|really|quite|rather|a bit|not too|nice and)\\s+)?(?:${words.split(/\s+/).join('|')})`
