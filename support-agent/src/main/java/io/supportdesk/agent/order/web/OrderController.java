package io.supportdesk.agent.order.web;

import io.supportdesk.agent.identity.OrderServiceTokens;
import io.supportdesk.agent.identity.Person;
import io.supportdesk.agent.problem.Problems;
import java.io.IOException;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.client.ClientHttpResponse;
import org.springframework.http.client.JdkClientHttpRequestFactory;
import org.springframework.util.MultiValueMap;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.client.ResourceAccessException;
import org.springframework.web.client.RestClient;
import org.springframework.web.util.UriComponentsBuilder;

/** Order reads of the page; order-service decides what this person may see, and its answer is passed on as it is. */
@RestController
@RequestMapping("/api/orders")
class OrderController {

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9-]{1,40}");
    private static final List<String> PARAMETERS = List.of("status", "customerId", "page", "size");

    private final OrderServiceTokens tokens;
    private final OrderProperties properties;
    private final RestClient orders;

    OrderController(OrderServiceTokens tokens, OrderProperties properties) {
        this.tokens = tokens;
        this.properties = properties;
        var http = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(3))
                .build();
        var requests = new JdkClientHttpRequestFactory(http);
        requests.setReadTimeout(Duration.ofSeconds(10));
        this.orders = RestClient.builder().requestFactory(requests).build();
    }

    @GetMapping
    ResponseEntity<byte[]> list(Person person, @RequestParam MultiValueMap<String, String> query) {
        var address = UriComponentsBuilder.fromUri(properties.url()).path("/api/orders");
        PARAMETERS.stream().filter(query::containsKey).forEach(name -> address.queryParam(name, "{" + name + "}"));
        return fetch(
                person,
                address.encode().buildAndExpand(query.toSingleValueMap()).toUri());
    }

    @GetMapping("/counts")
    ResponseEntity<byte[]> counts(Person person) {
        return fetch(person, address("/api/orders/counts"));
    }

    @GetMapping("/{id}")
    ResponseEntity<?> one(Person person, @PathVariable String id) {
        return ID.matcher(id).matches()
                ? fetch(person, address("/api/orders/" + id))
                : Problems.response(HttpStatus.NOT_FOUND, "order-not-found", "There is no such order.");
    }

    private java.net.URI address(String path) {
        return UriComponentsBuilder.fromUri(properties.url()).path(path).build().toUri();
    }

    private ResponseEntity<byte[]> fetch(Person person, java.net.URI address) {
        var token = tokens.tokenFor(person);
        try {
            return orders.get()
                    .uri(address)
                    .headers(headers -> headers.setBearerAuth(token))
                    .exchangeForRequiredValue((request, response) -> passOn(response));
        } catch (ResourceAccessException e) {
            throw new OrderServiceUnavailable(e);
        }
    }

    private static ResponseEntity<byte[]> passOn(ClientHttpResponse response) throws IOException {
        var type = response.getHeaders().getContentType();
        return ResponseEntity.status(response.getStatusCode())
                .contentType(type == null ? MediaType.APPLICATION_JSON : type)
                .body(response.getBody().readAllBytes());
    }
}
