insert into tag (name) values ('Soup'), ('No oven'), ('For guests'), ('Sweet');
insert into recipe (title, remark, minutes, serves, ingredients, method, created_at) values
  ('Lemon orzo with peas', 'For two, one pan', 22, 2, E'180 g orzo\n1 lemon\n150 g peas\nParmesan', 'Cook the orzo in little water, stir in the peas and the juice at the end.', now() - interval '40 days'),
  ('Black bean stew', 'Freezes well', 47, 6, E'500 g black beans\n2 chillies\n1 tin of tomatoes', 'Fry the chillies, add everything else and let it stand on a low flame.', now() - interval '33 days'),
  ('Courgette fritters', 'Makes about twelve', 31, 4, E'2 courgettes\n1 egg\n60 g flour\nMint', 'Grate, salt and squeeze. Mix with the rest and fry in spoonfuls.', now() - interval '21 days'),
  ('Leek and potato soup', null, 38, 6, E'3 leeks\n4 potatoes\n1 l stock', 'Sweat the leeks slowly, add potatoes and stock, and blend half of it.', now() - interval '17 days'),
  ('Plum cake, sunken', '28 cm tin', 63, 12, E'700 g plums\n200 g butter\n4 eggs\n220 g flour', 'Beat butter, eggs and flour, spread it out and press the plums in.', now() - interval '12 days'),
  ('Beetroot and soft goat’s cheese, warm', 'Aunt Ilse’s, from the back of a train ticket', 71, 4, E'6 beetroots\n150 g goat’s cheese\nThyme', 'Roast them whole in their skins. They slip off afterwards.', now() - interval '8 days'),
  ('Fennel salad', 'Uses up the soft ones', 14, 3, E'2 fennel bulbs\n2 oranges\nOlives', 'Slice everything as thin as you dare and leave it for ten minutes.', now() - interval '5 days'),
  ('Tomato rice', 'For Sunday evening', 36, 4, E'300 g rice\n6 tomatoes\nBay', 'Melt the tomatoes with bay, add the rice and keep the lid on.', now() - interval '2 days');
insert into recipe_tag (recipe_id, tag_id) values (1, 2), (2, 2), (3, 2), (4, 1), (4, 2), (5, 3), (5, 4), (6, 3), (7, 2), (7, 3), (8, 2);
